// SPDX-License-Identifier: MIT
// The native f32 of the Vulkan device that is in use: shaders/arithmetic.slang, judged by tests/arithmetic.cpp.
// The environment's TURNOUT_SPIRV_DIR is where arithmetic.spv lies, if not in the source tree.
#include <cstdlib>

#include "arithmetic.hpp"
#include "spirv_file.hpp"
#include "vulkan/commands.hpp"
#include "vulkan/memory.hpp"
#include "vulkan_device.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::uint32_t kThreads = 64;  // of a group

/// One entry over host-visible buffers, dispatched and waited for. Its objects live as long as the process.
class Runner {
 public:
  explicit Runner(Context& context) : c_(context), vk_(context.vk) {
    const char* directory = std::getenv("TURNOUT_SPIRV_DIR");
    const auto words =
        read_spirv(std::string(directory != nullptr ? directory : TURNOUT_SPIRV_DIR) + "/arithmetic.spv");
    EXPECT_FALSE(words.empty());
    expect(make_pipeline(vk_, c_.device, words, "arithmetic", kBuffers, nullptr, pipeline_));
    VkDescriptorPool pool = VK_NULL_HANDLE;
    expect(make_set_pool(vk_, c_.device, 1, kBuffers, pool));
    expect(make_sets(vk_, c_.device, pool, pipeline_.set_layout, {&set_, 1}));
    expect(make_commands(vk_, c_.device, c_.physical_device.queue_family, commands_));
  }

  std::vector<std::uint32_t> run(const arithmetic::Property& p) {
    const auto n = static_cast<std::uint32_t>(p.inputs.size());
    const std::uint32_t request[4] = {static_cast<std::uint32_t>(p.operation), n, 0, 0};
    const std::uint64_t sizes[kBuffers] = {4ull * n, sizeof request, sizeof(arithmetic::Input) * n};
    Buffer buffers[kBuffers];
    VkDescriptorBufferInfo parts[kBuffers];
    for (std::uint32_t i = 0; i < kBuffers; ++i) {
      expect(make_buffer(vk_, c_.device, c_.memory, sizes[i], VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, true, buffers[i]));
      parts[i] = {buffers[i].buffer, 0, sizes[i]};
    }
    std::memset(buffers[0].mapped, 0xa5, sizes[0]);
    std::memcpy(buffers[1].mapped, request, sizes[1]);
    std::memcpy(buffers[2].mapped, p.inputs.data(), sizes[2]);
    write_set(vk_, c_.device, set_, parts);
    dispatch((n + kThreads - 1) / kThreads);
    std::vector<std::uint32_t> answers(n);
    std::memcpy(answers.data(), buffers[0].mapped, sizes[0]);
    for (Buffer& b : buffers) destroy_buffer(vk_, c_.device, b);
    return answers;
  }

 private:
  static constexpr std::uint32_t kBuffers = 3;

  static void expect(VkResult r) { EXPECT_EQ(r, VK_SUCCESS); }
  static void expect(const Status& s) { EXPECT_TRUE(s.ok()) << s.message(); }

  void dispatch(std::uint32_t n_group) {
    expect(begin(vk_, c_.device, commands_));
    const VkCommandBuffer commands = commands_.buffer;
    vk_.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.pipeline);
    vk_.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.layout, 0, 1, &set_, 0, nullptr);
    vk_.CmdDispatch(commands, n_group, 1, 1);
    barrier(vk_, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
            VK_ACCESS_HOST_READ_BIT);
    expect(vk_.EndCommandBuffer(commands));
    expect(c_.submit(commands, commands_.fence));
    expect(wait(vk_, c_.device, commands_, ~0ull));
  }

  Context& c_;
  const Functions& vk_;
  Pipeline pipeline_;
  VkDescriptorSet set_ = VK_NULL_HANDLE;
  Commands commands_;
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
