// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "check/batch.hpp"
#include "check/fields.hpp"
#include "check/floats.hpp"
#include "check/guarded.hpp"
#include "check/record.hpp"

namespace turnout::check {
namespace {

struct HiddenCase {
  std::string id;
  DType dtype = DType::f32;
  Rows<float> hidden;  ///< [T][H]
  Rows<float> weight;  ///< [E][H]
  Rows<float> logits;  ///< [T][E]
};

Result<Rows<float>> exact_rows(const Fields& fields, const char* field, DType dtype) {
  auto rows = fields.float_rows(field);
  if (!rows.ok()) return rows;
  const bool exact = std::all_of(rows->values.begin(), rows->values.end(), [&](float x) { return exact_in(dtype, x); });
  if (!exact) return fields.bad(field, fmt::format("holds a value that is not exact in {}", to_string(dtype)));
  return rows;
}

Result<HiddenCase> read_case(const Json& item, std::size_t index, const std::string& path) {
  const auto fields = case_fields(item, index, path);
  if (!fields.ok()) return fields.status();
  if (Status s = fields->only({"id", "kind", "why", "refs", "kills", "dtype", "hidden", "weight", "logits"}); !s.ok()) {
    return s;
  }
  HiddenCase c;
  c.id = item.find("id")->get_ref<const std::string&>();
  const auto dtype = fields->text("dtype");
  if (!dtype.ok()) return dtype.status();
  if (!parse(*dtype, c.dtype) || c.dtype == DType::q8_0) return fields->bad("dtype", "is not f32, f16 or bf16");
  auto hidden = exact_rows(*fields, "hidden", c.dtype);
  if (!hidden.ok()) return hidden.status();
  auto weight = exact_rows(*fields, "weight", c.dtype);
  if (!weight.ok()) return weight.status();
  auto logits = fields->float_rows("logits");
  if (!logits.ok()) return logits.status();
  if (weight->n_row < 1 || weight->n_row > kMaxExpert || weight->n_col < 1) {
    return fields->bad("weight", fmt::format("has shape [{}][{}]", weight->n_row, weight->n_col));
  }
  if (hidden->n_row < 1 || hidden->n_col != weight->n_col) {
    return fields->bad("hidden", fmt::format("has shape [{}][{}], weight has {} columns", hidden->n_row, hidden->n_col,
                                             weight->n_col));
  }
  if (logits->n_row != hidden->n_row || logits->n_col != weight->n_row) {
    return fields->bad("logits", fmt::format("has shape [{}][{}], want [{}][{}]", logits->n_row, logits->n_col,
                                             hidden->n_row, weight->n_row));
  }
  c.hidden = std::move(*hidden);
  c.weight = std::move(*weight);
  c.logits = std::move(*logits);
  return c;
}

RowSource source_of(const Rows<float>& rows) { return {rows.values.data(), rows.n_col, rows.n_col}; }

/// One way to hold the operands: all of them have the same values.
struct Variant {
  std::string kind;
  DType hidden, weight;
  std::int64_t gap;
  bool reversed;
};

std::vector<Variant> variants_of(DType dtype) {
  std::vector<Variant> list = {{"hidden", dtype, dtype, 0, false},
                               {"hidden strided", dtype, dtype, 3, false},
                               {"hidden reversed", dtype, dtype, 0, true}};
  if (dtype != DType::f32) {
    list.push_back({"hidden widened", DType::f32, dtype, 0, false});
    list.push_back({"hidden widened", dtype, DType::f32, 0, false});
  }
  return list;
}

/// Row `row` of the logits, or what differs.
std::string logits_fault(const HiddenCase& c, std::int64_t row, std::span<const float> got) {
  const RowSource want = source_of(c.logits);
  for (std::size_t e = 0; e < got.size(); ++e) {
    const float w = want.row(row)[e];
    if (to_bits(w) == to_bits(got[e])) continue;
    return fmt::format("logit {}: want {:08x} ({:.9g}), got {:08x} ({:.9g})", e, to_bits(w), w, to_bits(got[e]),
                       got[e]);
  }
  return "";
}

void run_variant(const HiddenCase& c, const Variant& v, const Backend& backend, Recorder& record) {
  const std::int64_t n_token = c.hidden.n_row;
  const std::int64_t n_expert = c.weight.n_row;
  const OwnedMatrix weight(source_of(c.weight), all_rows(n_expert), v.weight, v.gap);
  RouterConfig config;
  config.rule.n_expert = static_cast<std::int32_t>(n_expert);
  config.rule.n_used = static_cast<std::int32_t>(std::min<std::int64_t>(n_expert, 3));
  config.rule.score = Score::identity;
  config.weight = weight.view();
  const std::string name = fmt::format("case '{}'", c.id);
  const auto router = Router::make(config, backend);
  if (!backend.capabilities.matmul || router.status().code() == Code::unsupported)
    return record.beyond(v.kind, n_token);
  if (!router.ok()) return record.fail(v.kind, name, router.status().message(), n_token);

  auto rows = all_rows(n_token);
  if (v.reversed) std::reverse(rows.begin(), rows.end());
  const OwnedMatrix hidden(source_of(c.hidden), rows, v.hidden, v.gap);
  Guarded<float> logits(static_cast<std::size_t>(n_token * n_expert));
  if (const Status s = router->logits(hidden.view(), logits.span()); !s.ok()) {
    return record.fail(v.kind, name, "the call failed: " + s.message(), n_token);
  }
  if (!logits.guards_intact()) return record.fail(v.kind, name, "the call wrote outside its output", n_token);

  const auto n_slot = static_cast<std::size_t>(n_token * config.rule.n_used);
  Guarded<std::int32_t> ids(n_slot);
  Guarded<float> weights(n_slot);
  const Status routed = router->route_hidden(hidden.view(), {ids.span(), weights.span()});
  const BatchAnswer want = call(*router, source_of(c.logits), rows);
  for (std::int64_t i = 0; i < n_token; ++i) {
    const std::int64_t row = rows[static_cast<std::size_t>(i)];
    const auto width = static_cast<std::size_t>(n_expert);
    const auto k = static_cast<std::size_t>(want.n_used);
    const auto at = static_cast<std::size_t>(i);
    std::string fault = logits_fault(c, row, logits.span().subspan(at * width, width));
    if (fault.empty() && !want.status.ok()) fault = "route failed: " + want.status.message();
    if (fault.empty() && !routed.ok()) fault = "route_hidden failed: " + routed.message();
    if (fault.empty() && !(ids.guards_intact() && weights.guards_intact())) fault = "route_hidden wrote outside";
    if (fault.empty()) {
      const RowAnswer got{ids.span().subspan(at * k, k), weights.span().subspan(at * k, k)};
      const auto d = explain_difference(want.row(i), got, router->rule(), source_of(c.logits).row(row));
      if (d) fault = "route_hidden differs from route: " + *d;
    }
    if (fault.empty()) {
      record.pass(v.kind);
    } else {
      record.fail(v.kind, fmt::format("{}, row {}", name, row), fault);
    }
  }
}

}  // namespace

Status check_hidden(const Json& cases, const std::string& path, const Backend& backend, Recorder& record,
                    const Progress& progress) {
  std::vector<HiddenCase> all;
  for (std::size_t i = 0; i < cases.size(); ++i) {
    auto one = read_case(cases[i], i, path);
    if (!one.ok()) return one.status();
    all.push_back(std::move(*one));
  }
  const auto total = static_cast<std::int64_t>(all.size());
  std::int64_t done = 0;
  for (const HiddenCase& c : all) {
    for (const Variant& v : variants_of(c.dtype)) run_variant(c, v, backend, record);
    if (progress) progress(++done, total);
  }
  return {};
}

}  // namespace turnout::check
