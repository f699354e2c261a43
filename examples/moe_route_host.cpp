// SPDX-License-Identifier: MIT
// A host of the shipped kernel `moe_route` that does without this library: plain Vulkan 1.1, by docs/shaders.md alone.
// Routes the bundled model's recorded traffic, each layer with its own bias. The traffic is repeated until a batch has
// more tokens than one dispatch takes, to show how it is cut. Prints the load per expert, writes ids and weights.
//   moe_route_host DIR_OF_SPIRV DIR_OF_MODEL DIR_FOR_ANSWERS
#include <vulkan/vulkan.h>

#include <algorithm>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

[[noreturn]] void fail(const std::string& why) {
  std::fprintf(stderr, "moe_route_host: %s\n", why.c_str());
  std::exit(1);
}
void check(VkResult r, const char* call) {
  if (r != VK_SUCCESS) fail(std::string(call) + ": VkResult " + std::to_string(r));
}
#define CHECK(call) check(call, #call)

template <class Structure>
Structure structure(VkStructureType type) {
  Structure s = {};
  s.sType = type;
  return s;
}

// --- files
// ------------------------------------------------------------------------------------------------------------

std::string read_file(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  std::string all((std::istreambuf_iterator<char>(in)), {});
  if (!in || all.empty()) fail("cannot read " + path);
  return all;
}

void write_file(const std::string& path, const void* data, std::size_t bytes) {
  std::ofstream out(path, std::ios::binary);
  out.write(static_cast<const char*>(data), static_cast<std::streamsize>(bytes));
  if (!out.flush()) fail("cannot write " + path);
}

// The f32 of one tensor of a safetensors file: the header's length in 8 bytes, a JSON header, the data. A file that is
// not our own deserves a real JSON reader. Empty: no such tensor.
std::vector<float> read_tensor(const std::string& file, const std::string& name) {
  std::uint64_t n = 0;
  std::memcpy(&n, file.data(), 8);
  const std::string header = file.substr(8, n);
  const std::size_t at = header.find("\"" + name + "\"");
  if (at == std::string::npos) return {};
  unsigned long long begin = 0, end = 0;
  const std::size_t offsets = header.find("\"data_offsets\":[", at);
  if (offsets == std::string::npos || std::sscanf(&header[offsets + 16], "%llu,%llu", &begin, &end) != 2 ||
      8 + n + end > file.size())
    fail(name + ": broken safetensors header");
  std::vector<float> values((end - begin) / 4);
  std::memcpy(values.data(), file.data() + 8 + n + begin, 4 * values.size());
  return values;
}

unsigned read_number(const std::string& json, const char* key) {
  const std::size_t at = json.find(std::string("\"") + key + "\":");
  if (at == std::string::npos) fail(std::string("config.json has no ") + key);
  return static_cast<unsigned>(std::strtoul(&json[json.find(':', at) + 1], nullptr, 10));
}

// --- Vulkan
// -----------------------------------------------------------------------------------------------------------

// The limits of the kernel, and how a batch is cut: see "More than 65535 tokens" in docs/shaders.md.
constexpr unsigned kMaxExpert = 256, kMaxUsed = 16;
constexpr unsigned kChunk = 65472;        // tokens of one dispatch: the most below 65536 that is a multiple of 64
constexpr VkDeviceSize kAlignment = 256;  // of a binding's offset, enough for every device
constexpr unsigned kBindings = 5;         // logits, bias, ids, weights, params

struct Buffer {
  VkBuffer buffer = VK_NULL_HANDLE;
  VkDeviceMemory memory = VK_NULL_HANDLE;
  char* mapped = nullptr;
};

struct Gpu {
  VkInstance instance = VK_NULL_HANDLE;
  VkPhysicalDevice physical = VK_NULL_HANDLE;
  std::uint32_t family = 0;  // of the queue
  VkDevice device = VK_NULL_HANDLE;
  VkQueue queue = VK_NULL_HANDLE;
  VkDescriptorSetLayout set_layout = VK_NULL_HANDLE;
  VkPipelineLayout layout = VK_NULL_HANDLE;
  VkPipeline pipeline = VK_NULL_HANDLE;
  VkCommandPool commands = VK_NULL_HANDLE;
};

// The first device with a compute queue and Vulkan 1.1; one in software only if there is no other.
void open_device(Gpu& g) {
  auto application = structure<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
  application.apiVersion = VK_API_VERSION_1_3;  // the most that is made use of
  auto instance = structure<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
  instance.pApplicationInfo = &application;
  CHECK(vkCreateInstance(&instance, nullptr, &g.instance));

  std::uint32_t n = 0;
  CHECK(vkEnumeratePhysicalDevices(g.instance, &n, nullptr));
  std::vector<VkPhysicalDevice> devices(n);
  CHECK(vkEnumeratePhysicalDevices(g.instance, &n, devices.data()));
  bool is_software = true;
  for (VkPhysicalDevice d : devices) {
    VkPhysicalDeviceProperties p;
    vkGetPhysicalDeviceProperties(d, &p);
    vkGetPhysicalDeviceQueueFamilyProperties(d, &n, nullptr);
    std::vector<VkQueueFamilyProperties> families(n);
    vkGetPhysicalDeviceQueueFamilyProperties(d, &n, families.data());
    const auto family = std::find_if(families.begin(), families.end(),
                                     [](const auto& f) { return (f.queueFlags & VK_QUEUE_COMPUTE_BIT) != 0; });
    if (p.apiVersion < VK_API_VERSION_1_1 || family == families.end()) continue;
    if (g.physical != VK_NULL_HANDLE && (!is_software || p.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)) continue;
    g.physical = d;
    g.family = static_cast<std::uint32_t>(family - families.begin());
    is_software = p.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
  }
  if (g.physical == VK_NULL_HANDLE) fail("no Vulkan 1.1 device with a compute queue");

  const float priority = 1;
  auto queue = structure<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
  queue.queueFamilyIndex = g.family;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  auto device = structure<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);  // no features, no extensions
  device.queueCreateInfoCount = 1;
  device.pQueueCreateInfos = &queue;
  CHECK(vkCreateDevice(g.physical, &device, nullptr, &g.device));
  vkGetDeviceQueue(g.device, g.family, 0, &g.queue);
  auto pool = structure<VkCommandPoolCreateInfo>(VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
  pool.queueFamilyIndex = g.family;
  CHECK(vkCreateCommandPool(g.device, &pool, nullptr, &g.commands));
}

// "subgroup" needs subgroups of 32 threads at least and two kinds of operations; "portable" gives the same bits
// anywhere.
const char* choose_variant(const Gpu& g) {
  auto sizes = structure<VkPhysicalDeviceSubgroupSizeControlProperties>(
      VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_SIZE_CONTROL_PROPERTIES);
  auto subgroup = structure<VkPhysicalDeviceSubgroupProperties>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
  auto all = structure<VkPhysicalDeviceProperties2>(VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
  vkGetPhysicalDeviceProperties2(g.physical, &all);
  const bool is_1_3 = all.properties.apiVersion >= VK_API_VERSION_1_3;
  all.pNext = &subgroup;
  if (is_1_3) subgroup.pNext = &sizes;
  vkGetPhysicalDeviceProperties2(g.physical, &all);
  const VkSubgroupFeatureFlags needed =
      VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT | VK_SUBGROUP_FEATURE_ARITHMETIC_BIT;
  const bool can = subgroup.subgroupSize >= 32 && (!is_1_3 || sizes.minSubgroupSize >= 32) &&
                   (subgroup.supportedOperations & needed) == needed &&
                   (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT) != 0;
  std::printf("%s, subgroups of %u: %s kernel\n", all.properties.deviceName, subgroup.subgroupSize,
              can ? "subgroup" : "portable");
  return can ? "subgroup" : "portable";
}

void make_pipeline(Gpu& g, const std::string& spirv) {
  std::vector<std::uint32_t> words(spirv.size() / 4);
  std::memcpy(words.data(), spirv.data(), 4 * words.size());
  auto module_info = structure<VkShaderModuleCreateInfo>(VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
  module_info.codeSize = 4 * words.size();
  module_info.pCode = words.data();
  VkShaderModule module = VK_NULL_HANDLE;
  CHECK(vkCreateShaderModule(g.device, &module_info, nullptr, &module));

  VkDescriptorSetLayoutBinding bindings[kBindings] = {};
  for (unsigned i = 0; i < kBindings; ++i)
    bindings[i] = {i, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, nullptr};
  auto set = structure<VkDescriptorSetLayoutCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
  set.bindingCount = kBindings;
  set.pBindings = bindings;
  CHECK(vkCreateDescriptorSetLayout(g.device, &set, nullptr, &g.set_layout));
  auto layout = structure<VkPipelineLayoutCreateInfo>(VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
  layout.setLayoutCount = 1;
  layout.pSetLayouts = &g.set_layout;
  CHECK(vkCreatePipelineLayout(g.device, &layout, nullptr, &g.layout));

  auto pipeline = structure<VkComputePipelineCreateInfo>(VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
  pipeline.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  pipeline.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  pipeline.stage.module = module;
  pipeline.stage.pName = "moe_route";
  pipeline.layout = g.layout;
  CHECK(vkCreateComputePipelines(g.device, VK_NULL_HANDLE, 1, &pipeline, nullptr, &g.pipeline));
  vkDestroyShaderModule(g.device, module, nullptr);
}

// Host memory, to keep this short: an engine's logits are in device memory already.
Buffer make_buffer(const Gpu& g, VkDeviceSize bytes) {
  Buffer b;
  auto info = structure<VkBufferCreateInfo>(VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
  info.size = bytes;
  info.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  CHECK(vkCreateBuffer(g.device, &info, nullptr, &b.buffer));
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(g.device, b.buffer, &needs);
  VkPhysicalDeviceMemoryProperties memory;
  vkGetPhysicalDeviceMemoryProperties(g.physical, &memory);
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  std::uint32_t type = 0;  // Vulkan promises one
  while ((needs.memoryTypeBits >> type & 1) == 0 || (memory.memoryTypes[type].propertyFlags & wanted) != wanted) ++type;
  auto allocate = structure<VkMemoryAllocateInfo>(VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
  allocate.allocationSize = needs.size;
  allocate.memoryTypeIndex = type;
  CHECK(vkAllocateMemory(g.device, &allocate, nullptr, &b.memory));
  CHECK(vkBindBufferMemory(g.device, b.buffer, b.memory, 0));
  void* mapped = nullptr;
  CHECK(vkMapMemory(g.device, b.memory, 0, VK_WHOLE_SIZE, 0, &mapped));
  b.mapped = static_cast<char*>(mapped);
  return b;
}

// One descriptor set and one dispatch for each chunk: the same buffers, bound from the chunk's first row on.
void route(const Gpu& g, const Buffer (&buffers)[kBindings], unsigned n_expert, unsigned n_used, unsigned n_token) {
  const unsigned n_chunk = (n_token + kChunk - 1) / kChunk;
  const VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, kBindings * n_chunk};
  auto pool_info = structure<VkDescriptorPoolCreateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
  pool_info.maxSets = n_chunk;
  pool_info.poolSizeCount = 1;
  pool_info.pPoolSizes = &size;
  VkDescriptorPool pool = VK_NULL_HANDLE;
  CHECK(vkCreateDescriptorPool(g.device, &pool_info, nullptr, &pool));

  auto allocate = structure<VkCommandBufferAllocateInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
  allocate.commandPool = g.commands;
  allocate.commandBufferCount = 1;
  VkCommandBuffer commands = VK_NULL_HANDLE;
  CHECK(vkAllocateCommandBuffers(g.device, &allocate, &commands));
  auto begin = structure<VkCommandBufferBeginInfo>(VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
  CHECK(vkBeginCommandBuffer(commands, &begin));
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, g.pipeline);
  for (unsigned i = 0; i < n_chunk; ++i) {
    const VkDeviceSize first = VkDeviceSize{i} * kChunk, n = std::min<VkDeviceSize>(kChunk, n_token - first);
    const std::uint32_t params[4] = {n_expert, n_used, static_cast<std::uint32_t>(n), 0};
    std::memcpy(buffers[4].mapped + i * kAlignment, params, sizeof params);

    auto set_info = structure<VkDescriptorSetAllocateInfo>(VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
    set_info.descriptorPool = pool;
    set_info.descriptorSetCount = 1;
    set_info.pSetLayouts = &g.set_layout;
    VkDescriptorSet set = VK_NULL_HANDLE;
    CHECK(vkAllocateDescriptorSets(g.device, &set_info, &set));
    const VkDeviceSize in = 4 * n_expert, out = 4 * n_used;  // bytes of a row
    const VkDescriptorBufferInfo parts[kBindings] = {{buffers[0].buffer, first * in, n * in},
                                                     {buffers[1].buffer, 0, in},
                                                     {buffers[2].buffer, first * out, n * out},
                                                     {buffers[3].buffer, first * out, n * out},
                                                     {buffers[4].buffer, i * kAlignment, sizeof params}};
    VkWriteDescriptorSet writes[kBindings] = {};
    for (unsigned b = 0; b < kBindings; ++b) {
      writes[b].sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET;
      writes[b].dstSet = set;
      writes[b].dstBinding = b;
      writes[b].descriptorCount = 1;
      writes[b].descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
      writes[b].pBufferInfo = &parts[b];
    }
    vkUpdateDescriptorSets(g.device, kBindings, writes, 0, nullptr);
    vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, g.layout, 0, 1, &set, 0, nullptr);
    vkCmdDispatch(commands, static_cast<std::uint32_t>(n), 1, 1);  // a group for each token
  }
  auto written = structure<VkMemoryBarrier>(VK_STRUCTURE_TYPE_MEMORY_BARRIER);
  written.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  written.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &written, 0,
                       nullptr, 0, nullptr);
  CHECK(vkEndCommandBuffer(commands));
  auto submit = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  CHECK(vkQueueSubmit(g.queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(g.queue));
  vkFreeCommandBuffers(g.device, g.commands, 1, &commands);
  vkDestroyDescriptorPool(g.device, pool, nullptr);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 4) fail("usage: moe_route_host DIR_OF_SPIRV DIR_OF_MODEL DIR_FOR_ANSWERS");
  const std::string spirv = argv[1], model = argv[2], answers = argv[3];
  const std::string config = read_file(model + "/hf/config.json"), weights = read_file(model + "/hf/model.safetensors");
  const std::string traffic = read_file(model + "/traffic.safetensors");
  const unsigned n_used = read_number(config, "num_experts_per_tok"),
                 n_layer = read_number(config, "num_hidden_layers");

  Gpu g;
  open_device(g);
  make_pipeline(g, read_file(spirv + "/moe_route." + choose_variant(g) + ".spv"));
  for (unsigned layer = 0; layer < n_layer; ++layer) {
    const std::string number = std::to_string(layer);
    const auto bias = read_tensor(weights, "model.layers." + number + ".feed_forward.expert_bias");
    const auto logits = read_tensor(traffic, "traffic.layer" + number + ".router_logits");
    if (bias.empty() || logits.empty()) continue;  // a dense layer
    const auto n_expert = static_cast<unsigned>(bias.size());
    if (n_expert > kMaxExpert || n_used > kMaxUsed || n_used > n_expert) fail("layer " + number + ": too many experts");
    const auto n_recorded = static_cast<unsigned>(logits.size() / n_expert);
    const unsigned n_copy = 65535 / n_recorded + 1, n_token = n_copy * n_recorded;  // too many for one dispatch

    const std::size_t in = 4 * logits.size(), out = std::size_t{4} * n_recorded * n_used;  // bytes of one copy
    const Buffer buffers[kBindings] = {make_buffer(g, in * n_copy), make_buffer(g, 4 * bias.size()),
                                       make_buffer(g, out * n_copy), make_buffer(g, out * n_copy),
                                       make_buffer(g, kAlignment * (n_token / kChunk + 1))};
    for (unsigned c = 0; c < n_copy; ++c) std::memcpy(buffers[0].mapped + c * in, logits.data(), in);
    std::memcpy(buffers[1].mapped, bias.data(), 4 * bias.size());
    route(g, buffers, n_expert, n_used, n_token);

    for (unsigned c = 1; c < n_copy; ++c)
      for (const unsigned b : {2u, 3u})
        if (std::memcmp(buffers[b].mapped, buffers[b].mapped + c * out, out) != 0)
          fail("equal rows, different answers");
    write_file(answers + "/layer" + number + ".ids", buffers[2].mapped, out);
    write_file(answers + "/layer" + number + ".weights", buffers[3].mapped, out);
    std::vector<unsigned> load(n_expert);
    const auto* ids = reinterpret_cast<const std::uint32_t*>(buffers[2].mapped);
    for (std::size_t i = 0; i < std::size_t{n_recorded} * n_used; ++i) ++load.at(ids[i]);
    std::printf("layer %u: %u tokens routed; load of the first %u:", layer, n_token, n_recorded);
    for (const unsigned n : load) std::printf(" %u", n);
    std::printf("\n");
    for (const Buffer& b : buffers) {
      vkDestroyBuffer(g.device, b.buffer, nullptr);
      vkFreeMemory(g.device, b.memory, nullptr);
    }
  }
  vkDestroyCommandPool(g.device, g.commands, nullptr);
  vkDestroyPipeline(g.device, g.pipeline, nullptr);
  vkDestroyPipelineLayout(g.device, g.layout, nullptr);
  vkDestroyDescriptorSetLayout(g.device, g.set_layout, nullptr);
  vkDestroyDevice(g.device, nullptr);
  vkDestroyInstance(g.instance, nullptr);
}
