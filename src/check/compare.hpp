// SPDX-License-Identifier: MIT
// One way to compare two answers and to tell the difference, for check, fuzz and tests.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>

#include "turnout/rule.hpp"

namespace turnout {

/// One row's answers: n_used ids and f32 weights each.
struct RowAnswer {
  std::span<const std::int32_t> ids;
  std::span<const float> weights;
};

/// The first slot whose id or weight bits differ; -1: none.
std::int32_t first_difference(const RowAnswer& want, const RowAnswer& got);

/// Compares bit for bit. On a difference returns several lines: slot, both values in hex and decimal,
/// distance in ulp, and the row's logits around the top-k boundary. The first line stands alone.
std::optional<std::string> explain_difference(const RowAnswer& want, const RowAnswer& got, const Rule& rule,
                                              std::span<const float> logits);

}  // namespace turnout
