// SPDX-License-Identifier: MIT
#include "model/table.hpp"

#include <algorithm>

#include "turnout/model.hpp"

namespace turnout {
namespace {

Json load_table() {
  Json table = std::move(*parse_json(kFamiliesJson, "families.json"));
  for (Json& family : table["families"]) {
    Json entry = table["defaults"];
    lay_over(entry, family);
    family = std::move(entry);
  }
  return table;
}

const char* kinds_of(const std::string& section) { return section == "hf" ? "model_types" : "archs"; }

bool lists(const Json& names, const std::string& name) { return std::ranges::find(names, Json(name)) != names.end(); }

std::vector<std::string> strings(const Json& names) { return names.get<std::vector<std::string>>(); }

}  // namespace

const Json& family_table() {
  static const Json table = load_table();
  return table;
}

void lay_over(Json& target, const Json& patch) {
  if (!target.is_object() || !patch.is_object()) {
    target = patch;
    return;
  }
  for (const auto& [name, value] : patch.items()) lay_over(target[name], value);
}

const Json* find_family(std::string_view id) {
  for (const Json& family : family_table()["families"])
    if (family["id"] == id) return &family;
  return nullptr;
}

const Json* find_dialect(const Json& family, std::string_view name) {
  for (const Json& dialect : family["dialects"])
    if (dialect["name"] == name) return &dialect;
  return nullptr;
}

std::vector<std::string> family_ids() {
  std::vector<std::string> ids;
  for (const Json& family : family_table()["families"]) ids.push_back(family["id"]);
  return ids;
}

std::vector<std::string> dialect_names(const Json& family) {
  std::vector<std::string> names;
  for (const Json& dialect : family["dialects"]) names.push_back(dialect["name"]);
  return names;
}

std::vector<const Json*> families_of(const std::string& section, const std::string& kind) {
  std::vector<const Json*> found;
  for (const Json& family : family_table()["families"])
    if (family[section].contains(kinds_of(section)) && lists(family[section][kinds_of(section)], kind))
      found.push_back(&family);
  return found;
}

bool dialect_applies(const Json& dialect, const std::string& section, const std::string& kind) {
  if (section.empty() || !dialect.contains(kinds_of(section))) return true;
  return lists(dialect[kinds_of(section)], kind);
}

std::vector<FamilyInfo> families() {
  std::vector<FamilyInfo> all;
  for (const Json& family : family_table()["families"]) {
    FamilyInfo info{family["id"], family["title"], {}, {}, dialect_names(family), strings(family["sources"]), {}};
    if (family["hf"].contains("model_types")) info.hf_model_types = strings(family["hf"]["model_types"]);
    if (family["gguf"].contains("archs")) info.gguf_archs = strings(family["gguf"]["archs"]);
    for (const Json& dialect : family["dialects"])
      info.notes.push_back(dialect["name"].get<std::string>() + ": " + dialect["note"].get<std::string>() + " (" +
                           dialect["where"].get<std::string>() + ")");
    all.push_back(std::move(info));
  }
  return all;
}

}  // namespace turnout
