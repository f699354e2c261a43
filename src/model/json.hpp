// SPDX-License-Identifier: MIT
// JSON forms shared by readers, vectors and the command line. nlohmann-json without exceptions reaching callers.
#pragma once

#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "turnout/rule.hpp"
#include "turnout/status.hpp"

// Compiled once, in json.cpp: half of the build's time otherwise.
extern template class nlohmann::basic_json<>;

namespace turnout {

using Json = nlohmann::json;

/// Parses text; `where` (a file name) begins the error.
Result<Json> parse_json(std::string_view text, const std::string& where);

/// An integer, signed or not, that fits int64.
bool as_integer(const Json& value, std::int64_t& out);

/// A rule from its "spec" form (docs/spec.md, JSON form): unknown fields, unknown names and wrong types are refused.
/// The result is not yet validated (turnout::validate does that).
Result<Rule> rule_from_json(const Json& spec);

/// The same form back; fields at their default are left out unless `all`.
Json rule_to_json(const Rule& rule, bool all = false);

}  // namespace turnout
