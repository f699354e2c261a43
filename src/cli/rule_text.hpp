// SPDX-License-Identifier: MIT
// Rules for people: in plain words, and as a table of fields with where each came from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "model/json.hpp"
#include "turnout/model.hpp"
#include "turnout/rule.hpp"

namespace turnout::cli {

/// What the rule does, a stage a line: "score    sigmoid of the logit".
std::string rule_in_words(const Rule& rule, std::string_view indent = "");

/// Field, value, source; without the fields that the family leaves at "not done".
std::string provenance_table(const Rule& rule, const std::vector<Provenance>& provenance, std::string_view indent = "");
Json provenance_json(const std::vector<Provenance>& provenance);

/// "lfm2_moe@reference", or "a rule of your own" without a family.
std::string rule_name(const LayerRouter& router);

}  // namespace turnout::cli
