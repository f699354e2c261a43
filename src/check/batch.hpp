// SPDX-License-Identifier: MIT
// One call of a Router on chosen rows, laid out in one of several ways. check and fuzz compare what comes back.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "check/compare.hpp"
#include "turnout/router.hpp"

namespace turnout::check {

/// Where rows are taken from.
struct RowSource {
  const float* logits = nullptr;
  std::int64_t n_col = 0;               ///< as the caller has it: a row of the wrong length is passed on as such
  std::int64_t stride = 0;              ///< elements between rows of `logits`
  const std::int32_t* given = nullptr;  ///< [rows][given_col] ids to replay; null: select
  std::int64_t given_col = 0;

  std::span<const float> row(std::int64_t i) const { return {logits + i * stride, static_cast<std::size_t>(n_col)}; }
};

/// How a call is laid out.
struct Layout {
  DType logits = DType::f32;  ///< the rows must be exact in it
  DType weights = DType::f32;
  std::int64_t gap = 0;    ///< elements of NaN between the rows; if any, the base is aligned to one element only
  RealTokens n_real = {};  ///< rows from there on hold NaN instead of their logits
};

/// What one call did.
struct BatchAnswer {
  Status status;
  std::int64_t n_used = 0;
  std::vector<std::int32_t> ids;
  std::vector<float> weights;  ///< widened by bits when asked for in 16 bits
  bool guards_intact = true;
  bool untouched = true;  ///< no output element was written

  RowAnswer row(std::int64_t i) const {
    const auto n = static_cast<std::size_t>(n_used);
    const auto first = static_cast<std::size_t>(i) * n;
    return {std::span(ids).subspan(first, n), std::span(weights).subspan(first, n)};
  }
};

/// Routes (or replays) rows[0], rows[1], ... of `source` in one call.
BatchAnswer call(const Router& router, const RowSource& source, std::span<const std::int64_t> rows,
                 const Layout& layout = {});

/// A matrix of its own memory, narrowed to `dtype` (values must be exact in it).
class OwnedMatrix {
 public:
  OwnedMatrix(const RowSource& source, std::span<const std::int64_t> rows, DType dtype, std::int64_t gap,
              RealTokens n_real = {});
  const Matrix& view() const { return view_; }

 private:
  std::vector<float> f32_;
  std::vector<std::uint16_t> b16_;
  Matrix view_;
};

/// 0, 1, ..., n - 1.
std::vector<std::int64_t> all_rows(std::int64_t n);

}  // namespace turnout::check
