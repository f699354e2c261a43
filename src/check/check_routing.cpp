// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "check/batch.hpp"
#include "check/floats.hpp"
#include "check/record.hpp"
#include "check/routing_file.hpp"

namespace turnout::check {
namespace {

/// One way to run the rows of a case.
struct Variant {
  std::string kind;
  std::vector<std::int64_t> rows;
  Layout layout;
};

std::vector<std::int64_t> rows_exact_in(DType dtype, const RowSource& source, std::int64_t n_row) {
  std::vector<std::int64_t> rows;
  for (std::int64_t i = 0; i < n_row; ++i) {
    const auto row = source.row(i);
    if (std::all_of(row.begin(), row.end(), [&](float x) { return exact_in(dtype, x); })) rows.push_back(i);
  }
  return rows;
}

std::vector<Variant> variants_of(const RoutingCase& c, const RowSource& source) {
  const std::int64_t n = c.logits.n_row;
  const auto rows = all_rows(n);
  std::vector<Variant> list;
  list.push_back({c.replay ? "replay" : "rows", rows, {}});
  for (const DType dtype : {DType::f16, DType::bf16}) {
    const auto exact = rows_exact_in(dtype, source, n);
    if (exact.empty()) continue;
    const std::string name(to_string(dtype));
    list.push_back({name + " rows", exact, {.logits = dtype}});
    list.push_back({name + " strided", exact, {.logits = dtype, .gap = 3}});
  }
  list.push_back({"strided", rows, {.gap = 3}});
  for (std::int64_t i = 0; i < n; ++i) list.push_back({"alone", {i}, {}});
  list.push_back({"reversed", {rows.rbegin(), rows.rend()}, {}});
  list.push_back({"f16 weights", rows, {.weights = DType::f16}});
  list.push_back({"bf16 weights", rows, {.weights = DType::bf16}});
  list.push_back({"padding", rows, {.n_real = n / 2}});
  return list;
}

/// The right answer of one row of a variant.
struct Want {
  std::vector<std::int32_t> ids;
  std::vector<float> weights;
  RowAnswer answer() const { return {ids, weights}; }
};

Want want_of(const RoutingCase& c, const Variant& v, std::int64_t i) {
  const auto k = static_cast<std::size_t>(c.experts.n_col);
  if (v.layout.n_real && i >= *v.layout.n_real) {
    return {std::vector<std::int32_t>(k, -1), std::vector<float>(k, 0.0f)};
  }
  const std::size_t first = static_cast<std::size_t>(v.rows[static_cast<std::size_t>(i)]) * k;
  Want want;
  for (std::size_t slot = first; slot < first + k; ++slot) {
    want.ids.push_back(c.experts.values[slot]);
    want.weights.push_back(as_weight(v.layout.weights, c.weights.values[slot]));
  }
  return want;
}

void run_variant(const RoutingCase& c, const RowSource& source, const Router& router, const Variant& v,
                 Recorder& record) {
  const auto n = static_cast<std::int64_t>(v.rows.size());
  const BatchAnswer got = call(router, source, v.rows, v.layout);
  const std::string name = n == 1 ? c.name(v.rows[0]) : fmt::format("case '{}'", c.id);
  if (got.status.code() == Code::unsupported) return record.beyond(v.kind, n);
  if (!got.status.ok()) return record.fail(v.kind, name, "the call failed: " + got.status.message(), n);
  if (!got.guards_intact) return record.fail(v.kind, name, "the call wrote outside its outputs", n);
  for (std::int64_t i = 0; i < n; ++i) {
    const std::int64_t row = v.rows[static_cast<std::size_t>(i)];
    const Want want = want_of(c, v, i);
    if (first_difference(want.answer(), got.row(i)) < 0) {
      record.pass(v.kind);
      continue;
    }
    record.fail(v.kind, c.name(row), *explain_difference(want.answer(), got.row(i), router.rule(), source.row(row)));
  }
}

/// A batch of no rows is a valid call that writes nothing; it has no row to be counted by.
void run_empty(const RoutingCase& c, const RowSource& source, const Router& router, Recorder& record) {
  const BatchAnswer got = call(router, source, {});
  const std::string name = fmt::format("case '{}'", c.id);
  if (got.status.code() == Code::unsupported) return record.beyond("no rows");
  if (!got.status.ok()) return record.fail("no rows", name, "the call failed: " + got.status.message());
  if (!got.guards_intact) return record.fail("no rows", name, "the call wrote outside its outputs");
  record.pass("no rows");
}

Result<Router> make_router(const RoutingCase& c, const Backend& backend) {
  const auto rule = rule_from_json(*c.spec);
  if (!rule.ok()) return rule.status();
  RouterConfig config;
  config.rule = *rule;
  config.bias = c.bias;
  config.logit_bias = c.logit_bias;
  config.expert_scale = c.expert_scale;
  return Router::make(config, backend);
}

RowSource source_of(const RoutingCase& c) {
  RowSource source{c.logits.values.data(), c.logits.n_col, c.logits.n_col, nullptr, c.given.n_col};
  static constexpr std::int32_t kNone = 0;  // a replay of no rows still replays
  if (c.replay) source.given = c.given.values.empty() ? &kNone : c.given.values.data();
  return source;
}

void run_answered(const RoutingCase& c, const Backend& backend, Recorder& record) {
  const RowSource source = source_of(c);
  const auto variants = variants_of(c, source);
  const auto router = make_router(c, backend);
  const bool beyond =
      router.ok() ? c.replay && !backend.capabilities.replay : router.status().code() == Code::unsupported;
  if (c.logits.n_row == 0) {
    if (beyond) return record.beyond("no rows");
    if (!router.ok()) return record.fail("no rows", fmt::format("case '{}'", c.id), router.status().message());
    return run_empty(c, source, *router, record);
  }
  for (const Variant& v : variants) {
    const auto n = static_cast<std::int64_t>(v.rows.size());
    if (beyond) {
      record.beyond(v.kind, n);
    } else if (!router.ok()) {
      record.fail(v.kind, fmt::format("case '{}'", c.id), "the rule was refused: " + router.status().message(), n);
    } else {
      run_variant(c, source, *router, v, record);
    }
  }
}

void run_refused(const RoutingCase& c, const Backend& backend, Recorder& record) {
  const auto router = make_router(c, backend);
  Status status = router.status();
  bool untouched = true;
  if (router.ok()) {
    const BatchAnswer got = call(*router, source_of(c), all_rows(c.logits.n_row));
    status = got.status;
    untouched = got.untouched;
  }
  if (status.code() == Code::unsupported && untouched) return record.beyond("refused");
  const std::string fault = judge_refusal(status, untouched);
  if (fault.empty()) return record.pass("refused");
  record.fail("refused", fmt::format("case '{}'", c.id), fault);
}

}  // namespace

Status check_routing(const Json& cases, const std::string& path, const Backend& backend, Recorder& record,
                     const Progress& progress) {
  const auto all = read_routing_cases(cases, path);
  if (!all.ok()) return all.status();
  const auto total = static_cast<std::int64_t>(all->size());
  std::int64_t done = 0;
  for (const RoutingCase& c : *all) {
    c.refused ? run_refused(c, backend, record) : run_answered(c, backend, record);
    if (progress) progress(++done, total);
  }
  return {};
}

}  // namespace turnout::check
