// SPDX-License-Identifier: MIT
// Two backends over hostile cases, several cases at a time.
#include <fmt/format.h>

#include <algorithm>
#include <mutex>
#include <optional>
#include <thread>

#include "check/batch.hpp"
#include "check/compare.hpp"
#include "check/floats.hpp"
#include "check/hostile.hpp"
#include "check/hostile_random.hpp"

namespace turnout::hostile {
namespace {

using check::BatchAnswer;
using check::Layout;
using check::RowSource;

constexpr std::int64_t kLarge = 64;  // rows of a case from which on a sample of them is repeated, not all
constexpr std::size_t kSample = 40;  // and this many of it alone: a fifth
constexpr unsigned kMostThreads = 1024;

/// One way to run the rows of a case. Each must give the bits of the first one.
struct Mode {
  const char* name;
  std::vector<std::int64_t> rows;
  Layout layout;
  bool only_accelerator = false;
};

/// Rows of a large case: the first, the last, and any.
std::vector<std::int64_t> sample_of(const Case& c) {
  std::vector<std::int64_t> rows = {0, c.n_token - 1};
  Random random(~c.seed, ~c.index);
  while (rows.size() < kSample) rows.push_back(random.below(static_cast<std::uint32_t>(c.n_token)));
  return rows;
}

std::vector<Mode> modes_of(const Case& c) {
  const auto all = check::all_rows(c.n_token);
  const bool large = c.n_token >= kLarge;
  const auto rows = large ? sample_of(c) : all;
  const DType narrow = c.index % 2 == 0 ? DType::f16 : DType::bf16;
  const char* const narrowed = narrow == DType::f16 ? "weights in f16" : "weights in bf16";
  std::vector<Mode> modes = {{"together", all, {.logits = c.dtype, .gap = c.row_stride - c.rule.n_expert}},
                             {"reversed, f32", {rows.rbegin(), rows.rend()}, {}},
                             {narrowed, rows, {.logits = c.dtype, .weights = narrow}}};
  for (std::size_t i = 0; i < rows.size(); i += large ? 5 : 1)
    modes.push_back({"alone", {rows[i]}, {.logits = c.dtype}});
  // Whole again where that is cheap: many rows are what a device cuts into pieces.
  if (large && c.index % 8 == 1) modes.push_back({"reversed, f32", {all.rbegin(), all.rend()}, {}, true});
  if (large && c.index / 2 % 8 == 1) modes.push_back({narrowed, all, {.logits = c.dtype, .weights = narrow}, true});
  return modes;
}

/// Both backends over one case.
class Duel {
 public:
  Duel(const Backend& a, const Backend& b, const Case& c, const Limits& limits)
      : sides_{&a, &b}, case_(c), limits_(limits) {
    source_ = {c.logits.data(), c.rule.n_expert, c.row_stride, nullptr, c.rule.n_used};
    if (!c.given.empty() && a.capabilities.replay && b.capabilities.replay) source_.given = c.given.data();
  }

  std::optional<Difference> run(Status& failure) {
    std::optional<Router> routers[2];
    if (auto d = make_routers(routers, failure); d || !failure.ok()) return d;
    const auto modes = modes_of(case_);
    const BatchAnswer truth = check::call(*routers[0], source_, modes[0].rows, modes[0].layout);
    if (!truth.status.ok()) return stop(0, truth.status, failure);
    const bool once = case_.n_token >= kLarge;  // then the answer of the first side is not asked for again
    if (auto d = once ? compare(truth, truth, modes[0], 0) : std::nullopt) return d;
    for (const Mode& mode : modes) {
      for (int side = once && &mode == modes.data() ? 1 : 0; side < 2; ++side) {
        if (mode.only_accelerator && !sides_[side]->accelerator) continue;
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
    std::vector<float> weights;
    for (std::size_t i = 0; i < mode.rows.size(); ++i) {
      const std::int64_t row = mode.rows[i];
      const RowAnswer first = truth.row(row);
      weights.clear();
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
    const std::string tokens = limits_.rows_per_case > 0 ? fmt::format(" --tokens {}", limits_.rows_per_case) : "";
    return fmt::format("reproduce: turnout fuzz --backend {} --against {}{} --seed {} --case {}", sides_[0]->name,
                       sides_[1]->name, tokens, case_.seed, case_.index);
  }

  const Backend* sides_[2];
  const Case& case_;
  const Limits& limits_;
  RowSource source_;
};

/// What the threads share: which case is next, and the first that failed. Cases are given out in order, so that all
/// before a failing one are run, whatever the number of threads.
class Run {
 public:
  Run(const Backend& a, const Backend& b, std::uint64_t seed, std::uint64_t first_case, std::uint64_t rows,
      const FuzzOptions& options)
      : a_(a),
        b_(b),
        seed_(seed),
        first_(first_case),
        next_(first_case),
        rows_(rows),
        options_(options),
        limits_(common_limits(a, b, options.rows_per_case)) {}

  void work() {
    while (const auto index = take()) {
      const Case c = make_case(seed_, *index, limits_);
      Status failure;
      auto difference = Duel(a_, b_, c, limits_).run(failure);
      finish(c, std::move(difference), std::move(failure));
    }
  }

  FuzzReport report() const {
    FuzzReport report;
    report.cases = next_ - first_;
    report.rows = report.passed = given_out_;
    if (!failed_) return report;
    report.cases = *failed_ - first_ + 1;
    report.passed = 0;
    for (std::uint64_t i = first_; i < *failed_; ++i)
      report.passed += static_cast<std::uint64_t>(rows_of_case(seed_, i, limits_));
    report.rows = report.passed + static_cast<std::uint64_t>(rows_of_case(seed_, *failed_, limits_));
    if (difference_) report.differences.push_back(*difference_);
    report.status = failure_;
    return report;
  }

 private:
  std::optional<std::uint64_t> take() {
    const std::lock_guard lock(mutex_);
    if (failed_ || given_out_ >= rows_) return std::nullopt;
    given_out_ += static_cast<std::uint64_t>(rows_of_case(seed_, next_, limits_));
    return next_++;
  }

  void finish(const Case& c, std::optional<Difference> difference, Status failure) {
    constexpr std::uint64_t kProgressRows = 1024;
    const std::lock_guard lock(mutex_);
    if ((difference || !failure.ok()) && (!failed_ || c.index < *failed_)) {
      failed_ = c.index;
      difference_ = std::move(difference);
      failure_ = std::move(failure);
    }
    done_ += static_cast<std::uint64_t>(c.n_token);
    if (!options_.progress || failed_ || done_ - told_ < kProgressRows) return;
    told_ = done_;
    options_.progress(std::min(done_, rows_), rows_);
  }

  const Backend &a_, &b_;
  const std::uint64_t seed_, first_;
  std::uint64_t next_;
  const std::uint64_t rows_;
  const FuzzOptions& options_;
  const Limits limits_;
  std::mutex mutex_;
  std::uint64_t given_out_ = 0, done_ = 0, told_ = 0;  // rows
  std::optional<std::uint64_t> failed_;                // the lowest
  std::optional<Difference> difference_;               // its
  Status failure_;                                     // or this
};

}  // namespace

Limits common_limits(const Backend& a, const Backend& b, std::int32_t rows_per_case) {
  return {std::min(a.capabilities.max_n_expert, b.capabilities.max_n_expert),
          std::min(a.capabilities.max_n_used, b.capabilities.max_n_used), rows_per_case};
}

FuzzReport fuzz(const Backend& a, const Backend& b, std::uint64_t seed, std::uint64_t first_case, std::uint64_t rows,
                const FuzzOptions& options) {
  FuzzReport report;
  for (const Backend* backend : {&a, &b}) {
    if (const std::string why = backend->unavailable(); !why.empty()) {
      report.status = {Code::unavailable, fmt::format("backend {}: {}", backend->name, why)};
      return report;
    }
  }
  Run run(a, b, seed, first_case, rows, options);
  std::vector<std::thread> others;
  for (unsigned i = 1; i < std::min(options.n_thread, kMostThreads); ++i) others.emplace_back([&] { run.work(); });
  run.work();
  for (std::thread& t : others) t.join();
  return run.report();
}

}  // namespace turnout::hostile
