// SPDX-License-Identifier: MIT
#include "check/check.hpp"

#include <fmt/format.h>

#include "check/record.hpp"
#include "model/files.hpp"

namespace turnout {
namespace check {
namespace {

constexpr std::size_t kMaxDifferences = 10;

struct Format {
  const char* name;
  Status (*run)(const Json&, const std::string&, const Backend&, Recorder&, const Progress&);
};

constexpr Format kFormats[] = {
    {"turnout-routing-2", check_routing},
    {"turnout-plan-1", check_plan},
    {"turnout-hidden-1", check_hidden},
};

}  // namespace

void Recorder::fail(const std::string& kind, const std::string& name, const std::string& detail, std::int64_t n) {
  report_->kinds[kind].failed += n;
  auto& differences = report_->differences;
  if (differences.size() >= kMaxDifferences) return;
  const std::string text = fmt::format("{}, {}: {}", name, kind, detail);
  differences.push_back(differences.empty() ? text : text.substr(0, text.find('\n')));
}

std::string judge_refusal(const Status& status, bool untouched) {
  if (status.ok()) return "must be refused, but the call succeeded";
  if (status.code() != Code::invalid_argument) {
    return fmt::format("must be refused with invalid_argument, got code {} ({})", static_cast<int>(status.code()),
                       status.message());
  }
  return untouched ? "" : "was refused, but the call had written to its outputs";
}

}  // namespace check

Count CheckReport::total() const {
  Count sum;
  for (const auto& [kind, count] : kinds) {
    sum.passed += count.passed;
    sum.failed += count.failed;
    sum.beyond_limit += count.beyond_limit;
  }
  return sum;
}

Status check_file(const std::string& path, const Backend& backend, CheckReport& report,
                  const std::function<void(std::int64_t done, std::int64_t total)>& progress) {
  if (const std::string why = backend.unavailable(); !why.empty()) {
    return {Code::unavailable, fmt::format("backend {}: {}", backend.name, why)};
  }
  const auto file = MappedFile::open(path);
  if (!file.ok()) return file.status();
  const auto bytes = file->bytes();
  const auto json = parse_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path);
  if (!json.ok()) return json.status();

  const auto bad = [&](const std::string& what) { return Status{Code::bad_file, fmt::format("{}: {}", path, what)}; };
  if (!json->is_object()) return bad("is not a JSON object");
  const auto format = json->find("format");
  if (format == json->end() || !format->is_string()) return bad("has no text field 'format'");
  const auto& name = format->get_ref<const std::string&>();
  const auto cases = json->find("cases");
  for (const check::Format& known : check::kFormats) {
    if (name != known.name) continue;
    if (cases == json->end() || !cases->is_array()) return bad("has no list 'cases'");
    if (cases->empty()) return bad("has no cases: nothing would be checked");
    check::Recorder record(report);
    return known.run(*cases, path, backend, record, progress);
  }
  std::string list;
  for (const check::Format& known : check::kFormats) list += fmt::format("{}{}", list.empty() ? "" : ", ", known.name);
  return bad(fmt::format("format '{}' is not one of {}", name.substr(0, 80), list));
}

}  // namespace turnout
