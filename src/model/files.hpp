// SPDX-License-Identifier: MIT
// Files as bytes and as tensors: memory map, .npy, safetensors. Sizes are checked before use.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "turnout/matrix.hpp"
#include "turnout/status.hpp"

namespace turnout {

/// A read-only memory map. Copies share it.
class MappedFile {
 public:
  static Result<MappedFile> open(const std::string& path);
  std::span<const std::byte> bytes() const { return bytes_; }
  const std::string& path() const { return path_; }

 private:
  std::shared_ptr<const void> owner_;
  std::span<const std::byte> bytes_;
  std::string path_;
};

/// A tensor inside a mapped file: contiguous, row-major, little-endian.
struct Tensor {
  std::string name;
  std::string dtype;                ///< as the file spells it: "F32", "BF16", "I32", "Q8_0", ...
  std::vector<std::int64_t> shape;  ///< outermost first
  std::span<const std::byte> data;
};

struct SafeTensors {
  MappedFile file;
  std::map<std::string, Tensor> tensors;
  std::map<std::string, std::string> metadata;
  static Result<SafeTensors> open(const std::string& path);
};

/// "FILE.npy", "FILE.safetensors" (one tensor inside) or "FILE.safetensors:NAME".
struct DataFile {
  MappedFile file;
  Tensor tensor;                     ///< its data is aligned, whatever place the file has for it
  std::shared_ptr<const void> copy;  ///< keeps that data alive where the file's own place would not do
};
Result<DataFile> open_data(const std::string& spec);

/// A 2-D (or 1-D: one row) f32/f16/bf16 tensor as a Matrix view; errors name the tensor and its dtype or shape.
Result<Matrix> as_matrix(const Tensor& tensor);
/// A 1-D (or [1, n]) f32/f16/bf16 tensor, widened to f32.
Result<std::vector<float>> as_floats(const Tensor& tensor);
/// A 2-D integer tensor (I32 or I64), checked to fit int32.
Result<std::vector<std::int32_t>> as_ids(const Tensor& tensor);

/// Writes safetensors through a temporary file and a rename, so that a failure leaves nothing behind.
Status write_safetensors(const std::string& path, const std::vector<Tensor>& tensors,
                         const std::map<std::string, std::string>& metadata);

}  // namespace turnout
