// SPDX-License-Identifier: MIT
// The cases of a turnout-routing-2 file, read whole before anything runs.
#pragma once

#include <string>
#include <vector>

#include "check/fields.hpp"

namespace turnout::check {

struct RoutingCase {
  std::string id;
  const Json* spec = nullptr;                         ///< into the parsed file
  std::vector<float> bias, logit_bias, expert_scale;  ///< empty: none
  Rows<float> logits;
  bool replay = false;
  Rows<std::int32_t> given;
  bool refused = false;  ///< no answer: the call must be refused
  Rows<std::int32_t> experts;
  Rows<float> weights;
  std::vector<std::string> kinds;  ///< of each row, or empty

  /// "case 'x', row 3 (ties)"
  std::string name(std::int64_t row) const;
};

/// @return bad_file naming case and field: missing or unknown fields, wrong types, lengths that do not fit the rule
///         (only a case with `refused` may have those), ids or sizes out of range.
Result<std::vector<RoutingCase>> read_routing_cases(const Json& cases, const std::string& path);

}  // namespace turnout::check
