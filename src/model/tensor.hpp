// SPDX-License-Identifier: MIT
// What .npy, safetensors and GGUF readers share: element types by name, shapes in words, checked sizes.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "model/files.hpp"

namespace turnout {

/// Bits of one element of a safetensors type, 0 if the name is unknown.
int element_bits(std::string_view dtype);

/// "[32, 256]".
std::string show_shape(std::span<const std::int64_t> shape);

/// Product of the dimensions; false if it overflows int64 or a dimension is negative.
bool n_element(std::span<const std::int64_t> shape, std::int64_t& out);

/// Moves data that does not start at a multiple of 4 bytes, as files may hold it, into memory of its own. The result
/// keeps that alive; null where the data is fine as it is.
std::shared_ptr<const void> align(Tensor& tensor);

/// Bytes of a contiguous tensor of a safetensors type; bad_file (after `where`) if they overflow or split a byte.
Result<std::int64_t> tensor_bytes(std::string_view dtype, std::span<const std::int64_t> shape,
                                  const std::string& where);

}  // namespace turnout
