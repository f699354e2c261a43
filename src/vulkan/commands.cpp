// SPDX-License-Identifier: MIT
#include "vulkan/commands.hpp"

#include <vector>

#include "core/text.hpp"

namespace turnout::vulkan {

Status make_commands(const Functions& vk, VkDevice device, std::uint32_t queue_family, Commands& out) {
  auto pool = structure<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
  pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
  pool.queueFamilyIndex = queue_family;
  if (VkResult r = vk.CreateCommandPool(device, &pool, nullptr, &out.pool); r != VK_SUCCESS)
    return failure("vkCreateCommandPool", r);
  auto buffer = structure<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
  buffer.commandPool = out.pool;
  buffer.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  buffer.commandBufferCount = 1;
  if (VkResult r = vk.AllocateCommandBuffers(device, &buffer, &out.buffer); r != VK_SUCCESS)
    return failure("vkAllocateCommandBuffers", r);
  const auto fence = structure<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
  const VkResult r = vk.CreateFence(device, &fence, nullptr, &out.fence);
  return r == VK_SUCCESS ? Status{} : failure("vkCreateFence", r);
}

void destroy_commands(const Functions& vk, VkDevice device, Commands& c) {
  vk.DestroyFence(device, c.fence, nullptr);
  vk.DestroyCommandPool(device, c.pool, nullptr);
  c = {};
}

Status begin(const Functions& vk, VkDevice device, const Commands& c) {
  if (VkResult r = vk.ResetCommandPool(device, c.pool, 0); r != VK_SUCCESS) return failure("vkResetCommandPool", r);
  auto info = structure<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
  info.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  const VkResult r = vk.BeginCommandBuffer(c.buffer, &info);
  return r == VK_SUCCESS ? Status{} : failure("vkBeginCommandBuffer", r);
}

VkResult wait(const Functions& vk, VkDevice device, const Commands& c, std::uint64_t nanoseconds) {
  const VkResult r = vk.WaitForFences(device, 1, &c.fence, VK_TRUE, nanoseconds);
  return r == VK_SUCCESS ? vk.ResetFences(device, 1, &c.fence) : r;
}

void barrier(const Functions& vk, VkCommandBuffer commands, VkPipelineStageFlags from, VkAccessFlags written,
             VkPipelineStageFlags to, VkAccessFlags used) {
  auto b = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
  b.srcAccessMask = written;
  b.dstAccessMask = used;
  vk.CmdPipelineBarrier(commands, from, to, 0, 1, &b, 0, nullptr, 0, nullptr);
}

Status make_set_pool(const Functions& vk, VkDevice device, std::uint32_t n, std::uint32_t n_buffer,
                     VkDescriptorPool& out) {
  const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, n_buffer * n};
  auto info = structure<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
  info.maxSets = n;
  info.poolSizeCount = 1;
  info.pPoolSizes = &size;
  const VkResult r = vk.CreateDescriptorPool(device, &info, nullptr, &out);
  return r == VK_SUCCESS ? Status{} : failure("vkCreateDescriptorPool", r, text(n, " sets"));
}

Status make_sets(const Functions& vk, VkDevice device, VkDescriptorPool pool, VkDescriptorSetLayout layout,
                 std::span<VkDescriptorSet> out) {
  const std::vector<VkDescriptorSetLayout> layouts(out.size(), layout);
  auto info = structure<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
  info.descriptorPool = pool;
  info.descriptorSetCount = static_cast<std::uint32_t>(out.size());
  info.pSetLayouts = layouts.data();
  const VkResult r = vk.AllocateDescriptorSets(device, &info, out.data());
  return r == VK_SUCCESS ? Status{} : failure("vkAllocateDescriptorSets", r, text(out.size(), " sets"));
}

void write_set(const Functions& vk, VkDevice device, VkDescriptorSet set,
               std::span<const VkDescriptorBufferInfo> buffers) {
  auto write = structure<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
  write.dstSet = set;
  write.descriptorCount = static_cast<std::uint32_t>(buffers.size());  // runs on into the bindings that follow
  write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  write.pBufferInfo = buffers.data();
  vk.UpdateDescriptorSets(device, 1, &write, 0, nullptr);
}

}  // namespace turnout::vulkan
