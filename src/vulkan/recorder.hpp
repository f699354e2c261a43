// SPDX-License-Identifier: MIT
// Behind turnout/vulkan.hpp: a rule's kernels, buffers bound to them, and the recording. The backend uses the same.
#pragma once

#include <memory>
#include <vector>

#include "turnout/vulkan.hpp"
#include "vulkan/commands.hpp"
#include "vulkan/kernels.hpp"
#include "vulkan/params.hpp"

namespace turnout::vulkan {

// Offsets in a workspace: params, status (kStatusOffset), tables.
inline constexpr std::uint64_t kTablesOffset = 512;
inline constexpr std::uint64_t kWorkspaceAlignment = 256;  // what any device's uniform and storage buffers need at most

/// Tokens of one dispatch: moe_route has one workgroup per token, of which every device takes 65535. Where there are
/// more, chunks are a multiple of 128 tokens, so that those of 16-bit elements start at a multiple of 256 bytes.
inline constexpr std::int64_t kMostAtOnce = 65535;
inline constexpr std::int64_t kChunk = 65408;
inline constexpr std::int64_t kChunkMultiple = 128;

/// Workgroups of `route`, at the most: enough to fill any device, few enough that each serves several tokens.
inline constexpr std::int64_t kMostGroups = 8192;

/// The one rule of the entry `moe_route` (lfm2_moe@moe_route).
Rule moe_route_rule(std::int32_t n_expert, std::int32_t n_used);

struct RecorderState {
  std::shared_ptr<const Kernels> kernels;
  Rule rule;
  RuleRecord record;
  Pipeline route;      ///< for any call
  Pipeline tiled;      ///< for many tokens; null for rules that it does not take
  Pipeline moe_route;  ///< for plain calls of its one rule; null for other rules

  std::uint64_t workspace_bytes() const;
  std::uint64_t left_offset() const;  ///< in the workspace: a word for each tile of `route_tiled`
  std::uint64_t left_bytes() const;
};
/// `config` is checked and flushed.
Result<std::shared_ptr<const RecorderState>> make_recorder(std::shared_ptr<const Kernels> kernels,
                                                           const RouterConfig& config);

struct BindingState {
  std::shared_ptr<const RecorderState> recorder;
  Buffers buffers;
  std::int64_t chunk = 0;  ///< tokens of one dispatch
  VkDescriptorPool pool = VK_NULL_HANDLE;
  std::vector<VkDescriptorSet> route, tiled, moe_route;  ///< one for each chunk

  BindingState() = default;
  ~BindingState();
  BindingState(const BindingState&) = delete;
  BindingState& operator=(const BindingState&) = delete;
};
Result<std::unique_ptr<const BindingState>> bind(std::shared_ptr<const RecorderState> recorder, const Buffers& buffers);

/// What one recording decides. Types may be narrower than those bound; n_token is at most max_token.
struct Call {
  std::int64_t n_token = 0;
  std::int64_t n_real = 0;
  DType logits = DType::f32;
  DType weights = DType::f32;
  std::int64_t row_stride = 0;
  bool replay = false;
};
/// Whether many tokens go to `route_tiled`, and what it leaves to the rule's other entry, in a second dispatch.
bool goes_tiled(const RecorderState& r, std::int64_t n_token);
std::int64_t groups_of_tiled(const RecorderState& r, std::int64_t n_token);
std::int64_t groups_of_left(const RecorderState& r, std::int64_t n_token);
void record(const BindingState& binding, VkCommandBuffer commands, const Call& call);

}  // namespace turnout::vulkan
