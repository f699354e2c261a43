// SPDX-License-Identifier: MIT
// Asking a device itself what its properties only suggest.
#include "vulkan/canary.hpp"

#include <cstring>
#include <mutex>

#include "core/text.hpp"
#include "vulkan/commands.hpp"
#include "vulkan/context.hpp"
#include "vulkan/memory.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::uint32_t kGroups = 64;
constexpr std::uint64_t kBytes = kGroups * 32 * 4;  // a word of answer for each thread
constexpr std::uint64_t kWaitNanoseconds = 10'000'000'000;

class Canary {
 public:
  Canary(const Functions& vk, const PhysicalDevice& physical_device) : vk_(vk), physical_device_(physical_device) {}
  ~Canary();
  Canary(const Canary&) = delete;
  Canary& operator=(const Canary&) = delete;

  Status run();
  /// Threads that found their group to be something else than one subgroup, in order.
  std::uint32_t n_wrong() const;

 private:
  Status make();
  Status dispatch();

  Functions vk_;
  PhysicalDevice physical_device_;
  VkDevice device_ = VK_NULL_HANDLE;
  Pipeline pipeline_;
  Buffer answers_;
  VkDescriptorPool descriptors_ = VK_NULL_HANDLE;
  VkDescriptorSet set_ = VK_NULL_HANDLE;
  Commands commands_;
};

Canary::~Canary() {
  if (vk_.DestroyDevice == nullptr) return;
  destroy_commands(vk_, device_, commands_);
  vk_.DestroyDescriptorPool(device_, descriptors_, nullptr);
  destroy_buffer(vk_, device_, answers_);
  destroy_pipeline(vk_, device_, pipeline_);
  vk_.DestroyDevice(device_, nullptr);
}

Status Canary::make() {
  if (VkResult r = create_device(vk_, physical_device_, device_); r != VK_SUCCESS) return failure("vkCreateDevice", r);
  if (Status s = vk_.load_device(device_); !s.ok()) return s;
  const auto spirv = find_spirv("canary", Variant::subgroup);
  if (!spirv.ok()) return spirv.status();
  if (Status s = make_pipeline(vk_, device_, *spirv, "canary", 1, nullptr, pipeline_); !s.ok()) return s;
  VkPhysicalDeviceMemoryProperties memory;
  vk_.GetPhysicalDeviceMemoryProperties(physical_device_.handle, &memory);
  constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  if (Status s = make_buffer(vk_, device_, memory, kBytes, kUsage, true, answers_); !s.ok()) return s;
  std::memset(answers_.mapped, 0, kBytes);
  if (Status s = make_set_pool(vk_, device_, 1, 1, descriptors_); !s.ok()) return s;
  if (Status s = make_sets(vk_, device_, descriptors_, pipeline_.set_layout, {&set_, 1}); !s.ok()) return s;
  const VkDescriptorBufferInfo info{answers_.buffer, 0, kBytes};
  write_set(vk_, device_, set_, {&info, 1});
  return make_commands(vk_, device_, physical_device_.queue_family, commands_);
}

Status Canary::dispatch() {
  if (Status s = begin(vk_, device_, commands_); !s.ok()) return s;
  const VkCommandBuffer commands = commands_.buffer;
  vk_.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.pipeline);
  vk_.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.layout, 0, 1, &set_, 0, nullptr);
  vk_.CmdDispatch(commands, kGroups, 1, 1);
  barrier(vk_, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT, VK_PIPELINE_STAGE_HOST_BIT,
          VK_ACCESS_HOST_READ_BIT);
  if (VkResult r = vk_.EndCommandBuffer(commands); r != VK_SUCCESS) return failure("vkEndCommandBuffer", r);
  VkQueue queue = VK_NULL_HANDLE;
  vk_.GetDeviceQueue(device_, physical_device_.queue_family, 0, &queue);
  auto submit = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  if (VkResult r = vk_.QueueSubmit(queue, 1, &submit, commands_.fence); r != VK_SUCCESS)
    return failure("vkQueueSubmit", r);
  const VkResult r = wait(vk_, device_, commands_, kWaitNanoseconds);
  return r == VK_SUCCESS ? Status{} : failure("vkWaitForFences", r);
}

Status Canary::run() {
  if (Status s = make(); !s.ok()) return s;
  return dispatch();
}

std::uint32_t Canary::n_wrong() const {
  std::uint32_t n = 0;
  for (std::uint64_t i = 0; i < kBytes; i += 4) {
    std::uint32_t word;
    std::memcpy(&word, answers_.mapped + i, 4);
    n += word != 1;
  }
  return n;
}

struct Remembered {
  decltype(PhysicalDevice::uuid) uuid;
  std::string wrong;
};

}  // namespace

std::string run_canary(const Functions& vk, const PhysicalDevice& device) {
  if (!find_spirv("canary", Variant::subgroup).ok()) return "";
  Canary canary(vk, device);
  if (Status s = canary.run(); !s.ok()) return text("the canary failed: ", s.message());
  const std::uint32_t n = canary.n_wrong();
  return n == 0 ? "" : text("of ", kBytes / 4, " threads ", n, " found 32 threads not to be one subgroup");
}

Result<Variant> settle_variant(const Functions& vk, const PhysicalDevice& device, Variant wanted) {
  const auto variant = choose_variant(device, wanted);
  if (!variant.ok() || *variant != Variant::subgroup) return variant;
  static std::mutex mutex;
  static auto* const list = new std::vector<Remembered>;
  const std::lock_guard lock(mutex);
  std::string wrong;
  bool known = false;
  for (const Remembered& r : *list)
    if (r.uuid == device.uuid) known = true, wrong = r.wrong;
  if (!known) list->push_back({device.uuid, wrong = run_canary(vk, device)});
  if (wrong.empty()) return variant;
  if (wanted == Variant::automatic) return Variant::portable;
  return Status{Code::unavailable, text("the subgroup kernels cannot run on ", device.name, ": ", wrong)};
}

}  // namespace turnout::vulkan
