// SPDX-License-Identifier: MIT
// Validation of a dispatch plan's sizes and ids, above the backends.
#include "turnout/plan.hpp"

#include <limits>

#include "core/text.hpp"
#include "turnout/backend.hpp"

namespace turnout {
namespace {

constexpr std::int64_t kMax = std::numeric_limits<std::int64_t>::max() / 16;

Status check_shape(const PlanInput& in) {
  if (in.n_expert < 1) return invalid(text("n_expert = ", in.n_expert, ": at least 1"));
  if (in.n_token < 0) return invalid(text("n_token = ", in.n_token, ": at least 0"));
  if (in.n_used < 0 || (in.n_used == 0 && in.n_token > 0)) return invalid(text("n_used = ", in.n_used, ": at least 1"));
  if (in.block < 1) return invalid(text("block = ", in.block, ": at least 1"));
  if (in.n_real_tokens && (*in.n_real_tokens < 0 || *in.n_real_tokens > in.n_token))
    return invalid(text("n_real_tokens = ", *in.n_real_tokens, ": must be in 0..n_token = ", in.n_token));
  if (in.n_used > 0 && in.n_token > kMax / in.n_used)
    return invalid(text("n_token = ", in.n_token, ": n_token * n_used passes the address space"));
  if (in.block - 1 > kMax / in.n_expert)
    return invalid(text("block = ", in.block, ": block * n_expert passes the address space"));
  return {};
}

}  // namespace

Result<std::int64_t> plan_capacity(const PlanInput& in) {
  if (Status s = check_shape(in); !s.ok()) return s;
  const std::int64_t n_slot = in.n_token * in.n_used;
  const std::int64_t n_segment = n_slot < in.n_expert ? n_slot : in.n_expert;  // an empty segment takes no padding
  return n_slot + n_segment * (in.block - 1);
}

Status plan(const PlanInput& input, const PlanOutput& out) { return plan(input, out, default_backend()); }

Status plan(const PlanInput& input, const PlanOutput& out, const Backend& backend) {
  PlanInput in = input;
  const Result<std::int64_t> capacity = plan_capacity(in);
  if (!capacity.ok()) return capacity.status();
  if (!in.n_real_tokens) in.n_real_tokens = in.n_token;
  const std::int64_t n_slot = in.n_token * in.n_used;
  const auto exact = [](const char* field, std::size_t has, std::int64_t must) {
    return static_cast<std::int64_t>(has) == must ? Status{}
                                                  : invalid(text(field, " has ", has, " entries: must be ", must));
  };
  const auto enough = [&](const char* field, std::size_t has) {
    return static_cast<std::int64_t>(has) >= *capacity
               ? Status{}
               : invalid(text(field, " has ", has, " entries: at least plan_capacity = ", *capacity));
  };
  if (Status s = exact("ids", in.ids.size(), n_slot); !s.ok()) return s;
  if (Status s = exact("counts", out.counts.size(), in.n_expert); !s.ok()) return s;
  if (Status s = exact("offsets", out.offsets.size(), std::int64_t{in.n_expert} + 1); !s.ok()) return s;
  if (Status s = exact("inverse", out.inverse.size(), n_slot); !s.ok()) return s;
  if (Status s = enough("slots", out.slots.size()); !s.ok()) return s;
  if (Status s = enough("tokens", out.tokens.size()); !s.ok()) return s;

  // One pass before anything is written; padding rows are judged too (S-9.4).
  for (std::int64_t i = 0; i < n_slot; ++i) {
    if (in.ids[i] < -1 || in.ids[i] >= in.n_expert)
      return invalid(text("ids[", i / in.n_used, "][", i % in.n_used, "] = ", in.ids[i],
                          ": must be in -1..n_expert - 1 = ", in.n_expert - 1));
  }
  if (std::string why = backend.unavailable(); !why.empty())
    return {Code::unavailable, text("backend ", backend.name, ": ", why)};
  if (!backend.capabilities.plan) return {Code::unsupported, text("plan: backend ", backend.name, " has none")};
  return backend.plan(in, out);
}

}  // namespace turnout
