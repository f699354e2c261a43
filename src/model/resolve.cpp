// SPDX-License-Identifier: MIT
#include "model/resolve.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

#include "model/lookup.hpp"
#include "model/show_value.hpp"
#include "model/table.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

constexpr std::int64_t kMaxLayer = 4096;  // no model comes near; a lying config must not fill the memory

/// Fields of a rule in the table that are no fields of Rule: tensors that every routed layer has.
bool is_tensor_flag(const std::string& name) { return name == "logit_bias" || name == "expert_scale"; }

std::string text_of(const Json& value) {
  if (value.is_null()) return "none";
  return value.is_string() ? value.get<std::string>() : value.dump();
}

/// Fills one rule, for one dialect.
class Resolver {
 public:
  Resolver(const Json& family, const Json& dialect, const Keys& keys)
      : keys_(keys), id_(family["id"]), merged_(family), dialect_(dialect["name"]) {
    if (!dialect_applies(dialect, keys.section, keys.kind)) {
      warnings_.push_back(fmt::format("dialect {} is {}: here it is the same as reference", dialect_,
                                      dialect["where"].get<std::string>()));
      return;
    }
    for (const char* part : {"rule", "hf", "gguf"})
      if (dialect.contains(part)) lay_over(merged_[part], dialect[part]);
    if (dialect.contains("rule"))
      for (const auto& [name, value] : dialect["rule"].items()) sources_[name] = "dialect " + dialect_;
  }

  Result<Resolved> run(const ModelOptions& options) {
    if (Status status = sizes(); !status.ok()) return status;
    Resolved out;
    for (const auto& [name, value] : merged_["rule"].items()) {
      if (name == "logit_bias") out.logit_bias = value;
      if (name == "expert_scale") out.expert_scale = value;
      if (is_tensor_flag(name)) continue;
      if (value == "config") {
        if (Status status = take(name); !status.ok()) return status;
      } else {
        spec_[name] = value;
        sources_.try_emplace(name, family_default());
      }
    }
    if (keys_.section.empty()) fit_groups();
    if (Status status = gating(); !status.ok()) return status;
    if (Status status = hidden(out.n_hidden); !status.ok()) return status;

    auto rule = rule_from_json(spec_);
    if (!rule.ok()) return at_path(rule.status());
    out.rule = *rule;
    if (options.nan) {
      out.rule.nan = *options.nan;
      sources_["nan"] = "option";
    }
    if (Status status = validate(out.rule); !status.ok()) return at_path(status);
    const Json fields = rule_to_json(out.rule, true);
    for (const auto& [name, value] : fields.items()) {
      const auto source = sources_.find(name);
      out.provenance.push_back({name, text_of(value), source == sources_.end() ? family_default() : source->second});
    }
    out.warnings = std::move(warnings_);
    return out;
  }

 private:
  std::string family_default() const { return fmt::format("family default ({})", id_); }

  Status at_path(const Status& status) const {
    return {status.code(), keys_.path.empty() ? status.message() : keys_.path + ": " + status.message()};
  }

  /// n_expert and n_used, whose limits are told in the file's own words.
  Status sizes() {
    if (keys_.section.empty()) {
      spec_["n_expert"] = keys_.n_expert;
      spec_["n_used"] = keys_.n_used;
      sources_["n_expert"] = sources_["n_used"] = "given";
      return {};
    }
    std::string used_name, expert_name;
    if (Status status = take("n_expert", &expert_name); !status.ok()) return status;
    if (Status status = take("n_used", &used_name); !status.ok()) return status;
    const std::int64_t n_expert = spec_["n_expert"], n_used = spec_["n_used"];
    if (n_expert < 1 || n_expert > kMaxExpert)
      return bad_file(
          fmt::format("{}: {} = {}: must be between 1 and {}", keys_.path, expert_name, n_expert, kMaxExpert));
    if (n_used < 1 || n_used > n_expert)
      return bad_file(fmt::format("{}: {} = {}: must be between 1 and {} = {}", keys_.path, used_name, n_used,
                                  expert_name, n_expert));
    return {};
  }

  /// Looks one field up and checks its type right away, so that an error names the key of the file.
  Status take(const std::string& name, std::string* key = nullptr) {
    if (keys_.section.empty()) {
      const Json& flagship = merged_["flagship"];
      spec_[name] = flagship.value(name, Json());
      sources_[name] = fmt::format("flagship ({})", flagship["name"].get<std::string>());
      return {};
    }
    auto found = look_up(merged_[keys_.section]["fields"][name], id_, keys_, warnings_);
    if (!found.ok()) return found.status();
    Json probe = {{"n_expert", 1}, {"n_used", 1}, {"score", "softmax"}};
    probe[name] = found->value;
    if (auto rule = rule_from_json(probe); !rule.ok()) {
      const std::string& why = rule.status().message();
      const std::string start = fmt::format("{} = {}: ", name, show_value(found->value));
      if (found->value.is_array() && why.starts_with(start))
        return bad_file(fmt::format("{}: {} is an array: {}", keys_.path, found->name, why.substr(start.size())));
      return bad_file(fmt::format("{}: {}: {}", keys_.path, found->name, why));
    }
    spec_[name] = found->value;
    sources_[name] = found->source;
    if (!key) return {};
    *key = found->name;
    // Another family's spelling of a size may be there instead.
    if (!found->is_in_file)
      warnings_.push_back(fmt::format("{} = {} is the {}: the file has no {}", name, text_of(found->value),
                                      found->source, found->absent));
    return {};
  }

  /// Without a file the flagship's groups may not fit the sizes asked for.
  void fit_groups() {
    if (!spec_.contains("n_group") || spec_["n_group"].is_null()) return;
    const std::int32_t n_group = spec_["n_group"], topk_group = spec_["topk_group"];
    std::int32_t sums = 1;
    if (spec_.contains("group_score")) parse_group_score(spec_["group_score"].get<std::string>(), sums);
    const std::int32_t size = keys_.n_expert / n_group;
    if (keys_.n_expert % n_group == 0 && size >= sums && keys_.n_used <= topk_group * size) return;
    warnings_.push_back(fmt::format("the flagship's {} of {} groups do not fit n_expert = {}, n_used = {}: no groups",
                                    topk_group, n_group, keys_.n_expert, keys_.n_used));
    spec_["n_group"] = spec_["topk_group"] = nullptr;
    sources_["n_group"] = sources_["topk_group"] = "the flagship's groups do not fit";
  }

  /// expert_gating_func is checked against the family: two truths about one score are an error.
  Status gating() {
    if (keys_.section != "gguf") return {};
    const std::string key = keys_.kind + ".expert_gating_func";
    const auto at = keys_.values->find(key);
    if (at == keys_.values->end()) {
      if (!merged_["gguf"]["gating"]["required"].get<bool>()) return {};
      return bad_file(fmt::format("{}: {} is absent: {} requires it", keys_.path, key, id_));
    }
    std::string known;
    for (const Json& entry : family_table()["gguf_gating"]) {
      const std::string name = fmt::format("{} ({})", entry["code"].dump(), entry["name"].get<std::string>());
      known += (known.empty() ? "" : ", ") + name;
      if (entry["code"] != *at) continue;
      for (const auto& [field, value] : entry["rule"].items()) {
        const Json ours = spec_.contains(field) ? spec_[field] : field == "select_by" ? Json("score") : Json();
        if (ours != value)
          return bad_file(fmt::format("{}: {} = {} contradicts {}, which has {} = {}", keys_.path, key, name, id_,
                                      field, text_of(ours)));
      }
      if (sources_["score"] == family_default()) sources_["score"] = key;
      return {};
    }
    return bad_file(fmt::format("{}: {}: must be one of {}", keys_.path, name_value(key, *at), known));
  }

  Status hidden(std::int64_t& n_hidden) {
    if (keys_.section.empty()) return {};
    auto found = look_up(merged_[keys_.section]["fields"]["n_hidden"], id_, keys_, warnings_);
    if (!found.ok()) return found.status();
    if (found->value.is_null()) return {};
    if (!as_integer(found->value, n_hidden) || n_hidden < 1 || n_hidden > INT32_MAX)
      return bad_file(fmt::format("{}: {}: must be a positive integer, at most {}", keys_.path,
                                  name_value(found->name, found->value), INT32_MAX));
    return {};
  }

  const Keys& keys_;
  std::string id_;
  Json merged_;
  std::string dialect_;
  Json spec_ = Json::object();
  std::map<std::string, std::string> sources_;
  std::vector<std::string> warnings_;
};

/// "eps_kind = clamp_min (here add), renorm_eps = 6.1035156e-05 (here 1e-06)".
std::string differences(const Rule& other, const Rule& here) {
  const Json theirs = rule_to_json(other, true), ours = rule_to_json(here, true);
  std::string out;
  for (const auto& [name, value] : theirs.items())
    if (value != ours[name])
      out += fmt::format("{}{} = {} (here {})", out.empty() ? "" : ", ", name, text_of(value), text_of(ours[name]));
  return out;
}

/// A size from hf.layers.
Result<std::int64_t> layer_count(const Json& layers, const char* name, std::int64_t least, std::int64_t absent,
                                 const std::string& id, const Keys& keys, std::vector<std::string>& warnings) {
  if (!layers.contains(name)) return absent;
  auto found = look_up(layers[name], id, keys, warnings);
  if (!found.ok()) return found.status();
  std::int64_t count = 0;
  if (!as_integer(found->value, count) || count < least || count > kMaxLayer)
    return bad_file(fmt::format("{}: {}: must be an integer between {} and {}", keys.path,
                                name_value(found->name, found->value), least, kMaxLayer));
  return count;
}

}  // namespace

Result<FamilyChoice> choose_family(const std::vector<FamilyChoice>& candidates) {
  std::vector<const FamilyChoice*> fitting;
  std::vector<std::string> reasons;
  for (const FamilyChoice& candidate : candidates) {
    const Json& family = *candidate.family;
    std::string reason;
    for (const Json& condition : family[candidate.keys.section]["when"])
      if (reason.empty()) reason = why_not(condition, candidate.keys);
    if (reason.empty()) {
      fitting.push_back(&candidate);
    } else {
      reasons.push_back(fmt::format("{} for {}", reason, family["id"].get<std::string>()));
    }
  }
  if (fitting.size() == 1) return *fitting.front();
  const Keys& keys = candidates.front().keys;
  const std::string what =
      fmt::format("{}: {} {}", keys.path, keys.section == "hf" ? "model_type" : "architecture", quote(keys.kind));
  if (fitting.empty())
    return Status(Code::unsupported,
                  fmt::format("{} is of no family this version knows: {}", what, join_names(reasons)));
  return Status(Code::unsupported,
                fmt::format("{} fits both {} and {}", what, (*fitting[0]->family)["id"].get<std::string>(),
                            (*fitting[1]->family)["id"].get<std::string>()));
}

Result<Resolved> resolve(const Json& family, const Keys& keys, const ModelOptions& options) {
  const std::string id = family["id"];
  const Json* const dialect = find_dialect(family, options.dialect);
  if (!dialect)
    return invalid(fmt::format("dialect {}: {} has {}", quote(options.dialect), id, join_names(dialect_names(family))));
  auto resolved = Resolver(family, *dialect, keys).run(options);
  if (!resolved.ok()) return resolved;
  for (const Json& other : family["dialects"]) {
    if (&other == dialect || !dialect_applies(other, keys.section, keys.kind)) continue;
    auto theirs = Resolver(family, other, keys).run(options);
    const std::string name = fmt::format("{}@{}", id, other["name"].get<std::string>());
    if (!theirs.ok()) {
      const char* const what = keys.section.empty() ? "these sizes" : "this file";
      resolved->warnings.push_back(fmt::format("{} refuses {}: {}", name, what, theirs.status().message()));
    } else if (theirs->rule != resolved->rule) {
      resolved->warnings.push_back(
          fmt::format("{} {}: {}", name, other["note"].get<std::string>(), differences(theirs->rule, resolved->rule)));
    }
  }
  return resolved;
}

Result<std::vector<std::int32_t>> routed_layers(const Json& family, const Keys& keys) {
  const Json& layers = family["hf"]["layers"];
  const std::string id = family["id"];
  std::vector<std::string> warnings;
  auto n_layer = layer_count(layers, "n_layer", 1, 0, id, keys, warnings);
  auto n_dense_lead = layer_count(layers, "n_dense_lead", 0, 0, id, keys, warnings);
  auto step = layer_count(layers, "step", 1, 1, id, keys, warnings);
  auto freq = layer_count(layers, "freq", 1, 1, id, keys, warnings);
  for (const auto* count : {&n_layer, &n_dense_lead, &step, &freq})
    if (!count->ok()) return count->status();

  std::set<std::int64_t> dense;
  if (layers.contains("dense_list")) {
    auto found = look_up(layers["dense_list"], id, keys, warnings);
    if (!found.ok()) return found.status();
    const auto take = [&](const Json& value) {
      std::int64_t layer = 0;
      if (!as_integer(value, layer) || layer < 0) return false;
      if (layer < *n_layer) dense.insert(layer);
      return true;
    };
    if (!found->value.is_array() || !std::ranges::all_of(found->value, take))
      return bad_file(fmt::format("{}: {} = {}: must be a list of layer numbers", keys.path, found->name,
                                  show_value(found->value)));
  }
  std::vector<std::int32_t> routed;
  for (std::int64_t i = *n_dense_lead; i < *n_layer; ++i)
    if ((i + 1) % *step == 0 && i % *freq == 0 && !dense.contains(i)) routed.push_back(static_cast<std::int32_t>(i));
  if (routed.empty()) return bad_file(fmt::format("{}: no routed layer among {} layers", keys.path, *n_layer));
  return routed;
}

}  // namespace turnout
