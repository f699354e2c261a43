// SPDX-License-Identifier: MIT
// Words from files inside error messages: shortened, and made printable whatever bytes they hold.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "turnout/status.hpp"

namespace turnout {

/// 'text' in quotes: bytes outside printable ASCII as \xNN, and at most 80 bytes of it.
std::string quote(std::string_view text);

/// Whether the bytes are well-formed UTF-8.
bool is_utf8(std::string_view text);

/// "a, b, c", at most `most` of them, then "...".
template <class Names>
std::string join_names(const Names& names, std::size_t most = 12) {
  std::string out;
  std::size_t n = 0;
  for (const auto& name : names) {
    if (n > 0) out += ", ";
    if (n++ == most) return out + "...";
    out += name;
  }
  return out;
}

/// a * b in int64; false if it does not fit. Neither is negative.
inline bool multiply(std::int64_t a, std::int64_t b, std::int64_t& out) { return !__builtin_mul_overflow(a, b, &out); }

inline Status bad_file(std::string message) { return {Code::bad_file, std::move(message)}; }

}  // namespace turnout
