// SPDX-License-Identifier: MIT
#include "model/tensor.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <utility>

#include "model/text.hpp"

namespace turnout {
namespace {

constexpr std::pair<std::string_view, int> kElementBits[] = {
    {"F64", 64},    {"F32", 32},    {"F16", 16},    {"BF16", 16},   {"I64", 64},    {"I32", 32}, {"I16", 16},
    {"I8", 8},      {"U64", 64},    {"U32", 32},    {"U16", 16},    {"U8", 8},      {"BOOL", 8}, {"C64", 64},
    {"F8_E4M3", 8}, {"F8_E5M2", 8}, {"F8_E8M0", 8}, {"F6_E2M3", 6}, {"F6_E3M2", 6}, {"F4", 4},
};

Status bad_tensor(const Tensor& tensor, const std::string& what) {
  return bad_file(fmt::format("tensor {}: dtype {}, shape {}: {}", quote(tensor.name), tensor.dtype,
                              show_shape(tensor.shape), what));
}

/// Shape as [rows, columns]; false unless it has one or two dimensions.
bool as_rows(const Tensor& tensor, std::int64_t& n_row, std::int64_t& n_col) {
  if (tensor.shape.empty() || tensor.shape.size() > 2) return false;
  n_row = tensor.shape.size() == 2 ? tensor.shape.front() : 1;
  n_col = tensor.shape.back();
  return true;
}

template <class T>
T load(const Tensor& tensor, std::int64_t i) {
  T value;
  std::memcpy(&value, tensor.data.data() + static_cast<std::size_t>(i) * sizeof(T), sizeof(T));
  return value;
}

float widen_half(std::uint16_t half) {
  const std::uint32_t sign = std::uint32_t{half & 0x8000u} << 16;
  const std::uint32_t exponent = half >> 10 & 31u, fraction = half & 0x3ffu;
  if (exponent == 31) return std::bit_cast<float>(sign | 0x7f800000u | fraction << 13);
  if (exponent > 0) return std::bit_cast<float>(sign | (exponent + 112) << 23 | fraction << 13);
  const float magnitude = static_cast<float>(fraction) * 0x1p-24f;  // subnormal halves are normal floats: exact
  return sign ? -magnitude : magnitude;
}

float widen_bfloat(std::uint16_t half) { return std::bit_cast<float>(std::uint32_t{half} << 16); }

}  // namespace

int element_bits(std::string_view dtype) {
  for (const auto& [name, bits] : kElementBits)
    if (name == dtype) return bits;
  return 0;
}

std::string show_shape(std::span<const std::int64_t> shape) { return fmt::format("[{}]", fmt::join(shape, ", ")); }

bool n_element(std::span<const std::int64_t> shape, std::int64_t& out) {
  out = 1;
  bool has_zero = false;
  for (const std::int64_t n : shape) {
    if (n < 0) return false;
    has_zero = has_zero || n == 0;
    if (n > 0 && !multiply(out, n, out)) return false;  // refused even beside a zero: no honest file has it
  }
  if (has_zero) out = 0;
  return true;
}

Result<std::int64_t> tensor_bytes(std::string_view dtype, std::span<const std::int64_t> shape,
                                  const std::string& where) {
  const int n_bit = element_bits(dtype);
  if (n_bit == 0) return bad_file(fmt::format("{}: unknown dtype {}", where, quote(dtype)));
  std::int64_t n = 0, bits = 0;
  if (!n_element(shape, n) || !multiply(n, n_bit, bits))
    return bad_file(fmt::format("{}: shape {} overflows 64 bits", where, show_shape(shape)));
  if (bits % 8 != 0) return bad_file(fmt::format("{}: {} elements of {} bits end inside a byte", where, n, n_bit));
  return bits / 8;
}

std::shared_ptr<const void> align(Tensor& tensor) {
  using Word = std::uint32_t;
  const std::size_t n_byte = tensor.data.size();
  if (reinterpret_cast<std::uintptr_t>(tensor.data.data()) % alignof(Word) == 0) return nullptr;
  const auto copy = std::make_shared<std::vector<Word>>(n_byte / sizeof(Word) + 1);
  std::ranges::copy(tensor.data, std::as_writable_bytes(std::span(*copy)).begin());
  tensor.data = std::as_bytes(std::span(*copy)).first(n_byte);
  return copy;
}

Result<Matrix> as_matrix(const Tensor& tensor) {
  std::int64_t n_row = 0, n_col = 0;
  if (!as_rows(tensor, n_row, n_col)) return bad_tensor(tensor, "a matrix has 1 or 2 dimensions");
  DType dtype = DType::f32;
  std::size_t alignment = alignof(float);
  if (tensor.dtype == "F16" || tensor.dtype == "BF16" || tensor.dtype == "Q8_0") {
    dtype = tensor.dtype == "F16" ? DType::f16 : tensor.dtype == "BF16" ? DType::bf16 : DType::q8_0;
    alignment = alignof(std::uint16_t);
  } else if (tensor.dtype != "F32") {
    return bad_tensor(tensor, "a matrix has dtype F32, F16, BF16 or Q8_0");
  }
  if (reinterpret_cast<std::uintptr_t>(tensor.data.data()) % alignment != 0)
    return bad_tensor(tensor, fmt::format("its data does not start at a multiple of {} bytes in the file", alignment));
  return Matrix(tensor.data.data(), dtype, n_row, n_col, n_col);
}

Result<std::vector<float>> as_floats(const Tensor& tensor) {
  std::int64_t n_row = 0, n_col = 0;
  if (!as_rows(tensor, n_row, n_col) || n_row != 1) return bad_tensor(tensor, "a vector has shape [n] or [1, n]");
  std::vector<float> values(static_cast<std::size_t>(n_col));
  for (std::int64_t i = 0; i < n_col; ++i) {
    float& value = values[static_cast<std::size_t>(i)];
    if (tensor.dtype == "F32") {
      value = load<float>(tensor, i);
    } else if (tensor.dtype == "F16") {
      value = widen_half(load<std::uint16_t>(tensor, i));
    } else if (tensor.dtype == "BF16") {
      value = widen_bfloat(load<std::uint16_t>(tensor, i));
    } else {
      return bad_tensor(tensor, "a vector has dtype F32, F16 or BF16");
    }
  }
  return values;
}

Result<std::vector<std::int32_t>> as_ids(const Tensor& tensor) {
  if (tensor.dtype != "I32" && tensor.dtype != "I64") return bad_tensor(tensor, "ids have dtype I32 or I64");
  if (tensor.shape.size() != 2) return bad_tensor(tensor, "ids have shape [n_token, n_used]");
  const std::int64_t n_col = tensor.shape[1], n = tensor.shape[0] * n_col;
  std::vector<std::int32_t> ids(static_cast<std::size_t>(n));
  for (std::int64_t i = 0; i < n; ++i) {
    const std::int64_t id = tensor.dtype == "I32" ? load<std::int32_t>(tensor, i) : load<std::int64_t>(tensor, i);
    if (id < std::numeric_limits<std::int32_t>::min() || id > std::numeric_limits<std::int32_t>::max())
      return bad_tensor(tensor, fmt::format("row {}, slot {}: id {} does not fit 32 bits", i / n_col, i % n_col, id));
    ids[static_cast<std::size_t>(i)] = static_cast<std::int32_t>(id);
  }
  return ids;
}

}  // namespace turnout
