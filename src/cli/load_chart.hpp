// SPDX-License-Identifier: MIT
// The load of experts as bars in the terminal.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace turnout::cli {

/// `height` lines, top first, a character an expert. The largest load has the full height; any load shows.
std::vector<std::string> load_bars(const std::vector<std::int64_t>& load, std::int64_t height, bool utf8);

}  // namespace turnout::cli
