// SPDX-License-Identifier: MIT
// The 64 words of Params that the kernels in shaders/ read, and the tables beside them. Knows no device API.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "turnout/backend.hpp"

namespace turnout::vulkan {

using Params = std::array<std::uint32_t, 64>;
inline constexpr std::uint32_t kRuleWords = 34;  ///< the words in use

/// What a rule decides: made once per Router.
struct RuleRecord {
  Params params = {};         ///< the call's own words are still 0
  std::vector<float> tables;  ///< bias, logit_bias, expert_scale, those there are, flushed (S-1.3); never empty
};
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
  std::uint32_t n_group = 1;  ///< workgroups
};
void set_dispatch(const DispatchSizes& sizes, Params& params);

}  // namespace turnout::vulkan
