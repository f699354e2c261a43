// SPDX-License-Identifier: MIT
// The kernels of shaders/ as pipelines of one device, shared by every rule that runs there.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <span>
#include <string_view>
#include <vector>

#include "vulkan/params.hpp"
#include "vulkan/physical_device.hpp"

namespace turnout::vulkan {

/// The SPIR-V of this build, by file name ("route.subgroup"). Made from shaders/generated/spirv at build time.
struct Spirv {
  std::string_view name;
  std::span<const std::uint32_t> words;
};
extern const std::span<const Spirv> kSpirv;

enum class Entry : std::uint8_t { moe_route, route_tiled, route_small, route, route_large };

/// What one entry is dispatched with.
struct Pipeline {
  VkPipeline pipeline = VK_NULL_HANDLE;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
};

inline constexpr std::int64_t kNeverTiled = std::int64_t{1} << 31;  // no call has so many tokens

/// What never changes an answer, only its speed.
struct Tuning {
  bool fixes_rules = false;               ///< a kernel is compiled for each rule
  std::int64_t tiled_from = kNeverTiled;  ///< tokens of a call that goes to `route_tiled`
};
/// @param fix_rule, tiled_from TURNOUT_VULKAN_FIX_RULE and TURNOUT_VULKAN_TILED_FROM; "" chooses by the device.
Result<Tuning> choose_tuning(const PhysicalDevice& device, std::string_view fix_rule, std::string_view tiled_from);

class Kernels {
 public:
  /// `variant` is not automatic. The device must outlive the result.
  Kernels(const Functions& functions, VkDevice device, const PhysicalDevice& physical_device, Variant variant,
          Tuning tuning);
  ~Kernels();
  Kernels(const Kernels&) = delete;
  Kernels& operator=(const Kernels&) = delete;

  /// The kernel of an entry for a rule, compiled when first asked for. Where that pays, the rule is fixed in it (see
  /// shaders/rule.slang): the code of all other rules goes. @return unsupported when the build has no such kernel,
  /// device_failure.
  Result<Pipeline> get(Entry entry, const Params& rule) const;

  const Functions vk;
  const VkDevice device;
  const PhysicalDevice physical_device;
  const Variant variant;
  const Tuning tuning;

 private:
  struct Made {
    Entry entry;
    Params rule;  // all zero: not fixed
    Pipeline pipeline;
  };
  mutable std::mutex mutex_;
  mutable std::vector<Made> made_;
};

/// The SPIR-V of one entry of this build. @return unsupported when it has none.
Result<std::span<const std::uint32_t>> find_spirv(std::string_view entry, Variant variant);

/// Makes the pipeline of an entry that has storage buffers at bindings 0..n_binding - 1. What was made before a failure
/// is left in `out`, to be destroyed. `rule`: what is fixed in it; null: nothing.
Status make_pipeline(const Functions& vk, VkDevice device, std::span<const std::uint32_t> spirv, const char* entry,
                     std::uint32_t n_binding, const Params* rule, Pipeline& out);
void destroy_pipeline(const Functions& vk, VkDevice device, const Pipeline& pipeline);

}  // namespace turnout::vulkan
