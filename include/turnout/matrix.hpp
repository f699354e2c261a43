// SPDX-License-Identifier: MIT
// Views of the caller's memory. Nothing here owns or copies.
#pragma once

#include <cstdint>
#include <span>

#include "turnout/rule.hpp"

namespace turnout {

/// A 16-bit float by its bits.
struct Half {
  std::uint16_t bits;
};  ///< IEEE binary16
struct BFloat16 {
  std::uint16_t bits;
};  ///< upper half of an f32

/// A row-major matrix to read: [n_row, n_col], rows `row_stride` elements apart.
/// For q8_0 n_col and row_stride count elements, are multiples of 32, and a block takes 34 bytes.
struct Matrix {
  const void* data = nullptr;
  DType dtype = DType::f32;
  std::int64_t n_row = 0;
  std::int64_t n_col = 0;
  std::int64_t row_stride = 0;  ///< elements; >= n_col

  Matrix() = default;
  Matrix(const void* p, DType type, std::int64_t rows, std::int64_t cols, std::int64_t stride)
      : data(p), dtype(type), n_row(rows), n_col(cols), row_stride(stride) {}
  Matrix(const float* p, std::int64_t rows, std::int64_t cols) : Matrix(p, DType::f32, rows, cols, cols) {}
  Matrix(const Half* p, std::int64_t rows, std::int64_t cols) : Matrix(p, DType::f16, rows, cols, cols) {}
  Matrix(const BFloat16* p, std::int64_t rows, std::int64_t cols) : Matrix(p, DType::bf16, rows, cols, cols) {}
};

/// Where weights are written: contiguous [n_token, n_used], as f32, or rounded once more to f16 or bf16 (S-6.7).
struct Weights {
  void* data = nullptr;
  DType dtype = DType::f32;
  std::int64_t size = 0;  ///< elements

  Weights() = default;
  Weights(std::span<float> out) : data(out.data()), dtype(DType::f32), size(static_cast<std::int64_t>(out.size())) {}
  Weights(std::span<Half> out) : data(out.data()), dtype(DType::f16), size(static_cast<std::int64_t>(out.size())) {}
  Weights(std::span<BFloat16> out)
      : data(out.data()), dtype(DType::bf16), size(static_cast<std::int64_t>(out.size())) {}
};

}  // namespace turnout
