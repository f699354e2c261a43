// SPDX-License-Identifier: MIT
// Opening the Vulkan loader, filling the function table, and naming results.
#include "vulkan/functions.hpp"

#if defined(__unix__)
#include <dlfcn.h>
#endif

#include "core/text.hpp"

namespace turnout::vulkan {
namespace {

std::string result_name(VkResult result) {
  switch (result) {
#define TURNOUT_VULKAN_CASE(name) \
  case name:                      \
    return #name;
    TURNOUT_VULKAN_CASE(VK_NOT_READY)
    TURNOUT_VULKAN_CASE(VK_TIMEOUT)
    TURNOUT_VULKAN_CASE(VK_INCOMPLETE)
    TURNOUT_VULKAN_CASE(VK_ERROR_OUT_OF_HOST_MEMORY)
    TURNOUT_VULKAN_CASE(VK_ERROR_OUT_OF_DEVICE_MEMORY)
    TURNOUT_VULKAN_CASE(VK_ERROR_INITIALIZATION_FAILED)
    TURNOUT_VULKAN_CASE(VK_ERROR_DEVICE_LOST)
    TURNOUT_VULKAN_CASE(VK_ERROR_MEMORY_MAP_FAILED)
    TURNOUT_VULKAN_CASE(VK_ERROR_LAYER_NOT_PRESENT)
    TURNOUT_VULKAN_CASE(VK_ERROR_EXTENSION_NOT_PRESENT)
    TURNOUT_VULKAN_CASE(VK_ERROR_FEATURE_NOT_PRESENT)
    TURNOUT_VULKAN_CASE(VK_ERROR_INCOMPATIBLE_DRIVER)
    TURNOUT_VULKAN_CASE(VK_ERROR_TOO_MANY_OBJECTS)
    TURNOUT_VULKAN_CASE(VK_ERROR_FRAGMENTED_POOL)
    TURNOUT_VULKAN_CASE(VK_ERROR_OUT_OF_POOL_MEMORY)
    TURNOUT_VULKAN_CASE(VK_ERROR_INVALID_SHADER_NV)
#undef TURNOUT_VULKAN_CASE
    default:
      return text("VkResult ", static_cast<int>(result));
  }
}

Status missing(const char* name) {
  return {Code::unavailable, text("vk", name, " is missing: Vulkan 1.1 or later is needed")};
}

}  // namespace

Result<PFN_vkGetInstanceProcAddr> open_loader() {
#if defined(__unix__)
  void* library = dlopen("libvulkan.so.1", RTLD_NOW | RTLD_LOCAL);  // never closed: drivers do not survive it
  if (library == nullptr) return Status{Code::unavailable, "no Vulkan loader (libvulkan.so.1)"};
  if (void* get = dlsym(library, "vkGetInstanceProcAddr")) return reinterpret_cast<PFN_vkGetInstanceProcAddr>(get);
  return Status{Code::unavailable, "libvulkan.so.1 has no vkGetInstanceProcAddr"};
#else
  return Status{Code::unavailable, "the Vulkan loader is not looked for on this system"};
#endif
}

Status Functions::load_instance(PFN_vkGetInstanceProcAddr get, VkInstance instance) {
#define TURNOUT_VULKAN_LOAD(name)                                   \
  name = reinterpret_cast<PFN_vk##name>(get(instance, "vk" #name)); \
  if (name == nullptr) return missing(#name);
  TURNOUT_VULKAN_INSTANCE_FUNCTIONS(TURNOUT_VULKAN_LOAD)
#undef TURNOUT_VULKAN_LOAD
  return {};
}

Status Functions::load_device(VkDevice device) {
#define TURNOUT_VULKAN_LOAD(name)                                               \
  name = reinterpret_cast<PFN_vk##name>(GetDeviceProcAddr(device, "vk" #name)); \
  if (name == nullptr) return missing(#name);
  TURNOUT_VULKAN_DEVICE_FUNCTIONS(TURNOUT_VULKAN_LOAD)
#undef TURNOUT_VULKAN_LOAD
  return {};
}

Status failure(const char* call, VkResult result, std::string_view about) {
  return {Code::device_failure, text(call, about.empty() ? "" : " of ", about, ": ", result_name(result))};
}

}  // namespace turnout::vulkan
