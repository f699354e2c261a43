// SPDX-License-Identifier: MIT
#include "check/routing_file.hpp"

#include <fmt/format.h>

namespace turnout::check {
namespace {

/// The vectors are optional; their length is judged later.
Status read_vector(const Fields& fields, const char* field, std::vector<float>& out) {
  if (!fields.has(field)) return {};
  auto values = fields.floats(field);
  if (!values.ok()) return values.status();
  out = std::move(*values);
  return {};
}

Status read_kinds(const Fields& fields, RoutingCase& c) {
  const Json* kinds = fields.find("kinds");
  if (!kinds) return {};
  if (!kinds->is_array() || static_cast<std::int64_t>(kinds->size()) != c.logits.n_row) {
    return fields.bad("kinds", "is not a list with one entry per row");
  }
  for (const Json& kind : *kinds) {
    if (!kind.is_string()) return fields.bad("kinds", "holds something that is not a text");
    c.kinds.push_back(kind.get_ref<const std::string&>());
  }
  return {};
}

Status check_shape(const Fields& fields, const char* field, std::int64_t n_row, std::int64_t n_col,
                   std::int64_t want_row, std::int64_t want_col) {
  if (n_row == want_row && (n_row == 0 || n_col == want_col)) return {};
  return fields.bad(field, fmt::format("has shape [{}][{}], want [{}][{}]", n_row, n_col, want_row, want_col));
}

/// What only a refused case may get wrong.
Status check_answered(const Fields& fields, RoutingCase& c) {
  const Fields spec = fields.inside("spec");
  const auto n_expert = spec.integer("n_expert", 1, kMaxExpert);
  if (!n_expert.ok()) return n_expert.status();
  const std::int64_t e = *n_expert;
  const auto n_used = spec.integer("n_used", 1, e);
  if (!n_used.ok()) return n_used.status();
  const std::int64_t k = *n_used;

  for (const auto& [field, values] : {std::pair{"bias", &c.bias}, std::pair{"logit_bias", &c.logit_bias},
                                      std::pair{"expert_scale", &c.expert_scale}}) {
    const auto n = static_cast<std::int64_t>(values->size());
    if (fields.has(field) && n != e) return fields.bad(field, fmt::format("has {} entries, n_expert is {}", n, e));
  }
  const std::int64_t t = c.logits.n_row;
  if (Status s = check_shape(fields, "logits", t, c.logits.n_col, t, e); !s.ok()) return s;
  if (c.replay) {
    if (Status s = check_shape(fields, "given", c.given.n_row, c.given.n_col, t, k); !s.ok()) return s;
  }
  auto experts = fields.id_rows("experts");
  if (!experts.ok()) return experts.status();
  auto weights = fields.float_rows("weights");
  if (!weights.ok()) return weights.status();
  if (Status s = check_shape(fields, "experts", experts->n_row, experts->n_col, t, k); !s.ok()) return s;
  if (Status s = check_shape(fields, "weights", weights->n_row, weights->n_col, t, k); !s.ok()) return s;
  for (const std::int32_t id : experts->values) {
    if (id < -1 || id >= e) return fields.bad("experts", fmt::format("holds {}, n_expert is {}", id, e));
  }
  c.logits.n_col = e;  // no rows: still a matrix of that width
  c.given.n_col = k;
  c.experts = std::move(*experts);
  c.weights = std::move(*weights);
  return {};
}

Result<RoutingCase> read_case(const Json& item, std::size_t index, const std::string& path) {
  const auto fields = case_fields(item, index, path);
  if (!fields.ok()) return fields.status();
  if (Status s = fields->only({"id", "kind", "kinds", "why", "refs", "kills", "spec", "bias", "logit_bias",
                               "expert_scale", "logits", "given", "experts", "weights", "refused"});
      !s.ok()) {
    return s;
  }
  RoutingCase c;
  c.id = item.find("id")->get_ref<const std::string&>();
  c.spec = fields->find("spec");
  if (!c.spec) return fields->bad("spec", "is missing");
  if (!c.spec->is_object()) return fields->bad("spec", "is not an object");
  if (Status s = read_vector(*fields, "bias", c.bias); !s.ok()) return s;
  if (Status s = read_vector(*fields, "logit_bias", c.logit_bias); !s.ok()) return s;
  if (Status s = read_vector(*fields, "expert_scale", c.expert_scale); !s.ok()) return s;
  auto logits = fields->float_rows("logits");
  if (!logits.ok()) return logits.status();
  c.logits = std::move(*logits);
  if (Status s = read_kinds(*fields, c); !s.ok()) return s;
  c.replay = fields->has("given");
  if (c.replay) {
    auto given = fields->id_rows("given");
    if (!given.ok()) return given.status();
    c.given = std::move(*given);
  }
  c.refused = fields->has("refused");
  if (c.refused) {
    const auto why = fields->text("refused");
    if (!why.ok()) return why.status();
    if (fields->has("experts") || fields->has("weights")) return fields->bad("refused", "stands beside an answer");
    if (c.replay && c.given.n_row != c.logits.n_row) return fields->bad("given", "has not one row per row of logits");
    return c;
  }
  if (Status s = check_answered(*fields, c); !s.ok()) return s;
  return c;
}

}  // namespace

std::string RoutingCase::name(std::int64_t row) const {
  if (kinds.empty()) return fmt::format("case '{}', row {}", id, row);
  return fmt::format("case '{}', row {} ({})", id, row, kinds[static_cast<std::size_t>(row)]);
}

Result<std::vector<RoutingCase>> read_routing_cases(const Json& cases, const std::string& path) {
  std::vector<RoutingCase> all;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    auto one = read_case(cases[i], i, path);
    if (!one.ok()) return one.status();
    all.push_back(std::move(*one));
  }
  return all;
}

}  // namespace turnout::check
