// SPDX-License-Identifier: MIT
#include "model/router_tensors.hpp"

#include <fmt/format.h>

#include <charconv>
#include <cmath>
#include <optional>
#include <string_view>

#include "model/tensor.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

constexpr std::size_t kMaxDigits = 6;  // of a layer number

/// The layer number if `name` is prefix + pattern with digits in the place of {N}.
std::optional<std::int32_t> match(std::string_view name, std::string_view prefix, std::string_view pattern) {
  constexpr std::string_view kLayer = "{N}";
  const std::size_t split = pattern.find(kLayer);
  if (!name.starts_with(prefix)) return {};
  name.remove_prefix(prefix.size());
  if (!name.starts_with(pattern.substr(0, split))) return {};
  name.remove_prefix(split);
  const std::string_view rest = pattern.substr(split + kLayer.size());
  if (!name.ends_with(rest)) return {};
  name.remove_suffix(rest.size());
  if (name.empty() || name.size() > kMaxDigits || (name.size() > 1 && name[0] == '0')) return {};
  std::int32_t layer = 0;
  const auto [end, error] = std::from_chars(name.data(), name.data() + name.size(), layer);
  if (error != std::errc{} || end != name.data() + name.size() || layer < 0) return {};
  return layer;
}

/// Loads the tensors of one layer.
class Loader {
 public:
  Loader(const Resolved& resolved, const std::set<std::string>& names, const GetTensor& get, std::string path,
         ModelFiles& files)
      : resolved_(resolved), names_(names), get_(get), path_(std::move(path)), files_(files) {}

  Status load(const RouterNames& found, LayerRouter& router) {
    if (found.weight.empty()) return bad(first_of(found) + ": there is no router weight in this layer");
    std::string logit_bias_name, scale_name;
    for (Status status : {only("router weights", found.weight, true, router.weight_name),
                          only("selection biases", found.bias, resolved_.rule.select_bias, router.bias_name),
                          only("logit biases", found.logit_bias, resolved_.logit_bias, logit_bias_name),
                          only("expert scales", found.expert_scale, resolved_.expert_scale, scale_name)})
      if (!status.ok()) return status;
    if (Status status = no_unknown_bias(router.weight_name, logit_bias_name); !status.ok()) return status;
    if (Status status = load_weight(router); !status.ok()) return status;
    if (Status status = load_vector("bias", router.bias_name, router, router.bias); !status.ok()) return status;
    if (Status status = load_vector("logit_bias", logit_bias_name, router, router.logit_bias); !status.ok())
      return status;
    return load_vector("expert_scale", scale_name, router, router.expert_scale);
  }

 private:
  Status bad(const std::string& what) const { return bad_file(fmt::format("{}: layer {}: {}", path_, layer_, what)); }

  static std::string first_of(const RouterNames& found) {
    for (const auto* names : {&found.bias, &found.logit_bias, &found.expert_scale})
      if (!names->empty()) return names->front();
    return "";
  }

  /// Exactly one name if the rule has such a tensor, none if it has not. Dropping one would route by another rule.
  Status only(const char* what, const std::vector<std::string>& names, bool wanted, std::string& out) const {
    if (names.size() > 1) return bad(fmt::format("two {}: {} and {}", what, names[0], names[1]));
    if (wanted && names.empty()) return bad(fmt::format("the rule has {}, the file has no such tensor", what));
    if (!wanted && !names.empty()) return bad(fmt::format("tensor {}: this model's rule has no {}", names[0], what));
    if (wanted) out = names[0];
    return {};
  }

  /// A linear layer's bias beside the weight changes the logits, whether the family is known to have one or not.
  Status no_unknown_bias(const std::string& weight, const std::string& logit_bias) const {
    constexpr std::string_view kWeight = ".weight";
    if (!weight.ends_with(kWeight)) return {};
    const std::string sibling = weight.substr(0, weight.size() - kWeight.size()) + ".bias";
    if (!names_.contains(sibling) || sibling == logit_bias) return {};
    return bad(fmt::format("tensor {}: this model's rule has no bias on the logits", sibling));
  }

  Status load_weight(LayerRouter& router) {
    auto tensor = get_(router.weight_name);
    if (!tensor.ok()) return tensor.status();
    const Rule& rule = resolved_.rule;
    if (tensor->shape.size() != 2 || tensor->shape[0] != rule.n_expert || tensor->shape[1] < 1)
      return bad(fmt::format("tensor {}: shape {}: must be [n_expert = {}, n_hidden]", router.weight_name,
                             show_shape(tensor->shape), rule.n_expert));
    if (resolved_.n_hidden != 0 && tensor->shape[1] != resolved_.n_hidden)
      return bad(fmt::format("tensor {}: shape {}: the file's hidden size is {}", router.weight_name,
                             show_shape(tensor->shape), resolved_.n_hidden));
    if (auto copy = align(*tensor)) files_.copies.push_back(std::move(copy));
    auto matrix = as_matrix(*tensor);
    if (!matrix.ok()) return bad(matrix.status().message());
    router.weight = *matrix;
    router.provenance.push_back(
        {"weight", tensor->dtype + " " + show_shape(tensor->shape), "tensor " + router.weight_name});
    return {};
  }

  Status load_vector(const char* field, const std::string& name, LayerRouter& router, std::vector<float>& out) const {
    if (name.empty()) return {};
    auto tensor = get_(name);
    if (!tensor.ok()) return tensor.status();
    auto values = as_floats(*tensor);
    if (!values.ok()) return bad(values.status().message());
    if (values->size() != static_cast<std::size_t>(resolved_.rule.n_expert))
      return bad(
          fmt::format("tensor {}: {} values: must be n_expert = {}", name, values->size(), resolved_.rule.n_expert));
    for (std::size_t i = 0; i < values->size(); ++i)
      if (std::isnan((*values)[i])) return bad(fmt::format("tensor {}: value {} is NaN", name, i));
    out = std::move(*values);
    router.provenance.push_back({field, fmt::format("{} values", out.size()), "tensor " + name});
    return {};
  }

  const Resolved& resolved_;
  const std::set<std::string>& names_;
  const GetTensor& get_;
  std::string path_;
  ModelFiles& files_;

 public:
  std::int32_t layer_ = 0;
};

}  // namespace

std::map<std::int32_t, RouterNames> find_routers(const Json& section, const std::set<std::string>& names) {
  constexpr std::pair<const char*, std::vector<std::string> RouterNames::*> kRoles[] = {
      {"weight", &RouterNames::weight},
      {"bias", &RouterNames::bias},
      {"logit_bias", &RouterNames::logit_bias},
      {"expert_scale", &RouterNames::expert_scale}};
  std::map<std::int32_t, RouterNames> found;
  for (const std::string& name : names)
    for (const auto& [role, member] : kRoles)
      for (const Json& pattern : section[role])
        for (const Json& prefix : section["prefixes"])
          if (const auto layer =
                  match(name, prefix.get_ref<const std::string&>(), pattern.get_ref<const std::string&>()))
            (found[*layer].*member).push_back(name);
  return found;
}

/// Rule, provenance and warnings.
static LayerRouter bare_router(const Json& family, const Resolved& resolved, const std::string& dialect,
                               std::int32_t layer) {
  LayerRouter router;
  router.layer = layer;
  router.family = family["id"];
  router.dialect = dialect;
  router.rule = resolved.rule;
  router.provenance = resolved.provenance;
  router.warnings = resolved.warnings;
  return router;
}

LayerRouter tensorless_router(const Json& family, const Resolved& resolved, const std::string& dialect,
                              std::int32_t layer) {
  LayerRouter router = bare_router(family, resolved, dialect, layer);
  for (const auto& [has, name] :
       {std::pair{resolved.logit_bias, "logit bias"}, {resolved.expert_scale, "per-expert scale"}})
    if (has)
      router.warnings.push_back(
          fmt::format("{} has a {}, which is not in a config: it is the caller's to give", router.family, name));
  return router;
}

Result<std::vector<LayerRouter>> load_routers(const Json& family, const std::string& section, const Resolved& resolved,
                                              const std::string& dialect, const std::set<std::string>& names,
                                              const GetTensor& get, const std::string& path, ModelFiles& files) {
  const auto found = find_routers(family[section], names);
  if (found.empty())
    return bad_file(fmt::format("{}: no router tensor of {} ({}) among {} tensors", path,
                                family["id"].get<std::string>(), family[section]["weight"][0].get<std::string>(),
                                names.size()));
  Loader loader(resolved, names, get, path, files);
  std::vector<LayerRouter> routers;
  for (const auto& [layer, layer_names] : found) {
    loader.layer_ = layer;
    LayerRouter router = bare_router(family, resolved, dialect, layer);
    if (Status status = loader.load(layer_names, router); !status.ok()) return status;
    routers.push_back(std::move(router));
  }
  return routers;
}

}  // namespace turnout
