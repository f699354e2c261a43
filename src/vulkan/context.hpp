// SPDX-License-Identifier: MIT
// The backend's own instance, device and queue: opened once for the process, shared by all Routers.
#pragma once

#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "vulkan/kernels.hpp"

namespace turnout::vulkan {

/// What the environment decides.
struct Options {
  std::string device;       ///< TURNOUT_VULKAN_DEVICE, see choose_device
  std::string path;         ///< TURNOUT_VULKAN_PATH, see parse_variant
  std::string fix_rule;     ///< TURNOUT_VULKAN_FIX_RULE, see choose_tuning
  std::string tiled_from;   ///< TURNOUT_VULKAN_TILED_FROM
  bool validation = false;  ///< TURNOUT_VULKAN_VALIDATION: the validation layer, synchronization included
  static Options from_environment();
};

/// What the validation layer has said.
class Messages {
 public:
  void add(std::string message);
  std::vector<std::string> take();

 private:
  std::mutex mutex_;
  std::vector<std::string> list_;
};

class Context {
 public:
  /// @return unavailable, with the reason.
  static Result<std::shared_ptr<Context>> open(const Options& options);
  /// Opened by the first call, with the environment of that moment, and never closed: drivers' own statics may be gone
  /// by then. A device that is lost stays lost for the process.
  static const Result<std::shared_ptr<Context>>& shared();

  ~Context();
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  VkResult submit(VkCommandBuffer commands, VkFence fence);
  /// ok, or device_failure with the first message since the last call: with validation on, a message fails the call.
  Status judge_messages();

  Functions vk;
  PFN_vkGetInstanceProcAddr get_instance_proc_addr = nullptr;
  VkInstance instance = VK_NULL_HANDLE;
  PhysicalDevice physical_device;
  VkDevice device = VK_NULL_HANDLE;
  VkPhysicalDeviceMemoryProperties memory = {};
  std::shared_ptr<const Kernels> kernels;

 private:
  Context() = default;
  Status open_instance(bool validation);
  Status open_device(const Options& options);

  VkQueue queue_ = VK_NULL_HANDLE;
  std::mutex queue_mutex_;
  std::unique_ptr<Messages> messages_;  // only with validation
  VkDebugUtilsMessengerEXT messenger_ = VK_NULL_HANDLE;
};

/// A device with one queue of the physical device's family, and none of its features.
VkResult create_device(const Functions& vk, const PhysicalDevice& physical_device, VkDevice& out);

}  // namespace turnout::vulkan
