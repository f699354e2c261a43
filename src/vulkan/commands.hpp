// SPDX-License-Identifier: MIT
// A command buffer that is recorded, submitted and waited for, again and again; and descriptor sets of storage buffers.
#pragma once

#include <span>

#include "vulkan/functions.hpp"

namespace turnout::vulkan {

struct Commands {
  VkCommandPool pool = VK_NULL_HANDLE;  ///< of this one buffer
  VkCommandBuffer buffer = VK_NULL_HANDLE;
  VkFence fence = VK_NULL_HANDLE;  ///< of its submission; not signalled
};

/// What was made before a failure is left in `out`, to be destroyed.
Status make_commands(const Functions& vk, VkDevice device, std::uint32_t queue_family, Commands& out);
void destroy_commands(const Functions& vk, VkDevice device, Commands& commands);
/// Forgets what was recorded, whose execution must be over, and begins anew, for one submission.
Status begin(const Functions& vk, VkDevice device, const Commands& commands);
/// Waits for the fence and resets it.
VkResult wait(const Functions& vk, VkDevice device, const Commands& commands, std::uint64_t nanoseconds);

/// One global barrier.
void barrier(const Functions& vk, VkCommandBuffer commands, VkPipelineStageFlags from, VkAccessFlags written,
             VkPipelineStageFlags to, VkAccessFlags used);

/// A pool for n sets of at most n_buffer storage buffers each.
Status make_set_pool(const Functions& vk, VkDevice device, std::uint32_t n, std::uint32_t n_buffer,
                     VkDescriptorPool& out);
Status make_sets(const Functions& vk, VkDevice device, VkDescriptorPool pool, VkDescriptorSetLayout layout,
                 std::span<VkDescriptorSet> out);
/// Bindings 0, 1, ... of the set.
void write_set(const Functions& vk, VkDevice device, VkDescriptorSet set,
               std::span<const VkDescriptorBufferInfo> buffers);

}  // namespace turnout::vulkan
