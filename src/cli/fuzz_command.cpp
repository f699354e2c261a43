// SPDX-License-Identifier: MIT
// turnout fuzz: two backends on hostile rows. Case I of seed S is the same rows everywhere.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>
#include <thread>

#include "check/hostile.hpp"
#include "cli/arguments.hpp"
#include "cli/command.hpp"

namespace turnout::cli {
namespace {

constexpr std::int64_t kMostTokens = std::int64_t{1} << 18;  // a case holds half as many again, in several copies

struct Options {
  std::string backend, against = "reference";
  std::optional<std::int64_t> rows, tokens, threads;
  std::optional<std::uint64_t> seed, only_case;
  bool json = false;
};

// fuzz() takes a plain function, which cannot carry the object.
Progress* the_progress = nullptr;
void on_progress(std::uint64_t done, std::uint64_t total) { the_progress->update(done, total); }

/// The difference, or how a backend failed; empty: neither.
std::string trouble(const hostile::FuzzReport& report) {
  return report.differences.empty() ? report.status.message() : report.differences.front().text;
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
  const auto per_case = static_cast<std::int32_t>(o.tokens.value_or(0));
  const auto n_thread = static_cast<unsigned>(o.threads.value_or(std::max(1u, std::thread::hardware_concurrency())));
  if (o.only_case && !o.json)
    print(hostile::make_case(seed, first, hostile::common_limits(**a, **b, per_case)).describe() + "\n");
  hostile::FuzzReport report;
  {
    Progress progress("rows");
    the_progress = &progress;
    report = hostile::fuzz(**a, **b, seed, first, rows,
                           {.rows_per_case = per_case, .n_thread = n_thread, .progress = on_progress});
    the_progress = nullptr;
  }
  if (report.status.code() == Code::unavailable) return fail(report.status);

  const std::string text = trouble(report);
  const std::uint64_t failed = text.empty() ? 0 : 1;
  if (o.json) {
    Json out = {{"backend", (*a)->name}, {"against", (*b)->name},   {"seed", seed},     {"cases", report.cases},
                {"rows", report.rows},   {"passed", report.passed}, {"failed", failed}, {"difference", nullptr}};
    if (failed > 0) out["difference"] = text;
    if (o.only_case) out["case"] = *o.only_case;
    if (o.tokens) out["tokens"] = *o.tokens;
    print_json(out);
  } else {
    print(fmt::format("{} against {}: seed {}, {} cases, {} rows\n", (*a)->name, (*b)->name, seed, report.cases,
                      report.rows));
    if (failed > 0) print(red("difference") + "\n" + text + "\n");
    print(fmt::format("{} passed, {} failed\n", report.passed, failed));
  }
  return failed > 0 ? kCheckFailed : kOk;
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
  args.integer("--tokens", o.tokens, 1, kMostTokens, "large cases, of N rows or more (fewer beyond 64 experts)");
  args.integer("--threads", o.threads, 1, 1024, "cases at a time (default: one for each core); changes no result");
  args.flag("--json", o.json, "print JSON instead of text");
  args.footer(
      "Every case is a rule with its vectors and some rows; it runs together, in reverse, alone and with other types.\n"
      "Stops at the first difference and prints the line that repeats it. The last line is 'N passed, N failed', in\n"
      "rows.\n"
      "\n"
      "Examples:\n"
      "  turnout fuzz --backend reference --against reference --rows 100000 --seed 7\n"
      "  turnout fuzz --backend reference --against reference --seed 7 --case 41\n"
      "  turnout fuzz --backend vulkan --tokens 4096 --rows 1000000");
  return [options] { return fuzz(*options); };
}

}  // namespace turnout::cli
