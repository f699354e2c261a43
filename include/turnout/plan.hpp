// SPDX-License-Identifier: MIT
// The dispatch plan: which slot goes where when tokens are sorted by expert (S-9).
#pragma once

#include <cstdint>
#include <optional>
#include <span>

#include "turnout/status.hpp"

namespace turnout {

struct Backend;

/// "Slot" numbers are flat: token * n_used + slot.
struct PlanInput {
  std::span<const std::int32_t> ids = {};  ///< [n_token, n_used]; -1 is in no segment
  std::int64_t n_token = 0;
  std::int32_t n_used = 0;
  std::int32_t n_expert = 0;                       ///< 1..2^31-1
  std::optional<std::int64_t> n_real_tokens = {};  ///< rows from here on are padding: 0..n_token; absent: all are real
  std::int64_t block = 1;                          ///< each expert's segment is padded to a multiple of it, >= 1
};

/// Where the plan is written. Sizes are exact for the first two and the last; `slots` and `tokens` need
/// plan_capacity() entries, of which offsets[n_expert] are written.
struct PlanOutput {
  std::span<std::int64_t> counts;   ///< [n_expert] slots of each expert, padding not counted
  std::span<std::int64_t> offsets;  ///< [n_expert + 1] where each expert's segment starts
  std::span<std::int64_t> slots;    ///< by expert, then token, then slot; padding entries hold n_token * n_used
  std::span<std::int64_t> tokens;   ///< the token of each entry of `slots`; padding entries hold -1
  std::span<std::int64_t> inverse;  ///< [n_token * n_used] place of each slot, -1 for one in no segment
};

/// The most entries that `slots` and `tokens` can need, whatever the ids are.
/// @return invalid_argument when a size is out of range or the answer passes 2^63.
Result<std::int64_t> plan_capacity(const PlanInput& input);

/// Builds the plan. Deterministic: the order is part of the contract.
/// @return invalid_argument (R-1, R-4: an id below -1 or >= n_expert, by token and slot; n_real_tokens; sizes);
///         nothing is written then. Allocates nothing.
Status plan(const PlanInput& input, const PlanOutput& output, const Backend& backend);
Status plan(const PlanInput& input, const PlanOutput& output);

}  // namespace turnout
