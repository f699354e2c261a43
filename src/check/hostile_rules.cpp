// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>

#include "check/hostile_parts.hpp"

namespace turnout::hostile {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();

using Change = void (*)(Rule&);

void renormalize(Rule& r, float eps = 0.0f, EpsKind kind = EpsKind::add) {
  r.renormalize = true;
  r.renorm_eps = eps;
  r.eps_kind = kind;
}

void groups(Rule& r, std::int32_t n_group, std::int32_t topk_group, std::int32_t group_score) {
  r.n_group = n_group;
  r.topk_group = topk_group;
  r.group_score = group_score;
}

void biased_sigmoid(Rule& r, float eps) {
  r.score = Score::sigmoid;
  r.select_bias = true;
  renormalize(r, eps);
}

/// The rules that models use, without sizes; groups are a wish. One stands for many of the same shape.
const Change kFamilies[] = {
    [](Rule& r) { renormalize(r); },                                                    // mixtral, qwen3_moe
    [](Rule&) {},                                                                       // qwen2_moe, olmoe
    [](Rule& r) { groups(r, 8, 3, 1), r.scale = 16.0f; },                               // deepseek_v2
    [](Rule& r) { groups(r, 8, 4, 2), renormalize(r, 1e-20f); },                        // mistral4
    [](Rule& r) { renormalize(r, 0x1p-23f, EpsKind::clamp_min); },                      // hunyuan_v1_moe
    [](Rule& r) { renormalize(r, 1e-12f, EpsKind::clamp_min), r.select_bias = true; },  // ernie4_5_moe
    [](Rule& r) { renormalize(r), r.select_by = SelectBy::logit; },                     // gpt_oss, granitemoe
    [](Rule& r) { renormalize(r), r.logit_softcap = 30.0f; },                           // grok_2
    [](Rule& r) { renormalize(r), r.select_by = SelectBy::sigmoid; },                   // grove_moe
    [](Rule& r) { biased_sigmoid(r, 0.0f), groups(r, 8, 4, 2), r.scale = 2.5f; },       // deepseek_v3
    [](Rule& r) {                                                                       // deepseek_v3@hf-4, axk2
      biased_sigmoid(r, 1e-20f), groups(r, 8, 4, 2), r.scale = 2.5f, r.excluded_value = ExcludedValue::zero;
    },
    [](Rule& r) { biased_sigmoid(r, 1e-20f), r.scale = 2.827f; },  // kimi_k2, glm4_moe
    [](Rule& r) { biased_sigmoid(r, 1e-6f); },                     // lfm2_moe
    [](Rule& r) {                                                  // lfm2_moe@moe_route
      biased_sigmoid(r, 0x1p-14f), r.eps_kind = EpsKind::clamp_min, r.logit_clamp = 80.0f;
    },
    [](Rule& r) { r.score = Score::sigmoid, r.select_by = SelectBy::logit, r.apply_to = ApplyTo::input; },  // llama4
    [](Rule& r) { biased_sigmoid(r, 1e-15f), r.logit_scale = 0.17677669f; },  // muse_spark
    [](Rule& r) { biased_sigmoid(r, 0.0f), r.select_by = SelectBy::logit; },  // kolibri1
    [](Rule& r) {                                                             // laguna
      biased_sigmoid(r, 0.0f), r.logit_softcap = 30.0f, r.scale = 2.5f, r.scale_where = ScaleWhere::routed_sum;
    },
    [](Rule& r) { biased_sigmoid(r, 0.0f), r.score = Score::sqrtsoftplus, r.scale = 1.5f; },  // deepseek_v4
    [](Rule& r) { r.score = Score::sparsemixer; },                                            // phimoe
};

Rule family_rule(Random& random) {
  Rule r;
  kFamilies[random.below(static_cast<std::uint32_t>(std::size(kFamilies)))](r);
  return r;
}

std::int32_t choose_n_used(Random& random, std::int32_t n_expert) {
  const std::uint32_t p = random.below(100);
  if (p < 60) return random.between(1, std::min(n_expert, 8));
  if (p < 80) return random.between(std::min(n_expert, 9), std::min(n_expert, 32));
  if (p < 86) return n_expert;
  if (p < 90) return std::max(1, n_expert - 1);
  return random.between(1, n_expert);
}

/// Of a large case. Drawn from another stream, so that the rule is that of the case as it is.
std::int64_t choose_many_rows(const Limits& limits, const Case& c) {
  constexpr std::int64_t kWhole = 64;  // experts up to which the number is not cut
  const auto n = static_cast<std::uint32_t>(limits.rows_per_case);
  const std::int64_t rows = n + Random(~c.seed, c.index).below(n / 2 + 1);
  return rows * kWhole / std::max<std::int64_t>(kWhole, c.rule.n_expert);
}

/// Keeps enough groups for n_used.
void choose_groups(Random& random, Rule& rule) {
  const std::int32_t e = rule.n_expert;
  std::int32_t n_group = rule.n_group.value_or(0);
  if (n_group == 0 || e % n_group != 0) {
    std::vector<std::int32_t> divisors;
    for (std::int32_t d = 1; d <= e; ++d) {
      if (e % d == 0) divisors.push_back(d);
    }
    n_group = divisors[random.below(static_cast<std::uint32_t>(divisors.size()))];
  }
  const std::int32_t size = e / n_group;
  const std::int32_t least = (rule.n_used + size - 1) / size;
  const std::int32_t topk_group = rule.topk_group.value_or(random.between(least, n_group));
  rule.n_group = n_group;
  rule.topk_group = std::clamp(topk_group, least, n_group);
  const std::uint32_t p = random.below(100);
  if (p < 20) rule.group_score = 1;
  if (p >= 20 && p < 60) rule.group_score = 2;
  if (p >= 60 && p < 70) rule.group_score = 3;
  if (p >= 70 && p < 80) rule.group_score = random.between(1, size);
  rule.group_score = std::min(rule.group_score, size);
}

/// Any combination that the contract accepts.
Rule random_rule(Random& random) {
  Rule r;
  const std::uint32_t p = random.below(100);
  r.score = p < 35   ? Score::softmax
            : p < 70 ? Score::sigmoid
            : p < 80 ? Score::sqrtsoftplus
            : p < 93 ? Score::identity
                     : Score::sparsemixer;
  if (random.percent(25)) r.score_dtype = random.pick({DType::bf16, DType::f16});
  r.select_bias = random.percent(40);
  if (random.percent(30)) r.select_by = random.pick({SelectBy::logit, SelectBy::sigmoid});
  if (random.percent(15)) r.logit_scale = random.pick({0.7f, 0.17677669f, 2.0f, -1.0f, 1.0f, 0x1p20f, 0x1p-100f});
  if (random.percent(12)) r.logit_softcap = random.pick({30.0f, 3.0f, 0.5f, 1e30f, 0x1p-120f});
  if (random.percent(12)) r.logit_clamp = random.pick({80.0f, 1.5f, 10.0f, 0.25f, 3e38f, 0x1p-126f});
  if (random.percent(35)) {
    r.n_group = 0;  // a wish for any
    if (r.select_by == SelectBy::score && random.percent(30)) r.excluded_value = ExcludedValue::zero;
  }
  r.renormalize = random.percent(60);
  if (random.percent(40)) r.eps_kind = EpsKind::clamp_min;
  if (random.percent(60)) {
    r.renorm_eps = random.pick({1e-20f, 1e-20f, 1e-6f, 0x1p-14f, 1e-12f, 0.5f, 0x1p-126f, 1e-40f, 1e30f});
  }
  if (random.percent(15)) r.divisor = random.pick({3.0f, 6.0f, -2.0f, 0x1p-60f, 0x1p126f});
  if (random.percent(40)) {
    r.scale = random.pick({2.5f, 2.5f, 16.0f, 1.7f, 0.5f, -1.5f, -1.0f, 0x1p-100f, 0x1p100f, 0x1p-126f});
  }
  if (random.percent(10)) r.scale_where = ScaleWhere::routed_sum;
  if (random.percent(5)) r.apply_to = ApplyTo::input;
  if (random.percent(60)) r.jitter_eps = random.pick({0.0f, 0.25f, 1e-6f, 1.0f, 0.5f, 1e-40f, 3e38f});
  return r;
}

/// What `sparsemixer` does without.
void strip_for_sparsemixer(Rule& r) {
  r.n_used = 2;
  r.select_bias = false;
  r.select_by = SelectBy::score;
  r.score_dtype = DType::f32;
  r.renormalize = false;
  r.n_group.reset();
  r.topk_group.reset();
  r.group_score = 1;
  r.excluded_value = ExcludedValue::not_candidates;
}

std::vector<float> make_bias(Random& random, std::int32_t n) {
  const std::uint32_t style = random.below(6);
  std::vector<float> v;
  for (std::int32_t i = 0; i < n; ++i) {
    float x = 0.0f;
    if (style == 0) x = static_cast<float>(random.normal() * 0.05);
    if (style == 1) x = random.pick({-0.6f, -0.5f, -0.5f, 0.25f, -1.75f, 1e-40f});
    if (style == 2) x = random.pick({kInf, -kInf, 0.1f, -0.1f, 0.0f});
    if (style == 3) x = random.pick({0.0f, -0.0f});
    if (style == 4) x = static_cast<float>(random.normal() * 10.0);
    if (style == 5) x = static_cast<float>(-0.5 + random.between(-4, 4) * 0x1p-26);  // cancels a score near 1/2
    v.push_back(x);
  }
  return v;
}

std::vector<float> make_logit_bias(Random& random, std::int32_t n) {
  const std::uint32_t style = random.below(4);
  std::vector<float> v;
  for (std::int32_t i = 0; i < n; ++i) {
    float x = static_cast<float>(random.normal());
    if (style == 1) x = random.pick({0.5f, -0.5f, 0.0f, -0.0f, 1e-40f, 1.0f});
    if (style == 2 && random.percent(10)) x = random.pick({kInf, -kInf});
    if (style == 3) x = static_cast<float>(random.normal() * 0x1p-24);
    v.push_back(x);
  }
  return v;
}

std::vector<float> make_expert_scale(Random& random, std::int32_t n) {
  const bool extreme = random.percent(25);
  std::vector<float> v;
  for (std::int32_t i = 0; i < n; ++i) {
    v.push_back(extreme ? random.pick({0.0f, -0.0f, 1.0f, -1.0f, 0.5f, 1e-40f, 0x1p-126f, 0x1p127f, 3e38f})
                        : static_cast<float>(random.uniform(0.3, 2.0)));
  }
  return v;
}

}  // namespace

void choose_sizes(Random& random, const Limits& limits, Case& c) {
  std::int32_t e = 0;
  const std::uint32_t p = random.below(64);
  if (p < 31) {
    e = random.percent(50) ? random.pick({1, 8, 16, 24, 32, 40, 60, 64, 72, 96}) : random.between(1, 127);
    c.n_token = random.between(1, 16);
  } else if (p < 60) {
    e = random.percent(60) ? random.pick({128, 160, 256, 256, 384, 512, 896}) : random.between(128, 1024);
    c.n_token = random.between(1, 8);
  } else {
    e = random.percent(50) ? 4096 : random.percent(40) ? random.pick({1025, 2048, 4095}) : random.between(1025, 4096);
    c.n_token = random.between(1, 2);
  }
  c.rule.n_expert = std::min(e, limits.max_n_expert);
  c.rule.n_used = std::min(choose_n_used(random, c.rule.n_expert), limits.max_n_used);
  if (limits.rows_per_case > 0) c.n_token = std::max(c.n_token, choose_many_rows(limits, c));
}

void make_rule(Random& random, const Limits& limits, Case& c) {
  choose_sizes(random, limits, c);
  const std::int32_t e = c.rule.n_expert;
  const std::int32_t k = c.rule.n_used;
  Rule rule = random.percent(45) ? family_rule(random) : random_rule(random);
  if (rule.score == Score::sparsemixer && (e < 2 || limits.max_n_used < 2)) rule.score = Score::identity;
  rule.n_expert = e;
  rule.n_used = k;
  if (rule.score == Score::sparsemixer) strip_for_sparsemixer(rule);
  if (rule.n_group) choose_groups(random, rule);
  if (random.percent(5)) rule.divisor = static_cast<float>(rule.n_used);
  rule.nan = random.percent(50) ? NanOrder::first : NanOrder::last;
  c.rule = rule;
  if (rule.select_bias) c.bias = make_bias(random, e);
  if (random.percent(15)) c.logit_bias = make_logit_bias(random, e);
  if (random.percent(20)) c.expert_scale = make_expert_scale(random, e);
}

}  // namespace turnout::hostile
