// SPDX-License-Identifier: MIT
// Adds results to a CheckReport, and what every kind of file needs to run.
#pragma once

#include <cstdint>
#include <functional>
#include <string>

#include "check/check.hpp"
#include "model/json.hpp"

namespace turnout::check {

class Recorder {
 public:
  explicit Recorder(CheckReport& report) : report_(&report) {}

  void pass(const std::string& kind, std::int64_t n = 1) { report_->kinds[kind].passed += n; }
  void beyond(const std::string& kind, std::int64_t n = 1) { report_->kinds[kind].beyond_limit += n; }
  /// `detail` may have several lines; its first must stand alone.
  void fail(const std::string& kind, const std::string& name, const std::string& detail, std::int64_t n = 1);

 private:
  CheckReport* report_;
};

using Progress = std::function<void(std::int64_t done, std::int64_t total)>;

/// Each reads all of `cases` (a non-empty list), then runs them. @return bad_file before anything has run.
Status check_routing(const Json& cases, const std::string& path, const Backend& backend, Recorder& record,
                     const Progress& progress);
Status check_plan(const Json& cases, const std::string& path, const Backend& backend, Recorder& record,
                  const Progress& progress);
Status check_hidden(const Json& cases, const std::string& path, const Backend& backend, Recorder& record,
                    const Progress& progress);

/// "refused, but the call succeeded", "it wrote", ... empty: it was refused as it should be.
std::string judge_refusal(const Status& status, bool untouched);

}  // namespace turnout::check
