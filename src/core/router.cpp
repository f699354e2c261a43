// SPDX-License-Identifier: MIT
// Validation above the backends: every door refuses the same calls with the same words (R-1..R-4), once, and before
// anything is written.
#include "turnout/router.hpp"

#include <cmath>
#include <limits>

#include "core/router_config.hpp"
#include "core/text.hpp"

namespace turnout {
namespace {

constexpr std::int64_t kMaxElements = std::numeric_limits<std::int64_t>::max() / 8;  // bytes of any dtype still fit

// a per-expert vector. `nonfinite` says which values are refused.
Status check_vector(const char* field, std::span<const float> v, std::int32_t n_expert, bool infinite_allowed) {
  if (v.empty()) return {};
  if (v.size() != static_cast<std::size_t>(n_expert))
    return invalid(text(field, " has ", v.size(), " entries: must be n_expert = ", n_expert));
  for (std::size_t i = 0; i < v.size(); ++i) {
    if (std::isnan(v[i]) || (!infinite_allowed && std::isinf(v[i])))
      return invalid(text(field, "[", i, "] = ", v[i], infinite_allowed ? ": must not be NaN" : ": must be finite"));
  }
  return {};
}

// a matrix that is to be read whole.
Status check_matrix(const char* field, const Matrix& m, bool q8_allowed) {
  if (m.n_row < 0 || m.n_col < 0) return invalid(text(field, " is [", m.n_row, ", ", m.n_col, "]: sizes must be >= 0"));
  if (static_cast<unsigned>(m.dtype) > static_cast<unsigned>(DType::q8_0) || (m.dtype == DType::q8_0 && !q8_allowed))
    return invalid(text(field, " dtype = ", to_string(m.dtype), ": must be f32, f16 or bf16"));
  if (m.n_row == 0) return {};
  if (m.row_stride < m.n_col)
    return invalid(text(field, " row_stride = ", m.row_stride, ": at least n_col = ", m.n_col));
  if (m.row_stride > kMaxElements / m.n_row)
    return invalid(text(field, " row_stride = ", m.row_stride, " with ", m.n_row, " rows: beyond the address space"));
  if (m.dtype == DType::q8_0 && (m.n_col % 32 != 0 || m.row_stride % 32 != 0))
    return invalid(
        text(field, " has ", m.n_col, " columns of q8_0, stride ", m.row_stride, ": must be multiples of 32"));
  if (m.data == nullptr && m.n_col > 0) return invalid(text(field, " data is null with ", m.n_row, " rows"));
  return {};
}

Status check_real_tokens(std::int64_t n_token, RealTokens& n_real_tokens) {
  if (!n_real_tokens) n_real_tokens = n_token;
  if (*n_real_tokens < 0 || *n_real_tokens > n_token)
    return invalid(text("n_real_tokens = ", *n_real_tokens, ": must be in 0..n_token = ", n_token));
  return {};
}

// ids to replay: in range and distinct, or the whole row -1.
Status check_given(std::span<const std::int32_t> given, std::int64_t n_token, const Rule& rule) {
  const std::int64_t k = rule.n_used;
  if (static_cast<std::int64_t>(given.size()) != n_token * k)
    return invalid(text("given has ", given.size(), " ids: must be n_token * n_used = ", n_token * k));
  for (std::int64_t token = 0; token < n_token; ++token) {
    const std::int32_t* row = given.data() + token * k;
    std::uint64_t seen[kMaxExpert / 64] = {};
    std::int64_t n_padding = 0;
    for (std::int64_t slot = 0; slot < k; ++slot) {
      const std::int32_t id = row[slot];
      const auto refuse = [&](auto... why) {
        return invalid(text("given[", token, "][", slot, "] = ", id, ": ", why...));
      };
      if (id == -1) {
        ++n_padding;
        continue;
      }
      if (id < 0 || id >= rule.n_expert)
        return refuse("must be in 0..n_expert - 1 = ", rule.n_expert - 1, ", or -1 in a padding row");
      std::uint64_t& word = seen[id / 64];
      const std::uint64_t bit = std::uint64_t{1} << (id % 64);
      if (word & bit) return refuse("stands twice in its row");
      word |= bit;
    }
    if (n_padding != 0 && n_padding != k)
      return invalid(text("given[", token, "] mixes expert ids with ", n_padding, " of -1: a padding row is all -1"));
  }
  return {};
}

}  // namespace

Router::Router(const Rule& rule, const Backend& backend, const Matrix& weight, std::unique_ptr<const Engine> engine)
    : rule_(rule), backend_(&backend), n_hidden_(weight.n_row ? weight.n_col : 0), engine_(std::move(engine)) {}

Result<Router> Router::make(const RouterConfig& config) { return make(config, default_backend()); }

Status check_config(const RouterConfig& config) {
  const Rule& rule = config.rule;
  if (Status s = validate(rule); !s.ok()) return s;
  if (rule.select_bias && config.bias.empty()) return invalid("bias is absent: the rule has select_bias");
  if (!rule.select_bias && !config.bias.empty())
    return invalid(text("bias has ", config.bias.size(), " entries: the rule has no select_bias"));
  if (Status s = check_vector("bias", config.bias, rule.n_expert, true); !s.ok()) return s;
  if (Status s = check_vector("logit_bias", config.logit_bias, rule.n_expert, true); !s.ok()) return s;
  if (Status s = check_vector("expert_scale", config.expert_scale, rule.n_expert, false); !s.ok()) return s;
  if (Status s = check_matrix("weight", config.weight, true); !s.ok()) return s;
  if (config.weight.n_row == 0) return {};
  if (config.weight.n_row != rule.n_expert)
    return invalid(text("weight has ", config.weight.n_row, " rows: must be n_expert = ", rule.n_expert));
  return config.weight.n_col < 1 ? invalid("weight has 0 columns: n_hidden must be at least 1") : Status{};
}

Status check_limits(const RouterConfig& config, const Backend& backend) {
  const auto limit = [&](const char* field, std::int64_t value, std::int64_t most) {
    return Status{Code::unsupported, text(field, " = ", value, ": at most ", most, " on backend ", backend.name)};
  };
  const Capabilities& can = backend.capabilities;
  if (config.rule.n_expert > can.max_n_expert) return limit("n_expert", config.rule.n_expert, can.max_n_expert);
  if (config.rule.n_used > can.max_n_used) return limit("n_used", config.rule.n_used, can.max_n_used);
  if (config.weight.n_row != 0 && !can.matmul)
    return Status{Code::unsupported, text("weight: backend ", backend.name, " has no router matmul")};
  return {};
}

RouterConfig flushed(const RouterConfig& config) {
  RouterConfig out = config;
  for (std::optional<float>* x : {&out.rule.logit_scale, &out.rule.logit_softcap, &out.rule.logit_clamp})
    if (*x) *x = flush(**x);
  for (float* x : {&out.rule.renorm_eps, &out.rule.jitter_eps}) *x = flush(*x);
  return out;
}

Result<Router> Router::make(const RouterConfig& config, const Backend& backend) {
  if (Status s = check_config(config); !s.ok()) return s;
  if (std::string why = backend.unavailable(); !why.empty())
    return Status{Code::unavailable, text("backend ", backend.name, ": ", why)};
  if (Status s = check_limits(config, backend); !s.ok()) return s;
  const RouterConfig ready = flushed(config);
  auto engine = backend.make(ready);
  if (!engine.ok()) return engine.status();
  return Router(ready.rule, backend, config.weight, std::move(*engine));
}

Status Router::check_call(const Matrix& input, std::int64_t n_col, const char* col_name, const RouteOutput& out,
                          RealTokens& n_real_tokens) const {
  const char* field = col_name[2] == 'h' ? "hidden" : "logits";
  if (Status s = check_matrix(field, input, false); !s.ok()) return s;
  if (input.n_row == 0 && input.n_col == 0 && out.ids.empty() && out.weights.size == 0)
    return check_real_tokens(0, n_real_tokens);  // S-9.5: T = 0 is a valid call, even without a shape
  if (input.n_col != n_col)
    return invalid(text(field, " has ", input.n_col, " columns: must be ", col_name, " = ", n_col));
  if (input.n_row > kMaxElements / rule_.n_used)
    return invalid(text("n_token = ", input.n_row, ": n_token * n_used passes the address space"));
  const std::int64_t n_slot = input.n_row * rule_.n_used;
  const auto wrong = [&](const char* what, std::int64_t has) {
    return invalid(text(what, " has ", has, " elements: must be n_token * n_used = ", n_slot));
  };
  if (static_cast<std::int64_t>(out.ids.size()) != n_slot)
    return wrong("ids", static_cast<std::int64_t>(out.ids.size()));
  if (out.weights.size != n_slot) return wrong("weights", out.weights.size);
  if (static_cast<unsigned>(out.weights.dtype) > static_cast<unsigned>(DType::bf16))
    return invalid(text("weights dtype = ", to_string(out.weights.dtype), ": must be f32, f16 or bf16"));
  if (n_slot > 0 && (out.ids.data() == nullptr || out.weights.data == nullptr))
    return invalid(text(out.ids.data() == nullptr ? "ids" : "weights", " data is null with ", n_slot, " elements"));
  return check_real_tokens(input.n_row, n_real_tokens);
}

Status Router::route(const Matrix& logits, const RouteOutput& out, RealTokens n_real_tokens) const {
  if (Status s = check_call(logits, rule_.n_expert, "n_expert", out, n_real_tokens); !s.ok()) return s;
  return engine_->route(logits, *n_real_tokens, nullptr, out.ids.data(), out.weights);
}

Status Router::replay(const Matrix& logits, std::span<const std::int32_t> given, const RouteOutput& out,
                      RealTokens n_real_tokens) const {
  if (rule_.score == Score::sparsemixer) return invalid("score = sparsemixer: has no replay");  // S-8.3
  if (!backend_->capabilities.replay) return {Code::unsupported, text("replay: backend ", backend_->name, " has none")};
  if (Status s = check_call(logits, rule_.n_expert, "n_expert", out, n_real_tokens); !s.ok()) return s;
  if (Status s = check_given(given, logits.n_row, rule_); !s.ok()) return s;
  return engine_->route(logits, *n_real_tokens, given.data(), out.ids.data(), out.weights);
}

Status Router::route_hidden(const Matrix& hidden, const RouteOutput& out, RealTokens n_real_tokens) const {
  if (n_hidden_ == 0) return invalid("weight is absent: route_hidden needs a Router made with the router weight");
  if (Status s = check_call(hidden, n_hidden_, "n_hidden", out, n_real_tokens); !s.ok()) return s;
  return engine_->route_hidden(hidden, *n_real_tokens, out.ids.data(), out.weights);
}

Status Router::logits(const Matrix& hidden, std::span<float> out) const {
  if (n_hidden_ == 0) return invalid("weight is absent: logits needs a Router made with the router weight");
  if (Status s = check_matrix("hidden", hidden, false); !s.ok()) return s;
  if (hidden.n_col != n_hidden_ && hidden.n_row != 0)
    return invalid(text("hidden has ", hidden.n_col, " columns: must be n_hidden = ", n_hidden_));
  if (hidden.n_row > kMaxElements / rule_.n_expert ||
      static_cast<std::int64_t>(out.size()) != hidden.n_row * rule_.n_expert)
    return invalid(text("logits has ", out.size(), " elements: must be n_token = ", hidden.n_row,
                        " times n_expert = ", rule_.n_expert));
  return engine_->logits(hidden, out.data());
}

}  // namespace turnout
