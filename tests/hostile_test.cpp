// SPDX-License-Identifier: MIT
// The generator makes what it says, the same everywhere, and fuzz finds what is broken.
#include "check/hostile.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

#include "broken_backend.hpp"
#include "check/batch.hpp"
#include "check/floats.hpp"
#include "every_backend.hpp"

namespace turnout::hostile {
namespace {

using broken::Fault;

constexpr std::uint64_t kSeed = 1;
constexpr std::uint64_t kCases = 3000;

RouterConfig config_of(const Case& c) {
  RouterConfig config;
  config.rule = c.rule;
  config.bias = c.bias;
  config.logit_bias = c.logit_bias;
  config.expert_scale = c.expert_scale;
  return config;
}

/// FNV-1a over everything a case holds.
class Checksum {
 public:
  void add(std::uint64_t x) {
    for (int i = 0; i < 64; i += 8) sum_ = (sum_ ^ ((x >> i) & 0xff)) * 0x100000001b3u;
  }
  void add(float x) { add(std::uint64_t{check::to_bits(x)}); }
  void add(const std::optional<float>& x) {
    add(std::uint64_t{x.has_value()});
    add(x.value_or(0.0f));
  }
  void add(const std::optional<std::int32_t>& x) { add(static_cast<std::uint64_t>(x.value_or(-7))); }
  void add(const std::vector<float>& v) {
    add(std::uint64_t{v.size()});
    for (const float x : v) add(x);
  }
  template <class E>
  requires std::is_enum_v<E>
  void add(E e) { add(static_cast<std::uint64_t>(e)); }
  void add(const Rule& r) {
    add(static_cast<std::uint64_t>(r.n_expert));
    add(static_cast<std::uint64_t>(r.n_used));
    add(r.score), add(r.score_dtype), add(std::uint64_t{r.select_bias}), add(r.select_by);
    add(r.logit_scale), add(r.logit_softcap), add(r.logit_clamp);
    add(r.n_group), add(r.topk_group), add(static_cast<std::uint64_t>(r.group_score)), add(r.excluded_value);
    add(std::uint64_t{r.renormalize}), add(r.eps_kind), add(r.renorm_eps), add(r.divisor), add(r.scale);
    add(r.scale_where), add(r.apply_to), add(r.jitter_eps), add(r.nan);
  }
  void add(const Case& c) {
    add(c.rule), add(c.bias), add(c.logit_bias), add(c.expert_scale), add(c.dtype);
    add(static_cast<std::uint64_t>(c.n_token)), add(static_cast<std::uint64_t>(c.row_stride));
    add(c.logits);
    for (const std::string_view kind : c.kind) {
      for (const char letter : kind) add(static_cast<std::uint64_t>(letter));
    }
    for (const std::int32_t id : c.given) add(static_cast<std::uint64_t>(id));
  }
  std::uint64_t value() const { return sum_; }

 private:
  std::uint64_t sum_ = 0xcbf29ce484222325u;
};

std::uint64_t checksum(std::uint64_t seed, std::uint64_t n) {
  Checksum sum;
  for (std::uint64_t i = 0; i < n; ++i) sum.add(make_case(seed, i));
  return sum.value();
}

// Change the generator and these change: then say so in CHANGELOG.md, because old reproduction lines lose their
// meaning.
TEST(Hostile, IsTheSameEverywhere) {
  EXPECT_EQ(checksum(kSeed, 1000), 0xf9218b89ae2cae86u);
  EXPECT_EQ(checksum(0x123456789abcdef0u, 200), 0x6c6cdb9500a1ad7cu);
}

TEST(Hostile, SeedAndIndexMatter) {
  EXPECT_NE(checksum(1, 20), checksum(2, 20));
  EXPECT_NE(make_case(1, 0).logits, make_case(1, 1).logits);
}

TEST(Hostile, EveryKindOccurs) {
  std::map<std::string_view, int> rows, rows_16;
  for (std::uint64_t i = 0; i < kCases; ++i) {
    const Case c = make_case(kSeed, i);
    for (const std::string_view kind : c.kind) ++(c.dtype == DType::f32 ? rows : rows_16)[kind];
  }
  const auto names = kinds();
  EXPECT_EQ(std::set<std::string_view>(names.begin(), names.end()).size(), names.size());
  for (const std::string_view name : names) EXPECT_GT(rows[name], 100) << name;
  EXPECT_EQ(rows.size(), names.size());
  EXPECT_GT(rows_16.size(), 12u);
}

TEST(Hostile, EveryAxisOccurs) {
  std::map<std::string, int> seen;
  const auto count = [&](const std::string& axis, bool has) { seen[axis] += has ? 1 : 0; };
  for (std::uint64_t i = 0; i < kCases; ++i) {
    const Case c = make_case(kSeed, i);
    const Rule& r = c.rule;
    const auto infinite = [](float x) { return !check::is_nan(x) && !(std::abs(x) <= 3.4e38f); };
    for (const Score s : {Score::softmax, Score::sigmoid, Score::sqrtsoftplus, Score::identity, Score::sparsemixer}) {
      count("score " + std::string(to_string(s)), r.score == s);
    }
    for (const SelectBy s : {SelectBy::score, SelectBy::logit, SelectBy::sigmoid}) {
      count("select_by " + std::string(to_string(s)), r.select_by == s);
    }
    for (const DType d : {DType::f32, DType::f16, DType::bf16}) {
      count("score_dtype " + std::string(to_string(d)), r.score_dtype == d);
      count("rows in " + std::string(to_string(d)), c.dtype == d);
    }
    count("bias", !c.bias.empty());
    count("infinite bias", std::any_of(c.bias.begin(), c.bias.end(), infinite));
    count("logit_bias", !c.logit_bias.empty());
    count("infinite logit_bias", std::any_of(c.logit_bias.begin(), c.logit_bias.end(), infinite));
    count("expert_scale", !c.expert_scale.empty());
    count("logit_scale", r.logit_scale.has_value());
    count("logit_softcap", r.logit_softcap.has_value());
    count("logit_clamp", r.logit_clamp.has_value());
    const bool grouped = r.n_group && *r.topk_group < *r.n_group;
    for (const std::int32_t m : {1, 2, 3}) count("group_score " + std::to_string(m), grouped && r.group_score == m);
    count("group_score 4 and more", grouped && r.group_score > 3);
    count("all groups kept", r.n_group && !grouped);
    count("excluded_value zero", grouped && r.excluded_value == ExcludedValue::zero);
    count("renormalize", r.renormalize);
    count("eps 0", r.renormalize && r.renorm_eps == 0.0f);
    count("eps add", r.renormalize && r.renorm_eps > 0.0f && r.eps_kind == EpsKind::add);
    count("eps clamp_min", r.renormalize && r.renorm_eps > 0.0f && r.eps_kind == EpsKind::clamp_min);
    count("subnormal eps", r.renorm_eps > 0.0f && r.renorm_eps < 0x1p-126f);
    count("divisor", r.divisor != 1.0f);
    count("scale", r.scale != 1.0f);
    count("negative scale", r.scale < 0.0f);
    count("routed_sum", r.scale_where == ScaleWhere::routed_sum);
    count("apply_to input", r.apply_to == ApplyTo::input);
    count("nan first", r.nan == NanOrder::first);
    count("nan last", r.nan == NanOrder::last);
    count("replay", !c.given.empty());
    count("padding row in replay", std::count(c.given.begin(), c.given.end(), -1) > 0);
    count("strided", c.row_stride > r.n_expert);
    count("n_used = n_expert", r.n_used == r.n_expert);
    count("n_expert 1", r.n_expert == 1);
    count("n_expert 4096", r.n_expert == 4096);
    count("n_used above 1000", r.n_used > 1000);
  }
  for (const auto& [axis, n] : seen) EXPECT_GE(n, 10) << axis;
}

TEST(Hostile, TheStatedMixHolds) {
  double rows = 0, large = 0, largest = 0, cases = 0, small_k = 0;
  for (std::uint64_t i = 0; i < kCases; ++i) {
    const Case c = make_case(kSeed, i);
    const auto n = static_cast<double>(c.n_token);
    EXPECT_GE(c.n_token, 1);
    EXPECT_LE(c.n_token, c.rule.n_expert < 128 ? 16 : c.rule.n_expert <= 1024 ? 8 : 2);
    cases += 1;
    rows += n;
    large += c.rule.n_expert >= 128 ? n : 0;
    largest += c.rule.n_expert == 4096 ? n : 0;
    small_k += c.rule.n_used <= 8 ? 1 : 0;
  }
  EXPECT_NEAR(large / rows, 1.0 / 3, 0.04);
  EXPECT_GT(largest / rows, 0.004);
  EXPECT_GT(small_k / cases, 0.6);
}

TEST(Hostile, EveryCaseIsValidAndWellFormed) {
  const Backend& reference = broken::reference();
  for (std::uint64_t i = 0; i < kCases; ++i) {
    const Case c = make_case(kSeed, i);
    const auto router = Router::make(config_of(c), reference);
    ASSERT_TRUE(router.ok()) << router.status().message() << "\n" << c.describe();
    const auto e = static_cast<std::size_t>(c.rule.n_expert), stride = static_cast<std::size_t>(c.row_stride);
    ASSERT_GE(stride, e);
    ASSERT_EQ(c.logits.size(), static_cast<std::size_t>(c.n_token) * stride);
    ASSERT_EQ(c.kind.size(), static_cast<std::size_t>(c.n_token));
    for (std::size_t at = 0; at < c.logits.size(); ++at) {
      ASSERT_TRUE(at % stride < e || check::is_nan(c.logits[at])) << c.describe();
      ASSERT_TRUE(check::exact_in(c.dtype, c.logits[at])) << c.describe();
    }
  }
}

TEST(Hostile, LimitsChangeOnlyWhatExceedsThem) {
  const Limits limits{256, 16};
  int n_changed = 0;
  for (std::uint64_t i = 0; i < 1000; ++i) {
    const Case c = make_case(kSeed, i), limited = make_case(kSeed, i, limits);
    EXPECT_LE(limited.rule.n_expert, 256);
    EXPECT_LE(limited.rule.n_used, 16);
    Checksum a, b;
    a.add(c), b.add(limited);
    const bool exceeds = c.rule.n_expert > 256 || c.rule.n_used > 16;
    EXPECT_TRUE(exceeds || a.value() == b.value()) << i;
    n_changed += exceeds ? 1 : 0;
    ASSERT_TRUE(Router::make(config_of(limited), broken::reference()).ok()) << limited.describe();
  }
  EXPECT_GT(n_changed, 200);
  for (std::uint64_t i = 0; i < 300; ++i) {  // the least that a backend can be
    ASSERT_TRUE(Router::make(config_of(make_case(kSeed, i, {1, 1})), broken::reference()).ok());
  }
}

constexpr Limits kLarge{kMaxExpert, kMaxExpert, 200};

TEST(Hostile, LargeCasesDifferOnlyInTheirRows) {
  double rows = 0, large = 0, largest = 0;
  std::map<std::string_view, int> seen;
  for (std::uint64_t i = 0; i < 600; ++i) {
    const Case c = make_case(kSeed, i), many = make_case(kSeed, i, kLarge);
    EXPECT_EQ(many.n_token, rows_of_case(kSeed, i, kLarge));
    EXPECT_EQ(c.n_token, rows_of_case(kSeed, i));
    EXPECT_TRUE(c.rule == many.rule && c.bias == many.bias && c.logit_bias == many.logit_bias) << i;
    EXPECT_TRUE(c.expert_scale == many.expert_scale && c.dtype == many.dtype && c.row_stride == many.row_stride) << i;
    const double share = std::min(1.0, 64.0 / c.rule.n_expert);
    EXPECT_GE(many.n_token, std::max(c.n_token, static_cast<std::int64_t>(200 * share)));
    EXPECT_LE(many.n_token, std::max(c.n_token, static_cast<std::int64_t>(300 * share)));
    ASSERT_EQ(many.logits.size(), static_cast<std::size_t>(many.n_token * many.row_stride));
    const auto n_slot = static_cast<std::size_t>(many.n_token * many.rule.n_used);
    ASSERT_TRUE(many.given.empty() || many.given.size() == n_slot);
    for (const std::string_view kind : many.kind) ++seen[kind];
    EXPECT_LT(many.describe().size(), 1200u);
    rows += static_cast<double>(many.n_token);
    large += static_cast<double>(c.rule.n_expert >= 128 ? many.n_token : 0);
    largest += static_cast<double>(c.rule.n_expert == 4096 ? many.n_token : 0);
  }
  EXPECT_EQ(seen.size(), kinds().size());
  EXPECT_NEAR(large / rows, 0.19, 0.04);  // as hostile.hpp states it
  EXPECT_NEAR(largest / rows, 0.001, 0.001);
}

TEST(Hostile, AnswersAreWellFormed) {
  std::map<std::string, int> seen;  // what the rows are for must really come out
  for (std::uint64_t i = 0; i < 1500; ++i) {
    const Case c = make_case(kSeed, i);
    const auto router = Router::make(config_of(c), broken::reference());
    ASSERT_TRUE(router.ok());
    const check::RowSource source{c.logits.data(), c.rule.n_expert, c.row_stride,
                                  c.given.empty() ? nullptr : c.given.data(), c.rule.n_used};
    const auto got = check::call(*router, source, check::all_rows(c.n_token), {.logits = c.dtype});
    ASSERT_TRUE(got.status.ok()) << got.status.message() << "\n" << c.describe();
    for (std::int64_t row = 0; row < c.n_token; ++row) {
      const RowAnswer answer = got.row(row);
      const std::set<std::int32_t> distinct(answer.ids.begin(), answer.ids.end());
      const bool padding = answer.ids[0] == -1;
      ASSERT_TRUE(!padding || !c.given.empty()) << c.describe();
      ASSERT_EQ(distinct.size(), padding ? 1 : answer.ids.size()) << c.describe();
      ASSERT_GE(*distinct.begin(), padding ? -1 : 0) << c.describe();
      ASSERT_LT(*distinct.rbegin(), c.rule.n_expert) << c.describe();
      for (const float w : answer.weights) {
        const std::uint32_t bits = check::to_bits(w);
        const bool subnormal = (bits & 0x7f800000u) == 0 && bits != 0;  // -0 as well
        ASSERT_FALSE(subnormal) << c.describe();
        ASSERT_TRUE(!check::is_nan(w) || bits == 0x7fc00000u) << c.describe();
        ASSERT_TRUE(!padding || bits == 0) << c.describe();
        seen["NaN"] += check::is_nan(w) ? 1 : 0;
        seen["zero"] += bits == 0 ? 1 : 0;
        seen["within 4 ulp above 2^-126"] += (bits & 0x7fffffffu) - 0x00800000u <= 4 ? 1 : 0;
        seen["infinite"] += (bits & 0x7fffffffu) == 0x7f800000u ? 1 : 0;
        seen["negative"] += (bits >> 31) != 0 && !check::is_nan(w) ? 1 : 0;
      }
    }
  }
  for (const auto& [what, n] : seen) EXPECT_GE(n, 10) << what;
}

class Fuzz : public testing::Test {
 protected:
  void TearDown() override { broken::fault = Fault::none; }

  void expect_found(Fault fault, std::int32_t tokens = 0) {
    SCOPED_TRACE(static_cast<int>(fault));
    const Backend backend = broken::backend(fault);
    const FuzzReport report = fuzz(broken::reference(), backend, kSeed, 0, 4000, {.rows_per_case = tokens});
    EXPECT_TRUE(report.status.ok()) << report.status.message();
    ASSERT_EQ(report.differences.size(), 1u);
    const Difference& d = report.differences[0];
    std::string end = "reproduce: turnout fuzz --backend reference --against broken";
    if (tokens > 0) end += " --tokens " + std::to_string(tokens);
    end += " --seed 1 --case " + std::to_string(d.index);
    EXPECT_TRUE(d.text.ends_with(end)) << d.text;
    const FuzzReport again = fuzz(broken::reference(), backend, kSeed, d.index, 1, {.rows_per_case = tokens});
    ASSERT_EQ(again.differences.size(), 1u);
    EXPECT_EQ(again.differences[0].text, d.text);
    for (const unsigned n_thread : {2u, 7u}) {
      const FuzzReport other = fuzz(broken::reference(), backend, kSeed, 0, 4000, {tokens, n_thread});
      ASSERT_EQ(other.differences.size(), 1u);
      EXPECT_EQ(other.differences[0].text, d.text);
      EXPECT_EQ(other.cases, report.cases);
      EXPECT_EQ(other.rows, report.rows);
      EXPECT_EQ(other.passed, report.passed);
      EXPECT_EQ(other.rows - other.passed,
                static_cast<std::uint64_t>(rows_of_case(kSeed, d.index, {kMaxExpert, kMaxExpert, tokens})));
    }
  }
};

TEST_F(Fuzz, ReferenceAgreesWithItself) {
  ASSERT_EQ(broken::reference().unavailable(), "");
  const FuzzReport report = fuzz(broken::reference(), broken::reference(), kSeed, 0, 5000);
  EXPECT_TRUE(report.status.ok()) << report.status.message();
  EXPECT_GE(report.rows, 5000u);
  EXPECT_GT(report.cases, 300u);
  for (const Difference& d : report.differences) ADD_FAILURE() << d.text;
}

class FuzzOnEveryBackend : public OnEveryBackend {};
TURNOUT_ON_EVERY_BACKEND(Backends, FuzzOnEveryBackend);

TEST_P(FuzzOnEveryBackend, AgreesWithReference) {
  const std::uint64_t rows = backend().accelerator ? 500 : 2000;  // a software device takes minutes for more
  const FuzzReport report = fuzz(broken::reference(), backend(), kSeed + 1, 0, rows);
  EXPECT_TRUE(report.status.ok()) << report.status.message();
  EXPECT_GE(report.rows, rows);
  for (const Difference& d : report.differences) ADD_FAILURE() << d.text;
}

TEST_F(Fuzz, FindsTies) { expect_found(Fault::ties_to_higher_id); }
TEST_F(Fuzz, FindsAWeightBit) { expect_found(Fault::flips_weight_bit); }
TEST_F(Fuzz, FindsSwappedSlots) { expect_found(Fault::swaps_slots); }
TEST_F(Fuzz, FindsABiasedWeight) { expect_found(Fault::biased_weight); }
TEST_F(Fuzz, FindsAWritePastTheEnd) { expect_found(Fault::writes_past_end); }
TEST_F(Fuzz, FindsAWriteBeforeTheStart) { expect_found(Fault::writes_before_start); }
TEST_F(Fuzz, FindsAnInputType) { expect_found(Fault::bf16_loses_bit); }
TEST_F(Fuzz, FindsAWeightType) { expect_found(Fault::f16_weights_truncated); }
TEST_F(Fuzz, FindsAnIgnoredStride) { expect_found(Fault::ignores_stride); }
TEST_F(Fuzz, FindsADependenceOnTheBatch) { expect_found(Fault::depends_on_batch_size); }
TEST_F(Fuzz, FindsADependenceOnTheRowsPlace) { expect_found(Fault::depends_on_row_place); }
TEST_F(Fuzz, FindsIgnoredIds) { expect_found(Fault::ignores_given); }
TEST_F(Fuzz, FindsAnotherNaN) { expect_found(Fault::other_nan); }
TEST_F(Fuzz, FindsANegativeZero) { expect_found(Fault::negative_zero); }
TEST_F(Fuzz, FindsARefusal) { expect_found(Fault::refuses_negative_scale); }

TEST_F(Fuzz, FindsFaultsInLargeCases) {
  for (const Fault fault :
       {Fault::ties_to_higher_id, Fault::flips_weight_bit, Fault::swaps_slots, Fault::biased_weight,
        Fault::writes_past_end, Fault::writes_before_start, Fault::bf16_loses_bit, Fault::f16_weights_truncated,
        Fault::ignores_stride, Fault::depends_on_batch_size, Fault::depends_on_row_place, Fault::ignores_given,
        Fault::other_nan, Fault::negative_zero, Fault::refuses_negative_scale})
    expect_found(fault, 150);
}

// The first side's answer is the truth of a large case and is not asked for twice: it is judged all the same.
TEST_F(Fuzz, JudgesTheFirstSideOfLargeCases) {
  for (const Fault fault : {Fault::flips_weight_bit, Fault::writes_past_end, Fault::other_nan, Fault::negative_zero}) {
    const Backend backend = broken::backend(fault);
    const FuzzReport report = fuzz(backend, broken::reference(), kSeed, 0, 4000, {.rows_per_case = 150});
    EXPECT_EQ(report.differences.size(), 1u) << static_cast<int>(fault);
  }
}

// An accelerator runs some large cases whole in other ways too: only there is the last row of many in 16 bits.
TEST_F(Fuzz, RunsLargeCasesWholeOnAnAccelerator) {
  Backend backend = broken::backend(Fault::last_of_many_in_16_bits);
  const FuzzReport as_cpu = fuzz(broken::reference(), backend, kSeed, 0, 4000, {.rows_per_case = 150});
  EXPECT_TRUE(as_cpu.differences.empty());
  backend.accelerator = true;
  const FuzzReport report = fuzz(broken::reference(), backend, kSeed, 0, 4000, {.rows_per_case = 150});
  EXPECT_EQ(report.differences.size(), 1u);
}

TEST_F(Fuzz, TheReportDoesNotDependOnThreads) {
  for (const std::int32_t tokens : {0, 300}) {
    const FuzzReport one = fuzz(broken::reference(), broken::reference(), kSeed, 5, 3000, {tokens, 1});
    const FuzzReport many = fuzz(broken::reference(), broken::reference(), kSeed, 5, 3000, {tokens, 6});
    EXPECT_TRUE(one.status.ok() && many.status.ok());
    EXPECT_TRUE(one.differences.empty() && many.differences.empty());
    EXPECT_GE(one.rows, 3000u);
    EXPECT_EQ(one.passed, one.rows);
    EXPECT_EQ(one.cases, many.cases);
    EXPECT_EQ(one.rows, many.rows);
    EXPECT_EQ(one.passed, many.passed);
  }
}

TEST_F(Fuzz, StopsAtAFailingDevice) {
  const FuzzReport report = fuzz(broken::reference(), broken::backend(Fault::fails_on_device), kSeed, 0, 100);
  EXPECT_EQ(report.status.code(), Code::device_failure);
  EXPECT_NE(report.status.message().find("reproduce: turnout fuzz"), std::string::npos) << report.status.message();
  EXPECT_EQ(report.cases, 1u);
  EXPECT_EQ(report.passed, 0u);
}

TEST_F(Fuzz, KeepsToTheLimitsOfBoth) {
  Backend small = broken::backend(Fault::none);
  small.capabilities.max_n_expert = 64;
  small.capabilities.max_n_used = 8;
  small.capabilities.replay = false;
  const FuzzReport report = fuzz(broken::reference(), small, kSeed, 0, 1000);
  EXPECT_TRUE(report.status.ok()) << report.status.message();
  EXPECT_TRUE(report.differences.empty());
  EXPECT_GE(report.rows, 1000u);
}

TEST_F(Fuzz, TellsProgress) {
  static std::uint64_t last;
  const auto progress = [](std::uint64_t done, std::uint64_t total) {
    EXPECT_GT(done, last);
    EXPECT_LE(done, total);
    last = done;
  };
  for (const unsigned n_thread : {1u, 4u}) {
    last = 0;
    fuzz(broken::reference(), broken::reference(), kSeed, 0, 2500, {.n_thread = n_thread, .progress = progress});
    EXPECT_GE(last, 1024u);
  }
}

}  // namespace
}  // namespace turnout::hostile
