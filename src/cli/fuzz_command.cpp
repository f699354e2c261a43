// SPDX-License-Identifier: MIT
// turnout fuzz: two backends on hostile rows. Case I of seed S is the same rows everywhere.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>

#include "check/hostile.hpp"
#include "cli/arguments.hpp"
#include "cli/command.hpp"

namespace turnout::cli {
namespace {

struct Options {
  std::string backend, against = "reference";
  std::optional<std::int64_t> rows;
  std::optional<std::uint64_t> seed, only_case;
  bool json = false;
};

// fuzz() takes a plain function, which cannot carry the object.
Progress* the_progress = nullptr;
void on_progress(std::uint64_t done, std::uint64_t total) { the_progress->update(done, total); }

/// The same sizes as in fuzz(): a case is cut to what both backends can do.
hostile::Limits common_limits(const Backend& a, const Backend& b) {
  return {std::min(a.capabilities.max_n_expert, b.capabilities.max_n_expert),
          std::min(a.capabilities.max_n_used, b.capabilities.max_n_used)};
}

struct Outcome {
  std::uint64_t passed = 0, failed = 0;
  std::string text;  ///< the difference, or how a backend failed; empty: none
};

/// Rows of the case that differs are not counted as passed: they were not all compared.
Outcome judge(const hostile::FuzzReport& report, std::uint64_t seed, const hostile::Limits& limits) {
  if (report.differences.empty() && report.status.ok()) return {report.rows, 0, ""};
  Outcome outcome{report.rows, 1, report.status.message()};
  if (!report.differences.empty()) {
    const hostile::Difference& d = report.differences.front();
    outcome.text = d.text;
    const auto n_token = static_cast<std::uint64_t>(hostile::make_case(seed, d.index, limits).n_token);
    outcome.passed -= std::min(outcome.passed, n_token);
  }
  return outcome;
}

int fuzz(const Options& o) {
  if (o.rows && o.only_case) return fail("--rows and --case: give one; --case runs just that case");
  const auto a = usable_backend(o.backend);
  if (!a.ok()) return fail(a.status());
  const auto b = usable_backend(o.against);
  if (!b.ok()) return fail(b.status());
  if (*a == *b)
    warn(fmt::format("{0} against {0}: this proves only that its answers do not depend on the shape of the batch",
                     o.backend));

  const std::uint64_t seed = o.seed.value_or(1), first = o.only_case.value_or(0);
  const std::uint64_t rows = o.only_case ? 1 : static_cast<std::uint64_t>(o.rows.value_or(20000));
  const hostile::Limits limits = common_limits(**a, **b);
  if (o.only_case && !o.json) print(hostile::make_case(seed, first, limits).describe() + "\n");
  hostile::FuzzReport report;
  {
    Progress progress("rows");
    the_progress = &progress;
    report = hostile::fuzz(**a, **b, seed, first, rows, on_progress);
    the_progress = nullptr;
  }
  if (report.status.code() == Code::unavailable) return fail(report.status);

  const Outcome outcome = judge(report, seed, limits);
  if (o.json) {
    Json out = {{"backend", (*a)->name},    {"against", (*b)->name}, {"seed", seed},
                {"cases", report.cases},    {"rows", report.rows},   {"passed", outcome.passed},
                {"failed", outcome.failed}, {"difference", nullptr}};
    if (!outcome.text.empty()) out["difference"] = outcome.text;
    if (o.only_case) out["case"] = *o.only_case;
    print_json(out);
  } else {
    print(fmt::format("{} against {}: seed {}, {} cases, {} rows\n", (*a)->name, (*b)->name, seed, report.cases,
                      report.rows));
    if (!outcome.text.empty()) print(red("difference") + "\n" + outcome.text + "\n");
    print(fmt::format("{} passed, {} failed\n", outcome.passed, outcome.failed));
  }
  return outcome.failed > 0 ? kCheckFailed : kOk;
}

}  // namespace

Action add_fuzz(Arguments& args) {
  auto options = std::make_shared<Options>();
  Options& o = *options;
  args.required_text("--backend", o.backend, "NAME", "the backend in question");
  args.text("--against", o.against, "NAME", "what it is compared with (default: reference)");
  args.integer("--rows", o.rows, 1, std::numeric_limits<std::int64_t>::max(), "rows to run, at least (default 20000)");
  args.seed("--seed", o.seed, "which rows (default 1)");
  args.seed("--case", o.only_case, "run this one case of the seed, and describe it");
  args.flag("--json", o.json, "print JSON instead of text");
  args.footer(
      "Every case is a rule with its vectors and some rows; it runs together, in reverse, alone and with other types.\n"
      "Stops at the first difference and prints the line that repeats it. The last line is 'N passed, N failed', in\n"
      "rows.\n"
      "\n"
      "Examples:\n"
      "  turnout fuzz --backend reference --against reference --rows 100000 --seed 7\n"
      "  turnout fuzz --backend reference --against reference --seed 7 --case 41");
  return [options] { return fuzz(*options); };
}

}  // namespace turnout::cli
