// SPDX-License-Identifier: MIT
// The three forms in which `turnout route` gives its answer: a table, JSON, and a safetensors file.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "cli/rule_source.hpp"
#include "turnout/backend.hpp"
#include "turnout/status.hpp"

namespace turnout::cli {

struct Routing {
  const ChosenRule* chosen = nullptr;
  const Backend* backend = nullptr;
  std::string input;  ///< "logits FILE", for people
  bool replayed = false;
  std::int64_t n_token = 0;
  std::int64_t n_real_tokens = 0;
  std::vector<std::int32_t> ids;  ///< [n_token, n_used]
  std::vector<float> weights;     ///< [n_token, n_used]
};

void print_routing(const Routing& routing, std::int64_t max_rows);
void print_routing_json(const Routing& routing);
Status write_routing(const Routing& routing, const std::string& path);

/// How many tokens each expert has.
std::vector<std::int64_t> load_of(const std::vector<std::int32_t>& ids, std::int32_t n_expert);

}  // namespace turnout::cli
