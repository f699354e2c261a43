// SPDX-License-Identifier: MIT
#pragma once

#include <string>

#include "model/json.hpp"

namespace turnout {

/// A scalar for messages: texts quoted and shortened, lists and objects only hinted at.
std::string show_value(const Json& value);

/// "name = value", or "name is an array".
std::string name_value(const std::string& name, const Json& value);

}  // namespace turnout
