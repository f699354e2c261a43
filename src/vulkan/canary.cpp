// SPDX-License-Identifier: MIT
// Asking a device itself what its properties only suggest.
#include "vulkan/canary.hpp"

#include <cstring>
#include <mutex>

#include "core/text.hpp"
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
  Status bind();
  Status dispatch();

  Functions vk_;
  PhysicalDevice physical_device_;
  VkDevice device_ = VK_NULL_HANDLE;
  Pipeline pipeline_;
  Buffer answers_;
  VkDescriptorPool descriptors_ = VK_NULL_HANDLE;
  VkDescriptorSet set_ = VK_NULL_HANDLE;
  VkCommandPool pool_ = VK_NULL_HANDLE;
  VkFence fence_ = VK_NULL_HANDLE;
};

Canary::~Canary() {
  if (vk_.DestroyDevice == nullptr) return;
  vk_.DestroyFence(device_, fence_, nullptr);
  vk_.DestroyCommandPool(device_, pool_, nullptr);
  vk_.DestroyDescriptorPool(device_, descriptors_, nullptr);
  destroy_buffer(vk_, device_, answers_);
  destroy_pipeline(vk_, device_, pipeline_);
  vk_.DestroyDevice(device_, nullptr);
}

Status Canary::make() {
  if (VkResult r = create_device(vk_, physical_device_, device_); r != VK_SUCCESS) return failure("vkCreateDevice", r);
  if (Status s = vk_.load_device(device_); !s.ok()) return s;
  constexpr VkDescriptorType kBindings[] = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER};
  if (Status s = make_pipeline(vk_, device_, "canary", Variant::subgroup, kBindings, nullptr, pipeline_); !s.ok())
    return s;
  VkPhysicalDeviceMemoryProperties memory;
  vk_.GetPhysicalDeviceMemoryProperties(physical_device_.handle, &memory);
  constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  if (Status s = make_buffer(vk_, device_, memory, kBytes, kUsage, true, answers_); !s.ok()) return s;
  std::memset(answers_.mapped, 0, kBytes);
  auto pool = structure<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
  pool.queueFamilyIndex = physical_device_.queue_family;
  if (VkResult r = vk_.CreateCommandPool(device_, &pool, nullptr, &pool_); r != VK_SUCCESS)
    return failure("vkCreateCommandPool", r);
  const auto fence = structure<VkFenceCreateInfo>(VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
  const VkResult r = vk_.CreateFence(device_, &fence, nullptr, &fence_);
  return r == VK_SUCCESS ? Status{} : failure("vkCreateFence", r);
}

Status Canary::bind() {
  const VkDescriptorPoolSize size{VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1};
  auto pool = structure<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
  pool.maxSets = 1;
  pool.poolSizeCount = 1;
  pool.pPoolSizes = &size;
  if (VkResult r = vk_.CreateDescriptorPool(device_, &pool, nullptr, &descriptors_); r != VK_SUCCESS)
    return failure("vkCreateDescriptorPool", r);
  auto allocate = structure<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
  allocate.descriptorPool = descriptors_;
  allocate.descriptorSetCount = 1;
  allocate.pSetLayouts = &pipeline_.set_layout;
  if (VkResult r = vk_.AllocateDescriptorSets(device_, &allocate, &set_); r != VK_SUCCESS)
    return failure("vkAllocateDescriptorSets", r);
  const VkDescriptorBufferInfo info{answers_.buffer, 0, kBytes};
  auto write = structure<VkWriteDescriptorSet>(VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
  write.dstSet = set_;
  write.descriptorCount = 1;
  write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  write.pBufferInfo = &info;
  vk_.UpdateDescriptorSets(device_, 1, &write, 0, nullptr);
  return {};
}

Status Canary::dispatch() {
  auto allocate = structure<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
  allocate.commandPool = pool_;
  allocate.commandBufferCount = 1;
  VkCommandBuffer commands = VK_NULL_HANDLE;
  if (VkResult r = vk_.AllocateCommandBuffers(device_, &allocate, &commands); r != VK_SUCCESS)
    return failure("vkAllocateCommandBuffers", r);
  const auto begin = structure<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
  if (VkResult r = vk_.BeginCommandBuffer(commands, &begin); r != VK_SUCCESS) return failure("vkBeginCommandBuffer", r);
  vk_.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.pipeline);
  vk_.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline_.layout, 0, 1, &set_, 0, nullptr);
  vk_.CmdDispatch(commands, kGroups, 1, 1);
  auto seen = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
  seen.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  seen.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  vk_.CmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &seen, 0,
                         nullptr, 0, nullptr);
  if (VkResult r = vk_.EndCommandBuffer(commands); r != VK_SUCCESS) return failure("vkEndCommandBuffer", r);
  VkQueue queue = VK_NULL_HANDLE;
  vk_.GetDeviceQueue(device_, physical_device_.queue_family, 0, &queue);
  auto submit = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  if (VkResult r = vk_.QueueSubmit(queue, 1, &submit, fence_); r != VK_SUCCESS) return failure("vkQueueSubmit", r);
  const VkResult r = vk_.WaitForFences(device_, 1, &fence_, VK_TRUE, kWaitNanoseconds);
  return r == VK_SUCCESS ? Status{} : failure("vkWaitForFences", r);
}

Status Canary::run() {
  if (Status s = make(); !s.ok()) return s;
  if (Status s = bind(); !s.ok()) return s;
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

bool has_canary() {
  for (const Spirv& s : kSpirv)
    if (s.name == "canary.subgroup") return true;
  return false;
}

struct Remembered {
  decltype(PhysicalDevice::uuid) uuid;
  std::string wrong;
};

}  // namespace

std::string run_canary(const Functions& vk, const PhysicalDevice& device) {
  if (!has_canary()) return "";
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
