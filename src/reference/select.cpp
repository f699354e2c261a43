// SPDX-License-Identifier: MIT
// Stage `select`: keys (S-4), groups (S-5), and the k best experts in order: a sort, so ids are distinct (S-4.6).
#include <algorithm>
#include <limits>
#include <numeric>

#include "reference/numerics.hpp"
#include "reference/reference.hpp"

namespace turnout::reference {

bool stands_before(float a, std::int32_t i, float b, std::int32_t j, NanOrder nan) {
  if (is_nan(a) != is_nan(b)) return is_nan(a) == (nan == NanOrder::first);  // S-4.5
  if (a > b) return true;
  if (a < b) return false;
  return i < j;  // S-4.4: equal keys (two NaNs, -0 and +0 as well): the lower id
}

// Is "the score" of the key the prepared logit itself (S-4.2, S-4.3)?
static bool ranks_by_logit(const Rule& rule, bool grouped) {
  if (rule.select_by == SelectBy::logit) return true;
  const bool group_sums = grouped && rule.group_score > 1;
  return rule.select_by == SelectBy::score && rule.score == Score::softmax && !rule.select_bias &&
         rule.score_dtype == DType::f32 && !group_sums;
}

void select(const Recipe& recipe, Row& row, std::int32_t* ids) {
  const Rule& rule = recipe.rule;
  const std::int32_t n_expert = rule.n_expert;
  const std::int32_t n_group = rule.n_group.value_or(1), topk_group = rule.topk_group.value_or(1);
  const bool grouped = topk_group < n_group;  // S-5.2
  const bool by_logit = ranks_by_logit(rule, grouped);

  if (!by_logit && rule.select_by == SelectBy::score) score(recipe, row);
  for (std::int32_t e = 0; e < n_expert; ++e) {  // S-4.1
    float key = by_logit ? row.logits[e] : rule.select_by == SelectBy::sigmoid ? sigmoid(row.logits[e]) : row.scores[e];
    if (rule.select_bias) key = add(key, recipe.bias[e]);
    row.keys[e] = key;
    row.key_was_nan[e] = is_nan(key);
  }

  std::int32_t order[kMaxExpert];  // candidates; sorted by `key` as far as needed
  const auto sort_best = [&](std::int32_t* first, std::int32_t* last, std::int32_t n_best, const float* keys) {
    std::partial_sort(first, first + n_best, last,
                      [&](std::int32_t i, std::int32_t j) { return stands_before(keys[i], i, keys[j], j, rule.nan); });
  };
  std::iota(order, order + n_expert, 0);
  std::int32_t n_candidate = n_expert;
  if (grouped) {
    const std::int32_t size = n_expert / n_group;
    float group_scores[kMaxExpert];
    for (std::int32_t g = 0; g < n_group; ++g) {  // S-5.1: the m best keys of the group, added in that order
      std::int32_t* members = order + g * size;
      sort_best(members, members + size, rule.group_score, row.keys);
      for (std::int32_t m = 0; m < rule.group_score; ++m) {
        float key = row.keys[members[m]];
        if (is_nan(key) && rule.nan == NanOrder::last) key = -std::numeric_limits<float>::infinity();
        group_scores[g] = m == 0 ? key : add(group_scores[g], key);
      }
    }
    std::int32_t groups[kMaxExpert];
    std::iota(groups, groups + n_group, 0);
    sort_best(groups, groups + n_group, topk_group, group_scores);
    if (rule.excluded_value == ExcludedValue::zero && !by_logit) {  // S-5.4
      for (std::int32_t i = topk_group; i < n_group; ++i) std::fill_n(row.keys + groups[i] * size, size, 0.0f);
    } else {  // S-5.3
      n_candidate = 0;
      for (std::int32_t i = 0; i < topk_group; ++i)
        for (std::int32_t e = groups[i] * size; e < (groups[i] + 1) * size; ++e) order[n_candidate++] = e;
    }
  }

  sort_best(order, order + n_candidate, rule.n_used, row.keys);
  for (std::int32_t slot = 0; slot < rule.n_used; ++slot) {
    ids[slot] = order[slot];
    row.poisoned |= row.key_was_nan[order[slot]];
  }
}

}  // namespace turnout::reference
