// SPDX-License-Identifier: MIT
// An output buffer that shows what a call did to it: poisoned inside, with guard zones on both sides.
#pragma once

#include <cstddef>
#include <cstring>
#include <span>
#include <vector>

namespace turnout::check {

template <class T>
class Guarded {
 public:
  explicit Guarded(std::size_t size) : size_(size), store_(size + 2 * kGuard) {
    std::memset(store_.data(), kPoison, store_.size() * sizeof(T));
  }
  std::span<T> span() { return std::span<T>(store_).subspan(kGuard, size_); }

  /// Nothing before or behind the buffer was written.
  bool guards_intact() const { return poisoned(0, kGuard) && poisoned(kGuard + size_, kGuard); }
  /// Nothing was written at all.
  bool untouched() const { return poisoned(0, store_.size()); }
  /// Elements from `first` on are as they were.
  bool untouched_from(std::size_t first) const { return poisoned(kGuard + first, size_ - first); }

 private:
  // Odd, so that the buffer is aligned to its element and to no vector; wider than any vector register.
  static constexpr std::size_t kGuard = 67;
  static constexpr unsigned char kPoison =
      0xa5;  // negative as an id or a place; as a float a value no rule is likely to give

  bool poisoned(std::size_t first, std::size_t count) const {
    const auto* bytes = reinterpret_cast<const unsigned char*>(store_.data() + first);
    for (std::size_t i = 0; i < count * sizeof(T); ++i) {
      if (bytes[i] != kPoison) return false;
    }
    return true;
  }

  std::size_t size_;
  std::vector<T> store_;
};

}  // namespace turnout::check
