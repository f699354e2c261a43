// SPDX-License-Identifier: MIT
#include "cli/arguments.hpp"

#include <fmt/format.h>

#include <CLI/CLI.hpp>
#include <charconv>
#include <limits>
#include <system_error>

namespace turnout::cli {
namespace {

template <class T>
T read_integer(const std::string& name, const std::string& text, T least, T most) {
  T value{};
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  const bool is_number = error == std::errc() && end == text.data() + text.size();
  if (!is_number || value < least || value > most) {
    const std::string range = most == std::numeric_limits<T>::max() ? fmt::format("of at least {}", least)
                                                                    : fmt::format("in {}..{}", least, most);
    throw CLI::ValidationError(fmt::format("{} = {}: must be an integer {}", name, text, range),
                               CLI::ExitCodes::ValidationError);
  }
  return value;
}

// An unset shell variable must not quietly change what is computed.
std::string not_empty(const std::string& value) { return value.empty() ? "must not be empty" : ""; }

}  // namespace

void Arguments::flag(const std::string& name, bool& target, const std::string& help) {
  app_.add_flag(name, target, help)->group(group_);
}

void Arguments::text(const std::string& name, std::string& target, const std::string& kind, const std::string& help) {
  app_.add_option(name, target, help)->type_name(kind)->check(not_empty)->group(group_);
}

void Arguments::required_text(const std::string& name, std::string& target, const std::string& kind,
                              const std::string& help) {
  app_.add_option(name, target, help)->type_name(kind)->check(not_empty)->required()->group(group_);
}

void Arguments::required_list(const std::string& name, std::vector<std::string>& target, const std::string& help) {
  app_.add_option(name, target, help)->check(not_empty)->required();
}

void Arguments::repeated(const std::string& name, std::vector<std::string>& target, const std::string& kind,
                         const std::string& help) {
  app_.add_option(name, target, help)->type_name(kind)->allow_extra_args(false)->group(group_);
}

void Arguments::integer(const std::string& name, std::optional<std::int64_t>& target, std::int64_t least,
                        std::int64_t most, const std::string& help) {
  const auto read = [=, &target](const std::string& text) { target = read_integer(name, text, least, most); };
  app_.add_option_function<std::string>(name, read, help)->type_name("N")->group(group_);
}

void Arguments::seed(const std::string& name, std::optional<std::uint64_t>& target, const std::string& help) {
  const auto read = [=, &target](const std::string& text) {
    target = read_integer<std::uint64_t>(name, text, 0, std::numeric_limits<std::uint64_t>::max());
  };
  app_.add_option_function<std::string>(name, read, help)->type_name("N")->group(group_);
}

void Arguments::footer(const std::string& text) { app_.footer(text); }

}  // namespace turnout::cli
