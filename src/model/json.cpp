// SPDX-License-Identifier: MIT
#include "model/json.hpp"

#include <fmt/format.h>

#include <charconv>
#include <limits>
#include <set>
#include <vector>

#include "model/show_value.hpp"
#include "model/text.hpp"

template class nlohmann::basic_json<>;

namespace turnout {
namespace {

// Copying and printing a Json recurse, so a deeply nested file could overflow the stack. No format here needs more.
constexpr std::size_t kMaxDepth = 64;

/// Builds the Json in one pass: the library's own callback parser looks through the parent at the end of every object.
/// Refuses what the library accepts in silence: deep nesting, and one name twice in an object.
class Builder {
 public:
  bool null() { return add(nullptr); }
  bool boolean(bool value) { return add(value); }
  bool number_integer(std::int64_t value) { return add(value); }
  bool number_unsigned(std::uint64_t value) { return add(value); }
  bool number_float(double value, const std::string&) { return add(value); }
  bool string(std::string& value) { return add(std::move(value)); }
  bool binary(Json::binary_t&) { return false; }  // JSON text has none
  bool start_object(std::size_t) { return open(Json::object()); }
  bool start_array(std::size_t) { return open(Json::array()); }
  bool end_object() { return close(); }
  bool end_array() { return close(); }

  bool key(std::string& name) {
    const auto [member, is_new] = open_.back()->emplace(name, nullptr);
    if (!is_new) return refuse(fmt::format("JSON name {} twice", quote(name)));
    member_ = &*member;
    return true;
  }

  bool parse_error(std::size_t, const std::string&, const Json::exception& error) {
    const std::string what = error.what();  // "[json.exception.parse_error.101] parse error at line 1, column 5: ..."
    const std::size_t start = what.find("] ");
    std::string reason = what.substr(start == std::string::npos ? 0 : start + 2);
    for (char& c : reason)  // it repeats what was read last, which may be anything
      if (c < 0x20 || c > 0x7e) c = '?';
    if (reason.size() > 240) reason = reason.substr(0, 240) + "...";
    return refuse("not valid JSON: " + reason);
  }

  Json& root() { return root_; }
  const std::string& why_not() const { return why_not_; }

 private:
  bool add(Json value) {
    place(std::move(value));
    return true;
  }
  bool open(Json empty) {
    if (open_.size() >= kMaxDepth) return refuse(fmt::format("JSON nested deeper than {} levels", kMaxDepth));
    open_.push_back(&place(std::move(empty)));
    return true;
  }
  bool close() {
    open_.pop_back();
    return true;
  }
  bool refuse(std::string why) {
    why_not_ = std::move(why);
    return false;
  }
  /// Where the value lies now. A list grows only while all that it holds is closed, so pointers in open_ stay valid.
  Json& place(Json value) {
    if (!open_.empty() && open_.back()->is_array()) return open_.back()->emplace_back(std::move(value));
    return (open_.empty() ? root_ : *member_) = std::move(value);
  }

  Json root_;
  std::vector<Json*> open_;  ///< lists and objects that have not ended, outermost first
  Json* member_ = nullptr;   ///< of the innermost object, for the value that comes next
  std::string why_not_;
};

Status bad_field(const std::string& field, const Json& value, const std::string& what) {
  return invalid(fmt::format("{} = {}: {}", field, show_value(value), what));
}

Status read(const std::string& field, const Json& value, std::int32_t& out) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  if (!value.is_number_integer()) return bad_field(field, value, "must be an integer");
  std::int64_t wide = 0;
  if (!as_integer(value, wide) || wide > kMost || wide < -kMost)
    return bad_field(field, value, fmt::format("must be within +-{}", kMost));
  out = static_cast<std::int32_t>(wide);
  return {};
}

Status read(const std::string& field, const Json& value, bool& out) {
  if (!value.is_boolean()) return bad_field(field, value, "must be true or false");
  out = value.get<bool>();
  return {};
}

// Too large for f32 becomes infinite, too small 0: validate() judges the f32.
Status read(const std::string& field, const Json& value, float& out) {
  if (!value.is_number()) return bad_field(field, value, "must be a number");
  out = static_cast<float>(value.get<double>());
  return {};
}

template <class T>
Status read(const std::string& field, const Json& value, std::optional<T>& out) {
  T inner{};
  Status status = read(field, value, inner);
  if (status.ok()) out = inner;
  return status;
}

template <class Enum>
std::string names_of() {
  std::vector<std::string_view> names;
  for (int i = 0; to_string(static_cast<Enum>(i)) != "?"; ++i) {
    const std::string_view name = to_string(static_cast<Enum>(i));
    if (name != to_string(DType::q8_0)) names.push_back(name);  // a type of weights, never of scores
  }
  return join_names(names);
}

template <class Enum>
requires std::is_enum_v<Enum> Status read(const std::string& field, const Json& value, Enum& out) {
  Enum parsed{};
  bool known = value.is_string() && parse(value.get_ref<const std::string&>(), parsed);
  if constexpr (std::is_same_v<Enum, DType>) known = known && parsed != DType::q8_0;
  if (!known) return bad_field(field, value, "must be one of " + names_of<Enum>());
  out = parsed;
  return {};
}

/// group_score is an integer in the rule and a name in JSON.
struct GroupScore {
  std::int32_t& sums;
};

Status read(const std::string& field, const Json& value, GroupScore out) {
  if (value.is_string() && parse_group_score(value.get_ref<const std::string&>(), out.sums)) return {};
  return bad_field(field, value, "must be max, top2_sum, top3_sum, ...");
}

/// Calls visit(name, member) for every field, in the order of rule.hpp.
template <class AnyRule, class Visit>
void for_each_field(AnyRule& r, Visit&& visit) {
  visit("n_expert", r.n_expert);
  visit("n_used", r.n_used);
  visit("score", r.score);
  visit("score_dtype", r.score_dtype);
  visit("select_bias", r.select_bias);
  visit("select_by", r.select_by);
  visit("logit_scale", r.logit_scale);
  visit("logit_softcap", r.logit_softcap);
  visit("logit_clamp", r.logit_clamp);
  visit("n_group", r.n_group);
  visit("topk_group", r.topk_group);
  visit("group_score", GroupScore{r.group_score});
  visit("excluded_value", r.excluded_value);
  visit("renormalize", r.renormalize);
  visit("eps_kind", r.eps_kind);
  visit("renorm_eps", r.renorm_eps);
  visit("divisor", r.divisor);
  visit("scale", r.scale);
  visit("scale_where", r.scale_where);
  visit("apply_to", r.apply_to);
  visit("jitter_eps", r.jitter_eps);
  visit("nan", r.nan);
}

Json write(std::int32_t value) { return value; }
Json write(bool value) { return value; }
// The shortest decimal that reads back as the same f32: 1e-06, not 9.999999974752427e-07.
Json write(float value) {
  const std::string digits = fmt::format("{}", value);
  double shortest = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), shortest);
  return static_cast<float>(shortest) == value ? shortest : static_cast<double>(value);
}
Json write(GroupScore value) { return group_score_name(value.sums); }
template <class Enum>
requires std::is_enum_v<Enum> Json write(Enum value) { return to_string(value); }
template <class T>
Json write(const std::optional<T>& value) {
  return value ? write(*value) : Json();
}

}  // namespace

std::string show_value(const Json& value) {
  if (value.is_string()) return quote(value.get_ref<const std::string&>());
  if (value.is_structured()) return value.is_array() ? "[...]" : "{...}";
  return value.dump();
}

std::string name_value(const std::string& name, const Json& value) {
  return value.is_array() ? name + " is an array" : fmt::format("{} = {}", name, show_value(value));
}

Result<Json> parse_json(std::string_view text, const std::string& where) {
  Builder builder;
  if (!Json::sax_parse(text, &builder)) return bad_file(fmt::format("{}: {}", where, builder.why_not()));
  return std::move(builder.root());
}

bool as_integer(const Json& value, std::int64_t& out) {
  if (!value.is_number_integer()) return false;
  if (value.is_number_unsigned() && value.get<std::uint64_t>() > std::numeric_limits<std::int64_t>::max()) return false;
  out = value.get<std::int64_t>();
  return true;
}

Result<Rule> rule_from_json(const Json& spec) {
  if (!spec.is_object()) return invalid(fmt::format("a rule = {}: must be an object", show_value(spec)));
  Rule rule;
  Status status;
  std::set<std::string> known;
  for_each_field(rule, [&](const char* name, auto&& member) {
    known.insert(name);
    const auto found = spec.find(name);
    if (!status.ok() || found == spec.end() || found->is_null()) return;
    status = read(name, *found, member);
  });
  if (!status.ok()) return status;
  for (const auto& [name, value] : spec.items())
    if (!known.contains(name)) return bad_field(quote(name), value, "unknown field; known: " + join_names(known, 99));
  for (const char* required : {"n_expert", "n_used", "score"})
    if (!spec.contains(required) || spec[required].is_null())
      return invalid(fmt::format("{} is absent: a rule must have it", required));
  return rule;
}

Json rule_to_json(const Rule& rule, bool all) {
  Json spec = Json::object();
  Rule source = rule, defaults;
  Json plain = Json::object();
  for_each_field(defaults, [&](const char* name, const auto& member) { plain[name] = write(member); });
  for_each_field(source, [&](const char* name, const auto& member) {
    const bool required =
        std::string_view(name) == "n_expert" || std::string_view(name) == "n_used" || std::string_view(name) == "score";
    Json value = write(member);
    if (all || required || value != plain[name]) spec[name] = std::move(value);
  });
  return spec;
}

}  // namespace turnout
