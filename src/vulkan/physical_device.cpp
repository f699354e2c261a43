// SPDX-License-Identifier: MIT
// Reading devices' properties, and choosing a device and its variant of the kernels.
#include "vulkan/physical_device.hpp"

#include <algorithm>
#include <charconv>
#include <cstring>

#include "core/text.hpp"

namespace turnout::vulkan {
namespace {

constexpr VkSubgroupFeatureFlags kOperations = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_VOTE_BIT |
                                               VK_SUBGROUP_FEATURE_ARITHMETIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT |
                                               VK_SUBGROUP_FEATURE_SHUFFLE_BIT;

Status refuse(std::string why) { return {Code::unavailable, std::move(why)}; }

bool has_extension(const Functions& vk, VkPhysicalDevice device, std::string_view name) {
  std::uint32_t n = 0;
  if (vk.EnumerateDeviceExtensionProperties(device, nullptr, &n, nullptr) != VK_SUCCESS) return false;
  std::vector<VkExtensionProperties> extensions(n);
  if (vk.EnumerateDeviceExtensionProperties(device, nullptr, &n, extensions.data()) < 0) return false;
  return std::any_of(extensions.begin(), extensions.end(), [&](const auto& e) { return name == e.extensionName; });
}

std::uint32_t compute_queue_family(const Functions& vk, VkPhysicalDevice device) {
  std::uint32_t n = 0;
  vk.GetPhysicalDeviceQueueFamilyProperties(device, &n, nullptr);
  std::vector<VkQueueFamilyProperties> families(n);
  vk.GetPhysicalDeviceQueueFamilyProperties(device, &n, families.data());
  for (std::uint32_t i = 0; i < n; ++i)
    if (families[i].queueCount > 0 && families[i].queueFlags & VK_QUEUE_COMPUTE_BIT) return i;
  return VK_QUEUE_FAMILY_IGNORED;
}

int rank(VkPhysicalDeviceType type) {
  switch (type) {
    case VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU:
      return 0;
    case VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU:
      return 1;
    case VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU:
      return 2;
    case VK_PHYSICAL_DEVICE_TYPE_CPU:
      return 4;
    default:
      return 3;
  }
}

char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

bool contains(std::string_view name, std::string_view part) {
  return std::search(name.begin(), name.end(), part.begin(), part.end(),
                     [](char a, char b) { return lower(a) == lower(b); }) != name.end();
}

/// Why the device cannot run the subgroup kernels, whose 32 threads of a workgroup must be one subgroup; "": it can.
std::string why_no_subgroups(const PhysicalDevice& d) {
  if (d.subgroup_size < 32) return text("subgroups of ", d.subgroup_size, ": at least 32 are needed");
  if (d.min_subgroup_size != 0 && d.min_subgroup_size < 32)
    return text("subgroups may have only ", d.min_subgroup_size, " threads: at least 32 are needed");
  return d.subgroup_operations ? "" : "a subgroup operation is missing in compute";
}

}  // namespace

PhysicalDevice read_device(const Functions& vk, VkPhysicalDevice handle) {
  PhysicalDevice d;
  d.handle = handle;
  auto all = structure<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
  vk.GetPhysicalDeviceProperties2(handle, &all);
  const VkPhysicalDeviceProperties& p = all.properties;
  d.name = p.deviceName;
  d.type = p.deviceType;
  d.api = p.apiVersion;
  d.limits = p.limits;
  d.queue_family = compute_queue_family(vk, handle);
  if (p.apiVersion < VK_API_VERSION_1_1) {
    d.unusable = text("it has Vulkan ", VK_API_VERSION_MAJOR(p.apiVersion), ".", VK_API_VERSION_MINOR(p.apiVersion),
                      ": 1.1 is needed");
    return d;
  }
  if (d.queue_family == VK_QUEUE_FAMILY_IGNORED) d.unusable = "it has no compute queue";

  auto subgroup = structure<VkPhysicalDeviceSubgroupProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
  auto driver = structure<VkPhysicalDeviceDriverProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
  auto sizes = structure<VkPhysicalDeviceSubgroupSizeControlProperties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
  auto id = structure<VkPhysicalDeviceIDProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES);
  all.pNext = &id;
  id.pNext = &subgroup;
  void** last = &subgroup.pNext;
  if (p.apiVersion >= VK_API_VERSION_1_2) *last = &driver, last = &driver.pNext;
  if (p.apiVersion >= VK_API_VERSION_1_3 || has_extension(vk, handle, VK_EXT_SUBGROUP_SIZE_CONTROL_EXTENSION_NAME))
    *last = &sizes;
  vk.GetPhysicalDeviceProperties2(handle, &all);
  std::copy_n(id.deviceUUID, VK_UUID_SIZE, d.uuid.begin());
  std::copy_n(id.driverUUID, VK_UUID_SIZE, d.uuid.begin() + VK_UUID_SIZE);
  d.driver = driver.driverName[0] ? text(driver.driverName, " ", driver.driverInfo) : text(p.driverVersion);
  d.subgroup_size = subgroup.subgroupSize;
  d.min_subgroup_size = sizes.minSubgroupSize;
  d.subgroup_operations = (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) &&
                          (subgroup.supportedOperations & kOperations) == kOperations;
  return d;
}

Result<std::vector<PhysicalDevice>> list_devices(const Functions& vk, VkInstance instance) {
  std::uint32_t n = 0;
  VkResult result = vk.EnumeratePhysicalDevices(instance, &n, nullptr);
  std::vector<VkPhysicalDevice> handles(n);
  if (result == VK_SUCCESS) result = vk.EnumeratePhysicalDevices(instance, &n, handles.data());
  if (result < 0) return refuse(failure("vkEnumeratePhysicalDevices", result).message());
  handles.resize(n);
  std::vector<PhysicalDevice> devices;
  for (VkPhysicalDevice handle : handles) devices.push_back(read_device(vk, handle));
  return devices;
}

Result<std::size_t> choose_device(std::span<const PhysicalDevice> devices, std::string_view wanted) {
  if (devices.empty()) return refuse("no Vulkan device");
  const std::size_t none = devices.size();
  std::size_t chosen = none;
  std::size_t index = none;
  const auto read = std::from_chars(wanted.data(), wanted.data() + wanted.size(), index);
  if (!wanted.empty() && read.ec == std::errc() && read.ptr == wanted.data() + wanted.size() && index < none)
    chosen = index;
  for (std::size_t i = 0; i < devices.size() && chosen == none; ++i)
    if (!wanted.empty() && contains(devices[i].name, wanted)) chosen = i;
  if (wanted.empty()) {
    for (std::size_t i = 0; i < devices.size(); ++i)
      if (devices[i].unusable.empty() && (chosen == none || rank(devices[i].type) < rank(devices[chosen].type)))
        chosen = i;
  }
  if (chosen != none && devices[chosen].unusable.empty()) return chosen;

  std::string list;
  for (std::size_t i = 0; i < devices.size(); ++i) {
    const PhysicalDevice& d = devices[i];
    list +=
        text(i ? "; " : "", i, ": ", d.name, d.unusable.empty() ? "" : " (", d.unusable, d.unusable.empty() ? "" : ")");
  }
  if (wanted.empty()) return refuse(text("no usable Vulkan device; the devices are ", list));
  return refuse(text("TURNOUT_VULKAN_DEVICE = ", wanted, ": no such usable device; the devices are ", list));
}

Result<Variant> parse_variant(std::string_view name) {
  if (name.empty()) return Variant::automatic;
  if (name == "subgroup") return Variant::subgroup;
  if (name == "portable") return Variant::portable;
  return refuse(text("TURNOUT_VULKAN_PATH = ", name, ": must be subgroup or portable"));
}

Result<Variant> choose_variant(const PhysicalDevice& device, Variant wanted) {
  if (wanted == Variant::portable) return wanted;
  const std::string why = why_no_subgroups(device);
  if (why.empty()) return Variant::subgroup;
  if (wanted == Variant::automatic) return Variant::portable;
  return refuse(text("the subgroup kernels cannot run on ", device.name, ": ", why));
}

std::string describe(const PhysicalDevice& device, Variant variant) {
  return text(device.name, device.type == VK_PHYSICAL_DEVICE_TYPE_CPU ? ", software" : "", ", driver ", device.driver,
              ", subgroups of ", device.subgroup_size, ", ", variant == Variant::subgroup ? "subgroup" : "portable",
              " kernels");
}

}  // namespace turnout::vulkan
