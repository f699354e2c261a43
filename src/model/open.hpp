// SPDX-License-Identifier: MIT
// The readers behind open_model, one per kind of file.
#pragma once

#include <string>

#include "model/router_tensors.hpp"
#include "turnout/model.hpp"

namespace turnout {

Result<Model> open_gguf(const std::string& path, const ModelOptions& options);
Result<Model> open_hf_directory(const std::string& path, const ModelOptions& options);
Result<Model> open_hf_config(const std::string& path, const ModelOptions& options);

}  // namespace turnout
