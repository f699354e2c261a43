// SPDX-License-Identifier: MIT
// turnout check: files of right answers against backends, bit by bit.
#include <fmt/format.h>

#include <memory>

#include "check/check.hpp"
#include "cli/arguments.hpp"
#include "cli/command.hpp"

namespace turnout::cli {
namespace {

struct Options {
  std::vector<std::string> files;
  std::string backend = "all";
  bool json = false;
};

struct Absent {
  const Backend* backend;
  std::string reason;
};

struct Checked {
  const Backend* backend;
  CheckReport report;
};

Json report_json(const Checked& checked) {
  const auto counts = [](const Count& count) {
    return Json{{"passed", count.passed}, {"failed", count.failed}, {"beyond_limit", count.beyond_limit}};
  };
  Json kinds = Json::object();
  for (const auto& [kind, count] : checked.report.kinds) kinds[kind] = counts(count);
  return {{"backend", checked.backend->name},
          {"kinds", std::move(kinds)},
          {"total", counts(checked.report.total())},
          {"differences", checked.report.differences}};
}

void print_report(const Checked& checked) {
  print(fmt::format("backend {}\n", checked.backend->name));
  std::vector<std::vector<std::string>> rows = {{"kind", "passed", "failed", "beyond its limit"}};
  for (const auto& [kind, count] : checked.report.kinds) {
    rows.push_back(
        {kind, std::to_string(count.passed), std::to_string(count.failed), std::to_string(count.beyond_limit)});
  }
  print(table(rows, {false, true, true, true}, "  "));
  const auto& differences = checked.report.differences;
  if (!differences.empty()) print("\n" + red("first difference") + "\n" + differences.front() + "\n");
  if (differences.size() > 1) print("\nmore differences, a line each\n");
  for (std::size_t i = 1; i < differences.size(); ++i) print(differences[i] + "\n");
  print("\n");
}

int finish(const Options& o, const std::vector<Checked>& all, const std::vector<Absent>& absent) {
  Count sum;
  for (const Checked& checked : all) {
    const Count total = checked.report.total();
    sum.passed += total.passed;
    sum.failed += total.failed;
    sum.beyond_limit += total.beyond_limit;
  }
  if (o.json) {
    Json list = Json::array(), missing = Json::array();
    for (const Checked& checked : all) list.push_back(report_json(checked));
    for (const Absent& a : absent) missing.push_back({{"backend", a.backend->name}, {"reason", a.reason}});
    print_json({{"files", o.files},
                {"backends", std::move(list)},
                {"unavailable", std::move(missing)},
                {"passed", sum.passed},
                {"failed", sum.failed},
                {"beyond_limit", sum.beyond_limit}});
  } else {
    for (const Checked& checked : all) print_report(checked);
    for (const Absent& a : absent)
      print(fmt::format("backend {}: not checked, it cannot run here: {}\n", a.backend->name, a.reason));
    print(fmt::format("{} passed, {} failed\n", sum.passed, sum.failed));
  }
  if (sum.failed > 0) return kCheckFailed;
  if (sum.passed > 0) return kOk;
  fail("nothing was compared: every case is beyond the backend's limits");  // silence would read as success
  return kCheckFailed;
}

int check(const Options& o) {
  std::vector<Checked> all;
  std::vector<Absent> absent;
  if (o.backend == "all") {
    for (const Backend& b : backends()) {
      const std::string why = b.unavailable();
      if (why.empty()) {
        all.push_back({&b, {}});
      } else {
        absent.push_back({&b, why});
      }
    }
  } else {
    const auto backend = usable_backend(o.backend);
    if (!backend.ok()) return fail(backend.status());
    all.push_back({*backend, {}});
  }
  for (Checked& checked : all) {
    for (const std::string& file : o.files) {
      Progress progress(fmt::format("{}: {}", checked.backend->name, file));
      const Status status =
          check_file(file, *checked.backend, checked.report, [&](std::int64_t done, std::int64_t total) {
            progress.update(static_cast<std::uint64_t>(done), static_cast<std::uint64_t>(total));
          });
      if (!status.ok()) return fail(status);
    }
  }
  return finish(o, all, absent);
}

}  // namespace

Action add_check(Arguments& args) {
  auto options = std::make_shared<Options>();
  Options& o = *options;
  args.required_list("FILE", o.files, "files of the formats turnout-routing-2, turnout-plan-1, turnout-hidden-1");
  args.text("--backend", o.backend, "NAME|all", "a backend, or all that can run here (default)");
  args.flag("--json", o.json, "print JSON instead of the table");
  args.footer(
      "Every answer is compared bit by bit, without a tolerance. Every row runs again in f16 and bf16 where it is\n"
      "exact in them, with gaps between the rows, alone, and with the rows in reverse order. A case that a backend\n"
      "refuses for its own limit is counted apart, never as passed. The last line is 'N passed, N failed'.\n"
      "\n"
      "Example:\n"
      "  turnout check --backend reference data/vectors/routing.json data/vectors/hidden.json data/cases/plan.json");
  return [options] { return check(*options); };
}

}  // namespace turnout::cli
