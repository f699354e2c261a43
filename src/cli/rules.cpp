// SPDX-License-Identifier: MIT
// turnout rules: the table of model families.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/rule_text.hpp"
#include "model/text.hpp"
#include "turnout/model.hpp"

namespace turnout::cli {
namespace {

struct Options {
  std::string name;
  std::optional<std::int64_t> n_expert, n_used;
  bool json = false;
};

std::string list(const std::vector<std::string>& names) { return names.empty() ? "-" : join_names(names, 99); }

/// A family has no sizes of its own; these are examples. Some rules (sparsemixer) take exactly two experts.
Result<LayerRouter> example_rule(const std::string& name, const Options& o) {
  if (o.n_expert || o.n_used) {
    return family_rule(name, static_cast<std::int32_t>(o.n_expert.value_or(256)),
                       static_cast<std::int32_t>(o.n_used.value_or(8)));
  }
  auto rule = family_rule(name, 256, 8);
  if (!rule.ok() && rule.status().code() == Code::invalid_argument) {
    auto smaller = family_rule(name, 16, 2);
    if (smaller.ok()) return smaller;
  }
  return rule;
}

/// "renorm_eps 1e-06 -> 0", a field each.
std::vector<std::string> differences(const Rule& from, const Rule& to) {
  const Json a = rule_to_json(from, true), b = rule_to_json(to, true);
  std::vector<std::string> out;
  for (const auto& [field, value] : a.items())
    if (value != b[field]) out.push_back(fmt::format("{} {} -> {}", field, value.dump(), b[field].dump()));
  return out;
}

Json info_json(const FamilyInfo& info) {
  return {{"id", info.id},
          {"title", info.title},
          {"hf_model_types", info.hf_model_types},
          {"gguf_archs", info.gguf_archs},
          {"dialects", info.dialects},
          {"sources", info.sources},
          {"notes", info.notes}};
}

void print_catalogue(const std::vector<FamilyInfo>& all) {
  std::vector<std::vector<std::string>> rows = {{"family", "dialects", "HF model_type", "GGUF arch", "models"}};
  for (const FamilyInfo& info : all)
    rows.push_back(
        {info.id, list(info.dialects), join_names(info.hf_model_types, 2), list(info.gguf_archs), info.title});
  print(table(rows, std::vector<bool>(5, false)));
  print("\n'turnout rules NAME' or 'turnout rules NAME@DIALECT' explains one.\n");
}

int print_family(const FamilyInfo& info, const std::string& dialect, const Options& o) {
  const auto shown = example_rule(info.id + "@" + dialect, o);
  if (!shown.ok()) return fail(shown.status());
  print(bold(info.id + "@" + dialect) + ": " + info.title + "\n");
  print(rule_in_words(shown->rule, "  "));
  print(fmt::format("  ({} of {} experts are an example: --n-used, --n-expert)\n\n", shown->rule.n_used,
                    shown->rule.n_expert));
  print(provenance_table(shown->rule, shown->provenance, "  "));
  print(fmt::format("\nHF model_type  {}\nGGUF arch      {}\n", list(info.hf_model_types), list(info.gguf_archs)));
  print("\ndialects\n");
  for (const std::string& note : info.notes) print(fmt::format("  {}\n", note));
  for (const std::string& other : info.dialects) {
    if (other == dialect) continue;
    const auto rule = example_rule(info.id + "@" + other, o);
    if (!rule.ok()) continue;
    const auto fields = differences(shown->rule, rule->rule);
    print(fmt::format("  from {} to {}: {}\n", dialect, other,
                      fields.empty() ? "the same rule" : join_names(fields, 99)));
  }
  print("\nsources\n");
  for (const std::string& source : info.sources) print(fmt::format("  {}\n", source));
  return kOk;
}

int print_family_json(const FamilyInfo& info, const std::string& dialect, const Options& o) {
  Json out = info_json(info);
  const auto shown = example_rule(info.id + "@" + dialect, o);
  if (!shown.ok()) return fail(shown.status());
  out["dialect"] = dialect;
  out["rule"] = rule_to_json(shown->rule, true);
  out["provenance"] = provenance_json(shown->provenance);
  out["warnings"] = shown->warnings;
  out["rules"] = Json::object();
  for (const std::string& name : info.dialects)
    if (const auto rule = example_rule(info.id + "@" + name, o); rule.ok())
      out["rules"][name] = rule_to_json(rule->rule, true);
  print_json(out);
  return kOk;
}

int rules(const Options& o) {
  const auto all = families();
  if (o.name.empty()) {
    if (!o.json) {
      print_catalogue(all);
      return kOk;
    }
    Json catalogue = Json::array();
    for (const FamilyInfo& info : all) catalogue.push_back(info_json(info));
    print_json({{"families", std::move(catalogue)}});
    return kOk;
  }
  const std::size_t at = o.name.find('@');
  const std::string id = o.name.substr(0, at);
  const std::string dialect = at == std::string::npos ? "reference" : o.name.substr(at + 1);
  const auto found = std::ranges::find(all, id, &FamilyInfo::id);
  if (found == all.end()) {
    std::vector<std::string> ids;
    for (const FamilyInfo& info : all) ids.push_back(info.id);
    return fail(fmt::format("family {}: must be one of {}", quote(id), join_names(ids, 200)));
  }
  if (std::ranges::find(found->dialects, dialect) == found->dialects.end())
    return fail(fmt::format("dialect {}: {} has {}", quote(dialect), id, join_names(found->dialects, 99)));
  return o.json ? print_family_json(*found, dialect, o) : print_family(*found, dialect, o);
}

}  // namespace

Action add_rules(Arguments& args) {
  auto options = std::make_shared<Options>();
  Options& o = *options;
  args.text("NAME", o.name, "", "a family, or FAMILY@DIALECT; without it, all of them");
  args.integer("--n-expert", o.n_expert, 1, kMaxExpert, "experts of the example (default 256)");
  args.integer("--n-used", o.n_used, 1, kMaxExpert, "experts chosen in the example (default 8)");
  args.flag("--json", o.json, "print JSON");
  args.footer(
      "Examples:\n  turnout rules\n  turnout rules lfm2_moe\n  turnout rules lfm2_moe@ggml --n-expert 32 --n-used 4");
  return [options] { return rules(*options); };
}

}  // namespace turnout::cli
