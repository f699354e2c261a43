// SPDX-License-Identifier: MIT
// The one list of backends, best first. A new backend adds its entry here and its folder beside src/reference.
#include "turnout/backend.hpp"

#include "reference/reference.hpp"
#ifdef TURNOUT_HAS_VULKAN
#include "vulkan/backend.hpp"
#endif

namespace turnout {

std::span<const Backend> backends() {
  static const Backend list[] = {
#ifdef TURNOUT_HAS_VULKAN
      vulkan::backend(),
#endif
      reference::backend(),
  };
  return list;
}

const Backend* find_backend(std::string_view name) {
  for (const Backend& b : backends())
    if (b.name == name) return &b;
  return nullptr;
}

const Backend& default_backend() {
  for (const Backend& b : backends())
    if (!b.accelerator && b.unavailable().empty()) return b;
  return backends().back();
}

}  // namespace turnout
