// SPDX-License-Identifier: MIT
// Making compute pipelines from the SPIR-V of this build.
#include "vulkan/kernels.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

#include "core/text.hpp"

namespace turnout::vulkan {
namespace {

constexpr VkDescriptorType kStorage = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
constexpr VkDescriptorType kMoeRoute[] = {kStorage, kStorage, kStorage, kStorage, kStorage};
constexpr VkDescriptorType kRoute[] = {kStorage, kStorage, kStorage, kStorage, kStorage, kStorage, kStorage};
constexpr std::size_t kMostMade = 32;  // kernels for one rule each that a process makes
constexpr const char* kNames[] = {"moe_route", "route_small", "route", "route_large"};

}  // namespace

Status make_pipeline(const Functions& vk, VkDevice device, std::string_view entry, Variant variant,
                     std::span<const VkDescriptorType> bindings, const Params* rule, Pipeline& out) {
  const std::string file = text(entry, variant == Variant::subgroup ? ".subgroup" : ".portable");
  const auto spirv = std::find_if(kSpirv.begin(), kSpirv.end(), [&](const Spirv& s) { return s.name == file; });
  if (spirv == kSpirv.end()) return {Code::unsupported, text("kernel ", file, " is not in this build")};

  std::vector<VkDescriptorSetLayoutBinding> list;
  for (std::size_t i = 0; i < bindings.size(); ++i)
    list.push_back({static_cast<std::uint32_t>(i), bindings[i], 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr});
  auto set_info = structure<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
  set_info.bindingCount = static_cast<std::uint32_t>(list.size());
  set_info.pBindings = list.data();
  if (VkResult r = vk.CreateDescriptorSetLayout(device, &set_info, nullptr, &out.set_layout); r != VK_SUCCESS)
    return failure("vkCreateDescriptorSetLayout", r, file);
  auto layout_info = structure<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
  layout_info.setLayoutCount = 1;
  layout_info.pSetLayouts = &out.set_layout;
  if (VkResult r = vk.CreatePipelineLayout(device, &layout_info, nullptr, &out.layout); r != VK_SUCCESS)
    return failure("vkCreatePipelineLayout", r, file);

  auto module_info = structure<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
  module_info.codeSize = spirv->words.size_bytes();
  module_info.pCode = spirv->words.data();
  VkShaderModule module = VK_NULL_HANDLE;
  if (VkResult r = vk.CreateShaderModule(device, &module_info, nullptr, &module); r != VK_SUCCESS)
    return failure("vkCreateShaderModule", r, text(file, ", ", spirv->words.size_bytes(), " bytes"));
  const std::string name(entry);
  auto info = structure<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.module = module;
  info.stage.pName = name.c_str();
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
  return made == VK_SUCCESS ? Status{} : failure("vkCreateComputePipelines", made, file);
}

void destroy_pipeline(const Functions& vk, VkDevice device, const Pipeline& p) {
  vk.DestroyPipeline(device, p.pipeline, nullptr);
  vk.DestroyPipelineLayout(device, p.layout, nullptr);
  vk.DestroyDescriptorSetLayout(device, p.set_layout, nullptr);
}

// Compiling for a rule takes a device's driver a second or less, and a software device far longer than it saves.
static bool pays(const PhysicalDevice& device) {
  const char* wish = std::getenv("TURNOUT_VULKAN_FIX_RULE");
  if (wish != nullptr && *wish != '\0') return *wish != '0';
  return device.type != VK_PHYSICAL_DEVICE_TYPE_CPU;
}

Kernels::Kernels(const Functions& functions, VkDevice the_device, const PhysicalDevice& physical, Variant the_variant)
    : vk(functions),
      device(the_device),
      physical_device(physical),
      variant(the_variant),
      fixes_rules_(pays(physical)) {}

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
  const bool fix = fixes_rules_ && !is_moe_route && made_.size() < kMostMade;
  const Params key = fix ? rule : Params{};
  if (const auto m = find(key); m != made_.end()) return m->pipeline;
  const std::span<const VkDescriptorType> bindings =
      is_moe_route ? std::span<const VkDescriptorType>(kMoeRoute) : std::span<const VkDescriptorType>(kRoute);
  Pipeline p;
  Status s =
      make_pipeline(vk, device, kNames[static_cast<std::size_t>(entry)], variant, bindings, fix ? &key : nullptr, p);
  if (!s.ok()) {
    destroy_pipeline(vk, device, p);
    return s;
  }
  made_.push_back({entry, key, p});
  return p;
}

}  // namespace turnout::vulkan
