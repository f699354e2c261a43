// SPDX-License-Identifier: MIT
// The native f32 of the Vulkan device that is in use: shaders/arithmetic.slang, judged by tests/arithmetic.cpp.
// The environment's TURNOUT_SPIRV_DIR is where arithmetic.spv lies, if not in the source tree.
#include <cstdlib>
#include <fstream>
#include <iterator>

#include "arithmetic.hpp"
#include "vulkan/memory.hpp"
#include "vulkan_device.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::uint32_t kThreads = 64;  // of a group

std::vector<std::uint32_t> read_spirv(const std::string& name) {
  const char* directory = std::getenv("TURNOUT_SPIRV_DIR");
  std::ifstream in((directory != nullptr ? directory : TURNOUT_SPIRV_DIR) + ("/" + name), std::ios::binary);
  const std::vector<char> bytes((std::istreambuf_iterator<char>(in)), {});
  std::vector<std::uint32_t> words(bytes.size() / 4);
  std::memcpy(words.data(), bytes.data(), 4 * words.size());
  return words;
}

/// One entry over host-visible buffers, dispatched and waited for. Its objects live as long as the process.
class Runner {
 public:
  explicit Runner(Context& context) : c_(context), vk_(context.vk) {
    const std::vector<std::uint32_t> words = read_spirv("arithmetic.spv");
    EXPECT_FALSE(words.empty());
    auto module_info = structure<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
    module_info.codeSize = 4 * words.size();
    module_info.pCode = words.data();
    VkShaderModule module = VK_NULL_HANDLE;
    expect(vk_.CreateShaderModule(c_.device, &module_info, nullptr, &module));
    VkDescriptorSetLayoutBinding bindings[kBuffers] = {};
    for (std::uint32_t i = 0; i < kBuffers; ++i)
      bindings[i] = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
    auto set_info = structure<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
    set_info.bindingCount = kBuffers;
    set_info.pBindings = bindings;
    VkDescriptorSetLayout layout = VK_NULL_HANDLE;
    expect(vk_.CreateDescriptorSetLayout(c_.device, &set_info, nullptr, &layout));
    auto layout_info = structure<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
    layout_info.setLayoutCount = 1;
    layout_info.pSetLayouts = &layout;
    expect(vk_.CreatePipelineLayout(c_.device, &layout_info, nullptr, &layout_));
    auto info = structure<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
    info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    info.stage.module = module;
    info.stage.pName = "arithmetic";
    info.layout = layout_;
    expect(vk_.CreateComputePipelines(c_.device, VK_NULL_HANDLE, 1, &info, nullptr, &pipeline_));

    const VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kBuffers};
    auto pool_info = structure<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
    pool_info.maxSets = 1;
    pool_info.poolSizeCount = 1;
    pool_info.pPoolSizes = &size;
    VkDescriptorPool pool = VK_NULL_HANDLE;
    expect(vk_.CreateDescriptorPool(c_.device, &pool_info, nullptr, &pool));
    auto set = structure<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    set.descriptorPool = pool;
    set.descriptorSetCount = 1;
    set.pSetLayouts = &layout;
    expect(vk_.AllocateDescriptorSets(c_.device, &set, &set_));
    auto commands_info = structure<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
    commands_info.queueFamilyIndex = c_.physical_device.queue_family;
    expect(vk_.CreateCommandPool(c_.device, &commands_info, nullptr, &commands_));
    const auto fence_info = structure<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
    expect(vk_.CreateFence(c_.device, &fence_info, nullptr, &fence_));
  }

  std::vector<std::uint32_t> run(const arithmetic::Property& p) {
    const auto n = static_cast<std::uint32_t>(p.inputs.size());
    const std::uint32_t request[4] = {static_cast<std::uint32_t>(p.operation), n, 0, 0};
    const std::uint64_t sizes[kBuffers] = {4ull * n, sizeof request, sizeof(arithmetic::Input) * n};
    Buffer buffers[kBuffers];
    VkDescriptorBufferInfo parts[kBuffers];
    VkWriteDescriptorSet writes[kBuffers] = {};
    for (std::uint32_t i = 0; i < kBuffers; ++i) {
      const Status made =
          make_buffer(vk_, c_.device, c_.memory, sizes[i], VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, true, buffers[i]);
      EXPECT_TRUE(made.ok()) << made.message();
      parts[i] = {buffers[i].buffer, 0, sizes[i]};
      writes[i].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
      writes[i].dstSet = set_;
      writes[i].dstBinding = i;
      writes[i].descriptorCount = 1;
      writes[i].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
      writes[i].pBufferInfo = &parts[i];
    }
    std::memset(buffers[0].mapped, 0xa5, sizes[0]);
    std::memcpy(buffers[1].mapped, request, sizes[1]);
    std::memcpy(buffers[2].mapped, p.inputs.data(), sizes[2]);
    vk_.UpdateDescriptorSets(c_.device, kBuffers, writes, 0, nullptr);
    dispatch((n + kThreads - 1) / kThreads);
    std::vector<std::uint32_t> answers(n);
    std::memcpy(answers.data(), buffers[0].mapped, sizes[0]);
    for (Buffer& b : buffers) destroy_buffer(vk_, c_.device, b);
    return answers;
  }

 private:
  static constexpr std::uint32_t kBuffers = 3;

  static void expect(VkResult r) { EXPECT_EQ(r, VK_SUCCESS); }

  void dispatch(std::uint32_t n_group) {
    expect(vk_.ResetCommandPool(c_.device, commands_, 0));
    auto allocate = structure<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
    allocate.commandPool = commands_;
    allocate.commandBufferCount = 1;
    VkCommandBuffer commands = VK_NULL_HANDLE;
    expect(vk_.AllocateCommandBuffers(c_.device, &allocate, &commands));
    auto begin = structure<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
    expect(vk_.BeginCommandBuffer(commands, &begin));
    vk_.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_);
    vk_.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout_, 0, 1, &set_, 0, nullptr);
    vk_.CmdDispatch(commands, n_group, 1, 1);
    auto seen = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
    seen.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
    seen.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
    vk_.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &seen, 0,
                           nullptr, 0, nullptr);
    expect(vk_.EndCommandBuffer(commands));
    expect(c_.submit(commands, fence_));
    expect(vk_.WaitForFences(c_.device, 1, &fence_, VK_TRUE, ~0ull));
    expect(vk_.ResetFences(c_.device, 1, &fence_));
  }

  Context& c_;
  const Functions& vk_;
  VkPipelineLayout layout_ = VK_NULL_HANDLE;
  VkPipeline pipeline_ = VK_NULL_HANDLE;
  VkDescriptorSet set_ = VK_NULL_HANDLE;
  VkCommandPool commands_ = VK_NULL_HANDLE;
  VkFence fence_ = VK_NULL_HANDLE;
};

using VulkanArithmetic = OnVulkan;

TEST_F(VulkanArithmetic, KeepsWhatTheKernelsTakeForGranted) {
  Context& context = **Context::shared();
  Runner runner(context);
  std::vector<std::uint32_t> answers;
  for (const arithmetic::Property& p : arithmetic::properties()) {
    const auto some = runner.run(p);
    answers.insert(answers.end(), some.begin(), some.end());
  }
  if (HasFailure()) return;
  EXPECT_TRUE(arithmetic::print_table(context.physical_device.name + ", SPIR-V", answers));
}

}  // namespace
}  // namespace turnout::vulkan
