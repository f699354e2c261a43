// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/gguf.hpp"
#include "model/open.hpp"
#include "model/show_value.hpp"
#include "model/table.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

/// One part of a model that was split over several files knows only its own tensors.
Status refuse_split(const GgufFile& gguf) {
  const auto count = gguf.keys.find("split.count");
  if (count == gguf.keys.end()) return {};
  std::int64_t n = 0;
  if (!as_integer(*count, n))
    return bad_file(fmt::format("{}: {}: must be an integer", gguf.file.path(), name_value("split.count", *count)));
  if (n <= 1) return {};
  return {Code::unsupported, fmt::format("{}: split.count = {}: one part of a split model: merge the parts first",
                                         gguf.file.path(), count->dump())};
}

}  // namespace

Result<Model> open_gguf(const std::string& path, const ModelOptions& options) {
  auto gguf = GgufFile::open(path);
  if (!gguf.ok()) return gguf.status();
  if (gguf->architecture.empty()) return bad_file(path + ": general.architecture is absent");
  if (Status status = refuse_split(*gguf); !status.ok()) return status;
  const std::vector<const Json*> families = families_of("gguf", gguf->architecture);
  if (families.empty())
    return Status(Code::unsupported, fmt::format("{}: general.architecture {}: no family this version knows ({})", path,
                                                 quote(gguf->architecture), join_names(family_ids())));
  std::vector<FamilyChoice> candidates;
  for (const Json* family : families)
    candidates.push_back({family, Keys{"gguf", gguf->architecture, &gguf->keys, "", path}});
  auto choice = choose_family(candidates);
  if (!choice.ok()) return choice.status();
  const Json& family = *choice->family;
  auto resolved = resolve(family, choice->keys, options);
  if (!resolved.ok()) return resolved.status();

  std::set<std::string> names;
  std::map<std::string, const GgufTensor*> tensors;
  for (const GgufTensor& tensor : gguf->tensors) {
    names.insert(tensor.name);
    tensors[tensor.name] = &tensor;
  }
  const GetTensor get = [&](const std::string& name) -> Result<Tensor> {
    const GgufTensor& tensor = *tensors.at(name);
    const std::string& type = tensor.type;
    if (type != "F32" && type != "F16" && type != "BF16" && type != "Q8_0")
      return bad_file(fmt::format("{}: tensor {}: {}: a router has F32, F16, BF16 or Q8_0", path, name, type));
    return Tensor{name, type, tensor.shape, tensor.data};
  };
  auto files = std::make_shared<ModelFiles>();
  files->maps.push_back(gguf->file);
  auto layers = load_routers(family, "gguf", *resolved, options.dialect, names, get, path, *files);
  if (!layers.ok()) return layers.status();
  return Model{path, fmt::format("GGUF v{}", gguf->version), family["id"], dialect_names(family), std::move(*layers),
               files};
}

}  // namespace turnout
