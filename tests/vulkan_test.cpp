// SPDX-License-Identifier: MIT
// The Vulkan backend's own promises: which device it takes, chunks, strides and types, threads, limits, failures.
// Its bits are the subject of contract_test, check_test and hostile_test; TURNOUT_VULKAN_VALIDATION=1 judges its calls.
#include <atomic>
#include <cstdlib>
#include <limits>
#include <thread>

#include "vulkan/canary.hpp"
#include "vulkan/workspace.hpp"
#include "vulkan_device.hpp"

namespace turnout::vulkan {
namespace {

PhysicalDevice made_up(const char* name, VkPhysicalDeviceType type, std::uint32_t subgroup_size = 32) {
  PhysicalDevice d;
  d.name = name;
  d.driver = "made up";
  d.type = type;
  d.subgroup_size = subgroup_size;
  d.subgroup_operations = true;
  return d;
}

std::string chosen(std::span<const PhysicalDevice> devices, std::string_view wanted) {
  const auto i = choose_device(devices, wanted);
  return i.ok() ? devices[*i].name : i.status().message();
}

TEST(VulkanChoice, ADevice) {
  std::vector<PhysicalDevice> d = {made_up("llvmpipe (LLVM 15)", VK_PHYSICAL_DEVICE_TYPE_CPU),
                                   made_up("Passed Through", VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU),
                                   made_up("Built In", VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU),
                                   made_up("Card 4090", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU),
                                   made_up("Card 4090 b", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU)};
  EXPECT_EQ(chosen(d, ""), "Card 4090");
  EXPECT_EQ(chosen(std::span(d).first(3), ""), "Built In");
  EXPECT_EQ(chosen(std::span(d).first(2), ""), "Passed Through");
  EXPECT_EQ(chosen(std::span(d).first(1), ""), "llvmpipe (LLVM 15)");
  EXPECT_EQ(chosen({}, ""), "no Vulkan device");
  EXPECT_EQ(chosen({}, "0"), "no Vulkan device");
  EXPECT_EQ(chosen(d, "2"), "Built In");
  EXPECT_EQ(chosen(d, "4090"), "Card 4090");  // no index
  EXPECT_EQ(chosen(d, "LLVM"), "llvmpipe (LLVM 15)");
  EXPECT_EQ(
      chosen(std::span(d).first(2), "card"),
      "TURNOUT_VULKAN_DEVICE = card: no such usable device; the devices are 0: llvmpipe (LLVM 15); 1: Passed Through");
  d[3].unusable = "it has Vulkan 1.0: 1.1 is needed";
  EXPECT_EQ(chosen(d, ""), "Card 4090 b");
  EXPECT_NE(chosen(d, "3").find("3: Card 4090 (it has Vulkan 1.0: 1.1 is needed)"), std::string::npos);
}

TEST(VulkanChoice, AVariant) {
  const auto variant = [](const PhysicalDevice& d, Variant wanted) {
    const auto v = choose_variant(d, wanted);
    return v.ok() ? (*v == Variant::subgroup ? "subgroup" : "portable") : v.status().message();
  };
  PhysicalDevice d = made_up("D", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 64);
  EXPECT_EQ(variant(d, Variant::automatic), "subgroup");
  EXPECT_EQ(variant(d, Variant::portable), "portable");
  d.min_subgroup_size = 8;  // the driver may compile for 8 threads while it reports 64
  EXPECT_EQ(variant(d, Variant::automatic), "portable");
  d = made_up("D", VK_PHYSICAL_DEVICE_TYPE_CPU, 8);
  EXPECT_EQ(variant(d, Variant::automatic), "portable");
  EXPECT_EQ(variant(d, Variant::subgroup),
            "the subgroup kernels cannot run on D: subgroups of 8: at least 32 are needed");
  d = made_up("D", VK_PHYSICAL_DEVICE_TYPE_CPU, 32);
  d.subgroup_operations = false;
  EXPECT_EQ(variant(d, Variant::automatic), "portable");
  EXPECT_EQ(describe(d, Variant::portable), "D, software, driver made up, subgroups of 32, portable kernels");
  EXPECT_EQ(parse_variant("fast").status().message(), "TURNOUT_VULKAN_PATH = fast: must be subgroup or portable");
}

TEST(VulkanChoice, OfSpeed) {
  const PhysicalDevice gpu = made_up("C", VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 32);
  const PhysicalDevice cpu = made_up("D", VK_PHYSICAL_DEVICE_TYPE_CPU, 8);
  EXPECT_TRUE(choose_tuning(gpu, "", "")->fixes_rules);
  EXPECT_FALSE(choose_tuning(cpu, "", "")->fixes_rules);
  EXPECT_TRUE(choose_tuning(cpu, "1", "")->fixes_rules);
  EXPECT_EQ(choose_tuning(cpu, "", "")->tiled_from, kNeverTiled);
  EXPECT_EQ(choose_tuning(cpu, "", "0")->tiled_from, 0);
  EXPECT_EQ(choose_tuning(gpu, "", "70000")->tiled_from, 70000);
  for (const char* bad : {"yes", "2", "01", " 1"})
    EXPECT_EQ(choose_tuning(gpu, bad, "").status().message(),
              std::string("TURNOUT_VULKAN_FIX_RULE = ") + bad + ": must be 0 or 1");
  for (const char* bad : {"-1", "never", "10k", "99999999999999999999", " 1"})
    EXPECT_EQ(choose_tuning(gpu, "", bad).status().message(),
              std::string("TURNOUT_VULKAN_TILED_FROM = ") + bad + ": must be a number of tokens, 0 or more");
}

TEST(VulkanChoice, TheDefaultBackendIsNoDevice) { EXPECT_FALSE(default_backend().accelerator); }

class Vulkan : public OnVulkan {};

TEST_F(Vulkan, OpensOnlyWhatItIsTold) {
  const auto refusal = [](const char* device, const char* path) {
    const auto context = Context::open({device, path, "", "", false});
    return context.ok() ? std::string() : context.status().message();
  };
  EXPECT_NE(refusal("no such card", "").find("the devices are 0: "), std::string::npos) << refusal("no such card", "");
  EXPECT_EQ(refusal("", "quick"), "TURNOUT_VULKAN_PATH = quick: must be subgroup or portable");
  EXPECT_EQ(refusal("", "portable"), "");
  EXPECT_NE(backend().detail(), "");
}

// A device says itself whether 32 threads are one subgroup; a subgroup that is too small must be noticed.
TEST_F(Vulkan, TheCanaryKnowsASubgroup) {
  if (std::none_of(kSpirv.begin(), kSpirv.end(), [](const Spirv& s) { return s.name == "canary.subgroup"; }))
    GTEST_SKIP() << "canary.subgroup is not in this build";
  const auto context = contexts()[0];
  PhysicalDevice device = context->physical_device;
  if (!device.subgroup_operations) GTEST_SKIP() << "no subgroup operations";
  const std::string wrong = run_canary(context->vk, device);
  if (device.subgroup_size >= 32) {
    EXPECT_TRUE(context->kernels->variant != Variant::subgroup || wrong.empty()) << wrong;
    return;
  }
  EXPECT_NE(wrong, "");
  device.subgroup_size = 32;  // as if it claimed more
  device.min_subgroup_size = 32;
  device.uuid = {};
  EXPECT_EQ(*settle_variant(context->vk, device, Variant::automatic), Variant::portable);
  EXPECT_EQ(settle_variant(context->vk, device, Variant::subgroup).status().code(), Code::unavailable);
}

// Where the validation layer is on, a message fails the call: hear one.
TEST_F(Vulkan, ValidationIsHeard) {
  if (!Options::from_environment().validation) GTEST_SKIP() << "TURNOUT_VULKAN_VALIDATION is not set";
  const auto context = contexts()[0];
  EXPECT_TRUE(context->judge_messages().ok());
  const auto info = structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);  // of 0 bytes
  VkBuffer buffer = VK_NULL_HANDLE;
  if (context->vk.CreateBuffer(context->device, &info, nullptr, &buffer) == VK_SUCCESS)
    context->vk.DestroyBuffer(context->device, buffer, nullptr);
  EXPECT_EQ(context->judge_messages().code(), Code::device_failure);
}

// Both entries, with a tail of rows in a chunk of its own: 70000 tokens pass one dispatch of moe_route.
TEST_F(Vulkan, BatchesPassOneDispatch) {
  const Vectors v{.bias = {0.25f, 0, -1, 0.5f}};
  constexpr std::int64_t kToken = 70000;
  const auto logits = numbers(4 * kToken);
  Rule identity = softmax_rule(4, 2);
  identity.score = Score::identity;  // quick where the device is a CPU
  for (const Rule& rule : {moe_route_rule(4, 2), identity}) {
    const RouterConfig config = rule.select_bias ? v.config(rule) : Vectors{}.config(rule);
    const auto engine = make_engine(contexts()[0], config);
    ASSERT_TRUE(engine.ok()) << engine.status().message();
    const Matrix rows(logits.data(), kToken, 4);
    const std::int64_t n_real = rule.select_bias ? kToken : 69000;
    EXPECT_EQ(ask(**engine, rule, rows, n_real), ask(*reference_engine(config), rule, rows, n_real));
  }
}

TEST_F(Vulkan, TypesStridesAndPadding) {
  for (const auto& context : contexts()) {
    const Vectors v{.bias = numbers(33, 2), .logit_bias = numbers(33, 3), .expert_scale = numbers(33, 4)};
    for (const Rule& rule : {moe_route_rule(33, 5), softmax_rule(33, 5)}) {
      RouterConfig config{rule, v.bias, v.logit_bias, v.expert_scale, {}};
      if (rule.select_bias) config = {rule, v.bias, {}, {}, {}};
      if (!rule.select_bias) config.bias = {};
      const auto engine = make_engine(context, config);
      ASSERT_TRUE(engine.ok()) << engine.status().message();
      const auto reference = reference_engine(config);
      const auto wide = numbers(131 * 40, 5);
      std::vector<std::uint16_t> narrow(131 * 40 + 1);
      for (std::size_t i = 0; i < narrow.size(); ++i) narrow[i] = static_cast<std::uint16_t>(0x3000 + 7 * i % 0x1000);
      for (DType weights : {DType::f32, DType::f16, DType::bf16}) {
        for (std::int64_t stride : {33, 40}) {
          for (std::int64_t n_token : {1, 3, 131}) {
            const Matrix matrices[] = {Matrix(wide.data(), DType::f32, n_token, 33, stride),
                                       Matrix(narrow.data() + 1, DType::f16, n_token, 33, stride),
                                       Matrix(narrow.data() + 1, DType::bf16, n_token, 33, stride)};
            for (const Matrix& logits : matrices)
              for (std::int64_t n_real : {n_token, n_token / 2, std::int64_t{0}})
                EXPECT_EQ(ask(**engine, rule, logits, n_real, nullptr, weights),
                          ask(*reference, rule, logits, n_real, nullptr, weights))
                    << to_string(rule.score) << " " << to_string(logits.dtype) << " -> " << to_string(weights)
                    << ", stride " << stride << ", " << n_real << " of " << n_token;
          }
        }
      }
      std::vector<std::int32_t> given = {4, 3, 2, 1, 0, -1, -1, -1, -1, -1, 32, 31, 30, 29, 28};
      const Matrix rows(wide.data(), 3, 33);
      EXPECT_EQ(ask(**engine, rule, rows, 3, given.data()), ask(*reference, rule, rows, 3, given.data()));
    }
  }
}

// Where the score saturates or vanishes, many logits share one score, and only their exact keys show it.
TEST_F(Vulkan, LogitsThatShareAScore) {
  for (Score score : {Score::sigmoid, Score::sqrtsoftplus}) {
    Rule rule;
    rule.n_expert = 64;
    rule.n_used = 3;
    rule.score = score;
    const RouterConfig config = Vectors{}.config(rule);
    std::vector<float> logits = numbers(64 * 96, 9);  // -4..4, spread over places where scores are nearly flat
    for (std::size_t i = 0; i < logits.size(); ++i) {
      constexpr float kAround[] = {16.4f, 17.2f, -87.5f, -104, 0, -160.5f, 30, -79.9f};
      const std::size_t place = i / 64 % 8;
      logits[i] = kAround[place] + logits[i] / (i / 512 % 2 ? 6.0f : 400.0f);
    }
    const Matrix rows(logits.data(), 96, 64);
    for (const auto& context : contexts()) {
      const auto engine = make_engine(context, config);
      ASSERT_TRUE(engine.ok()) << engine.status().message();
      EXPECT_EQ(ask(**engine, rule, rows, 96), ask(*reference_engine(config), rule, rows, 96)) << to_string(score);
    }
  }
}

// Kernels in which the rule is fixed, as they are made where compiling is quick, answer as those for any rule.
TEST_F(Vulkan, AFixedRule) {
  setenv("TURNOUT_VULKAN_FIX_RULE", "1", 1);
  const auto context = Context::open(Options::from_environment());
  unsetenv("TURNOUT_VULKAN_FIX_RULE");
  ASSERT_TRUE(context.ok()) << context.status().message();
  Rule grouped = softmax_rule(40, 5);
  grouped.score = Score::sigmoid;
  grouped.select_bias = true;
  grouped.n_group = 4;
  grouped.topk_group = 2;
  grouped.group_score = 2;
  grouped.scale = 2.5f;
  const Vectors v{.bias = numbers(40, 2)};
  for (const Rule& rule : {softmax_rule(40, 5), grouped}) {
    const RouterConfig config = rule.select_bias ? v.config(rule) : Vectors{}.config(rule);
    const auto logits = numbers(40 * 200, 6);
    const auto engine = make_engine(*context, config);
    ASSERT_TRUE(engine.ok()) << engine.status().message();
    const Matrix rows(logits.data(), 200, 40);
    EXPECT_EQ(ask(**engine, rule, rows, 190), ask(*reference_engine(config), rule, rows, 190));
  }
}

TEST_F(Vulkan, NoTokensAndTheLargestRule) {
  const auto context = contexts()[0];
  const Rule rule = softmax_rule(4096, 64);
  const auto engine = make_engine(context, Vectors{}.config(rule));
  ASSERT_TRUE(engine.ok()) << engine.status().message();
  EXPECT_TRUE((*engine)->route({}, 0, nullptr, nullptr, {}).ok());
  const auto logits = numbers(3 * 4096);
  const Matrix rows(logits.data(), 3, 4096);
  EXPECT_EQ(ask(**engine, rule, rows, 3), ask(*reference_engine(Vectors{}.config(rule)), rule, rows, 3));
}

TEST_F(Vulkan, OneRouterServesThreadsOfDifferentSizes) {
  const Rule rule = softmax_rule(24, 4);
  const auto router = Router::make(Vectors{}.config(rule), backend());  // on contexts()[0]
  ASSERT_TRUE(router.ok()) << router.status().message();
  const auto logits = numbers(24 * 900);
  std::vector<std::thread> threads;
  std::atomic<int> n_wrong{0};
  for (int i = 0; i < 8; ++i) {
    threads.emplace_back([&, i] {
      const Matrix rows(logits.data() + 24 * i, 100 * (i + 1), 24);
      const auto n = static_cast<std::size_t>(rows.n_row * 4);
      std::vector<std::int32_t> ids(n), right_ids(n);
      std::vector<float> weights(n), right(n);
      const auto engine = reference_engine(Vectors{}.config(rule));
      (void)engine->route(rows, rows.n_row, nullptr, right_ids.data(), std::span<float>(right));
      for (int j = 0; j < 3; ++j) {
        const bool ok = router->route(rows, {ids, std::span<float>(weights)}).ok();
        n_wrong += !ok || ids != right_ids || std::memcmp(weights.data(), right.data(), 4 * n) != 0;
      }
    });
  }
  for (std::thread& t : threads) t.join();
  EXPECT_EQ(n_wrong, 0);
}

TEST_F(Vulkan, LimitsAreRefusedByName) {
  const auto refusal = [](const RouterConfig& config) {
    const auto router = Router::make(config, backend());
    EXPECT_FALSE(router.ok());
    EXPECT_EQ(router.status().code(), Code::unsupported);
    return router.status().message();
  };
  EXPECT_EQ(refusal(Vectors{}.config(softmax_rule(128, 65))), "n_used = 65: at most 64 on backend vulkan");
  const std::vector<float> weight(8);
  RouterConfig config = Vectors{}.config(softmax_rule(4, 2));
  config.weight = Matrix(weight.data(), 4, 2);
  EXPECT_EQ(refusal(config), "weight: backend vulkan has no router matmul");

  const auto context = contexts()[0];
  PhysicalDevice small = context->physical_device;
  small.name = "small device";
  small.limits.maxComputeSharedMemorySize = 16384;
  const auto kernels = std::make_shared<const Kernels>(context->vk, context->device, small, context->kernels->variant,
                                                       context->kernels->tuning);
  const auto large = make_recorder(kernels, Vectors{}.config(softmax_rule(2049, 2)));
  EXPECT_EQ(large.status().code(), Code::unsupported);
  EXPECT_EQ(
      large.status().message(),
      "n_expert = 2049: at most 2048 on backend vulkan with small device, whose maxComputeSharedMemorySize = 16384");
}

// A device that fails: the status names the call, its result and its size, and a router outlives what can be outlived.
TEST_F(Vulkan, FailuresOfTheDevice) {
  const auto context = contexts()[0];
  const Functions real = context->vk;
  const Rule rule = softmax_rule(8, 2);
  const auto engine = make_engine(context, Vectors{}.config(rule));
  ASSERT_TRUE(engine.ok()) << engine.status().message();
  const auto logits = numbers(8 * 5);
  std::vector<std::int32_t> ids(10);
  std::vector<float> weights(10);
  const auto route = [&] {
    return (*engine)->route(Matrix(logits.data(), 5, 8), 5, nullptr, ids.data(), std::span<float>(weights));
  };
  const auto fails = [&](std::string_view what) {
    const Status s = route();
    EXPECT_EQ(s.code(), Code::device_failure);
    EXPECT_TRUE(s.message().starts_with(what)) << s.message();
    context->vk = real;
  };
  context->vk.AllocateMemory = [](VkDevice, const VkMemoryAllocateInfo*, const VkAllocationCallbacks*,
                                  VkDeviceMemory*) { return VK_ERROR_OUT_OF_DEVICE_MEMORY; };
  fails("vkAllocateMemory of ");
  EXPECT_TRUE(route().ok());
  context->vk.QueueSubmit = [](VkQueue, std::uint32_t, const VkSubmitInfo*, VkFence) { return VK_ERROR_DEVICE_LOST; };
  fails("vkQueueSubmit of 5 tokens on " + context->physical_device.name + ": VK_ERROR_DEVICE_LOST");
  EXPECT_TRUE(route().ok());
  context->vk.BeginCommandBuffer = [](VkCommandBuffer, const VkCommandBufferBeginInfo*) {
    return VK_ERROR_OUT_OF_HOST_MEMORY;
  };
  fails("vkBeginCommandBuffer: VK_ERROR_OUT_OF_HOST_MEMORY");
  EXPECT_TRUE(route().ok());
  for (int i = 0; i < 6; ++i) {  // more often than there are workspaces
    context->vk.WaitForFences = [](VkDevice, std::uint32_t, const VkFence*, VkBool32, std::uint64_t) {
      return VK_TIMEOUT;
    };
    fails("vkWaitForFences of 5 tokens on " + context->physical_device.name + ": VK_TIMEOUT");
    EXPECT_TRUE(route().ok());
  }
}

}  // namespace
}  // namespace turnout::vulkan
