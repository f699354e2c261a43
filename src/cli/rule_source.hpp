// SPDX-License-Identifier: MIT
// Where `turnout route` takes its rule from: a model, a config, the table of families, or a JSON file.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "turnout/model.hpp"

namespace turnout::cli {

class Arguments;

struct RuleOptions {
  std::string model, config, rule, spec;  ///< exactly one
  std::optional<std::int64_t> layer, n_expert, n_used;
  std::string dialect, nan;
  std::vector<std::string> set;                ///< "field=value"
  std::string bias, logit_bias, expert_scale;  ///< data files, "none", or empty: the model's own
};

void add_rule_options(Arguments& args, RuleOptions& options);

struct ChosenRule {
  LayerRouter router;
  std::string source;                 ///< "FILE, layer 2", for people
  std::shared_ptr<const void> files;  ///< keeps router.weight alive
};

/// @return what open_model, family_rule and rule_from_json return, or invalid_argument for options that do not fit.
Result<ChosenRule> choose_rule(const RuleOptions& options);

}  // namespace turnout::cli
