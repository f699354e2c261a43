// SPDX-License-Identifier: MIT
#include "check/hostile.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "check/floats.hpp"
#include "check/hostile_parts.hpp"
#include "model/json.hpp"

namespace turnout::hostile {
namespace {

constexpr std::uint32_t kGapNan = 0x7fc0dead;
constexpr std::int64_t kMostKindsTold = 32;  // rows named one by one

/// Ids in any order; now and then a row of padding.
void make_given(Random& random, Case& c) {
  for (std::int64_t row = 0; row < c.n_token; ++row) {
    const bool padding = random.percent(12);
    const auto order = random.permutation(c.rule.n_expert);
    for (std::int32_t slot = 0; slot < c.rule.n_used; ++slot) {
      c.given.push_back(padding ? -1 : order[static_cast<std::size_t>(slot)]);
    }
  }
}

}  // namespace

std::int64_t rows_of_case(std::uint64_t seed, std::uint64_t index, const Limits& limits) {
  Random random(seed, index);
  Case c;
  c.seed = seed;
  c.index = index;
  choose_sizes(random, limits, c);
  return c.n_token;
}

Case make_case(std::uint64_t seed, std::uint64_t index, const Limits& limits) {
  Random random(seed, index);
  Case c;
  c.seed = seed;
  c.index = index;
  make_rule(random, limits, c);
  c.dtype = random.percent(70) ? DType::f32 : random.pick({DType::f16, DType::bf16});
  c.row_stride = c.rule.n_expert + (random.percent(60) ? 0 : random.between(1, 9));
  const auto stride = static_cast<std::size_t>(c.row_stride);
  c.logits.assign(static_cast<std::size_t>(c.n_token) * stride, check::from_bits(kGapNan));
  for (std::int64_t row = 0; row < c.n_token; ++row) {
    c.kind.push_back(choose_kind(random, c.dtype));
    const std::size_t first = static_cast<std::size_t>(row) * stride;
    make_row(random, c, c.kind.back(), std::span(c.logits).subspan(first, static_cast<std::size_t>(c.rule.n_expert)));
  }
  if (c.rule.score != Score::sparsemixer && random.percent(20)) make_given(random, c);
  return c;
}

std::string Case::describe() const {
  std::string text = fmt::format("seed {} case {}: n_token {}, {}, row_stride {}, {}", seed, index, n_token,
                                 to_string(dtype), row_stride, given.empty() ? "select" : "replay");
  if (!logit_bias.empty()) text += ", logit_bias";
  if (!expert_scale.empty()) text += ", expert_scale";
  text += fmt::format(", rule {}, kinds", rule_to_json(rule).dump());
  if (n_token <= kMostKindsTold) {
    for (const std::string_view k : kind) text += fmt::format(" {}", k);
    return text;
  }
  for (const std::string_view k : kinds()) {
    if (const auto n = std::count(kind.begin(), kind.end(), k); n > 0) text += fmt::format(" {} {}", n, k);
  }
  return text;
}

}  // namespace turnout::hostile
