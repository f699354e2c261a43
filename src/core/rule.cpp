// SPDX-License-Identifier: MIT
// Names of a rule's values, and everything that can be refused from the rule alone.
#include "turnout/rule.hpp"

#include <array>
#include <charconv>
#include <cmath>

#include "core/text.hpp"

namespace turnout {
namespace {

// One list of names per enum, in the order of its values.
constexpr std::array<std::string_view, 4> kDType = {"f32", "f16", "bf16", "q8_0"};
constexpr std::array<std::string_view, 5> kScore = {"softmax", "sigmoid", "sqrtsoftplus", "identity", "sparsemixer"};
constexpr std::array<std::string_view, 3> kSelectBy = {"score", "logit", "sigmoid"};
constexpr std::array<std::string_view, 2> kExcludedValue = {"-inf", "zero"};
constexpr std::array<std::string_view, 2> kEpsKind = {"add", "clamp_min"};
constexpr std::array<std::string_view, 2> kScaleWhere = {"weights", "routed_sum"};
constexpr std::array<std::string_view, 2> kApplyTo = {"output", "input"};
constexpr std::array<std::string_view, 2> kNanOrder = {"first", "last"};

template <class Names, class Enum>
std::string_view name_of(const Names& names, Enum value) {
  const auto i = static_cast<std::size_t>(value);
  return i < names.size() ? names[i] : "?";
}

template <class Names, class Enum>
bool find(const Names& names, std::string_view name, Enum& out) {
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) {
      out = static_cast<Enum>(i);
      return true;
    }
  }
  return false;
}

template <class Names, class Enum>
Status check_name(const char* field, const Names& names, Enum value) {
  if (static_cast<std::size_t>(value) < names.size()) return {};
  return invalid(text(field, " = ", static_cast<int>(value), ": at most ", names.size() - 1));
}

// floats are judged after subnormals have become zero (S-1.3).
bool is_zero(float x) { return std::fabs(x) < 0x1p-126f; }

Status finite_nonzero(const char* field, float x) {
  if (!std::isfinite(x)) return invalid(text(field, " = ", x, ": must be finite as f32"));
  if (is_zero(x)) return invalid(text(field, " = ", x, ": must not be 0 (below 2^-126 counts as 0)"));
  return {};
}

Status finite_positive(const char* field, float x) {
  if (Status s = finite_nonzero(field, x); !s.ok()) return s;
  return x > 0 ? Status{} : invalid(text(field, " = ", x, ": must be > 0"));
}

Status finite_not_negative(const char* field, float x) {
  if (!std::isfinite(x)) return invalid(text(field, " = ", x, ": must be finite as f32"));
  return x >= 0 || is_zero(x) ? Status{} : invalid(text(field, " = ", x, ": must be >= 0"));
}

// sizes.
Status check_sizes(const Rule& r) {
  if (r.n_expert < 1) return invalid(text("n_expert = ", r.n_expert, ": at least 1"));
  if (r.n_expert > kMaxExpert) return invalid(text("n_expert = ", r.n_expert, ": at most ", kMaxExpert));
  if (r.n_used < 1) return invalid(text("n_used = ", r.n_used, ": at least 1"));
  if (r.n_used > r.n_expert) return invalid(text("n_used = ", r.n_used, ": at most n_expert = ", r.n_expert));
  if (r.group_score < 1) return invalid(text("group_score sums ", r.group_score, " keys: at least 1"));
  if (r.n_group.has_value() != r.topk_group.has_value()) {
    return r.n_group ? invalid(text("topk_group is absent while n_group = ", *r.n_group, ": give both or neither"))
                     : invalid(text("n_group is absent while topk_group = ", *r.topk_group, ": give both or neither"));
  }
  if (!r.n_group) return {};
  const std::int32_t n_group = *r.n_group, topk_group = *r.topk_group;
  if (n_group < 1) return invalid(text("n_group = ", n_group, ": at least 1"));
  if (n_group > r.n_expert || r.n_expert % n_group != 0)
    return invalid(text("n_group = ", n_group, ": must divide n_expert = ", r.n_expert));
  if (topk_group < 1 || topk_group > n_group)
    return invalid(text("topk_group = ", topk_group, ": must be in 1..n_group = ", n_group));
  const std::int32_t size = r.n_expert / n_group;
  if (r.n_used > topk_group * size)
    return invalid(text("n_used = ", r.n_used, ": at most ", topk_group * size,
                        ", the experts of topk_group = ", topk_group, " groups of ", size));
  if (r.group_score > size)
    return invalid(text("group_score = ", group_score_name(r.group_score), ": a group has only ", size, " experts"));
  return {};
}

// values.
Status check_values(const Rule& r) {
  for (const auto& [field, x] : {std::pair{"logit_scale", r.logit_scale}}) {
    if (x)
      if (Status s = finite_nonzero(field, *x); !s.ok()) return s;
  }
  for (const auto& [field, x] :
       {std::pair{"logit_softcap", r.logit_softcap}, std::pair{"logit_clamp", r.logit_clamp}}) {
    if (x)
      if (Status s = finite_positive(field, *x); !s.ok()) return s;
  }
  for (const auto& [field, x] : {std::pair{"divisor", r.divisor}, std::pair{"scale", r.scale}})
    if (Status s = finite_nonzero(field, x); !s.ok()) return s;
  for (const auto& [field, x] : {std::pair{"renorm_eps", r.renorm_eps}, std::pair{"jitter_eps", r.jitter_eps}})
    if (Status s = finite_not_negative(field, x); !s.ok()) return s;
  return {};
}

// combinations.
Status check_combinations(const Rule& r) {
  if (r.score_dtype == DType::q8_0) return invalid("score_dtype = q8_0: must be f32, bf16 or f16");
  if (r.excluded_value == ExcludedValue::zero && r.select_by != SelectBy::score)
    return invalid(text("excluded_value = zero: needs select_by = score, not ", to_string(r.select_by)));
  if (r.score != Score::sparsemixer) return {};
  const auto refuse = [](auto... what) { return invalid(text("score = sparsemixer: ", what...)); };
  if (r.n_used != 2) return refuse("n_used = ", r.n_used, ", must be 2");
  if (r.select_bias) return refuse("select_bias must be false");
  if (r.n_group) return refuse("n_group = ", *r.n_group, ", must be absent");
  if (r.select_by != SelectBy::score) return refuse("select_by = ", to_string(r.select_by), ", must be score");
  if (r.score_dtype != DType::f32) return refuse("score_dtype = ", to_string(r.score_dtype), ", must be f32");
  if (r.renormalize) return refuse("renormalize must be false");
  return {};
}

Status check_names(const Rule& r) {
  if (Status s = check_name("score", kScore, r.score); !s.ok()) return s;
  if (Status s = check_name("score_dtype", kDType, r.score_dtype); !s.ok()) return s;
  if (Status s = check_name("select_by", kSelectBy, r.select_by); !s.ok()) return s;
  if (Status s = check_name("excluded_value", kExcludedValue, r.excluded_value); !s.ok()) return s;
  if (Status s = check_name("eps_kind", kEpsKind, r.eps_kind); !s.ok()) return s;
  if (Status s = check_name("scale_where", kScaleWhere, r.scale_where); !s.ok()) return s;
  if (Status s = check_name("apply_to", kApplyTo, r.apply_to); !s.ok()) return s;
  return check_name("nan", kNanOrder, r.nan);
}

}  // namespace

Status validate(const Rule& rule) {
  for (auto check : {check_names, check_sizes, check_values, check_combinations})
    if (Status s = check(rule); !s.ok()) return s;
  return {};
}

std::string_view to_string(DType v) { return name_of(kDType, v); }
std::string_view to_string(Score v) { return name_of(kScore, v); }
std::string_view to_string(SelectBy v) { return name_of(kSelectBy, v); }
std::string_view to_string(ExcludedValue v) { return name_of(kExcludedValue, v); }
std::string_view to_string(EpsKind v) { return name_of(kEpsKind, v); }
std::string_view to_string(ScaleWhere v) { return name_of(kScaleWhere, v); }
std::string_view to_string(ApplyTo v) { return name_of(kApplyTo, v); }
std::string_view to_string(NanOrder v) { return name_of(kNanOrder, v); }
bool parse(std::string_view name, DType& out) { return find(kDType, name, out); }
bool parse(std::string_view name, Score& out) { return find(kScore, name, out); }
bool parse(std::string_view name, SelectBy& out) { return find(kSelectBy, name, out); }
bool parse(std::string_view name, ExcludedValue& out) { return find(kExcludedValue, name, out); }
bool parse(std::string_view name, EpsKind& out) { return find(kEpsKind, name, out); }
bool parse(std::string_view name, ScaleWhere& out) { return find(kScaleWhere, name, out); }
bool parse(std::string_view name, ApplyTo& out) { return find(kApplyTo, name, out); }
bool parse(std::string_view name, NanOrder& out) { return find(kNanOrder, name, out); }

std::string group_score_name(std::int32_t m) { return m == 1 ? "max" : text("top", m, "_sum"); }

bool parse_group_score(std::string_view name, std::int32_t& out) {
  if (name == "max") {
    out = 1;
    return true;
  }
  if (!name.starts_with("top") || !name.ends_with("_sum") || name.size() < 8) return false;
  const std::string_view digits = name.substr(3, name.size() - 7);
  std::int32_t m = 0;
  const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), m);
  if (error != std::errc{} || end != digits.data() + digits.size() || m < 1) return false;
  out = m;
  return true;
}

}  // namespace turnout
