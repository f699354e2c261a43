// SPDX-License-Identifier: MIT
// Each clause of docs/spec.md pinned by a row small enough to check by hand, on every backend of this build.
// Twin: docs/spec.md. The vectors (check_test.cpp) say the same with thousands of rows.
#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <cstring>
#include <limits>
#include <vector>

#include "every_backend.hpp"
#include "turnout/turnout.hpp"

namespace turnout {
namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
const float kNan = std::bit_cast<float>(0x7fc00000u);

std::uint32_t bits(float x) { return std::bit_cast<std::uint32_t>(x); }
float from_bits(std::uint32_t b) { return std::bit_cast<float>(b); }

struct Vectors {
  std::vector<float> bias = {}, logit_bias = {}, expert_scale = {};
};

struct Answer {
  std::vector<std::int32_t> ids;
  std::vector<float> weights;
  std::vector<std::uint32_t> weight_bits() const {
    std::vector<std::uint32_t> b;
    for (float w : weights) b.push_back(bits(w));
    return b;
  }
};

using Ids = std::vector<std::int32_t>;
using Floats = std::vector<float>;
using Bits = std::vector<std::uint32_t>;

class Contract : public OnEveryBackend {
 protected:
  Router make(const Rule& rule, const Vectors& v = {}) const {
    auto router = Router::make({rule, v.bias, v.logit_bias, v.expert_scale, {}}, backend());
    if (!router.ok()) throw std::runtime_error(router.status().message());
    EXPECT_EQ(router->backend().name, GetParam());
    return std::move(*router);
  }
  Answer route(const Rule& rule, const Floats& logits, const Vectors& v = {}) const {
    const Router router = make(rule, v);
    const auto n = static_cast<std::size_t>(rule.n_used);
    Answer a{Ids(n, -7), Floats(n, 77.0f)};
    const Status s = router.route(Matrix(logits.data(), 1, static_cast<std::int64_t>(logits.size())),
                                  {a.ids, std::span<float>(a.weights)});
    EXPECT_TRUE(s.ok()) << s.message();
    return a;
  }
  std::string refusal(const Rule& rule, const Vectors& v = {}) const {
    auto router = Router::make({rule, v.bias, v.logit_bias, v.expert_scale, {}}, backend());
    EXPECT_FALSE(router.ok());
    if (router.ok()) return "";
    EXPECT_EQ(router.status().code(), Code::invalid_argument);
    return router.status().message();
  }
};

TURNOUT_ON_EVERY_BACKEND(Backends, Contract);

Rule identity(std::int32_t n_expert, std::int32_t n_used) {
  Rule r;
  r.n_expert = n_expert;
  r.n_used = n_used;
  r.score = Score::identity;
  return r;
}

Rule with(Rule r, auto change) {
  change(r);
  return r;
}

Rule scored(Score score, std::int32_t n_expert, std::int32_t n_used) {
  return with(identity(n_expert, n_used), [&](Rule& r) { r.score = score; });
}

TEST_P(Contract, S1_numbers) {
  // S-1.1: f16 and bf16 logits widen exactly, rows are strided, and the gap is not read.
  const Router router = make(identity(2, 2));
  const Half halves[] = {{0x3c00}, {0x0001}, {0x7e00}, {0xc000}, {0x3800}, {0x7e00}};  // 1, 2^-24 | -2, 0.5
  Ids ids(4);
  Floats w(4);
  ASSERT_TRUE(router.route(Matrix(halves, DType::f16, 2, 2, 3), {ids, std::span<float>(w)}).ok());
  EXPECT_EQ(ids, (Ids{0, 1, 1, 0}));
  EXPECT_EQ(w, (Floats{1, 0x1p-24f, 0.5f, -2}));
  const BFloat16 brains[] = {{0x3f80}, {0x4049}, {0x0000}, {0x8000}};
  ASSERT_TRUE(router.route(Matrix(brains, 2, 2), {ids, std::span<float>(w)}).ok());
  EXPECT_EQ(w, (Floats{3.140625f, 1, 0, 0}));
  // S-1.2: one rounding, ties to even: 1 + 2^-24 is 1, 1 + 3 * 2^-24 is 1 + 2^-22.
  const Vectors v{.logit_bias = {0x1p-24f, 0x1.8p-23f}};
  EXPECT_EQ(route(identity(2, 2), {1, 1}, v).weights, (Floats{1 + 0x1p-22f, 1}));
  // S-1.3: subnormals are zero when read and when made; 00ffffff / 2 is zero although IEEE rounds it to 2^-126.
  EXPECT_EQ(route(identity(3, 3), {from_bits(0x007fffff), -0x1p-140f, 0x1p-126f}).weights, (Floats{0x1p-126f, 0, 0}));
  const Rule half = with(identity(2, 2), [](Rule& r) { r.scale = 0.5f; });
  EXPECT_EQ(route(half, {from_bits(0x00ffffff), 0x1p-125f}).weights, (Floats{0x1p-126f, 0}));
  // S-1.4, S-1.5: a written zero is +0, a written NaN 7fc00000.
  EXPECT_EQ(route(identity(2, 2), {-0.0f, from_bits(0xff812345)}).weight_bits(), (Bits{0x7fc00000, 0}));
}

TEST_P(Contract, S1_rows_are_independent) {  // S-1.6
  const Router router = make(scored(Score::softmax, 3, 2));
  const Floats rows = {1, 2, 3, kNan, 0, 1, 3, 2, 1};
  Ids ids(6), alone(2);
  Floats w(6), alone_w(2);
  ASSERT_TRUE(router.route(Matrix(rows.data(), 3, 3), {ids, std::span<float>(w)}).ok());
  for (std::size_t t = 0; t < 3; ++t) {
    ASSERT_TRUE(router.route(Matrix(rows.data() + 3 * t, 1, 3), {alone, std::span<float>(alone_w)}).ok());
    EXPECT_EQ(0, std::memcmp(alone.data(), &ids[2 * t], 8));
    EXPECT_EQ(0, std::memcmp(alone_w.data(), &w[2 * t], 8));
  }
}

TEST_P(Contract, S2_preparation) {
  const auto one = [&](auto change, float x, Vectors v = {}) {
    return route(with(identity(1, 1), change), {x}, v).weights[0];
  };
  EXPECT_EQ(one([](Rule&) {}, 1.5f, {.logit_bias = {0.25f}}), 1.75f);                         // S-2.1
  EXPECT_EQ(one([](Rule& r) { r.logit_scale = 3.0f; }, 1.5f, {.logit_bias = {0.5f}}), 6.0f);  // S-2.2, after S-2.1
  EXPECT_EQ(bits(one([](Rule& r) { r.logit_softcap = 1.0f; }, 1.0f)), 0x3f42f7d6u);           // S-2.3: tanh 1
  EXPECT_EQ(one([](Rule& r) { r.logit_softcap = 3.0f; }, kInf), 3.0f);
  EXPECT_EQ(one([](Rule& r) { r.logit_softcap = 3.0f; }, -kInf), -3.0f);
  EXPECT_EQ(one([](Rule& r) { r.logit_clamp = 80.0f; }, kInf), 80.0f);  // S-2.4
  EXPECT_EQ(one([](Rule& r) { r.logit_clamp = 80.0f; }, -81.0f), -80.0f);
  EXPECT_EQ(one([](Rule& r) { r.logit_scale = 2.0f, r.logit_softcap = 8.0f, r.logit_clamp = 1.0f; }, 4.0f), 1.0f);
  EXPECT_TRUE(std::isnan(
      one([](Rule& r) { r.logit_scale = 2.0f, r.logit_softcap = 8.0f, r.logit_clamp = 1.0f; }, kNan)));  // S-2.5
}

TEST_P(Contract, S3_scores) {
  const auto score = [&](Score s, float x) { return bits(route(scored(s, 1, 1), {x}).weights[0]); };
  // S-3.1: for -2^-24 and 2^-23 the first order is half-way; the cubic term sends both to 1/2.
  EXPECT_EQ(score(Score::sigmoid, 0), 0x3f000000u);
  EXPECT_EQ(score(Score::sigmoid, -0x1p-24f), 0x3f000000u);
  EXPECT_EQ(score(Score::sigmoid, 0x1p-23f), 0x3f000000u);
  EXPECT_EQ(score(Score::sigmoid, 1), 0x3f3b26a8u);
  EXPECT_EQ(score(Score::sigmoid, kInf), 0x3f800000u);
  EXPECT_EQ(score(Score::sigmoid, -kInf), 0u);
  EXPECT_EQ(score(Score::sigmoid, -88), 0u);              // e^-88 is below 2^-126
  EXPECT_EQ(score(Score::sqrtsoftplus, 0), 0x3f55224du);  // S-3.2: sqrt(ln 2)
  EXPECT_EQ(score(Score::sqrtsoftplus, 100), bits(10));
  EXPECT_EQ(score(Score::sqrtsoftplus, kInf), bits(kInf));
  EXPECT_EQ(score(Score::sqrtsoftplus, -kInf), 0u);
  EXPECT_EQ(score(Score::identity, 1.25f), bits(1.25f));  // S-3.5
  // S-3.3: equal logits share exactly; -inf gets +0; the largest +-inf or a NaN makes the row NaN.
  const Rule softmax = scored(Score::softmax, 3, 3);
  EXPECT_EQ(route(softmax, {5, 5, 5}).weight_bits(), (Bits{0x3eaaaaab, 0x3eaaaaab, 0x3eaaaaab}));
  EXPECT_EQ(route(softmax, {1, -kInf, 1}).weights, (Floats{0.5f, 0.5f, 0}));
  for (const Floats& row : {Floats{kInf, 0, 0}, Floats{-kInf, -kInf, -kInf}, Floats{kNan, 0, 0}})
    EXPECT_EQ(route(softmax, row).weight_bits(), (Bits{0x7fc00000, 0x7fc00000, 0x7fc00000}));
  const Rule last = with(softmax, [](Rule& r) { r.nan = NanOrder::last; });
  EXPECT_EQ(route(last, {2, kNan, 2}).weight_bits(), (Bits{0x3f000000, 0x3f000000, 0x7fc00000}));
  // S-3.6: sigmoid(1) = 0.7310586 is 0.73046875 in bf16 and 0.73095703125 in f16; 65520 is inf in f16.
  const auto rounded = [&](Score s, DType d, float x) {
    return route(with(scored(s, 1, 1), [&](Rule& r) { r.score_dtype = d; }), {x}).weights[0];
  };
  EXPECT_EQ(rounded(Score::sigmoid, DType::bf16, 1), 0.73046875f);
  EXPECT_EQ(rounded(Score::sigmoid, DType::f16, 1), 0.73095703125f);
  EXPECT_EQ(rounded(Score::identity, DType::f16, 65520), kInf);
  EXPECT_EQ(rounded(Score::identity, DType::f16, 0x1.8p-24f), 0x1p-23f);  // a subnormal f16 is kept, ties to even
}

TEST_P(Contract, S4_key_and_order) {
  const Rule biased = with(scored(Score::sigmoid, 3, 2), [](Rule& r) { r.select_bias = true; });
  // S-4.1 and S-6.1: the bias moves the winner, not its weight.
  const Answer a = route(biased, {0, 0, 0}, {.bias = {0, 2, 1}});
  EXPECT_EQ(a.ids, (Ids{1, 2}));
  EXPECT_EQ(a.weights, (Floats{0.5f, 0.5f}));
  // S-4.2: softmax ranks by the logit: 200 logits apart both scores are 0, yet the order is known.
  EXPECT_EQ(route(scored(Score::softmax, 3, 3), {0, -300, -200}).ids, (Ids{0, 2, 1}));
  // S-4.3: saturated sigmoids tie, their logits do not.
  const Rule by_score = scored(Score::sigmoid, 2, 1);
  EXPECT_EQ(route(by_score, {40, 50}).ids, (Ids{0}));
  EXPECT_EQ(route(with(by_score, [](Rule& r) { r.select_by = SelectBy::logit; }), {40, 50}).ids, (Ids{1}));
  EXPECT_EQ(route(with(scored(Score::softmax, 2, 1), [](Rule& r) { r.select_by = SelectBy::sigmoid; }), {40, 50}).ids,
            (Ids{0}));
  // S-4.4: ties to the lower id, -0 equals +0.
  EXPECT_EQ(route(identity(4, 4), {-0.0f, 0.0f, 1, -0.0f}).ids, (Ids{2, 0, 1, 3}));
  // S-4.5: NaN above +inf, or below -inf whatever the bias.
  EXPECT_EQ(route(identity(4, 4), {kInf, from_bits(0xffc00001), -kInf, kNan}).ids, (Ids{1, 3, 0, 2}));
  const Rule last = with(identity(4, 4), [](Rule& r) { r.nan = NanOrder::last, r.select_bias = true; });
  EXPECT_EQ(route(last, {kInf, kNan, -kInf, kNan}, {.bias = {0, 9, 0, kInf}}).ids, (Ids{0, 2, 1, 3}));
  // S-4.6: even a row of nothing has distinct ids.
  EXPECT_EQ(route(scored(Score::softmax, 4, 3), {kNan, kNan, kNan, kNan}).ids, (Ids{0, 1, 2}));
}

TEST_P(Contract, S5_groups) {
  const Rule pairs = with(identity(6, 2), [](Rule& r) { r.n_group = 3, r.topk_group = 1; });
  // S-5.1: the largest key, or the sum of the two largest; equal groups: the lower one.
  EXPECT_EQ(route(pairs, {5, 0, 4, 4, 5, 1}).ids, (Ids{0, 1}));
  EXPECT_EQ(route(with(pairs, [](Rule& r) { r.group_score = 2; }), {5, 0, 4, 4, 5, 1}).ids, (Ids{2, 3}));
  EXPECT_EQ(
      route(with(pairs, [](Rule& r) { r.group_score = 2, r.nan = NanOrder::last; }), {kNan, 9, -kInf, 9, 1, 1}).ids,
      (Ids{4, 5}));
  // S-5.2: keeping every group is no groups.
  EXPECT_EQ(route(with(pairs, [](Rule& r) { r.topk_group = 3; }), {1, 9, 1, 8, 1, 1}).ids, (Ids{1, 3}));
  // S-5.3: -inf and NaN of a kept group stand before the others.
  EXPECT_EQ(route(pairs, {5, -kInf, 4, 4, 4, 4}).ids, (Ids{0, 1}));
  EXPECT_EQ(route(with(pairs, [](Rule& r) { r.nan = NanOrder::last; }), {5, kNan, 4, 4, 4, 4}).ids, (Ids{0, 1}));
  // S-5.4: excluded experts take part with key +0.
  const Rule zero = with(pairs, [](Rule& r) { r.excluded_value = ExcludedValue::zero; });
  EXPECT_EQ(route(zero, {-1, -5, -2, -2, -3, -3}).ids, (Ids{2, 3}));
  EXPECT_EQ(route(zero, {-1, -5, -2, -2, -3, -3}).weights, (Floats{-2, -2}));
}

TEST_P(Contract, S6_weights) {
  // S-6.2: 1/2 + d/4 is half-way for d = 3 * 2^-23 (34c00000 is 3 * 2^-23); the cubic term decides downwards.
  const Rule real = with(scored(Score::softmax, 3, 2), [](Rule& r) { r.renormalize = true; });
  EXPECT_EQ(route(real, {from_bits(0x34c00000), 0, -50}).weight_bits(), (Bits{0x3f000001, 0x3effffff - 2}));
  EXPECT_TRUE(std::isnan(route(real, {kInf, 0, 0}).weights[1]));
  // S-6.3: sum + eps, max(sum, eps), and no special case for a zero sum.
  const Rule sum = with(identity(2, 2), [](Rule& r) { r.renormalize = true; });
  EXPECT_EQ(route(sum, {3, 1}).weights, (Floats{0.75f, 0.25f}));
  EXPECT_EQ(route(with(sum, [](Rule& r) { r.renorm_eps = 4; }), {3, 1}).weights, (Floats{0.375f, 0.125f}));
  EXPECT_EQ(route(with(sum, [](Rule& r) { r.renorm_eps = 8, r.eps_kind = EpsKind::clamp_min; }), {3, 1}).weights,
            (Floats{0.375f, 0.125f}));
  EXPECT_EQ(route(sum, {0, 0}).weight_bits(), (Bits{0x7fc00000, 0x7fc00000}));
  // S-6.4: divisor, scale, per-expert scale, in this order, each rounded.
  const Rule all = with(identity(2, 2), [](Rule& r) { r.divisor = 4, r.scale = 3; });
  EXPECT_EQ(route(all, {8, 4}, {.expert_scale = {1, 0.5f}}).weights, (Floats{6, 1.5f}));
  // S-6.5: without renormalisation a NaN stays in its slot.
  EXPECT_EQ(route(identity(2, 2), {kNan, 1}).weight_bits(), (Bits{0x7fc00000, 0x3f800000}));
  EXPECT_EQ(route(sum, {kNan, 1}).weight_bits(), (Bits{0x7fc00000, 0x7fc00000}));
  // S-6.6: the scale of a routed sum is the consumer's, and input scaling changes nothing here.
  const Rule routed = with(all, [](Rule& r) { r.scale_where = ScaleWhere::routed_sum, r.apply_to = ApplyTo::input; });
  EXPECT_EQ(route(routed, {8, 4}).weights, (Floats{2, 1}));
  EXPECT_EQ(make(routed).rule().apply_to, ApplyTo::input);
  // S-6.7, S-1.4: 16-bit weights are the f32 weights rounded once more; a zero is +0.
  const Router router = make(identity(5, 5));
  const Floats row = {70000, 1 + 0x1p-8f, 0x1p-24f, -0x1p-30f, kNan};
  Ids ids(5);
  std::vector<Half> halves(5);
  std::vector<BFloat16> brains(5);
  ASSERT_TRUE(router.route(Matrix(row.data(), 1, 5), {ids, std::span<Half>(halves)}).ok());
  ASSERT_TRUE(router.route(Matrix(row.data(), 1, 5), {ids, std::span<BFloat16>(brains)}).ok());
  const std::uint16_t want_half[] = {0x7e00, 0x7c00, 0x3c04, 0x0001, 0x0000};
  const std::uint16_t want_brain[] = {0x7fc0, 0x4789, 0x3f80, 0x3380, 0xb080};
  EXPECT_EQ(0, std::memcmp(halves.data(), want_half, sizeof want_half));
  EXPECT_EQ(0, std::memcmp(brains.data(), want_brain, sizeof want_brain));
}

TEST_P(Contract, S6a_sparsemixer) {
  const Rule rule = with(scored(Score::sparsemixer, 4, 2), [](Rule& r) { r.jitter_eps = 0.25f; });
  // S-6a.1: the best, then the best of the rest. S-6a.2: 1 is at the threshold (2 - 1) / 2 = 0.5 and takes part.
  const Answer a = route(rule, {2, 1, 0.99f, -3});
  EXPECT_EQ(a.ids, (Ids{0, 1}));
  EXPECT_EQ(bits(a.weights[0]), 0x3f3b26a8u);  // e^2 / (e^2 + e^1) = sigmoid(1)
  // S-6a.3: a NaN that takes part makes the weight NaN.
  const Answer n = route(with(rule, [](Rule& r) { r.nan = NanOrder::last; }), {1, kNan, -9, -9});
  EXPECT_EQ(n.ids, (Ids{0, 2}));
  EXPECT_TRUE(std::isnan(n.weights[0]));
}

TEST_P(Contract, S8_replay_and_padding) {
  const Router router = make(scored(Score::sigmoid, 4, 2));
  const Floats rows = {0, 9, 9, kInf, kNan, 0, 0, 0, 1, 2, 3, 4};
  Ids ids(6, -7);
  Floats w(6, 77);
  // S-8.1: given order; S-8.2: a row of -1 is padding; S-8.4: so is a row from n_real_tokens on, given ids or not.
  const Ids given = {3, 0, -1, -1, 1, 2};
  ASSERT_TRUE(router.replay(Matrix(rows.data(), 3, 4), given, {ids, std::span<float>(w)}, 2).ok());
  EXPECT_EQ(ids, (Ids{3, 0, -1, -1, -1, -1}));
  EXPECT_EQ(w, (Floats{1, 0.5f, 0, 0, 0, 0}));
  ASSERT_TRUE(router.route(Matrix(rows.data(), 3, 4), {ids, std::span<float>(w)}, 1).ok());
  EXPECT_EQ(ids, (Ids{3, 1, -1, -1, -1, -1}));
  // refused by row and slot, nothing written.
  for (const auto& [bad, text] : {std::pair{Ids{0, 1, 2, 2, 0, 1}, "given[1][1] = 2: stands twice"},
                                  {Ids{0, 1, 2, 4, 0, 1}, "given[1][1] = 4: must be in 0..n_expert - 1 = 3"},
                                  {Ids{0, 1, -2, 1, 0, 1}, "given[1][0] = -2"},
                                  {Ids{0, 1, 0, 1, -1, 1}, "given[2] mixes"}}) {
    Ids untouched(6, -7);
    const Status s = router.replay(Matrix(rows.data(), 3, 4), bad, {untouched, std::span<float>(w)});
    EXPECT_EQ(s.code(), Code::invalid_argument);
    EXPECT_NE(s.message().find(text), std::string::npos) << s.message();
    EXPECT_EQ(untouched, Ids(6, -7));
  }
  // S-8.3: sparsemixer has none.
  const Router mixer = make(scored(Score::sparsemixer, 4, 2));
  EXPECT_EQ(mixer.replay(Matrix(rows.data(), 3, 4), given, {ids, std::span<float>(w)}).code(), Code::invalid_argument);
}

TEST_P(Contract, S9_plan) {
  const Router router = make(identity(2, 1));  // S-9.5: no tokens, anywhere
  EXPECT_TRUE(router.route({}, {}).ok());
  EXPECT_TRUE(router.route(Matrix(static_cast<const float*>(nullptr), 0, 2), {}).ok());
  if (!backend().capabilities.plan) GTEST_SKIP() << GetParam() << " has no plan";
  const Ids ids = {1, 0, 1, -1, 2, 1};  // three tokens, two slots
  const auto run = [&](std::int64_t block, std::optional<std::int64_t> n_real) {
    PlanInput in{ids, 3, 2, 3, n_real, block};
    const auto n = static_cast<std::size_t>(*plan_capacity(in));
    std::vector<std::vector<std::int64_t>> o = {std::vector<std::int64_t>(3), std::vector<std::int64_t>(4),
                                                std::vector<std::int64_t>(n), std::vector<std::int64_t>(n),
                                                std::vector<std::int64_t>(6)};
    const Status s = plan(in, {o[0], o[1], o[2], o[3], o[4]}, backend());
    EXPECT_TRUE(s.ok()) << s.message();
    o[2].resize(static_cast<std::size_t>(o[1][3]));
    o[3].resize(static_cast<std::size_t>(o[1][3]));
    return o;
  };
  using V = std::vector<std::vector<std::int64_t>>;
  EXPECT_EQ(run(1, {}),
            (V{{1, 3, 1}, {0, 1, 4, 5}, {1, 0, 2, 5, 4}, {0, 0, 1, 2, 2}, {1, 0, 2, -1, 4, 3}}));  // S-9.1, S-9.2
  EXPECT_EQ(run(2, 2), (V{{1, 2, 0}, {0, 2, 4, 4}, {1, 6, 0, 2}, {0, -1, 0, 1}, {2, 0, 3, -1, -1, -1}}));  // S-9.3
  // S-9.4: ids out of range are refused, in padding rows too.
  std::vector<std::int64_t> big(32);
  const auto part = [&](std::size_t n) { return std::span(big).first(n); };
  const Ids bad = {0, 1, 3, 0};
  const Status s = plan({bad, 2, 2, 3, 1, 1}, {part(3), part(4), part(8), part(8), part(4)}, backend());
  EXPECT_EQ(s.code(), Code::invalid_argument);
  EXPECT_NE(s.message().find("ids[1][0] = 3"), std::string::npos) << s.message();
  EXPECT_EQ(big, std::vector<std::int64_t>(32));
  // S-9.5: no tokens.
  ASSERT_TRUE(plan({{}, 0, 2, 3, {}, 8}, {part(3), part(4), {}, {}, {}}, backend()).ok());
}

TEST_P(Contract, S10_matmul) {
  if (!backend().capabilities.matmul) GTEST_SKIP() << GetParam() << " has no router matmul";
  // S-10.1: partial 0 takes i = 0, 256, 512: (2^24 + 1) + 1 loses both ones; partial 1 alone adds 2.
  Floats hidden(514, 0.0f), weight(514, 1.0f);
  hidden[0] = 0x1p24f, hidden[256] = hidden[512] = 1, hidden[1] = hidden[257] = 1;
  const auto logit = [&](const Matrix& h, const Matrix& w) {
    Rule rule = identity(1, 1);
    auto router = Router::make({rule, {}, {}, {}, w}, backend());
    EXPECT_TRUE(router.ok()) << router.status().message();
    float x = 0, routed = 0;
    std::int32_t id = -1;
    EXPECT_TRUE(router->logits(h, {&x, 1}).ok());
    EXPECT_TRUE(router->route_hidden(h, {{&id, 1}, std::span<float>(&routed, 1)}).ok());
    EXPECT_EQ(bits(x), bits(routed));
    return x;
  };
  EXPECT_EQ(logit(Matrix(hidden.data(), 1, 514), Matrix(weight.data(), 1, 514)), 0x1p24f + 2);
  // S-10.2: 16-bit operands are widened.
  const BFloat16 h[] = {{0x4040}}, w[] = {{0xc000}};  // 3, -2
  EXPECT_EQ(logit(Matrix(h, 1, 1), Matrix(w, 1, 1)), -6.0f);
  // S-10.3: one block, d = 0.5, q = 1..32.
  std::vector<std::uint8_t> block(34);
  block[1] = 0x38;
  for (std::uint8_t i = 0; i < 32; ++i) block[2 + i] = static_cast<std::uint8_t>(i + 1);
  const Floats ones(32, 1.0f);
  EXPECT_EQ(logit(Matrix(ones.data(), 1, 32), Matrix(block.data(), DType::q8_0, 1, 32, 32)), 264.0f);
  // S-10.4: NaN; a subnormal operand is zero.
  hidden[3] = kNan;
  EXPECT_EQ(bits(logit(Matrix(hidden.data(), 1, 514), Matrix(weight.data(), 1, 514))), 0x7fc00000u);
  const float tiny = 0x1p-130f, huge = 0x1p100f;
  EXPECT_EQ(bits(logit(Matrix(&tiny, 1, 1), Matrix(&huge, 1, 1))), 0u);
}

TEST_P(Contract, R_refusals_name_field_value_and_limit) {
  const Rule good = identity(4, 2);
  const auto says = [&](auto change, const char* text, Vectors v = {}) {
    const std::string m = refusal(with(good, change), v);
    EXPECT_NE(m.find(text), std::string::npos) << m;
  };
  //
  says([](Rule& r) { r.n_used = 40; }, "n_used = 40: at most n_expert = 4");
  says([](Rule& r) { r.n_used = 0; }, "n_used = 0: at least 1");
  says([](Rule& r) { r.n_expert = 0; }, "n_expert = 0");
  says([](Rule& r) { r.n_expert = 4097; }, "n_expert = 4097: at most 4096");
  says([](Rule& r) { r.n_group = 3, r.topk_group = 1; }, "n_group = 3: must divide n_expert = 4");
  says([](Rule& r) { r.n_group = 2; }, "topk_group is absent while n_group = 2");
  says([](Rule& r) { r.n_group = 2, r.topk_group = 3; }, "topk_group = 3: must be in 1..n_group = 2");
  says([](Rule& r) { r.n_group = 4, r.topk_group = 1; }, "n_used = 2: at most 1");
  says([](Rule& r) { r.n_group = 2, r.topk_group = 2, r.group_score = 3; }, "group_score = top3_sum");
  says([](Rule&) {}, "logit_bias has 3 entries: must be n_expert = 4", {.logit_bias = {1, 2, 3}});
  //
  says([](Rule& r) { r.scale = 1e-39f; }, "scale = ");
  says([](Rule& r) { r.divisor = kInf; }, "divisor = inf: must be finite");
  says([](Rule& r) { r.logit_scale = 0.0f; }, "logit_scale = 0");
  says([](Rule& r) { r.logit_clamp = -1.0f; }, "logit_clamp = -1: must be > 0");
  says([](Rule& r) { r.renorm_eps = -1.0f; }, "renorm_eps = -1: must be >= 0");
  says([](Rule& r) { r.select_bias = true; }, "bias[2] = nan: must not be NaN", {.bias = {0, kInf, kNan, 0}});
  says([](Rule&) {}, "expert_scale[0] = inf: must be finite", {.expert_scale = {kInf, 1, 1, 1}});
  //
  says([](Rule& r) { r.select_bias = true; }, "bias is absent");
  says([](Rule&) {}, "the rule has no select_bias", {.bias = {1, 2, 3, 4}});
  says([](Rule& r) { r.excluded_value = ExcludedValue::zero, r.select_by = SelectBy::logit; }, "excluded_value = zero");
  says([](Rule& r) { r.score = Score::sparsemixer, r.n_used = 3; }, "score = sparsemixer: n_used = 3, must be 2");
  says([](Rule& r) { r.score = static_cast<Score>(9); }, "score = 9");
  // Two dialects of one family are two rules.
  EXPECT_NE(with(good, [](Rule& r) { r.eps_kind = EpsKind::clamp_min; }), good);
}

TEST_P(Contract, R5_a_refused_call_writes_nothing) {
  const Router router = make(identity(4, 2));
  const Floats rows(8, 1.0f);
  Ids ids(4, -7);
  Floats w(4, 77);
  const RouteOutput out{ids, std::span<float>(w)};
  const auto refused = [&](const Status& s, const char* text) {
    EXPECT_EQ(s.code(), Code::invalid_argument);
    EXPECT_NE(s.message().find(text), std::string::npos) << s.message();
    EXPECT_EQ(ids, Ids(4, -7));
    EXPECT_EQ(w, Floats(4, 77));
  };
  refused(router.route(Matrix(rows.data(), 2, 3), out), "logits has 3 columns: must be n_expert = 4");
  refused(router.route(Matrix(rows.data(), DType::f32, 2, 4, 3), out), "row_stride = 3: at least n_col = 4");
  refused(router.route(Matrix(rows.data(), 1, 4), out), "ids has 4 elements: must be n_token * n_used = 2");
  refused(router.route(Matrix(rows.data(), 2, 4), out, 3), "n_real_tokens = 3: must be in 0..n_token = 2");
  refused(router.route(Matrix(rows.data(), 2, 4), out, -1), "n_real_tokens = -1");
  refused(router.route(Matrix(static_cast<const float*>(nullptr), 2, 4), out), "logits data is null");
  refused(router.route(Matrix(rows.data(), DType::q8_0, 2, 4, 4), out), "logits dtype = q8_0");
  refused(router.route_hidden(Matrix(rows.data(), 2, 4), out), "weight is absent");
  refused(router.route(Matrix(rows.data(), DType::f32, std::int64_t{1} << 62, 4, 4), out), "beyond the address space");
}

TEST(Limits, R6_a_backends_own_limit_is_unsupported) {
  Backend small = *find_backend("reference");
  small.name = "small";
  small.capabilities.max_n_used = 1;
  const auto router = Router::make({identity(4, 2), {}, {}, {}, {}}, small);
  ASSERT_FALSE(router.ok());
  EXPECT_EQ(router.status().code(), Code::unsupported);
  EXPECT_EQ(router.status().message(), "n_used = 2: at most 1 on backend small");
}

}  // namespace
}  // namespace turnout
