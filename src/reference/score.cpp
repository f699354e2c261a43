// SPDX-License-Identifier: MIT
// Stage `score`: logits are prepared (S-2) and become scores (S-3).
#include <limits>

#include "reference/numerics.hpp"
#include "reference/reference.hpp"

namespace turnout::reference {

// S-2: logit bias, scale, softcap, clamp, in this order; NaN passes through all of them (S-2.5).
void prepare(const Recipe& recipe, Row& row) {
  const Rule& rule = recipe.rule;
  for (std::int32_t e = 0; e < rule.n_expert; ++e) {
    float x = row.logits[e];
    if (!recipe.logit_bias.empty()) x = add(x, recipe.logit_bias[e]);                                 // S-2.1
    if (rule.logit_scale) x = multiply(x, *rule.logit_scale);                                         // S-2.2
    if (rule.logit_softcap) x = multiply(tanh(divide(x, *rule.logit_softcap)), *rule.logit_softcap);  // S-2.3
    if (rule.logit_clamp) {                                                                           // S-2.4
      if (x > *rule.logit_clamp) x = *rule.logit_clamp;
      if (x < -*rule.logit_clamp) x = -*rule.logit_clamp;
    }
    row.logits[e] = x;
  }
}

// S-3.3; with nan = last a NaN is absent from the sum (S-4.5). `out` may be `x` itself.
void softmax(const float* x, std::int32_t n, NanOrder nan, float* out) {
  bool all_nan = false;
  float largest = -std::numeric_limits<float>::infinity();
  for (std::int32_t i = 0; i < n; ++i) {
    if (is_nan(x[i])) all_nan |= nan == NanOrder::first;
    if (x[i] > largest) largest = x[i];
  }
  all_nan |= is_inf(largest);
  SoftmaxSum sum(largest);
  for (std::int32_t i = 0; i < n && !all_nan; ++i)
    if (!is_nan(x[i])) sum.add(x[i]);
  for (std::int32_t i = 0; i < n; ++i) out[i] = all_nan || is_nan(x[i]) ? nan_value() : sum.share(x[i]);
}

void score(const Recipe& recipe, Row& row) {
  if (row.has_scores) return;
  row.has_scores = true;
  const Rule& rule = recipe.rule;
  if (rule.score == Score::softmax) softmax(row.logits, rule.n_expert, rule.nan, row.scores);
  for (std::int32_t e = 0; e < rule.n_expert; ++e) {
    float& s = row.scores[e];
    if (rule.score == Score::sigmoid) s = sigmoid(row.logits[e]);            // S-3.1
    if (rule.score == Score::sqrtsoftplus) s = sqrtsoftplus(row.logits[e]);  // S-3.2
    if (rule.score == Score::identity) s = row.logits[e];                    // S-3.5
    s = round_score(s, rule.score_dtype);                                    // S-3.6
  }
}

}  // namespace turnout::reference
