// SPDX-License-Identifier: MIT
// Making compute pipelines from the SPIR-V of this build.
#include "vulkan/kernels.hpp"

#include <algorithm>
#include <charconv>
#include <string>
#include <vector>

#include "core/text.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::size_t kMostMade = 32;  // kernels for one rule each that a process makes
struct Named {
  const char* name;
  std::uint32_t n_binding;
};
constexpr Named kEntries[] = {
    {"moe_route", 5}, {"route_tiled", 7}, {"route_small", 7}, {"route", 7}, {"route_large", 7}};  // by Entry

}  // namespace

Result<std::span<const std::uint32_t>> find_spirv(std::string_view entry, Variant variant) {
  const std::string file = text(entry, variant == Variant::subgroup ? ".subgroup" : ".portable");
  for (const Spirv& s : kSpirv)
    if (s.name == file) return s.words;
  return Status{Code::unsupported, text("kernel ", file, " is not in this build")};
}

Status make_pipeline(const Functions& vk, VkDevice device, std::span<const std::uint32_t> spirv, const char* entry,
                     std::uint32_t n_binding, const Params* rule, Pipeline& out) {
  std::vector<VkDescriptorSetLayoutBinding> list;
  for (std::uint32_t i = 0; i < n_binding; ++i)
    list.push_back({i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
  auto set_info = structure<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
  set_info.bindingCount = static_cast<std::uint32_t>(list.size());
  set_info.pBindings = list.data();
  if (VkResult r = vk.CreateDescriptorSetLayout(device, &set_info, nullptr, &out.set_layout); r != VK_SUCCESS)
    return failure("vkCreateDescriptorSetLayout", r, entry);
  auto layout_info = structure<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
  layout_info.setLayoutCount = 1;
  layout_info.pSetLayouts = &out.set_layout;
  if (VkResult r = vk.CreatePipelineLayout(device, &layout_info, nullptr, &out.layout); r != VK_SUCCESS)
    return failure("vkCreatePipelineLayout", r, entry);

  auto module_info = structure<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
  module_info.codeSize = spirv.size_bytes();
  module_info.pCode = spirv.data();
  VkShaderModule module = VK_NULL_HANDLE;
  if (VkResult r = vk.CreateShaderModule(device, &module_info, nullptr, &module); r != VK_SUCCESS)
    return failure("vkCreateShaderModule", r, text(entry, ", ", spirv.size_bytes(), " bytes"));
  auto info = structure<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = module;
  info.stage.pName = entry;
  info.layout = out.layout;
  // Constant 0 says that a rule is fixed, 100 + i is word i of it. Those that the kernel does not have are ignored.
  std::vector<VkSpecializationMapEntry> constants = {{0, 0, sizeof(std::uint32_t)}};
  std::vector<std::uint32_t> values = {1};
  VkSpecializationInfo fixed = {};
  if (rule != nullptr) {
    for (std::uint32_t i = 0; i < kRuleWords; ++i) {
      constants.push_back({100 + i, 4 * (i + 1), sizeof(std::uint32_t)});
      values.push_back((*rule)[i]);
    }
    fixed = {static_cast<std::uint32_t>(constants.size()), constants.data(), 4 * values.size(), values.data()};
    info.stage.pSpecializationInfo = &fixed;
  }
  const VkResult made = vk.CreateComputePipelines(device, VK_NULL_HANDLE, 1, &info, nullptr, &out.pipeline);
  vk.DestroyShaderModule(device, module, nullptr);
  return made == VK_SUCCESS ? Status{} : failure("vkCreateComputePipelines", made, entry);
}

void destroy_pipeline(const Functions& vk, VkDevice device, const Pipeline& p) {
  vk.DestroyPipeline(device, p.pipeline, nullptr);
  vk.DestroyPipelineLayout(device, p.layout, nullptr);
  vk.DestroyDescriptorSetLayout(device, p.set_layout, nullptr);
}

Result<Tuning> choose_tuning(const PhysicalDevice& device, std::string_view fix_rule, std::string_view tiled_from) {
  const auto refuse = [](auto... parts) { return Status{Code::unavailable, text(parts...)}; };
  // Compiling for a rule takes a device's driver a second or less, and a software device longer than it saves.
  // Tiles, from 2048 tokens on: below, one token to a workgroup is quicker. Never on a software device: Mesa's ends an
  // invocation after 65535 iterations, and the second dispatch may have 1024 doubtful tokens for one.
  const bool software = device.type == VK_PHYSICAL_DEVICE_TYPE_CPU;
  Tuning t{!software, software ? kNeverTiled : 2048};
  if (!fix_rule.empty()) {
    if (fix_rule != "0" && fix_rule != "1") return refuse("TURNOUT_VULKAN_FIX_RULE = ", fix_rule, ": must be 0 or 1");
    t.fixes_rules = fix_rule == "1";
  }
  if (!tiled_from.empty()) {
    const char* const end = tiled_from.data() + tiled_from.size();
    const auto [stop, error] = std::from_chars(tiled_from.data(), end, t.tiled_from);
    if (error != std::errc() || stop != end || t.tiled_from < 0)
      return refuse("TURNOUT_VULKAN_TILED_FROM = ", tiled_from, ": must be a number of tokens, 0 or more");
  }
  return t;
}

Kernels::Kernels(const Functions& functions, VkDevice the_device, const PhysicalDevice& physical, Variant the_variant,
                 Tuning the_tuning)
    : vk(functions), device(the_device), physical_device(physical), variant(the_variant), tuning(the_tuning) {}

Kernels::~Kernels() {
  for (const Made& m : made_) destroy_pipeline(vk, device, m.pipeline);
}

Result<Pipeline> Kernels::get(Entry entry, const Params& rule) const {
  const bool is_moe_route = entry == Entry::moe_route;
  const std::lock_guard lock(mutex_);
  const auto find = [&](const Params& key) {
    return std::find_if(made_.begin(), made_.end(), [&](const Made& m) { return m.entry == entry && m.rule == key; });
  };
  if (const auto m = find(rule); m != made_.end()) return m->pipeline;
  // A process that goes through rules by the hundred is testing, not routing: the later ones share one kernel.
  const bool fix = tuning.fixes_rules && !is_moe_route && made_.size() < kMostMade;
  const Params key = fix ? rule : Params{};
  if (const auto m = find(key); m != made_.end()) return m->pipeline;
  const Named& named = kEntries[static_cast<std::size_t>(entry)];
  const auto spirv = find_spirv(named.name, variant);
  if (!spirv.ok()) return spirv.status();
  Pipeline p;
  Status s = make_pipeline(vk, device, *spirv, named.name, named.n_binding, fix ? &key : nullptr, p);
  if (!s.ok()) {
    destroy_pipeline(vk, device, p);
    return s;
  }
  made_.push_back({entry, key, p});
  return p;
}

}  // namespace turnout::vulkan
