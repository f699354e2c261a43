// SPDX-License-Identifier: MIT
// The kernel function_check on the Vulkan backend's own device: batches of inputs in, their answers and the time out.
// Anything that goes wrong ends the program.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <string>
#include <vector>

#include "spirv_file.hpp"
#include "vulkan/commands.hpp"
#include "vulkan/context.hpp"
#include "vulkan/memory.hpp"

namespace turnout::vulkan {

[[noreturn]] inline void fail(const std::string& why) {
  std::fprintf(stderr, "gpu_exhaustion: %s\n", why.c_str());
  std::exit(2);
}
inline void check(VkResult r, const char* call) {
  if (r != VK_SUCCESS) fail(failure(call, r).message());
}
inline void check(const Status& s) {
  if (!s.ok()) fail(s.message());
}

inline constexpr std::uint64_t kMostOfBatch = std::uint64_t{1} << 24;  // inputs
inline constexpr std::uint32_t kMostWindows = 512;                     // of a batch

/// Inputs first, first + 1, ... by their bits: one dispatch.
struct Window {
  std::uint32_t first, count;
};
using Batch = std::vector<Window>;

class FunctionDevice {
 public:
  explicit FunctionDevice(const char* spirv);
  ~FunctionDevice();
  FunctionDevice(const FunctionDevice&) = delete;
  FunctionDevice& operator=(const FunctionDevice&) = delete;

  std::string name() const { return context_->physical_device.name + ", driver " + context_->physical_device.driver; }
  std::uint64_t most_of_batch() const { return most_; }
  /// Starts a batch; its answers will stand one after the other in answers(slot).
  void start(int slot, std::uint32_t function, const Batch& batch);
  /// @return ns of the dispatches alone, by the device's clock; 0: it has none.
  double finish(int slot, std::size_t n_window);
  std::uint32_t* answers(int slot) const { return reinterpret_cast<std::uint32_t*>(slots_[slot].host.mapped); }

 private:
  static constexpr std::uint32_t kGroup = 64;  // threads of a workgroup of function_check
  static constexpr std::uint64_t kWait = 120'000'000'000;
  struct Slot {
    Buffer host;
    Commands commands;
    VkQueryPool queries = VK_NULL_HANDLE;
  };

  template <class F>
  F find(const char* function) const {
    return reinterpret_cast<F>(context_->vk.GetDeviceProcAddr(context_->device, function));
  }
  void make_slot(Slot& slot);

  std::shared_ptr<Context> context_;
  PFN_vkCreateQueryPool create_queries_;
  PFN_vkDestroyQueryPool destroy_queries_;
  PFN_vkCmdResetQueryPool reset_queries_;
  PFN_vkCmdWriteTimestamp write_timestamp_;
  PFN_vkGetQueryPoolResults get_results_;
  std::uint64_t most_;
  Pipeline pipeline_;
  Buffer results_, request_;
  VkDescriptorPool descriptors_ = VK_NULL_HANDLE;
  VkDescriptorSet set_ = VK_NULL_HANDLE;
  Slot slots_[2];
};

inline FunctionDevice::FunctionDevice(const char* spirv) {
  const auto& opened = Context::shared();
  if (!opened.ok()) fail(opened.status().message());
  context_ = *opened;
  create_queries_ = find<PFN_vkCreateQueryPool>("vkCreateQueryPool");
  destroy_queries_ = find<PFN_vkDestroyQueryPool>("vkDestroyQueryPool");
  reset_queries_ = find<PFN_vkCmdResetQueryPool>("vkCmdResetQueryPool");
  write_timestamp_ = find<PFN_vkCmdWriteTimestamp>("vkCmdWriteTimestamp");
  get_results_ = find<PFN_vkGetQueryPoolResults>("vkGetQueryPoolResults");
  const VkPhysicalDeviceLimits& limits = context_->physical_device.limits;
  most_ = std::bit_floor(std::min({kMostOfBatch, std::uint64_t{limits.maxStorageBufferRange} / 4,
                                   std::uint64_t{kGroup} * limits.maxComputeWorkGroupCount[0]}));
  const std::vector<std::uint32_t> words = read_spirv(spirv);
  if (words.empty()) fail(std::string("cannot read SPIR-V from ") + spirv);
  check(make_pipeline(context_->vk, context_->device, words, "function_check", 2, nullptr, pipeline_));
  const auto make = [&](std::uint64_t bytes, bool host, Buffer& out) {
    check(make_buffer(context_->vk, context_->device, context_->memory, bytes, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, host,
                      out));
  };
  make(4 * most_, false, results_);
  make(sizeof(std::uint32_t[4]), false, request_);
  check(make_set_pool(context_->vk, context_->device, 1, 2, descriptors_));
  check(make_sets(context_->vk, context_->device, descriptors_, pipeline_.set_layout, {&set_, 1}));
  const VkDescriptorBufferInfo buffers[] = {{results_.buffer, 0, VK_WHOLE_SIZE}, {request_.buffer, 0, VK_WHOLE_SIZE}};
  write_set(context_->vk, context_->device, set_, buffers);
  for (Slot& slot : slots_) {
    make(4 * most_, true, slot.host);
    make_slot(slot);
  }
}

inline FunctionDevice::~FunctionDevice() {
  const Functions& vk = context_->vk;
  for (Slot& slot : slots_) {
    destroy_queries_(context_->device, slot.queries, nullptr);
    destroy_commands(vk, context_->device, slot.commands);
    destroy_buffer(vk, context_->device, slot.host);
  }
  vk.DestroyDescriptorPool(context_->device, descriptors_, nullptr);
  destroy_buffer(vk, context_->device, request_);
  destroy_buffer(vk, context_->device, results_);
  destroy_pipeline(vk, context_->device, pipeline_);
}

inline void FunctionDevice::make_slot(Slot& slot) {
  check(make_commands(context_->vk, context_->device, context_->physical_device.queue_family, slot.commands));
  if (!context_->physical_device.limits.timestampComputeAndGraphics) return;
  auto queries = structure<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
  queries.queryType = VK_QUERY_TYPE_TIMESTAMP;
  queries.queryCount = 2 * kMostWindows;
  check(create_queries_(context_->device, &queries, nullptr, &slot.queries), "vkCreateQueryPool");
}

inline void FunctionDevice::start(int slot, std::uint32_t function, const Batch& batch) {
  const Functions& vk = context_->vk;
  const Slot& s = slots_[slot];
  check(begin(vk, context_->device, s.commands));
  const VkCommandBuffer commands = s.commands.buffer;
  vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.pipeline);
  vk.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.layout, 0, 1, &set_, 0, nullptr);
  const auto n_window = static_cast<std::uint32_t>(batch.size());
  if (s.queries) reset_queries_(commands, s.queries, 0, 2 * n_window);
  constexpr VkPipelineStageFlagBits kTransfer = VK_PIPELINE_STAGE_TRANSFER_BIT;
  constexpr VkPipelineStageFlagBits kCompute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  std::uint64_t at = 0;
  for (std::uint32_t i = 0; i < n_window; ++i) {
    const std::uint32_t request[4] = {function, batch[i].first, batch[i].count, 0};
    barrier(vk, commands, kTransfer | kCompute, VK_ACCESS_TRANSFER_WRITE_BIT, kTransfer, VK_ACCESS_TRANSFER_WRITE_BIT);
    vk.CmdUpdateBuffer(commands, request_.buffer, 0, sizeof request, request);
    barrier(vk, commands, kTransfer, VK_ACCESS_TRANSFER_WRITE_BIT, kCompute,
            VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    if (s.queries) write_timestamp_(commands, kCompute, s.queries, 2 * i);
    vk.CmdDispatch(commands, (batch[i].count + kGroup - 1) / kGroup, 1, 1);
    if (s.queries) write_timestamp_(commands, kCompute, s.queries, 2 * i + 1);
    barrier(vk, commands, kCompute, VK_ACCESS_SHADER_WRITE_BIT, kTransfer, VK_ACCESS_TRANSFER_READ_BIT);
    const VkBufferCopy copy{0, at, 4 * std::uint64_t{batch[i].count}};
    vk.CmdCopyBuffer(commands, results_.buffer, s.host.buffer, 1, &copy);
    at += copy.size;
  }
  barrier(vk, commands, kTransfer, VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
  check(vk.EndCommandBuffer(commands), "vkEndCommandBuffer");
  check(context_->submit(commands, s.commands.fence), "vkQueueSubmit");
}

inline double FunctionDevice::finish(int slot, std::size_t n_window) {
  const Slot& s = slots_[slot];
  check(wait(context_->vk, context_->device, s.commands, kWait), "vkWaitForFences");
  check(context_->judge_messages());
  if (!s.queries) return 0;
  std::vector<std::uint64_t> ticks(2 * n_window);
  check(get_results_(context_->device, s.queries, 0, static_cast<std::uint32_t>(ticks.size()), 8 * ticks.size(),
                     ticks.data(), 8, VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
        "vkGetQueryPoolResults");
  double ns = 0;
  for (std::size_t i = 0; i < ticks.size(); i += 2) ns += static_cast<double>(ticks[i + 1] - ticks[i]);
  return ns * static_cast<double>(context_->physical_device.limits.timestampPeriod);
}

}  // namespace turnout::vulkan
