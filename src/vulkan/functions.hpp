// SPDX-License-Identifier: MIT
// The Vulkan functions that are called, found at run time, and the texts of their failures. The one include of Vulkan.
#pragma once

#ifndef VK_NO_PROTOTYPES
#define VK_NO_PROTOTYPES
#endif
#include <vulkan/vulkan.h>

#include <cstdint>

#include "turnout/status.hpp"

namespace turnout::vulkan {

#define TURNOUT_VULKAN_INSTANCE_FUNCTIONS(X) \
  X(CreateDevice)                            \
  X(DestroyInstance)                         \
  X(EnumerateDeviceExtensionProperties)      \
  X(EnumeratePhysicalDevices)                \
  X(GetDeviceProcAddr)                       \
  X(GetPhysicalDeviceMemoryProperties)       \
  X(GetPhysicalDeviceProperties2)            \
  X(GetPhysicalDeviceQueueFamilyProperties)

#define TURNOUT_VULKAN_DEVICE_FUNCTIONS(X) \
  X(AllocateCommandBuffers)                \
  X(AllocateDescriptorSets)                \
  X(AllocateMemory)                        \
  X(BeginCommandBuffer)                    \
  X(BindBufferMemory)                      \
  X(CmdBindDescriptorSets)                 \
  X(CmdBindPipeline)                       \
  X(CmdCopyBuffer)                         \
  X(CmdDispatch)                           \
  X(CmdPipelineBarrier)                    \
  X(CmdUpdateBuffer)                       \
  X(CreateBuffer)                          \
  X(CreateCommandPool)                     \
  X(CreateComputePipelines)                \
  X(CreateDescriptorPool)                  \
  X(CreateDescriptorSetLayout)             \
  X(CreateFence)                           \
  X(CreatePipelineLayout)                  \
  X(CreateShaderModule)                    \
  X(DestroyBuffer)                         \
  X(DestroyCommandPool)                    \
  X(DestroyDescriptorPool)                 \
  X(DestroyDescriptorSetLayout)            \
  X(DestroyDevice)                         \
  X(DestroyFence)                          \
  X(DestroyPipeline)                       \
  X(DestroyPipelineLayout)                 \
  X(DestroyShaderModule)                   \
  X(EndCommandBuffer)                      \
  X(FreeMemory)                            \
  X(GetBufferMemoryRequirements)           \
  X(GetDeviceQueue)                        \
  X(MapMemory)                             \
  X(QueueSubmit)                           \
  X(ResetCommandPool)                      \
  X(ResetFences)                           \
  X(UpdateDescriptorSets)                  \
  X(WaitForFences)

/// vk.QueueSubmit is vkQueueSubmit. The device's functions are null until load_device.
struct Functions {
#define TURNOUT_VULKAN_MEMBER(name) PFN_vk##name name = nullptr;
  TURNOUT_VULKAN_INSTANCE_FUNCTIONS(TURNOUT_VULKAN_MEMBER)
  TURNOUT_VULKAN_DEVICE_FUNCTIONS(TURNOUT_VULKAN_MEMBER)
#undef TURNOUT_VULKAN_MEMBER

  /// @return unavailable naming a function that is missing: the instance or device is older than Vulkan 1.1.
  Status load_instance(PFN_vkGetInstanceProcAddr get, VkInstance instance);
  Status load_device(VkDevice device);
};

/// Opens the system's Vulkan loader, for the life of the process. @return unavailable when there is none.
Result<PFN_vkGetInstanceProcAddr> open_loader();

/// "vkQueueSubmit of 4096 tokens: VK_ERROR_DEVICE_LOST": the call, the result's name, what it was about (may be "").
Status failure(const char* call, VkResult result, std::string_view about = {});

/// A structure that is zero but for its type.
template <class Structure>
Structure structure(VkStructureType type) {
  Structure s = {};
  s.sType = type;
  return s;
}

/// A handle that is not dispatchable as a number, as the public header has it, and back. On 32-bit it is one.
template <class Handle>
std::uint64_t number(Handle handle) {
  return reinterpret_cast<std::uint64_t>(handle);
}
template <class Handle>
Handle handle(std::uint64_t number) {
  return reinterpret_cast<Handle>(number);
}

}  // namespace turnout::vulkan
