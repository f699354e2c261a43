// SPDX-License-Identifier: MIT
// Floats by their bits. Written apart from every backend, so that a backend's own conversions are checked, not reused.
#pragma once

#include <bit>
#include <cstdint>

#include "turnout/rule.hpp"

namespace turnout::check {

inline std::uint32_t to_bits(float x) { return std::bit_cast<std::uint32_t>(x); }
inline float from_bits(std::uint32_t b) { return std::bit_cast<float>(b); }
inline bool is_nan(float x) { return (to_bits(x) & 0x7fffffffu) > 0x7f800000u; }

/// Nearest even. NaN stays a (quiet) NaN of the same sign, zero keeps its sign.
std::uint16_t round_f16(float x);
std::uint16_t round_bf16(float x);

/// Exact; a NaN keeps its payload, so different 16-bit values stay different.
float widen_f16(std::uint16_t bits);
float widen_bf16(std::uint16_t bits);

/// What a row of `dtype` holds for x: x itself for f32.
float through(DType dtype, float x);

/// Whether x survives being stored as `dtype`. Every NaN counts as exact: payloads mean nothing to the contract.
bool exact_in(DType dtype, float x);

/// An f32 weight as it must be written in `dtype` (S-6.7), widened again: one NaN, no negative zero.
float as_weight(DType dtype, float x);

}  // namespace turnout::check
