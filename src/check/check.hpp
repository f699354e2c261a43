// SPDX-License-Identifier: MIT
// Runs a backend over files of right answers (formats: data/README.md) and counts what agrees to the bit.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "turnout/backend.hpp"

namespace turnout {

struct Count {
  std::int64_t passed = 0;
  std::int64_t failed = 0;
  std::int64_t beyond_limit = 0;  ///< refused by a backend's own limit: shown, never counted as passed
};

struct CheckReport {
  /// Routing, by row: "rows" or "replay" (all at once), "alone", "reversed", "strided", "padding" (n_real_tokens in the
  /// middle), "f16 weights", "bf16 weights", and for rows that are exact in it "f16 rows", "f16 strided", "bf16 ...";
  /// by case: "refused", "no rows". Plan, by case: "plan", "refused".
  /// Router matmul, by row: "hidden", "hidden strided", "hidden reversed", "hidden widened" (one operand in f32).
  std::map<std::string, Count> kinds;
  std::vector<std::string> differences;  ///< the first difference in full, then up to 9 more in one line each
  Count total() const;
};

/// Checks one file with one backend, adding to `report`.
/// @return io_error or bad_file when the file itself is not usable (a failing case is not an error), unavailable when
///         the backend cannot run here; nothing is counted then.
Status check_file(const std::string& path, const Backend& backend, CheckReport& report,
                  const std::function<void(std::int64_t done, std::int64_t total)>& progress = {});

}  // namespace turnout
