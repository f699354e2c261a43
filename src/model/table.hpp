// SPDX-License-Identifier: MIT
// The table of model families, families.json: everything this library knows about a model is data in it.
//
// A family is {id, title, sources, flagship, rule, hf, gguf, dialects}, laid over the table's "defaults".
//   rule      the fields of a spec; "config": the model's own file decides, through hf.fields or gguf.fields.
//             Besides: logit_bias, expert_scale (true: every routed layer has such a tensor).
//   flagship  values of the "config" fields in the best-known model, for a rule without a file
//   hf, gguf  model_types or archs; when: conditions for this family among several of one name;
//             fields: how each "config" field is looked up; tensor names: prefixes x weight, bias, logit_bias,
//             expert_scale ({N}: the layer); hf.nested: where a config may hold the language model's part;
//             hf.layers: which layers are routed, for a config without tensors
//   field     {keys: tried in this order, default: when none is there (none: an error), default_of: by model type,
//              null: what an explicit null means, map: by value, open: warning when absent, hint: ends the error}
//   dialects  {name, where, note}, and rule, hf, gguf to lay over the family; model_types and archs limit it to those
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/json.hpp"

namespace turnout {

extern const std::string_view kFamiliesJson;

/// The whole table, with "defaults" laid under every family.
const Json& family_table();

/// Lays `patch` over `target`: objects are merged, anything else (null too) replaces.
void lay_over(Json& target, const Json& patch);

const Json* find_family(std::string_view id);
const Json* find_dialect(const Json& family, std::string_view name);
std::vector<std::string> family_ids();
std::vector<std::string> dialect_names(const Json& family);

/// The families that list `kind` in section "hf" (model_types) or "gguf" (archs).
std::vector<const Json*> families_of(const std::string& section, const std::string& kind);

/// Whether the dialect changes models of that kind. Without a section (no file) it always does.
bool dialect_applies(const Json& dialect, const std::string& section, const std::string& kind);

}  // namespace turnout
