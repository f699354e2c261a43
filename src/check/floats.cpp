// SPDX-License-Identifier: MIT
#include "check/floats.hpp"

namespace turnout::check {

std::uint16_t round_f16(float x) {
  const std::uint32_t bits = to_bits(x);
  const std::uint32_t sign = (bits >> 16) & 0x8000u;
  const std::uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u) return static_cast<std::uint16_t>(sign | 0x7e00u);
  if (magnitude >= 0x47800000u) return static_cast<std::uint16_t>(sign | 0x7c00u);  // 65536 and up
  if (magnitude >= 0x38800000u) {  // normal in f16; a carry out of the mantissa is the next exponent, or infinity
    const std::uint32_t rebased = magnitude - 0x38000000u;
    return static_cast<std::uint16_t>(sign | ((rebased + 0xfffu + ((rebased >> 13) & 1u)) >> 13));
  }
  const std::uint32_t exponent = magnitude >> 23;
  if (exponent < 102) return static_cast<std::uint16_t>(sign);  // below half of the least f16
  const std::uint32_t mantissa = (magnitude & 0x7fffffu) | 0x800000u;
  const std::uint32_t shift = 126 - exponent;  // 14..24
  const std::uint32_t quotient = mantissa >> shift;
  const std::uint32_t rest = mantissa & ((1u << shift) - 1u);
  const std::uint32_t half = 1u << (shift - 1);
  const bool up = rest > half || (rest == half && (quotient & 1u) != 0);
  return static_cast<std::uint16_t>(sign | (quotient + (up ? 1u : 0u)));
}

std::uint16_t round_bf16(float x) {
  const std::uint32_t bits = to_bits(x);
  if (is_nan(x)) return static_cast<std::uint16_t>((bits >> 16) | 0x40u);
  return static_cast<std::uint16_t>((bits + 0x7fffu + ((bits >> 16) & 1u)) >> 16);
}

float widen_f16(std::uint16_t bits) {
  const std::uint32_t sign = static_cast<std::uint32_t>(bits & 0x8000u) << 16;
  const std::uint32_t exponent = (bits >> 10) & 0x1fu;
  std::uint32_t mantissa = bits & 0x3ffu;
  if (exponent == 31) return from_bits(sign | 0x7f800000u | (mantissa << 13));
  if (exponent != 0) return from_bits(sign | ((exponent + 112) << 23) | (mantissa << 13));
  if (mantissa == 0) return from_bits(sign);
  std::uint32_t biased = 113;
  while ((mantissa & 0x400u) == 0) {
    mantissa <<= 1;
    --biased;
  }
  return from_bits(sign | (biased << 23) | ((mantissa & 0x3ffu) << 13));
}

float widen_bf16(std::uint16_t bits) { return from_bits(static_cast<std::uint32_t>(bits) << 16); }

float through(DType dtype, float x) {
  if (dtype == DType::f16) return widen_f16(round_f16(x));
  if (dtype == DType::bf16) return widen_bf16(round_bf16(x));
  return x;
}

bool exact_in(DType dtype, float x) { return is_nan(x) || to_bits(through(dtype, x)) == to_bits(x); }

float as_weight(DType dtype, float x) {
  if (dtype == DType::f32) return x;  // as the file has it: a NaN or zero of other bits is a wrong answer
  if (is_nan(x)) return dtype == DType::f16 ? widen_f16(0x7e00) : from_bits(0x7fc00000u);
  const float y = through(dtype, x);
  return y == 0.0f ? 0.0f : y;
}

}  // namespace turnout::check
