// SPDX-License-Identifier: MIT
// Buffers with memory of their own.
#pragma once

#include "vulkan/functions.hpp"

namespace turnout::vulkan {

struct Buffer {
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  char* mapped = nullptr;  ///< what the host sees of it
};

/// In host memory (visible, coherent, cached if there is such), mapped; or in the device's own. Can be copied to and
/// from beside `usage`. What was made before a failure is left in `out`, to be destroyed.
Status make_buffer(const Functions& vk, VkDevice device, const VkPhysicalDeviceMemoryProperties& memory,
                   std::uint64_t size, VkBufferUsageFlags usage, bool host, Buffer& out);
void destroy_buffer(const Functions& vk, VkDevice device, Buffer& buffer);

}  // namespace turnout::vulkan
