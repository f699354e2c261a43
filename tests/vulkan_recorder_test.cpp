// SPDX-License-Identifier: MIT
// Routing in the caller's own command buffer: a caller's device, buffers, barriers and queue, and what is refused.
#include <limits>

#include "turnout/vulkan.hpp"
#include "vulkan/recorder.hpp"
#include "vulkan_device.hpp"

namespace turnout::vulkan {
namespace {

/// A caller: one buffer that the host sees, cut into slices, and a command buffer on the device's queue.
class Caller {
 public:
  Caller(std::shared_ptr<Context> context, std::uint64_t bytes) : c_(std::move(context)) {
    auto info = structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
    info.size = bytes;
    info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT;
    EXPECT_EQ(c_->vk.CreateBuffer(c_->device, &info, nullptr, &buffer_), VK_SUCCESS);
    VkMemoryRequirements needs;
    c_->vk.GetBufferMemoryRequirements(c_->device, buffer_, &needs);
    auto allocate = structure<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
    allocate.allocationSize = needs.size;
    constexpr auto kHost = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
    for (std::uint32_t i = c_->memory.memoryTypeCount; i-- > 0;)
      if ((needs.memoryTypeBits >> i & 1u) && (c_->memory.memoryTypes[i].propertyFlags & kHost) == kHost)
        allocate.memoryTypeIndex = i;
    EXPECT_EQ(c_->vk.AllocateMemory(c_->device, &allocate, nullptr, &memory_), VK_SUCCESS);
    EXPECT_EQ(c_->vk.BindBufferMemory(c_->device, buffer_, memory_, 0), VK_SUCCESS);
    void* mapped = nullptr;
    EXPECT_EQ(c_->vk.MapMemory(c_->device, memory_, 0, VK_WHOLE_SIZE, 0, &mapped), VK_SUCCESS);
    mapped_ = static_cast<char*>(mapped);
    const Status made = make_commands(c_->vk, c_->device, c_->physical_device.queue_family, commands_);
    EXPECT_TRUE(made.ok()) << made.message();
  }
  ~Caller() {
    destroy_commands(c_->vk, c_->device, commands_);
    c_->vk.DestroyBuffer(c_->device, buffer_, nullptr);
    c_->vk.FreeMemory(c_->device, memory_, nullptr);
  }

  Device device() const {
    return {c_->instance, c_->physical_device.handle, c_->device, c_->get_instance_proc_addr, c_->kernels->variant};
  }
  /// The next part of the buffer.
  Slice slice(std::uint64_t bytes) {
    const Slice s{number(buffer_), next_, bytes};
    next_ += (bytes + 255) / 256 * 256;
    return s;
  }
  template <class T>
  T* at(const Slice& slice) {
    return reinterpret_cast<T*>(mapped_ + slice.offset);
  }

  VkCommandBuffer begin() {
    EXPECT_TRUE(vulkan::begin(c_->vk, c_->device, commands_).ok());
    return commands_.buffer;
  }
  void run() {
    barrier(c_->vk, commands_.buffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
            VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
    EXPECT_EQ(c_->vk.EndCommandBuffer(commands_.buffer), VK_SUCCESS);
    EXPECT_EQ(c_->submit(commands_.buffer, commands_.fence), VK_SUCCESS);
    EXPECT_EQ(wait(c_->vk, c_->device, commands_, 300'000'000'000), VK_SUCCESS);
    const Status s = c_->judge_messages();
    EXPECT_TRUE(s.ok()) << s.message();
  }

 private:
  std::shared_ptr<Context> c_;
  VkBuffer buffer_ = VK_NULL_HANDLE;
  VkDeviceMemory memory_ = VK_NULL_HANDLE;
  char* mapped_ = nullptr;
  Commands commands_;
  std::uint64_t next_ = 0;
};

/// Slices of a caller for up to `max_token` rows of f32, with ids to replay.
Buffers buffers_of(Caller& caller, const Recorder& recorder, const Rule& rule, std::int64_t max_token) {
  const auto slots = static_cast<std::uint64_t>(4 * max_token * rule.n_used);
  Buffers b;
  b.max_token = max_token;
  b.logits = caller.slice(static_cast<std::uint64_t>(4 * max_token * rule.n_expert));
  b.ids = caller.slice(slots);
  b.weights = caller.slice(slots);
  b.given = caller.slice(slots);
  b.workspace = caller.slice(recorder.workspace_bytes());
  return b;
}

Outcome outcome(Caller& caller, const Buffers& b) {
  std::uint32_t words[kStatusBytes / 4];
  std::memcpy(words, caller.at<char>(b.workspace) + kStatusOffset, sizeof words);
  return read_outcome(words);
}

void expect_answer(Caller& caller, const Buffers& b, const Answer& right) {
  EXPECT_EQ(0, std::memcmp(caller.at<char>(b.ids), right.ids.data(), 4 * right.ids.size()));
  EXPECT_EQ(0, std::memcmp(caller.at<char>(b.weights), right.words.data(), 4 * right.words.size()));
}

class VulkanRecorder : public OnVulkan {
 protected:
  /// On the caller's device. The first makes the pipelines, which takes long on a software device; the others share
  /// them.
  static Result<Recorder> make(const Caller& caller, const RouterConfig& config) {
    static const auto first = Recorder::make(Vectors{}.config(softmax_rule(16, 4)), caller.device());
    return first.ok() ? first->make_another(config) : first.status();
  }
};

TEST_F(VulkanRecorder, RecordsTwiceInOneCommandBuffer) {
  Caller caller(contexts()[0], 1 << 20);
  const Vectors v{.bias = numbers(24, 7)};
  const Rule rule = moe_route_rule(24, 4);
  const auto recorder = make(caller, v.config(rule));
  ASSERT_TRUE(recorder.ok()) << recorder.status().message();
  Buffers b = buffers_of(caller, *recorder, rule, 300);
  b.given = {};
  const auto binding = recorder->bind(b);
  ASSERT_TRUE(binding.ok()) << binding.status().message();
  const auto logits = numbers(300 * 24);
  std::memcpy(caller.at<char>(b.logits), logits.data(), 4 * logits.size());

  // The second overwrites the first 100 rows: 90 of them real.
  const VkCommandBuffer commands = caller.begin();
  ASSERT_TRUE(recorder->record(commands, *binding, 300).ok());
  ASSERT_TRUE(recorder->record(commands, *binding, 100, 90).ok());
  ASSERT_TRUE(recorder->record(commands, *binding, 0).ok());
  caller.run();
  const auto reference = reference_engine(v.config(rule));
  Answer right = ask(*reference, rule, Matrix(logits.data(), 300, 24), 300);
  const Answer first = ask(*reference, rule, Matrix(logits.data(), 100, 24), 90);
  std::copy(first.ids.begin(), first.ids.end(), right.ids.begin());
  std::copy(first.words.begin(), first.words.end(), right.words.begin());
  expect_answer(caller, b, right);
  EXPECT_FALSE(outcome(caller, b).refused);
}

// a row that R-4 refuses becomes padding, its neighbours are right, and the first one is named.
TEST_F(VulkanRecorder, ARefusedRowOfIdsIsPaddingAndIsNamed) {
  Caller caller(contexts()[0], 1 << 20);
  const Rule rule = softmax_rule(16, 4);
  const auto recorder = make(caller, Vectors{}.config(rule));
  ASSERT_TRUE(recorder.ok()) << recorder.status().message();
  const Buffers b = buffers_of(caller, *recorder, rule, 200);
  const auto binding = recorder->bind(b);
  ASSERT_TRUE(binding.ok()) << binding.status().message();
  const auto logits = numbers(200 * 16);
  std::memcpy(caller.at<char>(b.logits), logits.data(), 4 * logits.size());
  std::vector<std::int32_t> given(200 * 4);
  for (std::size_t i = 0; i < given.size(); ++i) given[i] = static_cast<std::int32_t>((i / 4 + 3 * (i % 4)) % 16);
  const auto run = [&] {
    std::memcpy(caller.at<char>(b.given), given.data(), 4 * given.size());
    EXPECT_TRUE(recorder->record(caller.begin(), *binding, 200, 190).ok());
    caller.run();
  };
  const auto right = [&] {
    return ask(*reference_engine(Vectors{}.config(rule)), rule, Matrix(logits.data(), 200, 16), 190, given.data());
  };
  run();
  EXPECT_FALSE(outcome(caller, b).refused);
  expect_answer(caller, b, right());

  const auto clean = given;
  const auto spoil = [&](std::size_t row, std::initializer_list<std::int32_t> ids) {
    std::copy(ids.begin(), ids.end(), given.begin() + static_cast<std::ptrdiff_t>(4 * row));
  };
  const std::size_t bad[] = {150, 77, 100, 199, 60};
  spoil(150, {0, 1, 2, 16});  // out of range
  spoil(77, {3, 1, 2, 3});    // twice
  spoil(100, {5, -1, 6, 7});  // mixed
  spoil(199, {0, 1, 2, -2});  // in a padding row
  run();
  EXPECT_TRUE(outcome(caller, b).refused);
  EXPECT_EQ(outcome(caller, b).token, 77);
  EXPECT_EQ(outcome(caller, b).slot, 3);
  for (std::size_t row : bad) spoil(row, {-1, -1, -1, -1});
  spoil(60, {clean[240], clean[241], clean[242], clean[243]});
  expect_answer(caller, b, right());
}

TEST_F(VulkanRecorder, LongBatchesOfHalvesAreCutAtTheDevicesLimit) {
  const auto context = contexts()[0];
  PhysicalDevice small = context->physical_device;
  small.limits.maxStorageBufferRange = 128 * 9 * 4;  // 128 rows of nine f32 at most
  const Rule rule = softmax_rule(9, 3);
  const RouterConfig config = Vectors{}.config(rule);
  const auto kernels = std::make_shared<const Kernels>(context->vk, context->device, small, context->kernels->variant,
                                                       context->kernels->tuning);
  const auto recorder = make_recorder(kernels, config);
  ASSERT_TRUE(recorder.ok()) << recorder.status().message();
  Caller caller(context, 1 << 20);
  Buffers b;
  b.max_token = 1001;
  b.logits = caller.slice(2 * 1001 * 11);
  b.logits_dtype = DType::f16;
  b.row_stride = 11;
  b.ids = caller.slice(4 * 1001 * 3);
  b.weights = caller.slice(2 * 1001 * 3 + 2);
  b.weights_dtype = DType::bf16;
  b.workspace = caller.slice((*recorder)->workspace_bytes());
  const auto binding = vulkan::bind(*recorder, b);
  ASSERT_TRUE(binding.ok()) << binding.status().message();
  EXPECT_GT((*binding)->route.size(), 3u);
  auto* halves = caller.at<std::uint16_t>(b.logits);
  for (std::uint32_t i = 0; i < 1001 * 11; ++i) halves[i] = static_cast<std::uint16_t>(0x3000 + 7 * i % 0x1000);
  const std::vector<std::uint16_t> copy(halves, halves + 1001 * 11);
  caller.at<std::uint16_t>(b.weights)[3003] = 0x1234;
  vulkan::record(**binding, caller.begin(),
                 {.n_token = 1001, .n_real = 700, .logits = DType::f16, .weights = DType::bf16, .row_stride = 11});
  caller.run();
  const Answer right =
      ask(*reference_engine(config), rule, Matrix(copy.data(), DType::f16, 1001, 9, 11), 700, nullptr, DType::bf16);
  EXPECT_EQ(0, std::memcmp(caller.at<char>(b.ids), right.ids.data(), 4 * 3003));
  EXPECT_EQ(0, std::memcmp(caller.at<char>(b.weights), right.words.data(), 2 * 3003));
  EXPECT_EQ(caller.at<std::uint16_t>(b.weights)[3003], 0x1234);  // the other half of the last word

  b.row_stride = 1 << 20;
  EXPECT_EQ(vulkan::bind(*recorder, b).status().code(), Code::unsupported);
}

TEST_F(VulkanRecorder, RefusesByName) {
  Caller caller(contexts()[0], 1 << 20);
  const Rule rule = softmax_rule(16, 4);
  const auto refusal = [&](const RouterConfig& config, const Device& device) {
    const auto made = Recorder::make(config, device);
    return made.ok() ? std::string() : made.status().message();
  };
  EXPECT_EQ(refusal(Vectors{}.config(softmax_rule(4, 5)), caller.device()), "n_used = 5: at most n_expert = 4");
  EXPECT_EQ(refusal(Vectors{}.config(softmax_rule(99, 65)), caller.device()),
            "n_used = 65: at most 64 on backend vulkan");
  EXPECT_EQ(refusal(Vectors{}.config(rule), {}), "device: instance is null");

  const auto recorder = make(caller, Vectors{}.config(rule));
  ASSERT_TRUE(recorder.ok()) << recorder.status().message();
  const auto another = recorder->make_another(Vectors{}.config(softmax_rule(17, 4)));
  ASSERT_TRUE(another.ok()) << another.status().message();
  EXPECT_EQ(recorder->make_another(Vectors{}.config(softmax_rule(4, 5))).status().code(), Code::invalid_argument);

  const Buffers good = buffers_of(caller, *recorder, rule, 10);
  const auto refused = [&](auto change, std::string_view text) {
    Buffers b = good;
    change(b);
    const auto bound = recorder->bind(b);
    ASSERT_FALSE(bound.ok()) << text;
    EXPECT_EQ(bound.status().code(), Code::invalid_argument);
    EXPECT_TRUE(bound.status().message().starts_with(text)) << bound.status().message();
  };
  refused([](Buffers& b) { b.max_token = 0; }, "max_token = 0: must be in 1..");
  refused([](Buffers& b) { b.max_token = 1 << 26; }, "max_token = 67108864: must be in 1..67108863 with given");
  refused([](Buffers& b) { b.row_stride = 15; }, "row_stride = 15: at least n_expert = 16");
  refused([](Buffers& b) { b.row_stride = 17; }, "logits has 640 bytes: at least 676");
  refused([](Buffers& b) { b.ids.buffer = 0; }, "ids has no buffer");
  refused([](Buffers& b) { b.weights.offset += 2; }, "weights offset = ");
  refused([](Buffers& b) { b.workspace.offset += 64; }, "workspace offset = ");
  refused([](Buffers& b) { b.workspace.size -= 4; }, "workspace has ");
  refused([](Buffers& b) { b.given.size -= 4; }, "given has 156 bytes: at least 160");
  refused([](Buffers& b) { b.logits_dtype = DType::q8_0; }, "logits_dtype = q8_0");

  const auto binding = recorder->bind(good);
  ASSERT_TRUE(binding.ok()) << binding.status().message();
  const VkCommandBuffer commands = caller.begin();
  EXPECT_EQ(recorder->record(commands, *binding, 11).message(), "n_token = 11: must be in 0..max_token = 10");
  EXPECT_EQ(recorder->record(commands, *binding, 5, 6).message(), "n_real_tokens = 6: must be in 0..n_token = 5");
  EXPECT_EQ(another->record(commands, *binding, 5).message(), "binding: made by another Recorder");
  EXPECT_EQ(recorder->record(nullptr, *binding, 5).message(), "command_buffer is null");
  caller.run();
}

}  // namespace
}  // namespace turnout::vulkan
