// SPDX-License-Identifier: MIT
// Times the Vulkan kernels on the device: many dispatches over rotating buffers, a barrier between any two, timestamps
// around all. Every kernel's answer is compared with the reference, bit for bit, before it is timed.
//   vulkan_bench DIR [MOST_TOKENS]    DIR holds moe_serial.spv and moe_touch.spv (shaders/generated/spirv)
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <string>
#include <vector>

#include "spirv_file.hpp"
#include "turnout/turnout.hpp"
#include "vulkan/backend.hpp"
#include "vulkan/memory.hpp"
#include "vulkan/recorder.hpp"

using namespace turnout;
using namespace turnout::vulkan;

namespace {

[[noreturn]] void fail(const std::string& why) {
  std::fprintf(stderr, "vulkan_bench: %s\n", why.c_str());
  std::exit(1);
}
void check(VkResult r, const char* call) {
  if (r != VK_SUCCESS) fail(failure(call, r).message());
}
void check(const Status& s) {
  if (!s.ok()) fail(s.message());
}
template <class T>
T expect(Result<T> r) {
  if (!r.ok()) fail(r.status().message());
  return std::move(*r);
}

constexpr int kSets = 20;  // rotating buffers
constexpr std::size_t kRounds = 9;

struct Shape {
  const char* name;
  Rule rule;
};

Rule sigmoid_bias(std::int32_t n_expert, std::int32_t n_used) {
  Rule r;
  r.n_expert = n_expert;
  r.n_used = n_used;
  r.score = Score::sigmoid;
  r.select_bias = true;
  r.renormalize = true;
  r.renorm_eps = 1e-20f;
  return r;
}

class Bench {
 public:
  explicit Bench(const std::string& directory) : context_(expect(Context::shared())) {
    const VkDevice d = context_->device;
    const auto find = [&](const char* name) { return context_->vk.GetDeviceProcAddr(d, name); };
    create_query_pool_ = reinterpret_cast<PFN_vkCreateQueryPool>(find("vkCreateQueryPool"));
    write_timestamp_ = reinterpret_cast<PFN_vkCmdWriteTimestamp>(find("vkCmdWriteTimestamp"));
    reset_query_pool_ = reinterpret_cast<PFN_vkCmdResetQueryPool>(find("vkCmdResetQueryPool"));
    get_results_ = reinterpret_cast<PFN_vkGetQueryPoolResults>(find("vkGetQueryPoolResults"));
    auto q = structure<VkQueryPoolCreateInfo>(VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
    q.queryType = VK_QUERY_TYPE_TIMESTAMP;
    q.queryCount = 2;
    check(create_query_pool_(d, &q, nullptr, &queries_), "vkCreateQueryPool");
    check(make_commands(context_->vk, d, context_->physical_device.queue_family, commands_));
    serial_ = load(directory, "moe_serial");
    touch_ = load(directory, "moe_touch");
    std::printf("device: %s, %s kernels\n", context_->physical_device.name.c_str(),
                context_->kernels->variant == Variant::subgroup ? "subgroup" : "portable");
  }

  // One rule at one batch size: us per dispatch of each kernel that takes it.
  void run(const Shape& shape, std::int64_t n_token) {
    warm_up_ = std::chrono::milliseconds(1000);
    std::vector<float> bias(static_cast<std::size_t>(shape.rule.n_expert));
    std::mt19937 random(7);
    std::normal_distribution<float> of_bias(0, 0.1f), of_logits(0, 1.5f);
    for (float& b : bias) b = of_bias(random);
    RouterConfig config{shape.rule, bias, {}, {}, {}};
    if (!shape.rule.select_bias) config.bias = {};
    const auto recorder = expect(make_recorder(context_->kernels, config));
    const auto k = static_cast<std::uint64_t>(shape.rule.n_used), e = static_cast<std::uint64_t>(shape.rule.n_expert);
    const auto n = static_cast<std::uint64_t>(n_token);
    const auto round = [](std::uint64_t bytes) { return (bytes + 255) / 256 * 256; };
    const std::uint64_t logits = round(4 * n * e), out = round(4 * n * k),
                        work = round(recorder->workspace_bytes()) + 256;
    const std::uint64_t each = logits + 2 * out + work + round(4 * e);
    Buffer device = allocate(each * kSets, false), host = allocate(each, true);

    // The same rows in every set: one check of the answer serves all.
    auto* rows = reinterpret_cast<float*>(host.mapped);
    for (std::uint64_t i = 0; i < n * e; ++i) rows[i] = of_logits(random);
    std::vector<std::unique_ptr<const BindingState>> bindings;
    for (int s = 0; s < kSets; ++s) {
      const auto b = number(device.buffer);
      const std::uint64_t at = each * static_cast<std::uint64_t>(s);
      Buffers buffers;
      buffers.max_token = n_token;
      buffers.logits = {b, at, logits};
      buffers.ids = {b, at + logits, out};
      buffers.weights = {b, at + logits + out, out};
      buffers.workspace = {b, at + logits + 2 * out, work - 256};
      bindings.push_back(expect(bind(recorder, buffers)));
    }
    submit([&] {
      for (int s = 0; s < kSets; ++s) {
        VkBufferCopy copy{0, each * static_cast<std::uint64_t>(s), 4 * n * e};
        context_->vk.CmdCopyBuffer(commands_.buffer, host.buffer, device.buffer, 1, &copy);
      }
      compute_after_transfer();
      for (const auto& b : bindings) {  // also leaves the parameters in every workspace
        record(*b, commands_.buffer, {n_token, n_token, DType::f32, DType::f32, shape.rule.n_expert, false});
        compute_after_compute();
      }
    });

    std::vector<std::int32_t> ids(n * k);
    std::vector<float> weights(n * k);
    Router reference = expect(Router::make(config, *find_backend("reference")));
    Matrix m{rows, DType::f32, n_token, shape.rule.n_expert, shape.rule.n_expert};
    Weights w;
    w.data = weights.data();
    w.dtype = DType::f32;
    w.size = static_cast<std::int64_t>(n * k);
    if (Status st = reference.route(m, {ids, w}); !st.ok()) fail(st.message());
    const auto verify = [&](const char* kernel) {
      submit([&] {
        compute_to_transfer();
        VkBufferCopy copy{each * (kSets - 1) + logits, logits, 2 * out};
        context_->vk.CmdCopyBuffer(commands_.buffer, device.buffer, host.buffer, 1, &copy);
      });
      if (std::memcmp(host.mapped + logits, ids.data(), 4 * n * k) != 0) fail(std::string(kernel) + ": wrong ids");
      if (std::memcmp(host.mapped + logits + out, weights.data(), 4 * n * k) != 0)
        fail(std::string(kernel) + ": wrong weights");
    };
    const auto groups = [](std::int64_t count) { return static_cast<std::uint32_t>(count); };
    const auto clear = [&] {
      submit([&] {
        VkBufferCopy copy{0, each * (kSets - 1) + logits, 2 * out};
        context_->vk.CmdCopyBuffer(commands_.buffer, host.buffer, device.buffer, 1, &copy);
      });
    };

    const bool is_moe_route = recorder->moe_route.pipeline != VK_NULL_HANDLE;
    verify(is_moe_route ? "moe_route" : "route");
    clear();
    const double bytes = static_cast<double>(n) * (4.0 * static_cast<double>(e) + 8.0 * static_cast<double>(k));
    std::printf("%-34s %7lld", shape.name, static_cast<long long>(n_token));
    if (is_moe_route) {
      const auto with = [&](const Pipeline& p) {
        return [&](int s) {
          return std::vector<Step>{{p, bindings[static_cast<std::size_t>(s)]->moe_route[0], groups(n_token)}};
        };
      };
      const double moe = time(n_token, with(recorder->moe_route));
      verify("moe_route");
      clear();
      const double serial = time(n_token, with(serial_));
      verify("moe_serial");
      const double touch = time(n_token, with(touch_));
      std::printf("  %9.2f  %9.2f  %6.1fx  %9.2f", moe, serial, serial / moe, touch);
    } else {
      const bool tiled = goes_tiled(*recorder, n_token);
      const double us = time(n_token, [&](int s) {
        const BindingState& b = *bindings[static_cast<std::size_t>(s)];
        if (!tiled) return std::vector<Step>{{recorder->route, b.route[0], groups(std::min(n_token, kMostGroups))}};
        return std::vector<Step>{{recorder->tiled, b.tiled[0], groups(groups_of_tiled(*recorder, n_token))},
                                 {recorder->route, b.tiled[0], groups(groups_of_left(*recorder, n_token))}};
      });
      verify("route");
      std::printf("  %9.2f  %9s  %7s  %9s", us, "-", "-", "-");
    }
    std::printf("  %9.2f\n", bytes / 3.94e6);
    std::fflush(stdout);
    bindings.clear();
    destroy_buffer(context_->vk, context_->device, device);
    destroy_buffer(context_->vk, context_->device, host);
  }

 private:
  Buffer allocate(std::uint64_t bytes, bool host) {
    Buffer b;
    check(make_buffer(context_->vk, context_->device, context_->memory, bytes, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT, host,
                      b));
    return b;
  }

  void compute_after_transfer() {
    barrier(context_->vk, commands_.buffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
  }
  void compute_after_compute() {
    barrier(context_->vk, commands_.buffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
  }
  void compute_to_transfer() {
    barrier(context_->vk, commands_.buffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
            VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT);
  }

  template <class Record>
  void submit(const Record& what) {
    check(begin(context_->vk, context_->device, commands_));
    what();
    check(context_->vk.EndCommandBuffer(commands_.buffer), "vkEndCommandBuffer");
    check(context_->submit(commands_.buffer, commands_.fence), "vkQueueSubmit");
    check(wait(context_->vk, context_->device, commands_, ~0ull), "vkWaitForFences");
  }

  struct Step {
    const Pipeline& pipeline;
    VkDescriptorSet set;
    std::uint32_t n_group;
  };

  // Median us of the steps that steps(i) names, with the buffers of set i.
  template <class Steps>
  double time(std::int64_t n_token, const Steps& steps) {
    const int n = n_token > 20000 ? 60 : 400;
    std::vector<double> us;
    const auto start = std::chrono::steady_clock::now();
    while (us.size() < kRounds) {
      submit([&] {
        reset_query_pool_(commands_.buffer, queries_, 0, 2);
        write_timestamp_(commands_.buffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, queries_, 0);
        for (int i = 0; i < n; ++i) {
          for (const Step& step : steps(i % kSets)) {
            context_->vk.CmdBindPipeline(commands_.buffer, VK_PIPELINE_BIND_POINT_COMPUTE, step.pipeline.pipeline);
            context_->vk.CmdBindDescriptorSets(commands_.buffer, VK_PIPELINE_BIND_POINT_COMPUTE, step.pipeline.layout,
                                               0, 1, &step.set, 0, nullptr);
            context_->vk.CmdDispatch(commands_.buffer, step.n_group, 1, 1);
            compute_after_compute();
          }
        }
        write_timestamp_(commands_.buffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, queries_, 1);
      });
      std::uint64_t ticks[2];
      check(get_results_(context_->device, queries_, 0, 2, sizeof ticks, ticks, 8,
                         VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT),
            "vkGetQueryPoolResults");
      const double ns = static_cast<double>(ticks[1] - ticks[0]) * context_->physical_device.limits.timestampPeriod;
      // The clock has fallen while the host worked: it rises in the first second.
      if (std::chrono::steady_clock::now() - start > warm_up_) us.push_back(ns / 1e3 / n);
    }
    warm_up_ = std::chrono::milliseconds(200);
    std::sort(us.begin(), us.end());
    return us[us.size() / 2];
  }

  // With the bindings of moe_route.
  Pipeline load(const std::string& directory, const char* name) {
    const auto words = read_spirv(directory + "/" + name + ".spv");
    if (words.empty()) fail("cannot read " + directory + "/" + name + ".spv");
    Pipeline p;
    check(make_pipeline(context_->vk, context_->device, words, name, 5, nullptr, p));
    return p;
  }

  std::shared_ptr<Context> context_;
  PFN_vkCreateQueryPool create_query_pool_ = nullptr;
  PFN_vkCmdWriteTimestamp write_timestamp_ = nullptr;
  PFN_vkCmdResetQueryPool reset_query_pool_ = nullptr;
  PFN_vkGetQueryPoolResults get_results_ = nullptr;
  VkQueryPool queries_ = VK_NULL_HANDLE;
  Commands commands_;
  Pipeline serial_, touch_;
  std::chrono::milliseconds warm_up_{1000};
};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) fail("usage: vulkan_bench DIR_OF_SPIRV [MOST_TOKENS]");
  const std::int64_t most = argc > 2 ? std::atoll(argv[2]) : 65535;
  Bench bench(argv[1]);
  Rule softmax;
  softmax.n_expert = 128;
  softmax.n_used = 8;
  softmax.renormalize = true;
  Rule grouped = sigmoid_bias(256, 8);
  grouped.n_group = 8;
  grouped.topk_group = 4;
  grouped.group_score = 2;
  grouped.scale = 2.5f;
  const Shape shapes[] = {{"32/4 lfm2_moe@moe_route", moe_route_rule(32, 4)},
                          {"256/8 lfm2_moe@moe_route", moe_route_rule(256, 8)},
                          {"32/4 sigmoid+bias", sigmoid_bias(32, 4)},
                          {"256/8 sigmoid+bias", sigmoid_bias(256, 8)},
                          {"128/8 softmax", softmax},
                          {"256/8 sigmoid+bias, 8 groups keep 4", grouped},
                          {"384/8 sigmoid+bias", sigmoid_bias(384, 8)}};
  std::printf("us per dispatch\n%-34s %7s  %9s  %9s  %7s  %9s  %9s\n", "rule", "tokens", "ours", "serial", "ratio",
              "touch", "bytes");
  for (const Shape& s : shapes)
    for (const std::int64_t n : {std::int64_t{1}, std::int64_t{64}, std::int64_t{4096}, std::int64_t{65535}})
      if (n <= most) bench.run(s, n);
  return 0;
}
