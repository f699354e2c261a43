// SPDX-License-Identifier: MIT
// `check` passes what is right, catches what is wrong, counts everything, and survives any file.
#include "check/check.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <sstream>

#include "broken_backend.hpp"
#include "check/compare.hpp"
#include "check/floats.hpp"
#include "check/hostile_random.hpp"
#include "damaged_files.hpp"
#include "every_backend.hpp"
#include "model/json.hpp"

namespace turnout {
namespace {

using broken::Fault;

const std::string kData = TURNOUT_DATA_DIR;
const std::string kRouting = kData + "/vectors/routing.json";
const std::string kHidden = kData + "/vectors/hidden.json";
const std::string kReported = kData + "/cases/reported.json";
const std::string kPlan = kData + "/cases/plan.json";

Json read_json(const std::string& path) {
  std::ifstream in(path);
  std::stringstream text;
  text << in.rdbuf();
  auto json = parse_json(text.str(), path);
  EXPECT_TRUE(json.ok()) << path;
  return json.ok() ? *json : Json();
}

/// By bits alone, unlike the code under test: is the hex digits' f32 exact in a float with that many mantissa bits?
bool fits_bf16(std::uint32_t b) { return (b & 0x7fffffffu) > 0x7f800000u || (b & 0xffffu) == 0; }
bool fits_f16(std::uint32_t b) {
  const std::uint32_t magnitude = b & 0x7fffffffu;
  const float x = check::from_bits(magnitude);
  if (magnitude == 0 || magnitude >= 0x7f800000u) return true;
  if (x >= 0x1p-14f) return x <= 65504.0f && (b & 0x1fffu) == 0;
  const float units = x * 0x1p24f;  // exact
  return units == static_cast<float>(static_cast<int>(units));
}

/// What a file holds, counted from its JSON.
struct Held {
  std::int64_t rows = 0, replay = 0, refused = 0, no_rows = 0, f16 = 0, bf16 = 0;
};

Held count_routing(const std::string& path) {
  Held held;
  const Json file = read_json(path);
  for (const Json& c : file["cases"]) {
    if (c.contains("refused")) {
      ++held.refused;
      continue;
    }
    const auto n = static_cast<std::int64_t>(c["logits"].size());
    (c.contains("given") ? held.replay : held.rows) += n;
    held.no_rows += n == 0 ? 1 : 0;
    for (const Json& row : c["logits"]) {
      bool f16 = true, bf16 = true;
      for (const Json& x : row) {
        const auto bits = static_cast<std::uint32_t>(std::stoul(x.get<std::string>(), nullptr, 16));
        f16 = f16 && fits_f16(bits);
        bf16 = bf16 && fits_bf16(bits);
      }
      held.f16 += f16 ? 1 : 0;
      held.bf16 += bf16 ? 1 : 0;
    }
  }
  return held;
}

class EveryBackend : public OnEveryBackend {
 protected:
  CheckReport run(const std::string& path) {
    CheckReport report;
    const Status status = check_file(path, backend(), report);
    EXPECT_TRUE(status.ok()) << status.message();
    EXPECT_EQ(report.total().failed, 0);
    for (const std::string& d : report.differences) ADD_FAILURE() << d;
    return report;
  }
  static std::int64_t seen(const CheckReport& report, const std::string& kind) {
    const auto it = report.kinds.find(kind);
    return it == report.kinds.end() ? 0 : it->second.passed + it->second.failed + it->second.beyond_limit;
  }
};

TEST_P(EveryBackend, RoutingFilesPassAndNoRowIsLeftOut) {
  for (const std::string& path : {kRouting, kReported}) {
    const CheckReport report = run(path);
    const Held held = count_routing(path);
    const std::int64_t all = held.rows + held.replay;
    EXPECT_GT(all, 0);
    EXPECT_EQ(seen(report, "rows"), held.rows);
    EXPECT_EQ(seen(report, "replay"), held.replay);
    EXPECT_EQ(seen(report, "refused"), held.refused);
    EXPECT_EQ(seen(report, "no rows"), held.no_rows);
    for (const char* kind : {"strided", "alone", "reversed", "padding", "f16 weights", "bf16 weights"}) {
      EXPECT_EQ(seen(report, kind), all) << kind;
    }
    for (const char* kind : {"f16 rows", "f16 strided"}) EXPECT_EQ(seen(report, kind), held.f16) << kind;
    for (const char* kind : {"bf16 rows", "bf16 strided"}) EXPECT_EQ(seen(report, kind), held.bf16) << kind;
  }
}

TEST_P(EveryBackend, PlanFilePassesAndNoCaseIsLeftOut) {
  const CheckReport report = run(kPlan);
  std::int64_t n_refused = 0, n_answered = 0;
  const Json file = read_json(kPlan);
  for (const Json& c : file["cases"]) (c.contains("refused") ? n_refused : n_answered) += 1;
  EXPECT_GT(n_answered, 0);
  EXPECT_EQ(seen(report, "plan"), n_answered);
  EXPECT_EQ(seen(report, "refused"), n_refused);
}

TEST_P(EveryBackend, HiddenFilePassesAndNoRowIsLeftOut) {
  const CheckReport report = run(kHidden);
  std::int64_t rows = 0, narrow = 0;
  const Json file = read_json(kHidden);
  for (const Json& c : file["cases"]) {
    rows += static_cast<std::int64_t>(c["hidden"].size());
    narrow += c["dtype"] == "f32" ? 0 : static_cast<std::int64_t>(c["hidden"].size());
  }
  EXPECT_GT(rows, 0);
  for (const char* kind : {"hidden", "hidden strided", "hidden reversed"}) EXPECT_EQ(seen(report, kind), rows) << kind;
  EXPECT_EQ(seen(report, "hidden widened"), 2 * narrow);
}

TURNOUT_ON_EVERY_BACKEND(Backends, EveryBackend);

TEST(Check, ReferenceIsAmongTheBackends) {
  const auto names = backend_names();
  EXPECT_NE(std::find(names.begin(), names.end(), "reference"), names.end());
}

TEST(Check, RequiredBackendsAreInTheBuildAndRun) {
  for (const std::string& name : required_backends()) {
    const Backend* backend = find_backend(name);
    ASSERT_NE(backend, nullptr) << "TURNOUT_REQUIRE_BACKENDS: " << name << " is not in this build";
    EXPECT_EQ(backend->unavailable(), "") << name;
  }
}

// A broken backend must fail, and the report must say where.
class Broken : public testing::Test {
 protected:
  void expect_caught(Fault fault, const std::string& path, const std::string& kind) {
    const Backend backend = broken::backend(fault);
    CheckReport report;
    ASSERT_TRUE(check_file(path, backend, report).ok());
    EXPECT_GT(report.kinds[kind].failed, 0) << kind;
    ASSERT_FALSE(report.differences.empty());
    EXPECT_LE(report.differences.size(), 10u);
    EXPECT_NE(report.differences[0].find("case '"), std::string::npos) << report.differences[0];
    for (std::size_t i = 1; i < report.differences.size(); ++i) {
      EXPECT_EQ(report.differences[i].find('\n'), std::string::npos) << report.differences[i];
    }
  }
  void TearDown() override { broken::fault = Fault::none; }
};

TEST_F(Broken, WithoutAFaultTheWrapperPasses) {
  const Backend backend = broken::backend(Fault::none);
  CheckReport report;
  for (const std::string& path : {kReported, kPlan, kHidden}) ASSERT_TRUE(check_file(path, backend, report).ok());
  EXPECT_EQ(report.total().failed, 0);
  EXPECT_GT(report.total().passed, 500);
}

TEST_F(Broken, TiesToTheHigherId) { expect_caught(Fault::ties_to_higher_id, kReported, "rows"); }
TEST_F(Broken, OneWeightBit) { expect_caught(Fault::flips_weight_bit, kReported, "rows"); }
TEST_F(Broken, SwappedSlots) { expect_caught(Fault::swaps_slots, kReported, "rows"); }
TEST_F(Broken, BiasedWeight) { expect_caught(Fault::biased_weight, kReported, "rows"); }
TEST_F(Broken, WritesPastTheEnd) { expect_caught(Fault::writes_past_end, kReported, "rows"); }
TEST_F(Broken, WritesBeforeTheStart) { expect_caught(Fault::writes_before_start, kReported, "rows"); }
TEST_F(Broken, OneInputType) { expect_caught(Fault::bf16_loses_bit, kReported, "bf16 rows"); }
TEST_F(Broken, OneWeightType) { expect_caught(Fault::f16_weights_truncated, kReported, "f16 weights"); }
TEST_F(Broken, IgnoresTheStride) { expect_caught(Fault::ignores_stride, kReported, "strided"); }
TEST_F(Broken, DependsOnTheBatch) { expect_caught(Fault::depends_on_batch_size, kReported, "reversed"); }
TEST_F(Broken, DependsOnTheRowsPlace) { expect_caught(Fault::depends_on_row_place, kRouting, "rows"); }
TEST_F(Broken, IgnoresGivenIds) { expect_caught(Fault::ignores_given, kReported, "replay"); }
TEST_F(Broken, ReadsPaddingRows) { expect_caught(Fault::reads_padding, kReported, "padding"); }
TEST_F(Broken, AnotherNaN) { expect_caught(Fault::other_nan, kReported, "rows"); }
TEST_F(Broken, NegativeZero) { expect_caught(Fault::negative_zero, kReported, "rows"); }
TEST_F(Broken, FailingDevice) { expect_caught(Fault::fails_on_device, kReported, "rows"); }
TEST_F(Broken, RefusesAValidRule) { expect_caught(Fault::refuses_negative_scale, kRouting, "rows"); }
TEST_F(Broken, Matmul) { expect_caught(Fault::matmul_rounds_once_more, kHidden, "hidden"); }
TEST_F(Broken, UnstablePlan) { expect_caught(Fault::plan_unstable, kPlan, "plan"); }
TEST_F(Broken, PlanCountsPadding) { expect_caught(Fault::plan_counts_padding, kPlan, "plan"); }
TEST_F(Broken, PlanWritesBehind) { expect_caught(Fault::plan_writes_behind, kPlan, "plan"); }

TEST_F(Broken, TheFirstDifferenceIsToldInFull) {
  const Backend backend = broken::backend(Fault::flips_weight_bit);
  CheckReport report;
  ASSERT_TRUE(check_file(kReported, backend, report).ok());
  ASSERT_EQ(report.differences.size(), 10u);
  const std::string& first = report.differences[0];
  for (const char* part : {"case 'A02', row 1, rows: slot 3: want expert 13 weight 3e7da918 (0.247715354)",
                           "got expert 13 weight 3e7da919", "1 ulp", "n_expert 32, n_used 4",
                           "logits near the top-4 boundary", "wanted in slot 3"}) {
    EXPECT_NE(first.find(part), std::string::npos) << part << " in\n" << first;
  }
}

TEST_F(Broken, BeyondItsLimitsIsNeitherPassedNorFailed) {
  Backend backend = broken::backend(Fault::none);
  backend.capabilities = {.max_n_expert = 32, .max_n_used = 4, .plan = false, .matmul = false, .replay = false};
  for (const std::string& path : {kReported, kPlan, kHidden}) {
    CheckReport report, whole;
    ASSERT_TRUE(check_file(path, backend, report).ok());
    ASSERT_TRUE(check_file(path, broken::reference(), whole).ok());
    EXPECT_EQ(report.total().failed, 0) << (report.differences.empty() ? "" : report.differences[0]);
    EXPECT_GT(report.total().beyond_limit, 0);
    EXPECT_EQ(report.total().passed + report.total().beyond_limit, whole.total().passed);
  }
  CheckReport hidden;
  ASSERT_TRUE(check_file(kHidden, backend, hidden).ok());
  EXPECT_EQ(hidden.total().passed, 0);
}

TEST(Check, UnavailableBackendRunsNothing) {
  Backend backend = broken::reference();
  backend.unavailable = [] { return std::string("no such device"); };
  CheckReport report;
  EXPECT_EQ(check_file(kReported, backend, report).code(), Code::unavailable);
  EXPECT_TRUE(report.kinds.empty());
}

TEST(Check, TellsProgressToTheEnd) {
  CheckReport report;
  std::int64_t last = 0, all = 0;
  ASSERT_TRUE(check_file(kReported, broken::reference(), report, [&](std::int64_t done, std::int64_t total) {
                EXPECT_EQ(done, last + 1);
                last = done;
                all = total;
              }).ok());
  EXPECT_GT(all, 0);
  EXPECT_EQ(last, all);
}

TEST(Check, MissingFileIsAnIoError) {
  CheckReport report;
  EXPECT_EQ(check_file(kData + "/no-such-file.json", broken::reference(), report).code(), Code::io_error);
}

TEST(Check, WrongAnswersInAFileFail) {
  const TemporaryFile file(R"({"format": "turnout-routing-2", "cases": [
    {"id": "right", "spec": {"n_expert": 2, "n_used": 1, "score": "identity"}, "logits": [["3f800000", "40000000"]],
     "experts": [[1]], "weights": [["40000000"]]},
    {"id": "wrong", "spec": {"n_expert": 2, "n_used": 1, "score": "identity"}, "logits": [["3f800000", "40000000"]],
     "experts": [[0]], "weights": [["3f800000"]]},
    {"id": "not refused", "spec": {"n_expert": 2, "n_used": 1, "score": "identity"},
     "logits": [["3f800000", "40000000"]], "refused": "but nothing is wrong with it"},
    {"id": "refused", "spec": {"n_expert": 2, "n_used": 1, "score": "identity", "scale": 0},
     "logits": [["3f800000", "40000000"]], "experts": [[0]], "weights": [["3f800000"]]}]})");
  CheckReport report;
  ASSERT_TRUE(check_file(file.path(), broken::reference(), report).ok());
  EXPECT_EQ(report.kinds["rows"].passed, 1);
  EXPECT_EQ(report.kinds["rows"].failed, 2);
  EXPECT_EQ(report.kinds["refused"].failed, 1);
  EXPECT_NE(report.differences[0].find("case 'wrong', row 0, rows"), std::string::npos) << report.differences[0];
}

void expect_bad(const std::string& text, const std::string& says) {
  CheckReport report;
  const Status status = check_file(TemporaryFile(text).path(), broken::reference(), report);
  EXPECT_EQ(status.code(), Code::bad_file) << text;
  EXPECT_NE(status.message().find(says), std::string::npos) << status.message() << "\nshould say: " << says;
  EXPECT_TRUE(report.kinds.empty());
}

TEST(CheckFile, DamagedRoutingFilesAreBadFiles) {
  CheckReport report;
  ASSERT_TRUE(check_file(TemporaryFile(with("\"a\"", "\"a\"")).path(), broken::reference(), report).ok());
  ASSERT_EQ(report.total().failed, 0);
  for (const Damage& d : kRoutingDamages) expect_bad(with(d.from, d.to), d.says);
}

TEST(CheckFile, OtherDamagedFilesAreBadFiles) {
  for (const BadFile& file : kBadFiles) expect_bad(file.text, file.says);
}

// Any byte of a file may be anything: the answer is a Status or failed rows, never a crash.
TEST(CheckFile, SurvivesChangedBytes) {
  const std::string plan = R"({"format": "turnout-plan-1", "cases": [{"id": "p", "n_expert": 2, "n_used": 1,
    "experts": [[0], [1]], "block": 2, "n_real_tokens": 2, "counts": [1, 1], "offsets": [0, 2, 4],
    "slots": [0, 2, 1, 2], "tokens": [0, -1, 1, -1], "inverse": [0, 2]}]})";
  const std::string hidden = R"({"format": "turnout-hidden-1", "cases": [{"id": "h", "dtype": "bf16",
    "hidden": [["3f800000"]], "weight": [["3f800000"], ["40000000"]], "logits": [["3f800000", "40000000"]]}]})";
  hostile::Random random(1, 0);
  int n_bad = 0;
  for (const std::string& good : {with("\"a\"", "\"a\""), plan, hidden}) {
    CheckReport whole;
    ASSERT_TRUE(check_file(TemporaryFile(good).path(), broken::reference(), whole).ok());
    ASSERT_EQ(whole.total().failed, 0) << whole.differences[0];
    for (int i = 0; i < 400; ++i) {
      std::string text = good;
      const int n_change = random.between(1, 3);
      for (int change = 0; change < n_change; ++change) {
        char& c = text[random.below(static_cast<std::uint32_t>(text.size()))];
        c = random.percent(70) ? "0123456789-e[]{},\":"[random.below(19)] : static_cast<char>(random.below(256));
      }
      if (random.percent(10)) text.resize(random.below(static_cast<std::uint32_t>(text.size())));
      CheckReport report;
      const Status status = check_file(TemporaryFile(text).path(), broken::reference(), report);
      EXPECT_TRUE(status.ok() || status.code() == Code::bad_file) << status.message() << "\n" << text;
      n_bad += status.ok() ? 0 : 1;
    }
  }
  EXPECT_GT(n_bad, 200);
}

TEST(Compare, IsBitwise) {
  Rule rule;
  rule.n_expert = 4;
  rule.n_used = 2;
  const std::vector<float> logits = {0.0f, 3.0f, 2.0f, check::from_bits(0x7fc00000u)};
  const std::vector<std::int32_t> ids = {3, 1};
  const std::vector<float> w = {check::from_bits(0x7fc00000u), 0.0f};
  EXPECT_EQ(explain_difference({ids, w}, {ids, w}, rule, logits), std::nullopt);

  const std::vector<float> other_nan = {check::from_bits(0xffc00000u), 0.0f};
  const auto nan = explain_difference({ids, w}, {ids, other_nan}, rule, logits);
  ASSERT_TRUE(nan);
  EXPECT_NE(nan->find("slot 0: want expert 3 weight 7fc00000"), std::string::npos) << *nan;
  EXPECT_NE(nan->find("both NaN, other bits"), std::string::npos) << *nan;

  const std::vector<float> zero = {w[0], -0.0f};
  EXPECT_EQ(first_difference({ids, w}, {ids, zero}), 1);

  const std::vector<float> tiny = {w[0], check::from_bits(0x80000003u)};
  EXPECT_NE(explain_difference({ids, w}, {ids, tiny}, rule, logits)->find("3 ulp"), std::string::npos);

  const std::vector<std::int32_t> other = {3, 2};
  const auto id = explain_difference({ids, w}, {other, w}, rule, logits);
  ASSERT_TRUE(id);
  EXPECT_NE(id->find("wanted in slot 1"), std::string::npos) << *id;
  EXPECT_NE(id->find("got in slot 1"), std::string::npos) << *id;

  const std::vector<std::int32_t> one = {3};
  EXPECT_TRUE(explain_difference({ids, w}, {one, std::span(w).first(1)}, rule, logits));
  EXPECT_TRUE(explain_difference({ids, w}, {other, w}, rule, {})) << "logits may be absent";
}

TEST(Floats, SixteenBitRoundTrip) {
  for (std::uint32_t bits = 0; bits < 0x10000; ++bits) {
    const auto half = static_cast<std::uint16_t>(bits);
    const float wide = check::widen_f16(half), brain = check::widen_bf16(half);
    if (check::is_nan(wide)) {
      EXPECT_TRUE(check::exact_in(DType::f16, wide));
    } else {
      EXPECT_EQ(check::round_f16(wide), half);
    }
    if (!check::is_nan(brain)) {
      EXPECT_EQ(check::round_bf16(brain), half);
    }
  }
}

TEST(Floats, RoundsToNearestEven) {
  const std::pair<float, std::uint16_t> f16[] = {
      {1.0f, 0x3c00},        {0x1.004p0f, 0x3c01},      {0x1.002p0f, 0x3c00}, {0x1.006p0f, 0x3c02},
      {65504.0f, 0x7bff},    {65519.0f, 0x7bff},        {65520.0f, 0x7c00},   {0x1p-24f, 0x0001},
      {0x1p-25f, 0x0000},    {0x1.000002p-25f, 0x0001}, {0x1.8p-24f, 0x0002}, {-2.0f, 0xc000},
      {0x1.ffcp-15f, 0x0400}};
  for (const auto& [x, want] : f16) EXPECT_EQ(check::round_f16(x), want) << x;
  EXPECT_EQ(check::round_bf16(check::from_bits(0x3f808000u)), 0x3f80);
  EXPECT_EQ(check::round_bf16(check::from_bits(0x3f818000u)), 0x3f82);
  EXPECT_EQ(check::round_bf16(check::from_bits(0x7f7fffffu)), 0x7f80);
  EXPECT_EQ(check::to_bits(check::as_weight(DType::f16, -1e-30f)), 0u) << "a zero that is written is +0";
  EXPECT_EQ(check::to_bits(check::as_weight(DType::bf16, check::from_bits(0xff800001u))), 0x7fc00000u);
}

}  // namespace
}  // namespace turnout
