// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include "model/files.hpp"
#include "model/npy.hpp"
#include "model/tensor.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

std::string tensor_names(const SafeTensors& file) {
  std::vector<std::string> names;
  for (const auto& [name, tensor] : file.tensors) names.push_back(name);
  return join_names(names);
}

DataFile aligned(const MappedFile& file, Tensor tensor) {
  auto copy = align(tensor);
  return {file, std::move(tensor), std::move(copy)};
}

}  // namespace

Result<DataFile> open_data(const std::string& spec) {
  if (spec.ends_with(".npy")) {
    auto file = MappedFile::open(spec);
    if (!file.ok()) return file.status();
    auto tensor = read_npy(*file);
    if (!tensor.ok()) return tensor.status();
    return aligned(*file, std::move(*tensor));
  }

  constexpr std::string_view kSuffix = ".safetensors";
  std::string path = spec, name;
  const std::size_t colon = spec.rfind(std::string(kSuffix) + ":");
  if (colon != std::string::npos) {
    path = spec.substr(0, colon + kSuffix.size());
    name = spec.substr(colon + kSuffix.size() + 1);
  } else if (!spec.ends_with(kSuffix)) {
    return invalid(fmt::format("{}: expected FILE.npy, FILE.safetensors or FILE.safetensors:NAME", spec));
  }
  auto file = SafeTensors::open(path);
  if (!file.ok()) return file.status();
  if (colon == std::string::npos) {
    if (file->tensors.size() != 1)
      return invalid(fmt::format("{}: has {} tensors: name one, as {}:NAME ({})", path, file->tensors.size(), path,
                                 tensor_names(*file)));
    name = file->tensors.begin()->first;
  }
  const auto found = file->tensors.find(name);
  if (found == file->tensors.end())
    return invalid(fmt::format("{}: no tensor {}; it has {}", path, quote(name), tensor_names(*file)));
  return aligned(file->file, found->second);
}

}  // namespace turnout
