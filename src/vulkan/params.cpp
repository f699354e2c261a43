// SPDX-License-Identifier: MIT
#include "vulkan/params.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <span>

#include "core/router_config.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::uint32_t kAbsent = 0xffffffffu;

std::uint32_t word(float x) { return std::bit_cast<std::uint32_t>(flush(x)); }

/// The place of `values` in the tables, or absent.
std::uint32_t place(std::span<const float> values, std::vector<float>& tables) {
  if (values.empty()) return kAbsent;
  const auto at = static_cast<std::uint32_t>(tables.size());
  std::transform(values.begin(), values.end(), std::back_inserter(tables), flush);
  return at;
}

void set_optional(const std::optional<float>& x, std::uint32_t* has_and_value) {
  has_and_value[0] = x ? 1 : 0;
  has_and_value[1] = x ? word(*x) : 0;
}

float largest(std::span<const float> values) {
  float result = 0;
  for (const float x : values) result = std::max(result, std::abs(x));
  return result;
}

}  // namespace

// Its memory is what shaders/route_tiled.slang and tile.slang set aside: words for keys, candidates and groups' keys.
std::uint32_t tokens_at_once(const RouterConfig& config) {
  constexpr std::int32_t kLanes = 32, kMostTop = 6, kKeys = 1056, kCandidates = 256, kGroupKeys = 128;
  const Rule& r = config.rule;
  const auto& b = config.bias;
  const auto is_finite = [](float x) { return std::isfinite(x); };
  const auto is_plain = [](float x) { return std::abs(x) >= 0x1p-95f && std::abs(x) < 0x1p121f; };
  const std::int32_t n_group = r.n_group.value_or(1);
  if (r.score != Score::sigmoid || r.score_dtype != DType::f32 || r.select_by == SelectBy::logit || r.logit_softcap ||
      (n_group > 1 && r.excluded_value == ExcludedValue::zero) || !std::all_of(b.begin(), b.end(), is_finite) ||
      r.n_used > 16 || n_group > 32 || r.group_score > 2 || (flush(r.renorm_eps) != 0 && !is_plain(r.renorm_eps)))
    return 0;
  for (std::int32_t n = kLanes; n >= 1; n /= 2) {
    const std::int32_t n_lane = kLanes / n;
    const std::int32_t n_holder = n_group == 1 ? n_lane : std::min(n_lane, r.topk_group.value_or(1));
    const std::int32_t share = (r.n_used + n_holder - 1) / n_holder;
    const std::int32_t n_word = r.n_expert + (n_group == 1 ? 0 : n_group);
    const std::int32_t stride = n_word + (n_lane - n_word % kLanes + kLanes) % kLanes;
    const std::int32_t n_place = std::min(kCandidates / n, kLanes);
    if (n * stride <= kKeys && n * n_group <= kGroupKeys && share <= kMostTop && n_place >= r.n_used * 3 / 2 + 2)
      return static_cast<std::uint32_t>(n);
  }
  return 0;
}

RuleRecord make_record(const RouterConfig& config) {
  const Rule& r = config.rule;
  RuleRecord record;
  Params& p = record.params;
  p[0] = static_cast<std::uint32_t>(r.n_expert);
  p[1] = static_cast<std::uint32_t>(r.n_used);
  p[8] = static_cast<std::uint32_t>(r.score);
  p[9] = static_cast<std::uint32_t>(r.score_dtype);
  p[10] = r.select_bias ? 1 : 0;
  p[11] = static_cast<std::uint32_t>(r.select_by);
  const bool grouped = r.n_group && r.topk_group && *r.topk_group != *r.n_group;  // S-5.2
  p[12] = grouped ? static_cast<std::uint32_t>(*r.n_group) : 1;
  p[13] = grouped ? static_cast<std::uint32_t>(*r.topk_group) : 1;
  p[14] = grouped ? static_cast<std::uint32_t>(r.group_score) : 1;
  p[15] = r.excluded_value == ExcludedValue::zero ? 1 : 0;
  p[16] = r.renormalize ? 1 : 0;
  p[17] = r.eps_kind == EpsKind::clamp_min ? 1 : 0;
  p[18] = word(r.renorm_eps);
  p[19] = word(r.divisor);
  p[20] = word(r.scale_where == ScaleWhere::weights ? r.scale : 1.0f);  // S-6.6
  set_optional(r.logit_scale, &p[21]);
  set_optional(r.logit_softcap, &p[23]);
  set_optional(r.logit_clamp, &p[25]);
  p[27] = word(r.jitter_eps);
  p[28] = r.nan == NanOrder::last ? 1 : 0;
  p[29] = place(config.bias, record.tables);
  p[30] = place(config.logit_bias, record.tables);
  p[31] = place(config.expert_scale, record.tables);
  p[34] = tokens_at_once(config);
  p[35] = std::bit_cast<std::uint32_t>(1.0f + largest(config.bias));
  if (record.tables.empty()) record.tables.assign(4, 0.0f);  // a binding cannot be empty
  return record;
}

void set_dispatch(const DispatchSizes& sizes, Params& p) {
  p[2] = sizes.n_token;
  p[3] = sizes.n_real;
  p[4] = sizes.row_stride;
  p[5] = static_cast<std::uint32_t>(sizes.logits);
  p[6] = static_cast<std::uint32_t>(sizes.weights);
  p[7] = sizes.token_base;
  p[32] = sizes.replay ? 1 : 0;
  p[33] = sizes.n_group;
  p[36] = sizes.n_group_left;
}

}  // namespace turnout::vulkan
