// SPDX-License-Identifier: MIT
// The 64 words of Params that the kernels in shaders/ read, and the tables beside them. Knows no device API.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "turnout/backend.hpp"

namespace turnout::vulkan {

using Params = std::array<std::uint32_t, 64>;
inline constexpr std::uint32_t kRuleWords = 37;  ///< the words in use

/// What a rule decides: made once per Router.
struct RuleRecord {
  Params params = {};         ///< the call's own words are still 0
  std::vector<float> tables;  ///< bias, logit_bias, expert_scale, those there are, flushed (S-1.3); never empty
};
/// Tokens that a tile of the entry `route_tiled` holds (shaders/tile.slang); 0: it does not take the rule.
std::uint32_t tokens_at_once(const RouterConfig& config);
RuleRecord make_record(const RouterConfig& config);

/// What one dispatch decides.
struct DispatchSizes {
  std::uint32_t n_token = 0;
  std::uint32_t n_real = 0;      ///< rows from there on are padding
  std::uint32_t row_stride = 0;  ///< elements
  DType logits = DType::f32;
  DType weights = DType::f32;
  std::uint32_t token_base = 0;  ///< added in the status word
  bool replay = false;
  std::uint32_t n_group = 1;       ///< workgroups
  std::uint32_t n_group_left = 0;  ///< of the entry that does what `route_tiled` leaves
};
void set_dispatch(const DispatchSizes& sizes, Params& params);

}  // namespace turnout::vulkan
