// SPDX-License-Identifier: MIT
#include "cli/load_chart.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace turnout::cli {
namespace {

// From an empty cell to a full one: eighths in Unicode (U+2581 to U+2588), thirds in ASCII.
constexpr std::array kBlocks = {" ", "\u2581", "\u2582", "\u2583", "\u2584", "\u2585", "\u2586", "\u2587", "\u2588"};
constexpr std::array kAscii = {" ", ".", ":", "#"};

template <std::size_t n>
std::vector<std::string> bars(const std::vector<std::int64_t>& load, std::int64_t height,
                              const std::array<const char*, n>& cells) {
  constexpr auto kSteps = static_cast<std::int64_t>(n) - 1;
  std::vector<std::string> lines(static_cast<std::size_t>(height));
  if (load.empty()) return lines;
  const std::int64_t most = std::max<std::int64_t>(1, *std::ranges::max_element(load));
  for (const std::int64_t value : load) {
    std::int64_t left = (value * height * kSteps + most / 2) / most;
    if (value > 0) left = std::max<std::int64_t>(left, 1);
    for (std::size_t line = lines.size(); line-- > 0;) {
      const std::int64_t cell = std::min(left, kSteps);
      lines[line] += cells[static_cast<std::size_t>(cell)];
      left -= cell;
    }
  }
  return lines;
}

}  // namespace

std::vector<std::string> load_bars(const std::vector<std::int64_t>& load, std::int64_t height, bool utf8) {
  return utf8 ? bars(load, height, kBlocks) : bars(load, height, kAscii);
}

}  // namespace turnout::cli
