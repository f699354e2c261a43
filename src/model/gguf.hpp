// SPDX-License-Identifier: MIT
// GGUF v2 and v3, little-endian. Only the metadata is read; every count, length and offset is checked against the bytes
// that are left before anything is allocated.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "model/files.hpp"
#include "model/json.hpp"

namespace turnout {

struct GgufTensor {
  std::string name;
  std::string type;                 ///< "F32", "Q4_K", ...; "type 99" if this version does not know it
  std::vector<std::int64_t> shape;  ///< outermost first, as everywhere in this library
  std::span<const std::byte> data;  ///< empty if the size of the type is not known
  bool is_known = false;            ///< the size of the type is known, and the data lies inside the file
};

struct GgufFile {
  MappedFile file;
  std::uint32_t version = 0;
  std::string architecture;         ///< general.architecture, empty if absent
  Json keys;                        ///< scalars and texts by key; an array is checked and left empty
  std::vector<GgufTensor> tensors;  ///< in file order, names are unique

  static Result<GgufFile> open(const std::string& path);
};

}  // namespace turnout
