// SPDX-License-Identifier: MIT
// Reading routing rules and router tensors from model files: GGUF, a Hugging Face directory, or a lone config.json.
// Library turnout_model. Files are memory-mapped; every size in a file is checked before it is used.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "turnout/matrix.hpp"
#include "turnout/rule.hpp"
#include "turnout/status.hpp"

namespace turnout {

/// Where one field of a rule came from, for people.
struct Provenance {
  std::string field;   ///< name of the field as in Rule
  std::string value;   ///< its value, printed
  std::string source;  ///< "lfm2moe.expert_count", "config.json: num_experts", "family default (lfm2_moe)", "tensor
                       ///< ...", "dialect ggml"
};

/// The router of one layer: rule, vectors, weight, and where everything came from.
struct LayerRouter {
  std::int32_t layer = 0;
  std::string family;   ///< canonical id, for example "lfm2_moe"
  std::string dialect;  ///< "reference" unless asked for (S-11.1)
  Rule rule;
  std::vector<float> bias;          ///< empty: none
  std::vector<float> logit_bias;    ///< empty: none
  std::vector<float> expert_scale;  ///< empty: none
  Matrix weight;                    ///< [n_expert, n_hidden] into the mapped file; n_row = 0 for a config alone
  std::string weight_name;          ///< tensor name, empty if there is none
  std::string bias_name;            ///< tensor name, empty if there is none
  std::vector<Provenance> provenance;
  std::vector<std::string> warnings;  ///< where dialects of this family differ, what the file leaves open
};

struct ModelOptions {
  std::string dialect = "reference";
  std::optional<NanOrder> nan;
};

/// An open model. Copies share the mapped files; they are unmapped with the last copy.
struct Model {
  std::string path;
  std::string format;  ///< "GGUF v3", "HF safetensors", "HF config"
  std::string family;
  std::vector<std::string> dialects;  ///< names that ModelOptions::dialect accepts for this family
  std::vector<LayerRouter> layers;    ///< routed layers only, by layer number
  std::shared_ptr<const void> files;  ///< keeps the memory behind `weight` alive

  /// The routed layer of that number, or invalid_argument that lists the routed layers.
  Result<const LayerRouter*> layer(std::int32_t number) const;
};

/// Opens FILE.gguf, a directory with config.json and safetensors, or a config.json alone (one LayerRouter per routed
/// layer, without tensors).
/// @return io_error, bad_file (what and where), invalid_argument (unknown dialect, a rule the contract refuses),
///         unsupported (a family this version does not know).
Result<Model> open_model(const std::string& path, const ModelOptions& options = {});

/// One family or dialect of the table, for `turnout rules`.
struct FamilyInfo {
  std::string id;
  std::string title;
  std::vector<std::string> hf_model_types;
  std::vector<std::string> gguf_archs;
  std::vector<std::string> dialects;  ///< "reference" first
  std::vector<std::string> sources;   ///< public files that say so
  std::vector<std::string> notes;     ///< a line per dialect: what differs and where
};
std::vector<FamilyInfo> families();

/// The rule of "family" or "family@dialect" for given sizes; fields that a model's own config decides take the
/// family's default (the flagship's value). `options.dialect` is ignored when the name carries one.
Result<LayerRouter> family_rule(std::string_view name, std::int32_t n_expert, std::int32_t n_used,
                                const ModelOptions& options = {});

}  // namespace turnout
