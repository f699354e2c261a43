// SPDX-License-Identifier: MIT
// The generator's own random numbers. Integers, and floats built from integers by exact or correctly rounded steps:
// the same bits with every compiler, library and machine, which std::*_distribution and libm do not promise.
#pragma once

#include <bit>
#include <cstdint>
#include <initializer_list>
#include <utility>
#include <vector>

namespace turnout::hostile {

/// SplitMix64 (Steele, Lea, Flood 2014): state += 0x9e3779b97f4a7c15, output = mix(state).
/// The stream of case (seed, index) starts at mix(seed + 1) ^ mix(mix(index + 2)).
class Random {
 public:
  Random(std::uint64_t seed, std::uint64_t index) : state_(mix(seed + 1) ^ mix(mix(index + 2))) {}

  std::uint64_t next() { return mix(state_ += 0x9e3779b97f4a7c15u); }
  /// 0..n-1
  std::uint32_t below(std::uint32_t n) { return static_cast<std::uint32_t>(((next() >> 32) * n) >> 32); }
  std::int32_t between(std::int32_t least, std::int32_t most) {
    return least + static_cast<std::int32_t>(below(static_cast<std::uint32_t>(most - least) + 1));
  }
  bool percent(std::uint32_t p) { return below(100) < p; }
  /// v or -v. Operands and arguments are evaluated in any order, so no expression may draw twice side by side; here
  /// v is drawn first.
  double either(double v) { return below(2) == 0 ? v : -v; }
  template <class T>
  T pick(std::initializer_list<T> list) {
    return list.begin()[below(static_cast<std::uint32_t>(list.size()))];
  }

  /// [0, 1) in steps of 2^-32.
  double unit() { return static_cast<double>(next() >> 32) * 0x1p-32; }
  double uniform(double least, double most) { return least + (most - least) * unit(); }
  /// Mean 0, deviation 1, within +-6: twelve uniform integers of 16 bits, added.
  double normal() {
    std::int64_t sum = 0;
    for (int i = 0; i < 3; ++i) {
      const std::uint64_t x = next();
      sum += static_cast<std::int64_t>((x & 0xffff) + ((x >> 16) & 0xffff) + ((x >> 32) & 0xffff) + (x >> 48));
    }
    return static_cast<double>(2 * sum - 12 * 65535) * 0x1p-17;
  }
  /// 0..n-1 in random order.
  std::vector<std::int32_t> permutation(std::int32_t n) {
    std::vector<std::int32_t> order(static_cast<std::size_t>(n));
    for (std::int32_t i = 0; i < n; ++i) order[static_cast<std::size_t>(i)] = i;
    for (std::int32_t i = n - 1; i > 0; --i) {
      std::swap(order[static_cast<std::size_t>(i)], order[below(static_cast<std::uint32_t>(i) + 1)]);
    }
    return order;
  }

 private:
  static std::uint64_t mix(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }

  std::uint64_t state_;
};

/// 2^e for -1022 <= e <= 1023.
inline double power_of_two(int e) { return std::bit_cast<double>(static_cast<std::uint64_t>(e + 1023) << 52); }

/// The f32 that is `steps` places of `ulp` bits away: 1 for f32, 2^13 and 2^16 for what f16 and bf16 can hold.
inline float nudge(float x, std::int32_t steps, std::uint32_t ulp = 1) {
  return std::bit_cast<float>(std::bit_cast<std::uint32_t>(x) + static_cast<std::uint32_t>(steps) * ulp);
}

}  // namespace turnout::hostile
