// SPDX-License-Identifier: MIT
// NumPy's .npy files, versions 1 to 3: one C-ordered little-endian array of f4, f2, bfloat16 (V2), i4 or i8.
#pragma once

#include "model/files.hpp"

namespace turnout {

/// The array as a tensor named "array", with dtypes spelled as in safetensors.
Result<Tensor> read_npy(const MappedFile& file);

}  // namespace turnout
