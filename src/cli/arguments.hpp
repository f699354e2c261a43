// SPDX-License-Identifier: MIT
// How a command names its options. The only door to CLI11, whose headers cost more to compile than the rest.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace turnout::cli {

class Arguments {
 public:
  explicit Arguments(CLI::App& app) : app_(app) {}

  /// The heading in --help of the options that follow.
  void group(const std::string& heading) { group_ = heading; }

  void flag(const std::string& name, bool& target, const std::string& help);
  /// `kind` is what --help prints for the value: "FILE". A name without dashes is a position, not an option.
  void text(const std::string& name, std::string& target, const std::string& kind, const std::string& help);
  void required_text(const std::string& name, std::string& target, const std::string& kind, const std::string& help);
  /// One or more values at a position; or, with dashes, an option that may be given again.
  void required_list(const std::string& name, std::vector<std::string>& target, const std::string& help);
  void repeated(const std::string& name, std::vector<std::string>& target, const std::string& kind,
                const std::string& help);
  /// An integer in decimal, from least to most, and nothing else.
  void integer(const std::string& name, std::optional<std::int64_t>& target, std::int64_t least, std::int64_t most,
               const std::string& help);
  void seed(const std::string& name, std::optional<std::uint64_t>& target, const std::string& help);
  void footer(const std::string& text);

 private:
  CLI::App& app_;
  std::string group_ = "Options";
};

}  // namespace turnout::cli
