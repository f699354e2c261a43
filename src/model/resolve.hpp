// SPDX-License-Identifier: MIT
// From a family, a dialect and a model's keys to the rule, with the source of every field.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "model/json.hpp"
#include "turnout/model.hpp"

namespace turnout {

/// The keys of a model file. Without a section there is no file: flagship values fill the "config" fields.
struct Keys {
  std::string section;           ///< "hf", "gguf" or ""
  std::string kind;              ///< model_type or general.architecture
  const Json* values = nullptr;  ///< object
  std::string label;             ///< what stands before a key in messages: "config.json: text_config."
  std::string path;              ///< the file, begins every error
  std::int32_t n_expert = 0;     ///< without a file: given by the caller
  std::int32_t n_used = 0;
};

struct Resolved {
  Rule rule;
  bool logit_bias = false;  ///< every routed layer has such a tensor
  bool expert_scale = false;
  std::int64_t n_hidden = 0;  ///< 0: the file does not say
  std::vector<Provenance> provenance;
  std::vector<std::string> warnings;
};

/// The one family of that kind whose conditions hold. Each family reads the file in its own way: `keys_of`.
struct FamilyChoice {
  const Json* family = nullptr;
  Keys keys;
};
Result<FamilyChoice> choose_family(const std::vector<FamilyChoice>& candidates);

/// The validated rule; invalid_argument for an unknown dialect or a rule the contract refuses, bad_file for keys that
/// are absent, of a wrong type or contradict the family.
Result<Resolved> resolve(const Json& family, const Keys& keys, const ModelOptions& options);

/// Which layers are routed, from the table's hf.layers, for a config without tensors.
Result<std::vector<std::int32_t>> routed_layers(const Json& family, const Keys& keys);

}  // namespace turnout
