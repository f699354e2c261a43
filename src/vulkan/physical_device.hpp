// SPDX-License-Identifier: MIT
// What is known of a device before it is opened; which one is taken, and which build of the kernels it runs.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "turnout/vulkan.hpp"
#include "vulkan/functions.hpp"

namespace turnout::vulkan {

struct PhysicalDevice {
  VkPhysicalDevice handle = nullptr;
  std::array<std::uint8_t, 2 * VK_UUID_SIZE> uuid = {};  ///< of the device and its driver
  std::string name, driver;
  VkPhysicalDeviceType type = VK_PHYSICAL_DEVICE_TYPE_OTHER;
  std::uint32_t api = 0;
  VkPhysicalDeviceLimits limits = {};
  std::uint32_t queue_family = VK_QUEUE_FAMILY_IGNORED;  ///< one with compute
  std::uint32_t subgroup_size = 0;
  std::uint32_t min_subgroup_size = 0;  ///< what a driver may choose instead; 0: not known to vary
  bool subgroup_operations = false;     ///< those that the kernels use
  std::string unusable;                 ///< why it cannot be used; empty: it can
};

PhysicalDevice read_device(const Functions& vk, VkPhysicalDevice handle);
Result<std::vector<PhysicalDevice>> list_devices(const Functions& vk, VkInstance instance);

/// `wanted` is TURNOUT_VULKAN_DEVICE: an index, or a part of a name in any case; "": the best kind of device, the first
/// of its kind. @return unavailable, listing the devices.
Result<std::size_t> choose_device(std::span<const PhysicalDevice> devices, std::string_view wanted);

/// Reads TURNOUT_VULKAN_PATH: "" is automatic.
Result<Variant> parse_variant(std::string_view name);
/// Never automatic. @return unavailable when `wanted` cannot run on the device.
Result<Variant> choose_variant(const PhysicalDevice& device, Variant wanted);

/// "NVIDIA H200, driver NVIDIA 570.1, subgroups of 32, subgroup kernels".
std::string describe(const PhysicalDevice& device, Variant variant);

}  // namespace turnout::vulkan
