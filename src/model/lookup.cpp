// SPDX-License-Identifier: MIT
#include "model/lookup.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "model/show_value.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

/// The key's full name: "{arch}.expert_count" -> "lfm2moe.expert_count".
std::string full_key(std::string key, const Keys& keys) {
  constexpr std::string_view kArch = "{arch}";
  const std::size_t at = key.find(kArch);
  return at == std::string::npos ? key : key.replace(at, kArch.size(), keys.kind);
}

std::vector<std::string> full_keys(const Json& field, const Keys& keys) {
  std::vector<std::string> names;
  for (const Json& key : field["keys"]) names.push_back(full_key(key, keys));
  return names;
}

/// Json's equality, but text and number forms of one key ("0.0" in a map) meet in text.
std::string map_key(const Json& value) { return value.is_string() ? value.get<std::string>() : value.dump(); }

Json default_of(const Json& field, const Keys& keys) {
  const auto by_kind = field.find("default_of");
  if (by_kind != field.end() && by_kind->contains(keys.kind)) return (*by_kind)[keys.kind];
  return field["default"];
}

}  // namespace

Result<Found> look_up(const Json& field, const std::string& id, const Keys& keys, std::vector<std::string>& warnings) {
  Found found;
  bool is_null = false;
  const std::vector<std::string> names = full_keys(field, keys);
  for (const std::string& name : names) {
    const auto at = keys.values->find(name);
    if (at == keys.values->end()) continue;
    const std::string label = keys.label + name;
    if (!found.is_in_file && (found.name.empty() || !at->is_null())) found.name = label;
    if (at->is_null()) {
      is_null = true;
    } else if (!found.is_in_file) {
      found.value = *at;
      found.is_in_file = true;
    } else if (*at != found.value) {
      warnings.push_back(fmt::format("{} = {} is used; {} = {} disagrees", found.name, show_value(found.value), label,
                                     show_value(*at)));
    }
  }
  if (found.is_in_file) {
    const auto map = field.find("map");
    if (map != field.end() && map->contains(map_key(found.value))) found.value = (*map)[map_key(found.value)];
    found.source = found.name;
    return found;
  }
  if (is_null) {
    if (!field.contains("null"))
      return bad_file(fmt::format("{}: {} = null: must have a value", keys.path, found.name));
    found.value = field["null"];
    found.source = found.name + " = null";
    found.is_in_file = true;
    return found;
  }
  if (!field.contains("default")) {
    const std::string hint = field.contains("hint") ? "; " + field["hint"].get<std::string>() : "";
    return bad_file(fmt::format("{}: {}{} is absent: {} has no default for it{}", keys.path, keys.label,
                                names.empty() ? "key" : names.front(), id, hint));
  }
  found.value = default_of(field, keys);
  found.source =
      keys.section == "hf" ? fmt::format("class default ({})", keys.kind) : fmt::format("family default ({})", id);
  found.name = names.empty() ? "" : keys.label + names.front();
  for (const std::string& name : names) found.absent += (found.absent.empty() ? "" : " or ") + keys.label + name;
  if (field.contains("open")) warnings.push_back(field["open"]);
  return found;
}

std::string why_not(const Json& condition, const Keys& keys) {
  const std::vector<std::string> names = full_keys(condition, keys);
  const auto name = std::ranges::find_if(
      names, [&](const std::string& n) { return keys.values->contains(n) && !(*keys.values)[n].is_null(); });
  std::string needed;
  if (condition.contains("in")) {
    for (const Json& value : condition["in"]) needed += (needed.empty() ? "" : " or ") + show_value(value);
  } else {
    needed = "at least " + show_value(condition["least"]);
  }
  if (name == names.end()) {
    if (condition.value("absent", false)) return {};
    return fmt::format("{}{} is absent: needs {}", keys.label, names.front(), needed);
  }
  const Json& value = (*keys.values)[*name];
  const bool holds = condition.contains("in") ? std::ranges::find(condition["in"], value) != condition["in"].end()
                                              : value.is_number() && value >= condition["least"];
  return holds ? "" : fmt::format("{}: needs {}", name_value(keys.label + *name, value), needed);
}

}  // namespace turnout
