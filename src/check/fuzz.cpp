// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <optional>

#include "check/batch.hpp"
#include "check/compare.hpp"
#include "check/floats.hpp"
#include "check/hostile.hpp"

namespace turnout::hostile {
namespace {

using check::BatchAnswer;
using check::Layout;
using check::RowSource;

/// One way to run the rows of a case. Each must give the bits of the first one.
struct Mode {
  const char* name;
  std::vector<std::int64_t> rows;
  Layout layout;
};

std::vector<Mode> modes_of(const Case& c) {
  const auto rows = check::all_rows(c.n_token);
  const std::int64_t gap = c.row_stride - c.rule.n_expert;
  const DType narrow = c.index % 2 == 0 ? DType::f16 : DType::bf16;
  std::vector<Mode> modes = {
      {"together", rows, {.logits = c.dtype, .gap = gap}},
      {"reversed, f32", {rows.rbegin(), rows.rend()}, {}},
      {narrow == DType::f16 ? "weights in f16" : "weights in bf16", rows, {.logits = c.dtype, .weights = narrow}}};
  for (const std::int64_t row : rows) modes.push_back({"alone", {row}, {.logits = c.dtype}});
  return modes;
}

/// Both backends over one case.
class Duel {
 public:
  Duel(const Backend& a, const Backend& b, const Case& c) : sides_{&a, &b}, case_(c) {
    source_ = {c.logits.data(), c.rule.n_expert, c.row_stride, nullptr, c.rule.n_used};
    if (!c.given.empty() && a.capabilities.replay && b.capabilities.replay) source_.given = c.given.data();
  }

  std::optional<Difference> run(Status& failure) {
    std::optional<Router> routers[2];
    if (auto d = make_routers(routers, failure); d || !failure.ok()) return d;
    const auto modes = modes_of(case_);
    const BatchAnswer truth = check::call(*routers[0], source_, modes[0].rows, modes[0].layout);
    if (!truth.status.ok()) return stop(0, truth.status, failure);
    for (const Mode& mode : modes) {
      for (int side = 0; side < 2; ++side) {
        const BatchAnswer got = check::call(*routers[side], source_, mode.rows, mode.layout);
        if (!got.status.ok()) return stop(side, got.status, failure);
        if (auto d = compare(truth, got, mode, side)) return d;
      }
    }
    return std::nullopt;
  }

 private:
  std::optional<Difference> make_routers(std::optional<Router>* routers, Status& failure) {
    RouterConfig config;
    config.rule = case_.rule;
    config.bias = case_.bias;
    config.logit_bias = case_.logit_bias;
    config.expert_scale = case_.expert_scale;
    Status status[2];
    for (int side = 0; side < 2; ++side) {
      auto made = Router::make(config, *sides_[side]);
      status[side] = made.status();
      if (made.ok()) routers[side].emplace(std::move(*made));
    }
    const bool refused_by_one =
        (status[0].code() == Code::invalid_argument) != (status[1].code() == Code::invalid_argument);
    if (refused_by_one) {
      const int side = status[0].ok() ? 1 : 0;
      return difference(0, 0, fmt::format("only {} refuses the rule: {}", sides_[side]->name, status[side].message()));
    }
    for (int side = 0; side < 2; ++side) {
      if (!status[side].ok()) return stop(side, status[side], failure);
    }
    return std::nullopt;
  }

  std::optional<Difference> stop(int side, const Status& status, Status& failure) const {
    failure = {status.code(), fmt::format("backend {}: {}\n{}\n{}", sides_[side]->name, status.message(),
                                          case_.describe(), reproduce())};
    return std::nullopt;
  }

  std::optional<Difference> compare(const BatchAnswer& truth, const BatchAnswer& got, const Mode& mode,
                                    int side) const {
    if (!got.guards_intact) {
      return difference(mode.rows[0], 0,
                        fmt::format("{} ({}) wrote outside its outputs", sides_[side]->name, mode.name));
    }
    for (std::size_t i = 0; i < mode.rows.size(); ++i) {
      const std::int64_t row = mode.rows[i];
      const RowAnswer first = truth.row(row);
      std::vector<float> weights;
      for (const float w : first.weights) {
        weights.push_back(check::as_weight(mode.layout.weights, w));
      }
      const RowAnswer want{first.ids, weights};
      const RowAnswer have = got.row(static_cast<std::int64_t>(i));
      if (const auto text = explain_difference(want, have, case_.rule, source_.row(row))) {
        return difference(row, first_difference(want, have),
                          fmt::format("want: {} (together), got: {} ({})\n{}", sides_[0]->name, sides_[side]->name,
                                      mode.name, *text));
      }
    }
    return std::nullopt;
  }

  Difference difference(std::int64_t row, std::int32_t slot, const std::string& what) const {
    Difference d;
    d.index = case_.index;
    d.row = row;
    d.slot = slot;
    d.text = fmt::format("case {}, row {} ({}): {}\n{}\n{}", case_.index, row,
                         case_.kind[static_cast<std::size_t>(row)], what, case_.describe(), reproduce());
    return d;
  }

  std::string reproduce() const {
    return fmt::format("reproduce: turnout fuzz --backend {} --against {} --seed {} --case {}", sides_[0]->name,
                       sides_[1]->name, case_.seed, case_.index);
  }

  const Backend* sides_[2];
  const Case& case_;
  RowSource source_;
};

}  // namespace

FuzzReport fuzz(const Backend& a, const Backend& b, std::uint64_t seed, std::uint64_t first_case, std::uint64_t rows,
                void (*progress)(std::uint64_t done, std::uint64_t total)) {
  constexpr std::uint64_t kProgressRows = 1024;
  FuzzReport report;
  for (const Backend* backend : {&a, &b}) {
    if (const std::string why = backend->unavailable(); !why.empty()) {
      report.status = {Code::unavailable, fmt::format("backend {}: {}", backend->name, why)};
      return report;
    }
  }
  const Limits limits{std::min(a.capabilities.max_n_expert, b.capabilities.max_n_expert),
                      std::min(a.capabilities.max_n_used, b.capabilities.max_n_used)};
  std::uint64_t told = 0;
  for (std::uint64_t index = first_case; report.rows < rows; ++index) {
    const Case c = make_case(seed, index, limits);
    if (auto d = Duel(a, b, c).run(report.status)) report.differences.push_back(std::move(*d));
    ++report.cases;
    report.rows += static_cast<std::uint64_t>(c.n_token);
    if (!report.differences.empty() || !report.status.ok()) break;
    if (progress && report.rows - told >= kProgressRows) {
      told = report.rows;
      progress(std::min(report.rows, rows), rows);
    }
  }
  return report;
}

}  // namespace turnout::hostile
