// SPDX-License-Identifier: MIT
// Router: made once from a rule, checked whole at that moment, then called from any thread.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "turnout/backend.hpp"
#include "turnout/matrix.hpp"
#include "turnout/rule.hpp"
#include "turnout/status.hpp"

namespace turnout {

/// Where a call writes. ids and weights have n_token * n_used elements each, the same place for the same slot,
/// in descending key order (S-4.4). They must not overlap the inputs.
struct RouteOutput {
  std::span<std::int32_t> ids;
  Weights weights;
};

/// How many rows are real: 0..n_token; absent: all. Later rows are padding (S-8.4).
using RealTokens = std::optional<std::int64_t>;

class Router {
 public:
  /// Checks the rule, the vectors and the backend's limits, and prepares the backend.
  ///
  /// bias, logit_bias and expert_scale are copied; config.weight's memory must outlive the Router.
  /// @return the Router, or invalid_argument (R-1..R-3), unsupported (a limit of this backend),
  ///         unavailable (the backend cannot run here), device_failure.
  static Result<Router> make(const RouterConfig& config, const Backend& backend);
  static Result<Router> make(const RouterConfig& config);

  /// Selects n_used experts for every token and computes their weights (S-1..S-7).
  ///
  /// logits         in   [n_token, n_expert] f32, f16 or bf16; any values; rows may be strided
  /// out            out  see RouteOutput
  /// n_real_tokens  in   rows from there on are padding, are not read, get ids -1 and weights +0 (S-8.4)
  /// @return invalid_argument for shapes and null pointers only, never for the values in a row.
  /// Same bits on every backend and at every batch size. Allocates nothing, const, safe from many threads at once;
  /// needs up to 128 KiB of stack on `reference`. A backend with a device makes buffers when a call is larger, or more
  /// calls run at once, than before, and may fail (device_failure). Cost: n_token * n_expert scores.
  Status route(const Matrix& logits, const RouteOutput& out, RealTokens n_real_tokens = {}) const;

  /// The same from hidden states: [n_token, n_hidden] f32, f16 or bf16, through config.weight (S-10).
  /// Rows from n_real_tokens on are not read.
  Status route_hidden(const Matrix& hidden, const RouteOutput& out, RealTokens n_real_tokens = {}) const;

  /// The weights of experts chosen elsewhere (S-8): given [n_token, n_used], a row of -1 is padding.
  /// @return invalid_argument naming row and slot of an id out of range, twice in a row, or mixed with -1; every row
  ///         is checked, padding too, before any is written.
  Status replay(const Matrix& logits, std::span<const std::int32_t> given, const RouteOutput& out,
                RealTokens n_real_tokens = {}) const;

  /// The router matmul alone (S-10): out has n_token * n_expert elements.
  Status logits(const Matrix& hidden, std::span<float> out) const;

  const Rule& rule() const { return rule_; }
  const Backend& backend() const { return *backend_; }

 private:
  Router(const Rule& rule, const Backend& backend, const Matrix& weight, std::unique_ptr<const Engine> engine);
  Status check_call(const Matrix& input, std::int64_t n_col, const char* col_name, const RouteOutput& out,
                    RealTokens& n_real_tokens) const;

  Rule rule_;
  const Backend* backend_;
  std::int64_t n_hidden_ = 0;  // 0: no weight, so no route_hidden
  std::unique_ptr<const Engine> engine_;
};

}  // namespace turnout
