// SPDX-License-Identifier: MIT
#include "model/gguf.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cstring>
#include <unordered_set>

#include "model/show_value.hpp"
#include "model/tensor.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

enum ValueType : std::uint32_t { u8, i8, u16, i16, u32, i32, f32, boolean, text, array, u64, i64, f64, n_value_type };
constexpr std::uint64_t kValueBytes[] = {1, 1, 2, 2, 4, 4, 4, 1, 8, 12, 8, 8, 8};  // text and array: at least
constexpr int kMaxNested = 4;                                                      // arrays of arrays
constexpr std::uint32_t kMaxDims = 4;                                              // the format's own limit
constexpr std::int64_t kMaxAlignment = 1 << 30;                                    // far beyond any page

struct TensorType {
  std::uint32_t code;
  const char* name;
  std::int64_t block;  ///< elements
  std::int64_t bytes;  ///< of one block
};

constexpr TensorType kTensorTypes[] = {
    {0, "F32", 1, 4},         {1, "F16", 1, 2},         {2, "Q4_0", 32, 18},      {3, "Q4_1", 32, 20},
    {6, "Q5_0", 32, 22},      {7, "Q5_1", 32, 24},      {8, "Q8_0", 32, 34},      {9, "Q8_1", 32, 36},
    {10, "Q2_K", 256, 84},    {11, "Q3_K", 256, 110},   {12, "Q4_K", 256, 144},   {13, "Q5_K", 256, 176},
    {14, "Q6_K", 256, 210},   {15, "Q8_K", 256, 292},   {16, "IQ2_XXS", 256, 66}, {17, "IQ2_XS", 256, 74},
    {18, "IQ3_XXS", 256, 98}, {19, "IQ1_S", 256, 50},   {20, "IQ4_NL", 32, 18},   {21, "IQ3_S", 256, 110},
    {22, "IQ2_S", 256, 82},   {23, "IQ4_XS", 256, 136}, {24, "I8", 1, 1},         {25, "I16", 1, 2},
    {26, "I32", 1, 4},        {27, "I64", 1, 8},        {28, "F64", 1, 8},        {29, "IQ1_M", 256, 56},
    {30, "BF16", 1, 2},       {34, "TQ1_0", 256, 54},   {35, "TQ2_0", 256, 66},   {39, "MXFP4", 32, 17},
};

const TensorType* find_type(std::uint32_t code) {
  const auto* found = std::ranges::find(kTensorTypes, code, &TensorType::code);
  return found == std::end(kTensorTypes) ? nullptr : found;
}

/// Reads forward; the first failure stays, and everything read after it is zero.
class Reader {
 public:
  Reader(const MappedFile& file) : bytes_(file.bytes()), path_(file.path()) {}

  template <class T>
  T take(const std::string& what) {
    T value{};
    if (!has(sizeof(T), what)) return value;
    std::memcpy(&value, bytes_.data() + at_, sizeof(T));
    at_ += sizeof(T);
    return value;
  }

  std::string_view take_text(const std::string& what) {
    const auto length = take<std::uint64_t>(what + "'s length");
    if (!has(length, what)) return {};
    const std::string_view out(reinterpret_cast<const char*>(bytes_.data()) + at_, static_cast<std::size_t>(length));
    at_ += out.size();
    return out;
  }

  /// Keys and names: they end up in messages and output.
  std::string take_name(const std::string& what) {
    const std::string_view name = take_text(what);
    if (!is_utf8(name)) fail(fmt::format("{} {}: not UTF-8", what, quote(name)));
    return std::string(name);
  }

  void skip(std::uint64_t n, const std::string& what) {
    if (has(n, what)) at_ += static_cast<std::size_t>(n);
  }

  bool has(std::uint64_t n, const std::string& what) {
    if (!ok()) return false;
    if (n > left()) fail(fmt::format("byte {}: {} takes {} bytes, {} are left", at_, what, n, left()));
    return ok();
  }

  void fail(const std::string& what) {
    if (ok()) status_ = bad_file(fmt::format("{}: {}", path_, what));
  }

  bool ok() const { return status_.ok(); }
  const Status& status() const { return status_; }
  std::uint64_t left() const { return bytes_.size() - at_; }
  std::size_t at() const { return at_; }

 private:
  std::span<const std::byte> bytes_;
  std::string path_;
  std::size_t at_ = 0;
  Status status_;
};

/// Walks an array without keeping it. Every element takes bytes, so a lying count ends at the end of the file.
void skip_array(Reader& in, const std::string& where, int depth) {
  const auto type = in.take<std::uint32_t>(where + ": array type");
  const auto n = in.take<std::uint64_t>(where + ": array length");
  if (!in.ok()) return;
  if (type >= n_value_type) return in.fail(fmt::format("{}: unknown array type {}", where, type));
  if (n > in.left() / kValueBytes[type])
    return in.fail(
        fmt::format("byte {}: {}: an array of {} elements, {} bytes are left", in.at(), where, n, in.left()));
  if (type == array && depth >= kMaxNested)
    return in.fail(fmt::format("{}: arrays nested deeper than {} levels", where, kMaxNested));
  if (type != array && type != text) return in.skip(n * kValueBytes[type], where);
  for (std::uint64_t i = 0; i < n && in.ok(); ++i) {
    if (type == text) {
      in.take_text(where);
    } else {
      skip_array(in, where, depth + 1);
    }
  }
}

/// A scalar or text as Json. An array is [] whatever it holds: no rule needs one, but it must not pass as absent.
Json take_value(Reader& in, const std::string& where, std::uint32_t type) {
  switch (type) {
    case u8:
      return in.take<std::uint8_t>(where);
    case i8:
      return in.take<std::int8_t>(where);
    case u16:
      return in.take<std::uint16_t>(where);
    case i16:
      return in.take<std::int16_t>(where);
    case u32:
      return in.take<std::uint32_t>(where);
    case i32:
      return in.take<std::int32_t>(where);
    case u64:
      return in.take<std::uint64_t>(where);
    case i64:
      return in.take<std::int64_t>(where);
    case f32:
      return in.take<float>(where);
    case f64:
      return in.take<double>(where);
    case text:
      return std::string(in.take_text(where));
    case boolean: {
      const auto value = in.take<std::uint8_t>(where);
      if (value > 1) in.fail(fmt::format("{} = {}: a boolean is 0 or 1", where, value));
      return value == 1;
    }
    case array:
      skip_array(in, where, 1);
      return Json::array();
    default:
      in.fail(fmt::format("{}: unknown value type {}", where, type));
      return {};
  }
}

void read_keys(Reader& in, std::uint64_t n_key, Json& keys) {
  std::unordered_set<std::string> seen;
  keys = Json::object();
  for (std::uint64_t i = 0; i < n_key && in.ok(); ++i) {
    const std::string key = in.take_name(fmt::format("key {}", i));
    if (!in.ok()) return;
    if (!seen.insert(key).second) return in.fail(fmt::format("key {} twice", quote(key)));
    const std::string where = "key " + quote(key);
    const auto type = in.take<std::uint32_t>(where + ": value type");
    Json value = take_value(in, where, type);
    if (in.ok()) keys[key] = std::move(value);
  }
}

/// Name, dimensions, type and offset; the data's place is settled once the data section's start is known.
void read_tensor_head(Reader& in, std::uint64_t index, GgufTensor& tensor, std::uint32_t& type, std::uint64_t& offset) {
  tensor.name = in.take_name(fmt::format("name of tensor {}", index));
  const std::string where = "tensor " + quote(tensor.name);
  const auto n_dim = in.take<std::uint32_t>(where + ": number of dimensions");
  if (in.ok() && n_dim > kMaxDims) return in.fail(fmt::format("{}: {} dimensions: at most {}", where, n_dim, kMaxDims));
  for (std::uint32_t d = 0; d < n_dim && in.ok(); ++d) {
    const auto n = in.take<std::int64_t>(where + ": dimension");
    if (n < 0) return in.fail(fmt::format("{}: dimension {} overflows 63 bits", where, d));
    tensor.shape.insert(tensor.shape.begin(), n);  // the file has the innermost first
  }
  type = in.take<std::uint32_t>(where + ": type");
  offset = in.take<std::uint64_t>(where + ": offset");
  const TensorType* const known = find_type(type);
  tensor.type = known ? known->name : fmt::format("type {}", type);
  tensor.is_known = known != nullptr;
}

Status place_tensor(GgufTensor& tensor, std::uint32_t type, std::uint64_t offset, std::span<const std::byte> data,
                    std::uint64_t alignment, const std::string& path) {
  const std::string where = fmt::format("{}: tensor {}", path, quote(tensor.name));
  if (offset > data.size())
    return bad_file(fmt::format("{}: offset {}: the file has {} bytes of data", where, offset, data.size()));
  if (offset % alignment != 0)
    return bad_file(
        fmt::format("{}: offset {}: must be a multiple of general.alignment = {}", where, offset, alignment));
  std::int64_t n = 0, n_byte = 0;
  if (!n_element(tensor.shape, n))
    return bad_file(fmt::format("{}: shape {} overflows 64 bits", where, show_shape(tensor.shape)));
  if (!tensor.is_known) return {};

  const TensorType& known = *find_type(type);
  const std::int64_t n_col = tensor.shape.empty() ? 1 : tensor.shape.back();
  if (n_col % known.block != 0)
    return bad_file(fmt::format("{}: rows of {} elements: {} has blocks of {}", where, n_col, known.name, known.block));
  if (!multiply(n / known.block, known.bytes, n_byte))
    return bad_file(fmt::format("{}: shape {} overflows 64 bits", where, show_shape(tensor.shape)));
  if (static_cast<std::uint64_t>(n_byte) > data.size() - offset)
    return bad_file(
        fmt::format("{}: {} bytes at offset {}: the file has {} bytes of data", where, n_byte, offset, data.size()));
  tensor.data = data.subspan(static_cast<std::size_t>(offset), static_cast<std::size_t>(n_byte));
  return {};
}

Status read_tensors(Reader& in, std::uint64_t n_tensor, std::uint64_t alignment, GgufFile& out) {
  struct Place {
    std::uint32_t type = 0;
    std::uint64_t offset = 0;
  };
  std::vector<Place> places;
  std::unordered_set<std::string> seen;
  for (std::uint64_t i = 0; i < n_tensor && in.ok(); ++i) {
    GgufTensor& tensor = out.tensors.emplace_back();
    Place& place = places.emplace_back();
    read_tensor_head(in, i, tensor, place.type, place.offset);
    if (in.ok() && !seen.insert(tensor.name).second) in.fail(fmt::format("tensor {} twice", quote(tensor.name)));
  }
  if (!in.ok()) return in.status();

  const std::span<const std::byte> bytes = out.file.bytes();
  const std::uint64_t padding = (alignment - in.at() % alignment) % alignment;
  const std::span<const std::byte> data =
      bytes.subspan(in.at() + static_cast<std::size_t>(std::min(padding, in.left())));
  for (std::size_t i = 0; i < out.tensors.size(); ++i) {
    const Status status =
        place_tensor(out.tensors[i], places[i].type, places[i].offset, data, alignment, out.file.path());
    if (!status.ok()) return status;
  }
  return {};
}

Status read_alignment(const GgufFile& gguf, std::uint64_t& alignment) {
  const auto found = gguf.keys.find("general.alignment");
  if (found == gguf.keys.end()) return {};
  std::int64_t n = 0;
  if (!as_integer(*found, n) || n < 1 || (n & (n - 1)) != 0 || n > kMaxAlignment)
    return bad_file(fmt::format("{}: {}: must be a power of two, at most {}", gguf.file.path(),
                                name_value("general.alignment", *found), kMaxAlignment));
  alignment = static_cast<std::uint64_t>(n);
  return {};
}

}  // namespace

Result<GgufFile> GgufFile::open(const std::string& path) {
  auto file = MappedFile::open(path);
  if (!file.ok()) return file.status();
  GgufFile out;
  out.file = *file;
  Reader in(out.file);
  const auto magic = in.take<std::uint32_t>("the magic word");
  if (in.ok() && magic != 0x46554747) return bad_file(path + ": not a GGUF file: it does not start with GGUF");
  out.version = in.take<std::uint32_t>("the version");
  if (in.ok() && (out.version & 0xffff) == 0 && out.version != 0)
    return bad_file(path + ": a big-endian GGUF file: only little-endian files are read");
  if (in.ok() && out.version != 2 && out.version != 3)
    return bad_file(fmt::format("{}: GGUF version {}: versions 2 and 3 are read", path, out.version));

  constexpr std::uint64_t kLeastKey = 13, kLeastTensor = 24;  // bytes that the smallest entry takes
  const auto n_tensor = in.take<std::uint64_t>("the number of tensors");
  const auto n_key = in.take<std::uint64_t>("the number of keys");
  if (in.ok() && n_tensor > in.left() / kLeastTensor)
    in.fail(fmt::format("claims {} tensors, {} bytes are left", n_tensor, in.left()));
  if (in.ok() && n_key > in.left() / kLeastKey)
    in.fail(fmt::format("claims {} keys, {} bytes are left", n_key, in.left()));
  read_keys(in, n_key, out.keys);
  if (!in.ok()) return in.status();

  std::uint64_t alignment = 32;
  if (Status status = read_alignment(out, alignment); !status.ok()) return status;
  if (Status status = read_tensors(in, n_tensor, alignment, out); !status.ok()) return status;
  const auto architecture = out.keys.find("general.architecture");
  if (architecture == out.keys.end()) return out;
  if (!architecture->is_string())
    return bad_file(fmt::format("{}: {}: must be text", path, name_value("general.architecture", *architecture)));
  out.architecture = architecture->get<std::string>();
  return out;
}

}  // namespace turnout
