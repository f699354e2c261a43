// SPDX-License-Identifier: MIT
#include "model/npy.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>
#include <set>

#include "model/tensor.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

struct Header {
  std::string descr;
  bool fortran_order = false;
  std::vector<std::int64_t> shape;
};

/// Reads the header: a Python dict with exactly the keys descr, fortran_order and shape.
class HeaderReader {
 public:
  HeaderReader(std::string_view text, std::string where) : text_(text), where_(std::move(where)) {}

  Result<Header> read() {
    Header header;
    std::set<std::string> seen;
    if (!take('{')) return expected("'{'");
    while (!take('}')) {
      std::string key;
      if (!take_string(key)) return expected("a key in quotes");
      if (!seen.insert(key).second) return bad(fmt::format("key {} twice", quote(key)));
      if (!take(':')) return expected("':'");
      if (key == "descr") {
        if (!take_string(header.descr)) return expected("descr as text (records are not supported)");
      } else if (key == "fortran_order") {
        if (take_word("True")) {
          header.fortran_order = true;
        } else if (!take_word("False")) {
          return expected("True or False");
        }
      } else if (key == "shape") {
        if (Status status = read_shape(header.shape); !status.ok()) return status;
      } else {
        return bad(fmt::format("unknown key {}", quote(key)));
      }
      if (!take(',') && peek() != '}') return expected("',' or '}'");
    }
    skip_space();
    if (at_ < text_.size()) return expected("nothing after '}'");
    for (const char* key : {"descr", "fortran_order", "shape"})
      if (!seen.contains(key)) return bad(fmt::format("key '{}' is absent", key));
    return header;
  }

 private:
  Status read_shape(std::vector<std::int64_t>& shape) {
    if (!take('(')) return expected("'('");
    while (!take(')')) {
      std::int64_t n = 0;
      skip_space();
      const char* const start = text_.data() + at_;
      const auto [end, error] = std::from_chars(start, text_.data() + text_.size(), n);
      if (error == std::errc::result_out_of_range) return bad("a dimension overflows 64 bits");
      if (error != std::errc{} || n < 0) return expected("a dimension");
      at_ += static_cast<std::size_t>(end - start);
      shape.push_back(n);
      if (!take(',') && peek() != ')') return expected("',' or ')'");
    }
    return {};
  }

  void skip_space() {
    while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\n')) ++at_;
  }
  char peek() {
    skip_space();
    return at_ < text_.size() ? text_[at_] : '\0';
  }
  bool take(char c) {
    if (peek() != c || at_ == text_.size()) return false;
    ++at_;
    return true;
  }
  bool take_word(std::string_view word) {
    skip_space();
    if (!text_.substr(at_).starts_with(word)) return false;
    at_ += word.size();
    return true;
  }
  bool take_string(std::string& out) {
    const char mark = peek();
    if (mark != '\'' && mark != '"') return false;
    const std::size_t end = text_.find(mark, at_ + 1);
    if (end == std::string_view::npos) return false;
    out = text_.substr(at_ + 1, end - at_ - 1);
    at_ = end + 1;
    return true;
  }
  Status bad(const std::string& what) const { return bad_file(fmt::format("{}: header: {}", where_, what)); }
  Status expected(const char* what) const { return bad(fmt::format("character {}: expected {}", at_, what)); }

  std::string_view text_;
  std::string where_;
  std::size_t at_ = 0;
};

std::optional<std::string> dtype_of(std::string_view descr) {
  if (descr == "<f4") return "F32";
  if (descr == "<f2") return "F16";
  if (descr == "<V2" || descr == "|V2") return "BF16";  // how bfloat16 arrays are saved: NumPy has no such type
  if (descr == "<i4") return "I32";
  if (descr == "<i8") return "I64";
  return {};
}

}  // namespace

Result<Tensor> read_npy(const MappedFile& file) {
  const std::string& path = file.path();
  const std::span<const std::byte> bytes = file.bytes();
  const auto byte = [&](std::size_t i) { return std::to_integer<std::size_t>(bytes[i]); };
  const std::string_view text(reinterpret_cast<const char*>(bytes.data()), bytes.size());
  if (!text.starts_with("\x93NUMPY")) return bad_file(path + ": not a .npy file: it does not start with \\x93NUMPY");
  if (bytes.size() < 8) return bad_file(fmt::format("{}: ends at byte {}, inside the version", path, bytes.size()));
  const std::size_t version = byte(6);
  if (version < 1 || version > 3)
    return bad_file(fmt::format("{}: .npy version {}.{}: versions 1 to 3 are known", path, version, byte(7)));

  const std::size_t length_bytes = version == 1 ? 2 : 4, start = 8 + length_bytes;
  if (bytes.size() < start)
    return bad_file(fmt::format("{}: ends at byte {}, inside the header's length", path, bytes.size()));
  std::size_t length = 0;
  for (std::size_t i = length_bytes; i-- > 0;) length = length << 8 | byte(8 + i);
  if (length > bytes.size() - start)
    return bad_file(fmt::format("{}: header of {} bytes, but only {} are left", path, length, bytes.size() - start));

  auto header = HeaderReader(text.substr(start, length), path).read();
  if (!header.ok()) return header.status();
  if (header->descr.starts_with('>'))
    return bad_file(fmt::format("{}: descr {}: big-endian: save it as little-endian", path, quote(header->descr)));
  const auto dtype = dtype_of(header->descr);
  if (!dtype)
    return bad_file(
        fmt::format("{}: descr {}: must be <f4, <f2, <V2 (bfloat16), <i4 or <i8", path, quote(header->descr)));
  if (header->fortran_order)
    return bad_file(path + ": fortran_order = True: save it in C order (numpy.ascontiguousarray)");

  auto n_byte = tensor_bytes(*dtype, header->shape, path);
  if (!n_byte.ok()) return n_byte.status();
  const std::span<const std::byte> data = bytes.subspan(start + length);
  if (static_cast<std::uint64_t>(*n_byte) != data.size())
    return bad_file(fmt::format("{}: shape {} of {} takes {} bytes, the file has {}", path, show_shape(header->shape),
                                quote(header->descr), *n_byte, data.size()));
  return Tensor{"array", *dtype, header->shape, data};
}

}  // namespace turnout
