// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <system_error>

#include "model/open.hpp"
#include "model/table.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

namespace fs = std::filesystem;

Result<Json> read_object(const std::string& path) {
  auto file = MappedFile::open(path);
  if (!file.ok()) return file.status();
  const std::string_view text(reinterpret_cast<const char*>(file->bytes().data()), file->bytes().size());
  auto json = parse_json(text, path);
  if (json.ok() && !json->is_object()) return bad_file(path + ": must be a JSON object");
  return json;
}

/// The object at "thinker_config.text_config", or null.
const Json* inside(const Json& config, std::string_view dotted) {
  const Json* at = &config;
  while (!dotted.empty()) {
    const std::size_t dot = std::min(dotted.find('.'), dotted.size());
    const auto next = at->find(std::string(dotted.substr(0, dot)));
    if (next == at->end() || !next->is_object()) return nullptr;
    at = &*next;
    dotted.remove_prefix(std::min(dot + 1, dotted.size()));
  }
  return at;
}

std::string model_type(const Json& config) {
  const auto at = config.find("model_type");
  return at != config.end() && at->is_string() ? at->get<std::string>() : "";
}

/// The part of the config that speaks of experts: a multimodal config holds the language model's inside.
Keys keys_of(const Json& family, const Json& config, const std::string& kind, const std::string& path) {
  const Json& hf = family["hf"];
  const std::string file = fs::path(path).filename().string();
  const std::string where = fs::path(path).parent_path().string();
  Keys keys{"hf", kind, &config, file + ": ", where.empty() ? "." : where};
  for (const Json& nested : hf["nested"]) {
    const auto& name = nested.get_ref<const std::string&>();
    const Json* const part = inside(config, name);
    if (!part) continue;
    const Json& experts = hf["fields"]["n_expert"]["keys"];
    const bool has_experts = std::ranges::any_of(experts, [&](const Json& key) { return part->contains(key); });
    const bool root_has = std::ranges::any_of(experts, [&](const Json& key) { return config.contains(key); });
    if (!has_experts && root_has) continue;
    keys.values = part;
    keys.label += name + ".";
    break;
  }
  return keys;
}

Result<FamilyChoice> choose(const Json& config, const std::string& path) {
  std::string kind = model_type(config);
  std::vector<const Json*> families = families_of("hf", kind);
  if (families.empty()) {  // a wrapper of its own around a language model that is known
    if (const Json* text = inside(config, "text_config"); text && !model_type(*text).empty()) {
      const std::string inner = model_type(*text);
      families = families_of("hf", inner);
      if (kind.empty() || !families.empty()) kind = inner;
    }
  }
  if (kind.empty()) return bad_file(path + ": model_type is absent");
  if (families.empty())
    return Status(Code::unsupported, fmt::format("{}: model_type {}: no family this version knows ({})", path,
                                                 quote(kind), join_names(family_ids())));
  std::vector<FamilyChoice> candidates;
  for (const Json* family : families) candidates.push_back({family, keys_of(*family, config, kind, path)});
  return choose_family(candidates);
}

/// Tensor name -> file. From the index if there is one, else from every *.safetensors of the directory.
class Checkpoint {
 public:
  explicit Checkpoint(std::string directory) : directory_(std::move(directory)) {}

  Status open() {
    const std::string index = directory_ + "/model.safetensors.index.json";
    std::error_code error;
    return fs::exists(index, error) ? read_index(index) : read_all();
  }

  std::set<std::string> names() const {
    std::set<std::string> names;
    for (const auto& [name, file] : file_of_) names.insert(name);
    return names;
  }

  Result<Tensor> get(const std::string& name) {
    const std::string& file = file_of_.at(name);
    if (!open_.contains(file)) {
      auto opened = SafeTensors::open(directory_ + "/" + file);
      if (!opened.ok()) return opened.status();
      open_.emplace(file, std::move(*opened));
    }
    const auto& tensors = open_.at(file).tensors;
    const auto found = tensors.find(name);
    if (found == tensors.end())
      return bad_file(fmt::format("{}/{}: no tensor {}, although the index says so", directory_, file, quote(name)));
    return found->second;
  }

  std::vector<MappedFile> maps() const {
    std::vector<MappedFile> maps;
    for (const auto& [name, file] : open_) maps.push_back(file.file);
    return maps;
  }

 private:
  Status read_index(const std::string& path) {
    auto index = read_object(path);
    if (!index.ok()) return index.status();
    const auto map = index->find("weight_map");
    if (map == index->end() || !map->is_object()) return bad_file(path + ": weight_map must be an object");
    for (const auto& [name, file] : map->items()) {
      const std::string text = file.is_string() ? file.get<std::string>() : "";
      // A name that leaves the directory would open any file of this machine.
      if (text.empty() || text == "." || text == ".." || text.find_first_of("/\\") != std::string::npos ||
          text.find('\0') != std::string::npos)
        return bad_file(fmt::format("{}: weight_map: tensor {}: {}: must be the name of a file in the same directory",
                                    path, quote(name), quote(text)));
      file_of_[name] = text;
    }
    return {};
  }

  Status read_all() {
    std::error_code error;
    std::vector<std::string> files;
    for (fs::directory_iterator at(directory_, error), end; !error && at != end; at.increment(error))
      if (at->path().extension() == ".safetensors") files.push_back(at->path().filename().string());
    if (error) return {Code::io_error, fmt::format("{}: {}", directory_, error.message())};
    if (files.empty())
      return {Code::io_error, directory_ + ": no *.safetensors; open its config.json for the rule alone"};
    std::ranges::sort(files);
    for (const std::string& file : files) {
      auto opened = SafeTensors::open(directory_ + "/" + file);
      if (!opened.ok()) return opened.status();
      for (const auto& [name, tensor] : opened->tensors) {
        const auto [at, is_new] = file_of_.emplace(name, file);
        if (!is_new)
          return bad_file(fmt::format("{}: tensor {} is in {} and in {}", directory_, quote(name), at->second, file));
      }
      open_.emplace(file, std::move(*opened));
    }
    return {};
  }

  std::string directory_;
  std::map<std::string, std::string> file_of_;
  std::map<std::string, SafeTensors> open_;
};

}  // namespace

Result<Model> open_hf_config(const std::string& path, const ModelOptions& options) {
  auto config = read_object(path);
  if (!config.ok()) return config.status();
  auto choice = choose(*config, path);
  if (!choice.ok()) return choice.status();
  const Json& family = *choice->family;
  auto resolved = resolve(family, choice->keys, options);
  if (!resolved.ok()) return resolved.status();
  auto numbers = routed_layers(family, choice->keys);
  if (!numbers.ok()) return numbers.status();
  std::vector<LayerRouter> layers;
  for (const std::int32_t layer : *numbers)
    layers.push_back(tensorless_router(family, *resolved, options.dialect, layer));
  return Model{path, "HF config", family["id"], dialect_names(family), std::move(layers), nullptr};
}

Result<Model> open_hf_directory(const std::string& path, const ModelOptions& options) {
  const std::string config_path = path + "/config.json";
  auto config = read_object(config_path);
  if (!config.ok()) return config.status();
  auto choice = choose(*config, config_path);
  if (!choice.ok()) return choice.status();
  const Json& family = *choice->family;
  auto resolved = resolve(family, choice->keys, options);
  if (!resolved.ok()) return resolved.status();

  Checkpoint checkpoint(path);
  if (Status status = checkpoint.open(); !status.ok()) return status;
  auto files = std::make_shared<ModelFiles>();
  const GetTensor get = [&](const std::string& name) { return checkpoint.get(name); };
  auto layers = load_routers(family, "hf", *resolved, options.dialect, checkpoint.names(), get, path, *files);
  if (!layers.ok()) return layers.status();
  files->maps = checkpoint.maps();
  return Model{path, "HF safetensors", family["id"], dialect_names(family), std::move(*layers), files};
}

}  // namespace turnout
