// SPDX-License-Identifier: MIT
// SPIR-V that is not built into the library.
#pragma once

#include <cstdint>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace turnout::vulkan {

/// The words of a file; empty: it cannot be read, or holds no whole words.
inline std::vector<std::uint32_t> read_spirv(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  const std::vector<char> bytes((std::istreambuf_iterator<char>(in)), {});
  std::vector<std::uint32_t> words(bytes.size() % 4 == 0 ? bytes.size() / 4 : 0);
  if (!words.empty()) std::memcpy(words.data(), bytes.data(), bytes.size());
  return words;
}

}  // namespace turnout::vulkan
