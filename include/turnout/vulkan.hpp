// SPDX-License-Identifier: MIT
// Routing inside the caller's own Vulkan work: onto buffers, and into a command buffer, that the caller owns.
// In builds with the Vulkan backend (CMake's TURNOUT_VULKAN). Needs no Vulkan header.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>

#include "turnout/backend.hpp"
#include "turnout/matrix.hpp"
#include "turnout/status.hpp"

// Vulkan's own names: a VkInstance is a VkInstance_T*, and so on.
struct VkInstance_T;
struct VkPhysicalDevice_T;
struct VkDevice_T;
struct VkCommandBuffer_T;

namespace turnout::vulkan {

/// Which build of the kernels runs. Both give the same bits. `subgroup` works with subgroups of 32 threads and more.
enum class Variant : std::uint8_t { automatic, subgroup, portable };

/// The caller's device, which must be of Vulkan 1.1 or later and outlive every Recorder and Binding. No feature and no
/// extension need be enabled. `automatic` is what TURNOUT_VULKAN_PATH says, else `subgroup` where it can run.
struct Device {
  VkInstance_T* instance = nullptr;
  VkPhysicalDevice_T* physical_device = nullptr;
  VkDevice_T* device = nullptr;
  void (*(*get_instance_proc_addr)(VkInstance_T*, const char*))() = nullptr;  ///< vkGetInstanceProcAddr
  Variant variant = Variant::automatic;
};

/// A part of a buffer. `buffer` is a VkBuffer cast to an integer; offset and size are bytes.
struct Slice {
  std::uint64_t buffer = 0;
  std::uint64_t offset = 0;
  std::uint64_t size = 0;
};

/// What one Binding reads and writes. The slices must not overlap. Offsets are multiples of the device's
/// minStorageBufferOffsetAlignment, the workspace's of 256. A size may be larger than what is said here.
struct Buffers {
  std::int64_t max_token = 0;        ///< the most tokens of one recording: below 2^31, with `given` below 2^26
  Slice logits = {};                 ///< in: ((max_token - 1) * row_stride + n_expert) elements, bytes rounded up to 4
  DType logits_dtype = DType::f32;   ///< f32, f16 or bf16
  std::int64_t row_stride = 0;       ///< elements, >= n_expert; 0: n_expert
  Slice ids = {};                    ///< out: int32 [max_token, n_used]
  Slice weights = {};                ///< out: [max_token, n_used], bytes rounded up to 4
  DType weights_dtype = DType::f32;  ///< f32, f16 or bf16
  Slice given = {};                  ///< in: int32 [max_token, n_used] ids to replay (S-8); no buffer: select
  Slice workspace = {};              ///< workspace_bytes(); in use from a recording to the end of its execution
};

/// The status words of a workspace once the work is done: 16 bytes at kStatusOffset from its start.
inline constexpr std::uint64_t kStatusOffset = 256;
inline constexpr std::uint64_t kStatusBytes = 16;

/// What they say. Ids in device memory cannot be judged before the launch: a row of `given` that R-4 refuses is
/// treated as padding (S-8.2), and the first one is named here.
struct Outcome {
  bool refused = false;
  std::int64_t token = 0;  ///< of the first refused row
  std::int32_t slot = 0;   ///< its first offending slot
};
Outcome read_outcome(std::span<const std::uint32_t, kStatusBytes / 4> words);

struct RecorderState;
struct BindingState;

/// Buffers made known to a Recorder: its descriptor sets. Destroy it once the device is done with its recordings.
class Binding {
 public:
  Binding(Binding&&) noexcept;
  Binding& operator=(Binding&&) noexcept;
  ~Binding();

 private:
  friend class Recorder;
  explicit Binding(std::unique_ptr<const BindingState> state);
  std::unique_ptr<const BindingState> state_;
};

/// A rule's kernels on the caller's device. Move-only; its const functions may be called from many threads at once.
class Recorder {
 public:
  /// Checks the rule and the vectors as Router::make does, and makes the pipelines. Vectors are copied.
  /// @return invalid_argument (R-1..R-3), unsupported (a limit of the backend or the device), unavailable (the device
  ///         cannot run the kernels), device_failure.
  static Result<Recorder> make(const RouterConfig& config, const Device& device);
  /// Another rule on the same device: pipelines are shared. The same checks.
  Result<Recorder> make_another(const RouterConfig& config) const;

  Recorder(Recorder&&) noexcept;
  Recorder& operator=(Recorder&&) noexcept;
  ~Recorder();

  /// Size of the workspace: the kernels' parameters, the status words and the rule's vectors.
  std::uint64_t workspace_bytes() const;

  /// Makes descriptor sets for `buffers`. Usage flags that they need: STORAGE_BUFFER; the workspace also
  /// TRANSFER_DST, and TRANSFER_SRC if its status words are to be copied out.
  /// @return invalid_argument for sizes, offsets and types; unsupported for a row longer than the device can bind;
  ///         device_failure.
  Result<Binding> bind(const Buffers& buffers) const;

  /// Records the routing of tokens 0..n_token - 1 into a command buffer of a queue with compute, outside a render pass.
  /// Updates of the workspace, barriers and dispatches: nothing is submitted, waited for or allocated by Turnout.
  ///
  /// The caller's barriers. Before: whatever wrote logits and given is made visible to COMPUTE_SHADER, SHADER_READ, and
  /// earlier readers of ids and weights are done by COMPUTE_SHADER. After: ids, weights and status words are made
  /// visible from COMPUTE_SHADER, SHADER_WRITE to their readers. Recordings with one Binding may follow one another in
  /// a queue without any barrier of the caller's; they may not run in two queues at once.
  ///
  /// n_real_tokens: rows from there on are padding (S-8.4). @return invalid_argument for numbers out of range or
  /// another Recorder's Binding; nothing is recorded then.
  Status record(VkCommandBuffer_T* command_buffer, const Binding& binding, std::int64_t n_token,
                std::optional<std::int64_t> n_real_tokens = {}) const;

 private:
  explicit Recorder(std::shared_ptr<const RecorderState> state);
  std::shared_ptr<const RecorderState> state_;
};

}  // namespace turnout::vulkan
