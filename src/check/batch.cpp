// SPDX-License-Identifier: MIT
#include "check/batch.hpp"

#include <numeric>

#include "check/floats.hpp"
#include "check/guarded.hpp"

namespace turnout::check {
namespace {

constexpr std::uint32_t kGapNan = 0x7fa5a5a5u;  // signalling: loud if a gap is read

void collect(Guarded<std::int32_t>& ids, BatchAnswer& answer) {
  const auto out = ids.span();
  answer.ids.assign(out.begin(), out.end());
}

void collect(Guarded<float>& weights, BatchAnswer& answer) {
  const auto out = weights.span();
  answer.weights.assign(out.begin(), out.end());
}

void collect(Guarded<Half>& weights, BatchAnswer& answer) {
  for (const Half w : weights.span()) answer.weights.push_back(widen_f16(w.bits));
}

void collect(Guarded<BFloat16>& weights, BatchAnswer& answer) {
  for (const BFloat16 w : weights.span()) answer.weights.push_back(widen_bf16(w.bits));
}

template <class W>
BatchAnswer call_as(const Router& router, const Matrix& logits, const std::vector<std::int32_t>* given,
                    RealTokens n_real) {
  BatchAnswer answer;
  answer.n_used = router.rule().n_used;
  const auto size = static_cast<std::size_t>(logits.n_row * answer.n_used);
  Guarded<std::int32_t> ids(size);
  Guarded<W> weights(size);
  const RouteOutput out{ids.span(), Weights(weights.span())};
  answer.status = given ? router.replay(logits, *given, out, n_real) : router.route(logits, out, n_real);
  answer.guards_intact = ids.guards_intact() && weights.guards_intact();
  answer.untouched = ids.untouched() && weights.untouched();
  collect(ids, answer);
  collect(weights, answer);
  return answer;
}

}  // namespace

std::vector<std::int64_t> all_rows(std::int64_t n) {
  std::vector<std::int64_t> rows(static_cast<std::size_t>(n));
  std::iota(rows.begin(), rows.end(), 0);
  return rows;
}

OwnedMatrix::OwnedMatrix(const RowSource& source, std::span<const std::int64_t> rows, DType dtype, std::int64_t gap,
                         RealTokens n_real) {
  const auto n_row = static_cast<std::int64_t>(rows.size());
  const std::int64_t stride = source.n_col + gap;
  const std::int64_t base = gap > 0 ? 1 : 0;
  std::vector<float> wide(static_cast<std::size_t>(base + n_row * stride), from_bits(kGapNan));
  for (std::int64_t i = 0; i < n_row; ++i) {
    if (n_real && i >= *n_real) break;
    const auto row = source.row(rows[static_cast<std::size_t>(i)]);
    std::copy(row.begin(), row.end(), wide.begin() + base + i * stride);
  }
  const void* data = nullptr;
  if (dtype == DType::f32) {
    f32_ = std::move(wide);
    if (!f32_.empty()) data = f32_.data() + base;
  } else {
    for (const float x : wide) b16_.push_back(dtype == DType::f16 ? round_f16(x) : round_bf16(x));
    if (!b16_.empty()) data = b16_.data() + base;
  }
  view_ = Matrix(data, dtype, n_row, source.n_col, stride);
}

BatchAnswer call(const Router& router, const RowSource& source, std::span<const std::int64_t> rows,
                 const Layout& layout) {
  const OwnedMatrix logits(source, rows, layout.logits, layout.gap, layout.n_real);
  std::vector<std::int32_t> given;
  if (source.given) {
    for (const std::int64_t i : rows) {
      const std::int32_t* first = source.given + i * source.given_col;
      given.insert(given.end(), first, first + source.given_col);
    }
  }
  const auto* replayed = source.given ? &given : nullptr;
  if (layout.weights == DType::f16) return call_as<Half>(router, logits.view(), replayed, layout.n_real);
  if (layout.weights == DType::bf16) return call_as<BFloat16>(router, logits.view(), replayed, layout.n_real);
  return call_as<float>(router, logits.view(), replayed, layout.n_real);
}

}  // namespace turnout::check
