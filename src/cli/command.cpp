// SPDX-License-Identifier: MIT
#include "cli/command.hpp"

#include <fmt/format.h>
#include <langinfo.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <system_error>

namespace turnout::cli {
namespace {

/// Writes everything. @return 0 or errno.
int write_all(int fd, std::string_view text) {
  while (!text.empty()) {
    const ssize_t n = ::write(fd, text.data(), text.size());
    if (n < 0 && errno == EINTR) continue;
    if (n < 0) return errno;
    text.remove_prefix(static_cast<std::size_t>(n));
  }
  return 0;
}

struct Output {
  std::string held;
  int error = 0;
};
Output& output() {
  static Output the_output;
  return the_output;
}

void tell(std::string_view kind, std::string_view message) {
  const std::string line = fmt::format("turnout: {}{}\n", kind, printable(message));
  write_all(STDERR_FILENO, line);  // with nowhere to report to, there is nothing left to do
}

bool is_scalar_list(const Json& json) {
  return json.is_array() && std::ranges::none_of(json, [](const Json& item) { return item.is_structured(); });
}

void append_json(const Json& json, std::size_t depth, std::string& out) {
  const auto scalar = [](const Json& value) { return value.dump(-1, ' ', false, Json::error_handler_t::replace); };
  if (!json.is_structured() || json.empty()) {
    out += scalar(json);
    return;
  }
  const bool one_line = is_scalar_list(json);
  const std::string line = one_line ? "" : "\n" + std::string(2 * depth + 2, ' ');
  out += json.is_array() ? '[' : '{';
  const char* separator = "";
  for (const auto& [key, value] : json.items()) {
    out += separator;
    out += line;
    if (json.is_object()) out += scalar(key) + ": ";
    append_json(value, depth + 1, out);
    separator = one_line ? ", " : ",";
  }
  if (!one_line) out += "\n" + std::string(2 * depth, ' ');
  out += json.is_array() ? ']' : '}';
}

std::string coloured(std::string_view code, std::string_view text) {
  static const bool on = [] {
    const char* no_color = std::getenv("NO_COLOR");
    const char* terminal = std::getenv("TERM");
    return ::isatty(STDOUT_FILENO) && !(no_color && *no_color) && terminal && std::strcmp(terminal, "dumb") != 0;
  }();
  return on ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : std::string(text);
}

}  // namespace

std::string printable(std::string_view text) {
  std::string out(text);
  for (char& c : out)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = '?';
  return out;
}

int fail(std::string_view message) {
  tell("", message);
  return kUnusable;
}
int fail(const Status& status) { return fail(status.message()); }
void warn(std::string_view message) { tell("warning: ", message); }

void print(std::string_view text) {
  constexpr std::size_t kMostHeld = 1 << 16;
  output().held += text;
  if (output().held.size() >= kMostHeld) flush_output();
}

void print_json(const Json& json) { print(json_text(json) + "\n"); }

bool flush_output() {
  Output& out = output();
  if (out.error == 0) {
    out.error = write_all(STDOUT_FILENO, out.held);
    // EPIPE: the reader has seen enough, as in `turnout ... | head -1`. That is its right, not an error.
    if (out.error != 0 && out.error != EPIPE)
      fail(fmt::format("cannot write to standard output: {}", std::strerror(out.error)));
  }
  out.held.clear();
  return out.error == 0 || out.error == EPIPE;
}

std::string json_text(const Json& json) {
  std::string out;
  append_json(json, 0, out);
  return out;
}

Json json_float(float value) {
  if (!std::isfinite(value)) return nullptr;
  const std::string digits = fmt::format("{}", value);
  double shortest = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), shortest);
  return shortest;
}

Result<const Backend*> usable_backend(const std::string& name) {
  const Backend* backend = find_backend(name);
  if (backend == nullptr) {
    std::string known;
    for (const Backend& b : backends()) known += fmt::format("{}{}", known.empty() ? "" : ", ", b.name);
    return invalid(fmt::format("backend '{}': not in this build, which has {}", name, known));
  }
  if (const std::string why = backend->unavailable(); !why.empty())
    return Status{Code::unavailable, fmt::format("backend {}: cannot run here: {}", name, why)};
  return backend;
}

std::string table(const std::vector<std::vector<std::string>>& rows, const std::vector<bool>& right,
                  std::string_view indent) {
  std::vector<std::size_t> width(right.size());
  for (const auto& row : rows)
    for (std::size_t column = 0; column < row.size(); ++column)
      width[column] = std::max(width[column], row[column].size());
  std::string out;
  for (const auto& row : rows) {
    std::string line(indent);
    for (std::size_t column = 0; column < row.size(); ++column) {
      if (column > 0) line += "  ";
      const std::string pad(width[column] - row[column].size(), ' ');
      line += right[column] ? pad + row[column] : row[column] + pad;
    }
    line.erase(line.find_last_not_of(' ') + 1);
    out += line + "\n";
  }
  return out;
}

Progress::Progress(std::string what) : what_(std::move(what)), is_terminal_(::isatty(STDERR_FILENO) != 0) {
  const auto wait = is_terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(2000);
  next_ = std::chrono::steady_clock::now() + wait;
}

void Progress::update(std::uint64_t done, std::uint64_t total) {
  const auto now = std::chrono::steady_clock::now();
  if (now < next_) return;
  next_ = now + (is_terminal_ ? std::chrono::milliseconds(200) : std::chrono::milliseconds(5000));
  const double percent = total > 0 ? 100.0 * static_cast<double>(done) / static_cast<double>(total) : 100.0;
  const std::string line = fmt::format("{}: {} of {} ({:.0f} %)", what_, done, total, percent);
  write_all(STDERR_FILENO, is_terminal_ ? "\r\x1b[K" + line : line + "\n");
  line_open_ = is_terminal_;
}

Progress::~Progress() {
  if (line_open_) write_all(STDERR_FILENO, "\r\x1b[K");
}

std::string green(std::string_view text) { return coloured("32", text); }
std::string red(std::string_view text) { return coloured("31", text); }
std::string bold(std::string_view text) { return coloured("1", text); }

bool output_is_utf8() {
  std::setlocale(LC_CTYPE, "");
  const char* codeset = ::nl_langinfo(CODESET);
  return codeset != nullptr && std::strcmp(codeset, "UTF-8") == 0;
}

}  // namespace turnout::cli
