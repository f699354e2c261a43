// SPDX-License-Identifier: MIT
// Choosing a memory type and making a buffer in it.
#include "vulkan/memory.hpp"

#include "core/text.hpp"

namespace turnout::vulkan {
namespace {

// The first memory type that has what is required, and what is preferred if any has.
std::uint32_t memory_type(const VkPhysicalDeviceMemoryProperties& memory, std::uint32_t allowed,
                          VkMemoryPropertyFlags required, VkMemoryPropertyFlags preferred) {
  for (VkMemoryPropertyFlags wanted : {required | preferred, required})
    for (std::uint32_t i = 0; i < memory.memoryTypeCount; ++i)
      if ((allowed >> i & 1u) && (memory.memoryTypes[i].propertyFlags & wanted) == wanted) return i;
  return VK_MAX_MEMORY_TYPES;
}

}  // namespace

Status make_buffer(const Functions& vk, VkDevice device, const VkPhysicalDeviceMemoryProperties& memory,
                   std::uint64_t size, VkBufferUsageFlags usage, bool host, Buffer& out) {
  const std::string about = text(size, " bytes");
  auto info = structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
  info.size = size;
  info.usage = usage | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
  info.sharingMode = VK_SHARING_MODE_EXCLUSIVE;
  if (VkResult r = vk.CreateBuffer(device, &info, nullptr, &out.buffer); r != VK_SUCCESS)
    return failure("vkCreateBuffer", r, about);
  VkMemoryRequirements needs;
  vk.GetBufferMemoryRequirements(device, out.buffer, &needs);
  constexpr VkMemoryPropertyFlags kHost = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  auto allocate = structure<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
  allocate.allocationSize = needs.size;
  allocate.memoryTypeIndex = host ? memory_type(memory, needs.memoryTypeBits, kHost, VK_MEMORY_PROPERTY_HOST_CACHED_BIT)
                                  : memory_type(memory, needs.memoryTypeBits, 0, VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT);
  if (allocate.memoryTypeIndex == VK_MAX_MEMORY_TYPES)
    return {Code::device_failure, "no memory type is visible to the host and coherent"};
  if (VkResult r = vk.AllocateMemory(device, &allocate, nullptr, &out.memory); r != VK_SUCCESS)
    return failure("vkAllocateMemory", r, about);
  if (VkResult r = vk.BindBufferMemory(device, out.buffer, out.memory, 0); r != VK_SUCCESS)
    return failure("vkBindBufferMemory", r, about);
  if (!host) return {};
  void* mapped = nullptr;
  const VkResult r = vk.MapMemory(device, out.memory, 0, VK_WHOLE_SIZE, 0, &mapped);
  out.mapped = static_cast<char*>(mapped);
  return r == VK_SUCCESS ? Status{} : failure("vkMapMemory", r, about);
}

void destroy_buffer(const Functions& vk, VkDevice device, Buffer& b) {
  vk.DestroyBuffer(device, b.buffer, nullptr);
  vk.FreeMemory(device, b.memory, nullptr);
  b = {};
}

}  // namespace turnout::vulkan
