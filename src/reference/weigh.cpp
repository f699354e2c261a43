// SPDX-License-Identifier: MIT
// Stage `weigh`: the winners' weights (S-6), and the sparsemixer rule that selects and weighs in one (S-6a).
#include <cmath>

#include "reference/numerics.hpp"
#include "reference/reference.hpp"

namespace turnout::reference {

// S-6.4, S-6.6: divisor, scale, per-expert scale, each a separate operation; zeros and NaNs as S-1.4, S-1.5 write them.
static float finish(const Recipe& recipe, float w, std::int32_t id) {
  const Rule& rule = recipe.rule;
  if (rule.divisor != 1.0f) w = divide(w, rule.divisor);
  if (rule.scale != 1.0f && rule.scale_where == ScaleWhere::weights) w = multiply(w, rule.scale);
  if (!recipe.expert_scale.empty()) w = multiply(w, recipe.expert_scale[id]);
  return is_nan(w) ? nan_value() : flush(w);
}

void weigh(const Recipe& recipe, Row& row, const std::int32_t* ids, float* weights) {
  const Rule& rule = recipe.rule;
  const std::int32_t k = rule.n_used;
  if (rule.score == Score::softmax && rule.renormalize && rule.renorm_eps == 0 && rule.score_dtype == DType::f32) {
    // S-6.2: the softmax over the winners, one rounding of the real value.
    for (std::int32_t slot = 0; slot < k; ++slot) weights[slot] = row.poisoned ? nan_value() : row.logits[ids[slot]];
    softmax(weights, k, NanOrder::first, weights);
  } else {
    score(recipe, row);
    for (std::int32_t slot = 0; slot < k; ++slot) weights[slot] = row.scores[ids[slot]];  // S-6.1: without the bias
    if (rule.renormalize) {                                                               // S-6.3, S-6.5
      float sum = weights[0];
      for (std::int32_t slot = 1; slot < k; ++slot) sum = add(sum, weights[slot]);
      if (rule.eps_kind == EpsKind::add)
        sum = add(sum, rule.renorm_eps);
      else if (sum < rule.renorm_eps)
        sum = rule.renorm_eps;
      for (std::int32_t slot = 0; slot < k; ++slot) weights[slot] = divide(weights[slot], sum);
    }
  }
  for (std::int32_t slot = 0; slot < k; ++slot) weights[slot] = finish(recipe, weights[slot], ids[slot]);
}

void sparsemixer(const Recipe& recipe, Row& row, std::int32_t* ids, float* weights) {
  const Rule& rule = recipe.rule;
  const float threshold = multiply(2.0f, rule.jitter_eps);
  const float* x = row.logits;
  for (std::int32_t slot = 0; slot < 2; ++slot) {
    const auto is_candidate = [&](std::int32_t e) { return slot == 0 || e != ids[0]; };
    std::int32_t winner = is_candidate(0) ? 0 : 1;
    for (std::int32_t e = winner + 1; e < rule.n_expert; ++e)
      if (is_candidate(e) && stands_before(x[e], e, x[winner], winner, rule.nan)) winner = e;
    const float best = x[winner];  // S-6a.1
    float part[kMaxExpert];        // the logits that take part, the winner's first
    std::int32_t n_part = 0;
    part[n_part++] = best;
    for (std::int32_t e = 0; e < rule.n_expert; ++e) {
      if (!is_candidate(e) || e == winner) continue;
      const float size = is_nan(best) || std::fabs(x[e]) > best ? std::fabs(x[e]) : best;
      if (!(divide(add(best, -x[e]), size) > threshold))
        part[n_part++] = x[e];  // S-6a.2; a comparison with NaN is false
    }
    softmax(part, n_part, NanOrder::first, part);
    ids[slot] = winner;
    weights[slot] = finish(recipe, part[0], winner);  // S-6a.3
  }
}

}  // namespace turnout::reference
