// SPDX-License-Identifier: MIT
#include "turnout/model.hpp"

#include <fmt/format.h>

#include <filesystem>

#include "model/open.hpp"
#include "model/table.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

/// "2-7, 9".
std::string show_layers(const std::vector<LayerRouter>& layers) {
  std::vector<std::string> ranges;
  for (std::size_t i = 0; i < layers.size();) {
    std::size_t last = i;
    while (last + 1 < layers.size() && layers[last + 1].layer == layers[last].layer + 1) ++last;
    ranges.push_back(last == i ? fmt::format("{}", layers[i].layer)
                               : fmt::format("{}-{}", layers[i].layer, layers[last].layer));
    i = last + 1;
  }
  return join_names(ranges);
}

}  // namespace

Result<const LayerRouter*> Model::layer(std::int32_t number) const {
  for (const LayerRouter& router : layers)
    if (router.layer == number) return &router;
  return invalid(fmt::format("layer {}: {} has routed layers {}", number, path, show_layers(layers)));
}

Result<Model> open_model(const std::string& path, const ModelOptions& options) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error)) return open_hf_directory(path, options);
  if (path.ends_with(".json")) return open_hf_config(path, options);
  if (path.ends_with(".safetensors")) return invalid(path + ": open the directory that holds it and its config.json");
  return open_gguf(path, options);
}

Result<LayerRouter> family_rule(std::string_view name, std::int32_t n_expert, std::int32_t n_used,
                                const ModelOptions& options) {
  ModelOptions used = options;
  const std::size_t at = name.find('@');
  if (at != std::string_view::npos) used.dialect = name.substr(at + 1);
  const Json* const family = find_family(name.substr(0, at));
  if (!family)
    return invalid(
        fmt::format("family {}: must be one of {}", quote(name.substr(0, at)), join_names(family_ids(), 200)));
  Keys keys;
  keys.n_expert = n_expert;
  keys.n_used = n_used;
  auto resolved = resolve(*family, keys, used);
  if (!resolved.ok()) return resolved.status();
  return tensorless_router(*family, *resolved, used.dialect, 0);
}

}  // namespace turnout
