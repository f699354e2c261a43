// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <limits>
#include <optional>

#include "check/fields.hpp"
#include "check/guarded.hpp"
#include "check/record.hpp"
#include "turnout/plan.hpp"

namespace turnout::check {
namespace {

constexpr std::int64_t kMaxFileExpert = 1 << 20;  // what this checker is willing to allocate for a file
constexpr std::int64_t kMaxFileCapacity = 1 << 24;
constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();

struct PlanCase {
  std::string id;
  PlanInput input;
  Rows<std::int32_t> experts;
  bool refused = false;
  std::vector<std::int64_t> counts, offsets, slots, tokens, inverse;
};

Status read_sizes(const Fields& fields, PlanCase& c) {
  auto experts = fields.id_rows("experts");
  if (!experts.ok()) return experts.status();
  c.experts = std::move(*experts);
  const auto n_expert = fields.integer("n_expert", -kMaxFileExpert, kMaxFileExpert);
  if (!n_expert.ok()) return n_expert.status();
  // A file may ask for no slots per token only where there are no tokens to contradict it.
  const auto n_used = fields.integer("n_used", 0, std::numeric_limits<std::int32_t>::max());
  if (!n_used.ok()) return n_used.status();
  if (c.experts.n_row > 0 && c.experts.n_col != *n_used) {
    return fields.bad("experts", fmt::format("has {} ids a row, n_used is {}", c.experts.n_col, *n_used));
  }
  const auto block = fields.integer("block", std::numeric_limits<std::int64_t>::min(), kMost);
  if (!block.ok()) return block.status();
  const Json* n_real = fields.find("n_real_tokens");
  if (!n_real) return fields.bad("n_real_tokens", "is missing");
  c.input.n_token = c.experts.n_row;
  c.input.n_used = static_cast<std::int32_t>(*n_used);
  c.input.n_expert = static_cast<std::int32_t>(*n_expert);
  c.input.block = *block;
  if (!n_real->is_null()) {
    const auto n = fields.integer("n_real_tokens", std::numeric_limits<std::int64_t>::min(), kMost);
    if (!n.ok()) return n.status();
    c.input.n_real_tokens = *n;
  }
  return {};
}

Status read_list(const Fields& fields, const char* field, std::int64_t size, std::vector<std::int64_t>& out) {
  auto values = fields.integers(field);
  if (!values.ok()) return values.status();
  const auto n = static_cast<std::int64_t>(values->size());
  if (n != size) return fields.bad(field, fmt::format("has {} entries, want {}", n, size));
  out = std::move(*values);
  return {};
}

Status read_answer(const Fields& fields, PlanCase& c) {
  const std::int64_t e = c.input.n_expert;
  if (e < 1) return fields.bad("n_expert", "is not positive in a case with an answer");
  if (Status s = read_list(fields, "counts", e, c.counts); !s.ok()) return s;
  if (Status s = read_list(fields, "offsets", e + 1, c.offsets); !s.ok()) return s;
  if (c.offsets.back() < 0) return fields.bad("offsets", "ends in a negative number");
  if (Status s = read_list(fields, "slots", c.offsets.back(), c.slots); !s.ok()) return s;
  if (Status s = read_list(fields, "tokens", c.offsets.back(), c.tokens); !s.ok()) return s;
  return read_list(fields, "inverse", c.experts.n_row * c.experts.n_col, c.inverse);
}

Result<PlanCase> read_case(const Json& item, std::size_t index, const std::string& path) {
  const auto fields = case_fields(item, index, path);
  if (!fields.ok()) return fields.status();
  if (Status s = fields->only({"id", "kind", "why", "refs", "kills", "n_expert", "n_used", "experts", "n_real_tokens",
                               "block", "counts", "offsets", "slots", "tokens", "inverse", "refused"});
      !s.ok()) {
    return s;
  }
  PlanCase c;
  c.id = item.find("id")->get_ref<const std::string&>();
  if (Status s = read_sizes(*fields, c); !s.ok()) return s;
  c.refused = fields->has("refused");
  if (c.refused) {
    const auto why = fields->text("refused");
    if (!why.ok()) return why.status();
    for (const char* answer : {"counts", "offsets", "slots", "tokens", "inverse"}) {
      if (fields->has(answer)) return fields->bad("refused", "stands beside an answer");
    }
  } else if (Status s = read_answer(*fields, c); !s.ok()) {
    return s;
  }
  c.input.ids = c.experts.values;
  const auto capacity = plan_capacity(c.input);
  if (capacity.ok() && *capacity > kMaxFileCapacity) {
    return fields->bad("block", fmt::format("needs {} places, a file may need {}", *capacity, kMaxFileCapacity));
  }
  return c;
}

/// The outputs of one plan call.
struct Outputs {
  Guarded<std::int64_t> counts, offsets, slots, tokens, inverse;

  Outputs(const PlanCase& c, std::int64_t capacity)
      : counts(size(c.input.n_expert)),
        offsets(size(c.input.n_expert) + 1),
        slots(size(capacity)),
        tokens(size(capacity)),
        inverse(c.experts.values.size()) {}

  static std::size_t size(std::int64_t n) { return n > 0 ? static_cast<std::size_t>(n) : 0; }
  PlanOutput view() { return {counts.span(), offsets.span(), slots.span(), tokens.span(), inverse.span()}; }
  bool guards_intact() const {
    return counts.guards_intact() && offsets.guards_intact() && slots.guards_intact() && tokens.guards_intact() &&
           inverse.guards_intact();
  }
  bool untouched() const {
    return counts.untouched() && offsets.untouched() && slots.untouched() && tokens.untouched() && inverse.untouched();
  }
};

std::optional<std::string> differs(const char* name, const std::vector<std::int64_t>& want,
                                   std::span<const std::int64_t> got) {
  for (std::size_t i = 0; i < want.size(); ++i) {
    if (want[i] != got[i]) return fmt::format("{}[{}]: want {}, got {}", name, i, want[i], got[i]);
  }
  return std::nullopt;
}

/// Empty: all as it should be.
std::string fault_of(const PlanCase& c, Outputs& out, const Status& status) {
  if (!status.ok()) return "the call failed: " + status.message();
  if (!out.guards_intact()) return "the call wrote outside its outputs";
  const PlanOutput got = out.view();
  if (auto d = differs("counts", c.counts, got.counts)) return *d;
  if (auto d = differs("offsets", c.offsets, got.offsets)) return *d;
  if (auto d = differs("slots", c.slots, got.slots)) return *d;
  if (auto d = differs("tokens", c.tokens, got.tokens)) return *d;
  if (auto d = differs("inverse", c.inverse, got.inverse)) return *d;
  if (!out.slots.untouched_from(c.slots.size()) || !out.tokens.untouched_from(c.tokens.size())) {
    return "the call wrote places behind offsets[n_expert]";
  }
  return "";
}

void run(PlanCase& c, const Backend& backend, Recorder& record) {
  const std::string kind = c.refused ? "refused" : "plan";
  if (!backend.capabilities.plan) return record.beyond(kind);
  c.input.ids = c.experts.values;  // the case has moved since it was read
  const auto capacity = plan_capacity(c.input);
  Outputs out(c, capacity.ok() ? *capacity : static_cast<std::int64_t>(c.slots.size()));
  const Status status = plan(c.input, out.view(), backend);
  if (status.code() == Code::unsupported && out.untouched()) return record.beyond(kind);
  const std::string fault = c.refused ? judge_refusal(status, out.untouched()) : fault_of(c, out, status);
  if (fault.empty()) return record.pass(kind);
  record.fail(kind, fmt::format("case '{}'", c.id), fault);
}

}  // namespace

Status check_plan(const Json& cases, const std::string& path, const Backend& backend, Recorder& record,
                  const Progress& progress) {
  std::vector<PlanCase> all;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    auto one = read_case(cases[i], i, path);
    if (!one.ok()) return one.status();
    all.push_back(std::move(*one));
  }
  const auto total = static_cast<std::int64_t>(all.size());
  std::int64_t done = 0;
  for (PlanCase& c : all) {
    run(c, backend, record);
    if (progress) progress(++done, total);
  }
  return {};
}

}  // namespace turnout::check
