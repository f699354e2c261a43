// SPDX-License-Identifier: MIT
// text(...): message texts for the core library, which depends on nothing. Floats print with 9 digits, as f32 needs.
#pragma once

#include <cstdio>
#include <string>
#include <string_view>
#include <type_traits>

namespace turnout {

template <class T>
void append_text(std::string& out, const T& value) {
  if constexpr (std::is_floating_point_v<T>) {
    char digits[32];
    std::snprintf(digits, sizeof digits, "%.9g", static_cast<double>(value));
    out += digits;
  } else if constexpr (std::is_integral_v<T>) {
    out += std::to_string(value);
  } else {
    out += std::string_view(value);
  }
}

template <class... T>
std::string text(const T&... parts) {
  std::string out;
  (append_text(out, parts), ...);
  return out;
}

}  // namespace turnout
