// SPDX-License-Identifier: MIT
#include "model/text.hpp"

#include <fmt/format.h>

namespace turnout {

std::string quote(std::string_view text) {
  constexpr std::size_t kMost = 80;
  std::string out = "'";
  for (const char c : text.substr(0, kMost)) {
    if (c >= 0x20 && c < 0x7f) {
      out += c;
    } else {
      out += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
    }
  }
  return out + (text.size() > kMost ? "...'" : "'");
}

bool is_utf8(std::string_view text) {
  const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0u; };
  for (std::size_t i = 0; i < text.size();) {
    const unsigned lead = byte(i);
    const std::size_t n_more = lead < 0x80 ? 0 : lead < 0xe0 ? 1 : lead < 0xf0 ? 2 : 3;
    if ((lead >= 0x80 && lead < 0xc2) || lead > 0xf4) return false;  // a stray continuation, overlong, or too large
    for (std::size_t more = 1; more <= n_more; ++more)
      if ((byte(i + more) & 0xc0) != 0x80) return false;
    const unsigned second = byte(i + 1);  // narrows overlong forms, surrogates and code points past U+10FFFF
    if ((lead == 0xe0 && second < 0xa0) || (lead == 0xed && second > 0x9f)) return false;
    if ((lead == 0xf0 && second < 0x90) || (lead == 0xf4 && second > 0x8f)) return false;
    i += n_more + 1;
  }
  return true;
}

}  // namespace turnout
