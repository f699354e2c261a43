// SPDX-License-Identifier: MIT
#include "check/compare.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <vector>

#include "check/floats.hpp"

namespace turnout {
namespace {

using check::is_nan;
using check::to_bits;

/// Both zeros are 0, so that the distance across zero is what a reader expects.
std::int64_t place(float x) {
  const std::uint32_t bits = to_bits(x);
  const auto magnitude = static_cast<std::int64_t>(bits & 0x7fffffffu);
  return (bits >> 31) != 0 ? -magnitude : magnitude;
}

std::string show(float x) { return fmt::format("{:08x} ({:.9g})", to_bits(x), x); }

std::string distance(float want, float got) {
  if (is_nan(want) || is_nan(got)) return is_nan(want) && is_nan(got) ? "both NaN, other bits" : "only one is NaN";
  return fmt::format("{} ulp", std::abs(place(want) - place(got)));
}

/// Descending, NaN first, lower id first: by the logit alone, because that is what the reader can see.
bool higher(std::span<const float> logits, std::int32_t a, std::int32_t b) {
  const float x = logits[static_cast<std::size_t>(a)];
  const float y = logits[static_cast<std::size_t>(b)];
  if (is_nan(x) || is_nan(y)) return is_nan(x) && (!is_nan(y) || a < b);
  return x > y || (x == y && a < b);
}

std::string boundary(const RowAnswer& want, const RowAnswer& got, std::size_t slot, std::span<const float> logits) {
  const auto n = static_cast<std::int32_t>(logits.size());
  std::vector<std::int32_t> order(logits.size());
  for (std::int32_t i = 0; i < n; ++i) order[static_cast<std::size_t>(i)] = i;
  std::sort(order.begin(), order.end(), [&](std::int32_t a, std::int32_t b) { return higher(logits, a, b); });

  std::map<std::int32_t, std::string> notes;  // by place in `order`
  std::vector<std::int32_t> place_of(logits.size());
  for (std::int32_t i = 0; i < n; ++i) place_of[static_cast<std::size_t>(order[static_cast<std::size_t>(i)])] = i;
  const auto note = [&](std::int32_t id, const std::string& text) {
    if (id < 0 || id >= n) return;
    std::string& line = notes[place_of[static_cast<std::size_t>(id)]];
    if (!text.empty()) line += (line.empty() ? "" : ", ") + text;
  };
  const auto k = static_cast<std::int32_t>(want.ids.size());
  for (std::int32_t i = 0; i < n; ++i) {
    if (i < 3 || (i >= k - 2 && i < k + 2)) note(order[static_cast<std::size_t>(i)], "");
  }
  note(want.ids[slot], fmt::format("wanted in slot {}", slot));
  note(got.ids[slot], fmt::format("got in slot {}", slot));
  note(want.ids.back(), "wanted last");

  std::string text = fmt::format("logits near the top-{} boundary, highest first:", k);
  for (const auto& [i, remark] : notes) {
    const std::int32_t id = order[static_cast<std::size_t>(i)];
    text += fmt::format("\n  {:>4}. expert {:<4} {}{}", i + 1, id, show(logits[static_cast<std::size_t>(id)]),
                        remark.empty() ? "" : fmt::format("  <- {}", remark));
  }
  return text;
}

}  // namespace

std::int32_t first_difference(const RowAnswer& want, const RowAnswer& got) {
  const std::size_t n = std::min({want.ids.size(), want.weights.size(), got.ids.size(), got.weights.size()});
  for (std::size_t i = 0; i < n; ++i) {
    if (want.ids[i] != got.ids[i] || to_bits(want.weights[i]) != to_bits(got.weights[i])) {
      return static_cast<std::int32_t>(i);
    }
  }
  const bool same_size = want.ids.size() == got.ids.size() && want.weights.size() == got.weights.size();
  return same_size ? -1 : static_cast<std::int32_t>(n);
}

std::optional<std::string> explain_difference(const RowAnswer& want, const RowAnswer& got, const Rule& rule,
                                              std::span<const float> logits) {
  const std::int32_t first = first_difference(want, got);
  if (first < 0) return std::nullopt;
  if (want.ids.size() != got.ids.size() || want.weights.size() != got.weights.size()) {
    return fmt::format("want {} ids and {} weights, got {} and {}", want.ids.size(), want.weights.size(),
                       got.ids.size(), got.weights.size());
  }
  const auto slot = static_cast<std::size_t>(first);
  std::size_t n_different = 0;
  for (std::size_t i = 0; i < want.ids.size(); ++i) {
    n_different += want.ids[i] != got.ids[i] || to_bits(want.weights[i]) != to_bits(got.weights[i]) ? 1 : 0;
  }
  std::string text =
      fmt::format("slot {}: want expert {} weight {}, got expert {} weight {}, {}; {} of {} slots differ", slot,
                  want.ids[slot], show(want.weights[slot]), got.ids[slot], show(got.weights[slot]),
                  distance(want.weights[slot], got.weights[slot]), n_different, want.ids.size());
  text += fmt::format("\nn_expert {}, n_used {}, score {}, nan {}", rule.n_expert, rule.n_used, to_string(rule.score),
                      to_string(rule.nan));
  if (!logits.empty()) text.append("\n").append(boundary(want, got, slot, logits));
  return text;
}

}  // namespace turnout
