// SPDX-License-Identifier: MIT
// Small model files made by hand, so that tests can say exactly which byte lies.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <fstream>
#include <string>
#include <utility>
#include <vector>

#include "model/json.hpp"

namespace turnout::test {

template <class T>
std::string raw(T value) {
  std::string out(sizeof(T), '\0');
  std::memcpy(out.data(), &value, sizeof(T));
  return out;
}

inline std::string sized(const std::string& text) { return raw<std::uint64_t>(text.size()) + text; }

inline std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline std::string data_path(const std::string& name) { return std::string(TURNOUT_DATA_DIR) + "/" + name; }

/// A directory that goes away with the test.
class TempDir {
 public:
  TempDir() {
    std::string pattern = (std::filesystem::temp_directory_path() / "turnout-model-XXXXXX").string();
    if (::mkdtemp(pattern.data())) path_ = pattern;
  }
  ~TempDir() {
    std::error_code error;
    std::filesystem::remove_all(path_, error);
  }
  TempDir(const TempDir&) = delete;
  TempDir& operator=(const TempDir&) = delete;

  std::string write(const std::string& name, const std::string& bytes) const {
    const std::string path = path_ + "/" + name;
    std::filesystem::create_directories(std::filesystem::path(path).parent_path());
    std::ofstream(path, std::ios::binary) << bytes;
    return path;
  }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

/// A GGUF file in pieces.
struct Gguf {
  std::uint32_t version = 3;
  std::vector<std::pair<std::string, std::string>> keys;  ///< name, then value type and value as bytes
  std::string heads, data;
  std::uint64_t n_tensor = 0;

  Gguf& text(const std::string& key, const std::string& value) {
    return key_raw(key, raw<std::uint32_t>(8) + sized(value));
  }
  Gguf& u32(const std::string& key, std::uint32_t value) { return key_raw(key, raw<std::uint32_t>(4) + raw(value)); }
  Gguf& i32(const std::string& key, std::int32_t value) { return key_raw(key, raw<std::uint32_t>(5) + raw(value)); }
  /// A list of two u32.
  Gguf& list(const std::string& key) {
    return key_raw(key, raw<std::uint32_t>(9) + raw<std::uint32_t>(4) + raw<std::uint64_t>(2) + raw<std::uint64_t>(1));
  }
  Gguf& f32(const std::string& key, float value) { return key_raw(key, raw<std::uint32_t>(6) + raw(value)); }
  Gguf& boolean(const std::string& key, bool value) {
    return key_raw(key, raw<std::uint32_t>(7) + std::string(1, value));
  }
  Gguf& key_raw(const std::string& key, const std::string& value) {
    keys.emplace_back(key, value);
    return *this;
  }
  /// Gives a key that is there another value, or takes it away.
  Gguf& set(const std::string& key, const std::string& value) {
    for (auto& [name, old] : keys)
      if (name == key) old = value;
    return *this;
  }
  Gguf& set_u32(const std::string& key, std::uint32_t value) { return set(key, raw<std::uint32_t>(4) + raw(value)); }
  Gguf& drop(const std::string& key) {
    std::erase_if(keys, [&](const auto& entry) { return entry.first == key; });
    return *this;
  }
  /// Dimensions innermost first, as in the file.
  Gguf& head(const std::string& name, const std::vector<std::uint64_t>& dims, std::uint32_t type,
             std::uint64_t offset) {
    heads += sized(name) + raw<std::uint32_t>(static_cast<std::uint32_t>(dims.size()));
    for (const std::uint64_t n : dims) heads += raw(n);
    heads += raw(type) + raw(offset);
    ++n_tensor;
    return *this;
  }
  Gguf& tensor(const std::string& name, const std::vector<std::uint64_t>& dims, std::uint32_t type,
               const std::string& bytes) {
    head(name, dims, type, data.size());
    data += bytes;
    data.resize((data.size() + 31) / 32 * 32);
    return *this;
  }
  /// A router weight [n_expert, 32] of zeros in f32.
  Gguf& router(int layer, std::uint64_t n_expert) {
    return tensor("blk." + std::to_string(layer) + ".ffn_gate_inp.weight", {32, n_expert}, 0,
                  std::string(n_expert * 128, '\0'));
  }
  Gguf& vector(const std::string& name, std::uint64_t n) { return tensor(name, {n}, 0, std::string(n * 4, '\0')); }

  std::string build() const {
    std::string out = "GGUF" + raw(version) + raw(n_tensor) + raw<std::uint64_t>(keys.size());
    for (const auto& [key, value] : keys) out += sized(key) + value;
    out += heads;
    out.resize((out.size() + 31) / 32 * 32);
    return out + data;
  }
};

/// A complete little lfm2moe: 8 experts, 2 used, one routed layer.
inline Gguf tiny_gguf(const std::string& bias = "blk.2.exp_probs_b.bias") {
  Gguf gguf;
  gguf.text("general.architecture", "lfm2moe").u32("lfm2moe.expert_count", 8).u32("lfm2moe.expert_used_count", 2);
  gguf.u32("lfm2moe.expert_gating_func", 2).router(2, 8);
  if (!bias.empty()) gguf.vector(bias, 8);
  return gguf;
}

/// A safetensors file from its header's text and its data.
inline std::string safetensors(const std::string& header, const std::string& data) { return sized(header) + data; }

/// The bytes of n f32 zeros.
inline std::string zeros(std::size_t n) { return std::string(n * 4, '\0'); }

/// Header entry of an f32 tensor of a safetensors file; offsets follow the shape.
inline std::string entry(const std::string& name, const std::vector<int>& shape, std::size_t begin) {
  std::size_t n = 4;
  for (const int dim : shape) n *= static_cast<std::size_t>(dim);
  return "\"" + name + "\":" + Json{{"dtype", "F32"}, {"shape", shape}, {"data_offsets", {begin, begin + n}}}.dump();
}

inline std::string npy(const std::string& dict, const std::string& data, char version = 1) {
  std::string out = "\x93NUMPY";
  out += version;
  out += '\0';
  out += version == 1 ? raw<std::uint16_t>(static_cast<std::uint16_t>(dict.size()))
                      : raw<std::uint32_t>(static_cast<std::uint32_t>(dict.size()));
  return out + dict + data;
}

/// The call failed with that code, and its message has every one of these parts.
template <class T>
void expect_error(const T& result, Code code, const std::vector<std::string>& parts) {
  ASSERT_FALSE(result.ok()) << "expected an error with " << (parts.empty() ? "" : parts.front());
  EXPECT_EQ(static_cast<int>(result.status().code()), static_cast<int>(code)) << result.status().message();
  for (const std::string& part : parts)
    EXPECT_NE(result.status().message().find(part), std::string::npos)
        << "no '" << part << "' in: " << result.status().message();
}

}  // namespace turnout::test
