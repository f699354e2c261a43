// SPDX-License-Identifier: MIT
// The router tensors of every layer, found by the table's names.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "model/files.hpp"
#include "model/resolve.hpp"
#include "turnout/model.hpp"

namespace turnout {

/// What keeps the memory behind a model's matrices alive.
struct ModelFiles {
  std::vector<MappedFile> maps;
  std::vector<std::shared_ptr<const void>> copies;  ///< of weights that a file holds at an odd place
};

/// Tensor names of one layer, by role.
struct RouterNames {
  std::vector<std::string> weight, bias, logit_bias, expert_scale;
};

/// The layers that have any router tensor. `section` is a family's "hf" or "gguf".
std::map<std::int32_t, RouterNames> find_routers(const Json& section, const std::set<std::string>& names);

using GetTensor = std::function<Result<Tensor>(const std::string& name)>;

/// All routed layers of a model whose rule is `resolved`. An error names the file (`path`) and the tensor.
Result<std::vector<LayerRouter>> load_routers(const Json& family, const std::string& section, const Resolved& resolved,
                                              const std::string& dialect, const std::set<std::string>& names,
                                              const GetTensor& get, const std::string& path, ModelFiles& files);

/// A layer whose file has no tensors: rule, provenance, warnings, and what the caller must bring.
LayerRouter tensorless_router(const Json& family, const Resolved& resolved, const std::string& dialect,
                              std::int32_t layer);

}  // namespace turnout
