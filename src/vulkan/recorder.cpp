// SPDX-License-Identifier: MIT
// Choosing the entry for a rule and a call, and recording it.
#include "vulkan/recorder.hpp"

#include <algorithm>

#include "core/router_config.hpp"
#include "core/text.hpp"
#include "vulkan/backend.hpp"
#include "vulkan/canary.hpp"
#include "vulkan/context.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::int32_t kMostOfSmall = 256;           // n_expert of the entry `route_small`
constexpr std::int32_t kMostOfRoute = 2048;          // n_expert of the entry `route`
constexpr std::uint32_t kSharedOfLarge = 28 * 1024;  // bytes, a little more than `route_large` takes
constexpr std::uint32_t kUpdateLimit = 65536;        // of vkCmdUpdateBuffer
static_assert(kTablesOffset + 3 * 4 * kMaxExpert <= kUpdateLimit);

std::int64_t tiles_of(const RecorderState& r, std::int64_t n_token) {
  const std::int64_t n_at_once = r.record.params[34];
  return (n_token + n_at_once - 1) / n_at_once;
}

bool is_moe_route(const RouterConfig& config) {
  const Rule plain = moe_route_rule(config.rule.n_expert, config.rule.n_used);
  Rule rule = config.rule;
  rule.jitter_eps = plain.jitter_eps;  // without effect here, as are the next two
  rule.apply_to = plain.apply_to;
  if (rule.scale_where == ScaleWhere::routed_sum) rule.scale = 1.0f, rule.scale_where = ScaleWhere::weights;
  if (rule.n_group == rule.topk_group) {  // S-5.2
    rule.n_group.reset();
    rule.topk_group.reset();
    rule.group_score = 1;
    rule.excluded_value = plain.excluded_value;
  }
  return rule == plain && config.logit_bias.empty() && config.expert_scale.empty() && rule.n_expert <= 256 &&
         rule.n_used <= 16;
}

}  // namespace

Rule moe_route_rule(std::int32_t n_expert, std::int32_t n_used) {
  Rule r;
  r.n_expert = n_expert;
  r.n_used = n_used;
  r.score = Score::sigmoid;
  r.select_bias = true;
  r.logit_clamp = 80.0f;
  r.renormalize = true;
  r.eps_kind = EpsKind::clamp_min;
  r.renorm_eps = 0x1p-14f;
  return r;
}

std::uint64_t RecorderState::workspace_bytes() const { return left_offset() + left_bytes(); }

std::uint64_t RecorderState::left_offset() const {
  const std::uint64_t end = kTablesOffset + 4 * record.tables.size();
  if (tiled.pipeline == VK_NULL_HANDLE) return end;
  return (end + kWorkspaceAlignment - 1) / kWorkspaceAlignment * kWorkspaceAlignment;
}

std::uint64_t RecorderState::left_bytes() const {
  if (tiled.pipeline == VK_NULL_HANDLE) return 0;
  return 4 * static_cast<std::uint64_t>(tiles_of(*this, kMostAtOnce));
}

Result<std::shared_ptr<const RecorderState>> make_recorder(std::shared_ptr<const Kernels> kernels,
                                                           const RouterConfig& config) {
  auto state = std::make_shared<RecorderState>();
  state->rule = config.rule;
  state->record = make_record(config);
  const bool large = config.rule.n_expert > kMostOfRoute, small = config.rule.n_expert <= kMostOfSmall;
  const std::uint32_t shared = kernels->physical_device.limits.maxComputeSharedMemorySize;
  if (large && shared < kSharedOfLarge)
    return Status{Code::unsupported,
                  text("n_expert = ", config.rule.n_expert, ": at most ", kMostOfRoute, " on backend vulkan with ",
                       kernels->physical_device.name, ", whose maxComputeSharedMemorySize = ", shared)};
  const auto route = kernels->get(large   ? Entry::route_large
                                  : small ? Entry::route_small
                                          : Entry::route,
                                  state->record.params);
  if (!route.ok()) return route.status();
  state->route = *route;
  if (state->record.params[34] != 0 && kernels->tuning.tiled_from < kNeverTiled) {
    const auto tiled = kernels->get(Entry::route_tiled, state->record.params);
    if (!tiled.ok()) return tiled.status();
    state->tiled = *tiled;
  }
  if (is_moe_route(config)) {
    const auto moe_route = kernels->get(Entry::moe_route, state->record.params);
    if (!moe_route.ok()) return moe_route.status();
    state->moe_route = *moe_route;
  }
  state->kernels = std::move(kernels);
  return std::shared_ptr<const RecorderState>(std::move(state));
}

std::int64_t groups_of_tiled(const RecorderState& r, std::int64_t n_token) {
  return std::min(tiles_of(r, n_token), kMostGroups);
}

std::int64_t groups_of_left(const RecorderState& r, std::int64_t n_token) {
  constexpr std::int64_t kTilesAtOnce = 32;
  return (tiles_of(r, n_token) + kTilesAtOnce - 1) / kTilesAtOnce;
}

bool goes_tiled(const RecorderState& r, std::int64_t n_token) {
  return r.tiled.pipeline != VK_NULL_HANDLE && n_token >= r.kernels->tuning.tiled_from;
}

void record(const BindingState& binding, VkCommandBuffer commands, const Call& call) {
  const RecorderState& r = *binding.recorder;
  const Functions& vk = r.kernels->vk;
  const bool moe_route = !binding.moe_route.empty() && !call.replay && call.n_real == call.n_token &&
                         call.logits == DType::f32 && call.weights == DType::f32 && call.row_stride == r.rule.n_expert;
  const bool tiled = !moe_route && !call.replay && goes_tiled(r, call.n_token);
  const Pipeline& pipeline = moe_route ? r.moe_route : tiled ? r.tiled : r.route;
  const auto& sets = moe_route ? binding.moe_route : tiled ? binding.tiled : binding.route;
  const VkBuffer workspace = handle<VkBuffer>(binding.buffers.workspace.buffer);
  const VkDeviceSize at = binding.buffers.workspace.offset;
  std::int64_t base = 0;
  do {  // once for no tokens at all: the status words are always written
    const std::int64_t n = std::min(binding.chunk, call.n_token - base);
    const std::int64_t n_group = tiled ? groups_of_tiled(r, n) : std::min(n, kMostGroups);
    const auto n_group_left = static_cast<std::uint32_t>(tiled ? groups_of_left(r, n) : 0);
    Params params = r.record.params;
    set_dispatch({.n_token = static_cast<std::uint32_t>(n),
                  .n_real = static_cast<std::uint32_t>(std::clamp<std::int64_t>(call.n_real - base, 0, n)),
                  .row_stride = static_cast<std::uint32_t>(call.row_stride),
                  .logits = call.logits,
                  .weights = call.weights,
                  .token_base = static_cast<std::uint32_t>(base),
                  .replay = call.replay,
                  .n_group = static_cast<std::uint32_t>(n_group),
                  .n_group_left = n_group_left},
                 params);
    // The chunk before, or an earlier recording, is done with the workspace.
    barrier(vk, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_TRANSFER_BIT,
            VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT,
            VK_ACCESS_TRANSFER_WRITE_BIT);
    vk.CmdUpdateBuffer(commands, workspace, at, sizeof params, params.data());
    if (base == 0) {
      constexpr std::uint32_t status[kStatusBytes / 4] = {0, 0xffffffffu, 0, 0};
      vk.CmdUpdateBuffer(commands, workspace, at + kStatusOffset, sizeof status, status);
      vk.CmdUpdateBuffer(commands, workspace, at + kTablesOffset, 4 * r.record.tables.size(), r.record.tables.data());
    }
    barrier(vk, commands, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
            VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    if (n > 0) {
      vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.pipeline);
      vk.CmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline.layout, 0, 1,
                               &sets[static_cast<std::size_t>(base / binding.chunk)], 0, nullptr);
      vk.CmdDispatch(commands, static_cast<std::uint32_t>(moe_route ? n : n_group), 1, 1);
      if (tiled) {  // the same descriptor sets serve, as both layouts are alike
        barrier(vk, commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
                VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
        vk.CmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, r.route.pipeline);
        vk.CmdDispatch(commands, n_group_left, 1, 1);
      }
    }
    base += binding.chunk;
  } while (base < call.n_token);
}

// --- the public door ------------------------------------------------------------------------------------------------

Outcome read_outcome(std::span<const std::uint32_t, kStatusBytes / 4> words) {
  if (words[1] == 0xffffffffu) return {};
  return {true, words[1] / 64, static_cast<std::int32_t>(words[1] % 64)};
}

Binding::Binding(std::unique_ptr<const BindingState> state) : state_(std::move(state)) {}
Binding::Binding(Binding&&) noexcept = default;
Binding& Binding::operator=(Binding&&) noexcept = default;
Binding::~Binding() = default;

Recorder::Recorder(std::shared_ptr<const RecorderState> state) : state_(std::move(state)) {}
Recorder::Recorder(Recorder&&) noexcept = default;
Recorder& Recorder::operator=(Recorder&&) noexcept = default;
Recorder::~Recorder() = default;

namespace {

Result<std::shared_ptr<const RecorderState>> make_checked(std::shared_ptr<const Kernels> kernels,
                                                          const RouterConfig& config) {
  if (Status s = check_config(config); !s.ok()) return s;
  if (Status s = check_limits(config, backend()); !s.ok()) return s;
  return make_recorder(std::move(kernels), flushed(config));
}

Result<std::shared_ptr<const Kernels>> make_kernels(const Device& d) {
  for (const auto& [field, is_null] :
       {std::pair{"instance", d.instance == nullptr}, std::pair{"physical_device", d.physical_device == nullptr},
        std::pair{"device", d.device == nullptr},
        std::pair{"get_instance_proc_addr", d.get_instance_proc_addr == nullptr}})
    if (is_null) return invalid(text("device: ", field, " is null"));
  Functions vk;
  if (Status s = vk.load_instance(d.get_instance_proc_addr, d.instance); !s.ok()) return s;
  if (Status s = vk.load_device(d.device); !s.ok()) return s;
  const PhysicalDevice physical = read_device(vk, d.physical_device);
  if (!physical.unusable.empty())
    return Status{Code::unavailable, text("device ", physical.name, ": ", physical.unusable)};
  const Options options = Options::from_environment();
  Result<Variant> wanted = d.variant;
  if (d.variant == Variant::automatic) wanted = parse_variant(options.path);
  if (!wanted.ok()) return wanted.status();
  const auto variant = settle_variant(vk, physical, *wanted);
  if (!variant.ok()) return variant.status();
  const auto tuning = choose_tuning(physical, options.fix_rule, options.tiled_from);
  if (!tuning.ok()) return tuning.status();
  return std::make_shared<const Kernels>(vk, d.device, physical, *variant, *tuning);
}

}  // namespace

Result<Recorder> Recorder::make(const RouterConfig& config, const Device& device) {
  if (Status s = check_config(config); !s.ok()) return s;  // before the device is touched
  auto kernels = make_kernels(device);
  if (!kernels.ok()) return kernels.status();
  auto state = make_checked(std::move(*kernels), config);
  if (!state.ok()) return state.status();
  return Recorder(std::move(*state));
}

Result<Recorder> Recorder::make_another(const RouterConfig& config) const {
  auto state = make_checked(state_->kernels, config);
  if (!state.ok()) return state.status();
  return Recorder(std::move(*state));
}

std::uint64_t Recorder::workspace_bytes() const { return state_->workspace_bytes(); }

Result<Binding> Recorder::bind(const Buffers& buffers) const {
  auto state = vulkan::bind(state_, buffers);
  if (!state.ok()) return state.status();
  return Binding(std::move(*state));
}

Status Recorder::record(VkCommandBuffer_T* commands, const Binding& binding, std::int64_t n_token,
                        std::optional<std::int64_t> n_real_tokens) const {
  const BindingState& b = *binding.state_;
  if (b.recorder != state_) return invalid("binding: made by another Recorder");
  if (commands == nullptr) return invalid("command_buffer is null");
  if (n_token < 0 || n_token > b.buffers.max_token)
    return invalid(text("n_token = ", n_token, ": must be in 0..max_token = ", b.buffers.max_token));
  const std::int64_t n_real = n_real_tokens.value_or(n_token);
  if (n_real < 0 || n_real > n_token)
    return invalid(text("n_real_tokens = ", n_real, ": must be in 0..n_token = ", n_token));
  vulkan::record(b, commands,
                 {.n_token = n_token,
                  .n_real = n_real,
                  .logits = b.buffers.logits_dtype,
                  .weights = b.buffers.weights_dtype,
                  .row_stride = b.buffers.row_stride,
                  .replay = b.buffers.given.buffer != 0});
  return {};
}

}  // namespace turnout::vulkan
