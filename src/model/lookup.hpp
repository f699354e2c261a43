// SPDX-License-Identifier: MIT
// One field of the table looked up among a model's keys.
#pragma once

#include <string>
#include <vector>

#include "model/resolve.hpp"

namespace turnout {

struct Found {
  Json value;
  std::string source;  ///< as in Provenance::source
  std::string name;    ///< the key as people know it, with its label
  std::string absent;  ///< the keys looked for, where none of them is in the file
  bool is_in_file = false;
};

/// `field` is a field of the table (table.hpp). Adds to `warnings` what the file leaves open or says twice.
Result<Found> look_up(const Json& field, const std::string& id, const Keys& keys, std::vector<std::string>& warnings);

/// Why the condition {keys, in or least, absent} does not hold, or empty. `absent`: it also holds without the key.
std::string why_not(const Json& condition, const Keys& keys);

}  // namespace turnout
