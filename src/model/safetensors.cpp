// SPDX-License-Identifier: MIT
#include <fmt/format.h>

#include <algorithm>

#include "model/json.hpp"
#include "model/tensor.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

constexpr std::uint64_t kMaxHeader = 100'000'000;  // the limit of the format's own reader

/// A non-negative integer that fits int64.
bool as_size(const Json& value, std::int64_t& out) { return as_integer(value, out) && out >= 0; }

bool as_sizes(const Json& value, std::vector<std::int64_t>& out) {
  if (!value.is_array()) return false;
  out.resize(value.size());
  return std::equal(value.begin(), value.end(), out.begin(),
                    [](const Json& n, std::int64_t& to) { return as_size(n, to); });
}

Result<Tensor> read_entry(const std::string& name, const Json& entry, std::span<const std::byte> data,
                          const std::string& path) {
  const std::string where = fmt::format("{}: tensor {}", path, quote(name));
  Tensor tensor;
  tensor.name = name;
  if (!entry.is_object()) return bad_file(where + ": must be an object with dtype, shape and data_offsets");
  for (const auto& [key, value] : entry.items())
    if (key != "dtype" && key != "shape" && key != "data_offsets")
      return bad_file(fmt::format("{}: unknown key {}", where, quote(key)));
  if (!entry.contains("dtype") || !entry["dtype"].is_string()) return bad_file(where + ": dtype must be text");
  tensor.dtype = entry["dtype"].get<std::string>();
  if (!entry.contains("shape") || !as_sizes(entry["shape"], tensor.shape))
    return bad_file(where + ": shape must be a list of sizes");
  std::vector<std::int64_t> offsets;
  if (!entry.contains("data_offsets") || !as_sizes(entry["data_offsets"], offsets) || offsets.size() != 2)
    return bad_file(where + ": data_offsets must be two sizes");

  const std::int64_t begin = offsets[0], end = offsets[1];
  if (begin > end || static_cast<std::uint64_t>(end) > data.size())
    return bad_file(
        fmt::format("{}: data_offsets [{}, {}]: the file has {} bytes of data", where, begin, end, data.size()));
  auto n_byte = tensor_bytes(tensor.dtype, tensor.shape, where);
  if (!n_byte.ok()) return n_byte.status();
  if (*n_byte != end - begin)
    return bad_file(fmt::format("{}: shape {} of {} takes {} bytes, data_offsets [{}, {}] hold {}", where,
                                show_shape(tensor.shape), tensor.dtype, *n_byte, begin, end, end - begin));
  tensor.data = data.subspan(static_cast<std::size_t>(begin), static_cast<std::size_t>(end - begin));
  return tensor;
}

Status check_overlaps(const std::map<std::string, Tensor>& tensors, const std::string& path) {
  std::vector<const Tensor*> order;
  for (const auto& [name, tensor] : tensors)
    if (!tensor.data.empty()) order.push_back(&tensor);
  std::ranges::sort(order, {}, [](const Tensor* t) { return t->data.data(); });
  for (std::size_t i = 1; i < order.size(); ++i) {
    const Tensor &before = *order[i - 1], &after = *order[i];
    if (before.data.data() + before.data.size() > after.data.data())
      return bad_file(fmt::format("{}: tensors {} and {} overlap", path, quote(before.name), quote(after.name)));
  }
  return {};
}

}  // namespace

Result<SafeTensors> SafeTensors::open(const std::string& path) {
  auto file = MappedFile::open(path);
  if (!file.ok()) return file.status();
  const std::span<const std::byte> bytes = file->bytes();
  if (bytes.size() < 8)
    return bad_file(
        fmt::format("{}: not a safetensors file: {} bytes, the header's length alone takes 8", path, bytes.size()));
  std::uint64_t length = 0;
  for (std::size_t i = 8; i-- > 0;) length = length << 8 | std::to_integer<std::uint64_t>(bytes[i]);
  if (length > kMaxHeader || length > bytes.size() - 8)
    return bad_file(fmt::format("{}: safetensors header of {} bytes: at most {}, and {} are left", path, length,
                                kMaxHeader, bytes.size() - 8));

  const std::string_view text(reinterpret_cast<const char*>(bytes.data()) + 8, static_cast<std::size_t>(length));
  auto header = parse_json(text, path + ": safetensors header");
  if (!header.ok()) return header.status();
  if (!header->is_object()) return bad_file(path + ": safetensors header: must be an object");
  SafeTensors out;
  out.file = *file;
  for (const auto& [name, entry] : header->items()) {
    if (name == "__metadata__") {
      if (!entry.is_object()) return bad_file(path + ": __metadata__: must be an object of texts");
      for (const auto& [key, value] : entry.items()) {
        if (!value.is_string()) return bad_file(fmt::format("{}: __metadata__: {}: must be text", path, quote(key)));
        out.metadata[key] = value.get<std::string>();
      }
      continue;
    }
    auto tensor = read_entry(name, entry, bytes.subspan(8 + static_cast<std::size_t>(length)), path);
    if (!tensor.ok()) return tensor.status();
    out.tensors.emplace(name, std::move(*tensor));
  }
  if (Status status = check_overlaps(out.tensors, path); !status.ok()) return status;
  return out;
}

}  // namespace turnout
