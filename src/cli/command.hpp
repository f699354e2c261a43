// SPDX-License-Identifier: MIT
// What the commands share: their shape and exit codes, errors, standard output, progress, colour.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "model/json.hpp"
#include "turnout/backend.hpp"
#include "turnout/status.hpp"

namespace turnout::cli {

class Arguments;

/// The exit codes (docs/cli.md).
inline constexpr int kOk = 0;
inline constexpr int kCheckFailed = 1;  ///< the command ran, and what it checked is not right
inline constexpr int kUnusable = 2;     ///< usage, an input that cannot be used, a backend that is not there

/// What a command does once its options are read; returns the exit code.
using Action = std::function<int()>;

// Each adds its options to `args`. One command, one file.
Action add_backends(Arguments& args);
Action add_check(Arguments& args);
Action add_demo(Arguments& args);
Action add_fuzz(Arguments& args);
Action add_inspect(Arguments& args);
Action add_route(Arguments& args);
Action add_rules(Arguments& args);

/// "turnout: MESSAGE" on stderr. @return kUnusable, for `return fail(...)`.
int fail(std::string_view message);
int fail(const Status& status);
void warn(std::string_view message);

/// One line that cannot steer the terminal: arguments and file names end up in messages and tables.
std::string printable(std::string_view text);

/// Text for standard output. When nobody reads it any more, the rest is dropped in silence.
void print(std::string_view text);
void print_json(const Json& json);
/// Writes what print() still holds. False after an error (a full disk), which it reports.
bool flush_output();

/// Indented JSON with lists of plain values on one line. Bytes that are not UTF-8 are replaced.
std::string json_text(const Json& json);
/// A float as JSON: the shortest decimal that reads back as the same f32; null if it is not finite.
Json json_float(float value);

/// The backend of that name if it can run here, or why not.
Result<const Backend*> usable_backend(const std::string& name);

/// Columns of text; every column is as wide as its widest cell. `right` says which columns are aligned to the right.
std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<bool>& right,
                  std::string_view indent = "");

/// Rows (or cases) done, on stderr: at once on a terminal, elsewhere only for work that takes more than two seconds.
class Progress {
 public:
  explicit Progress(std::string what);
  ~Progress();
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  void update(std::uint64_t done, std::uint64_t total);

 private:
  std::string what_;
  bool is_terminal_;
  bool line_open_ = false;
  std::chrono::steady_clock::time_point next_;
};

/// Colour, only on a terminal and only where NO_COLOR is not set.
std::string green(std::string_view text);
std::string red(std::string_view text);
std::string bold(std::string_view text);

/// Whether standard output takes UTF-8, by the locale.
bool output_is_utf8();

}  // namespace turnout::cli
