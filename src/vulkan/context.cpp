// SPDX-License-Identifier: MIT
// Opening the backend's device, with the validation layer if asked for.
#include "vulkan/context.hpp"

#include <algorithm>
#include <cstdlib>

#include "core/text.hpp"
#include "vulkan/canary.hpp"

namespace turnout::vulkan {
namespace {

constexpr const char* kLayer = "VK_LAYER_KHRONOS_validation";

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

Status unavailable(const char* call, VkResult result) { return {Code::unavailable, failure(call, result).message()}; }

template <class Function>
Function find(PFN_vkGetInstanceProcAddr get, VkInstance instance, const char* name) {
  return reinterpret_cast<Function>(get(instance, name));
}

VKAPI_ATTR VkBool32 VKAPI_CALL note_message(VkDebugUtilsMessageSeverityFlagBitsEXT, VkDebugUtilsMessageTypeFlagsEXT,
                                            const VkDebugUtilsMessengerCallbackDataEXT* data, void* messages) {
  static_cast<Messages*>(messages)->add(data->pMessage ? data->pMessage : "");
  return VK_FALSE;
}

bool has_layer(PFN_vkGetInstanceProcAddr get) {
  const auto enumerate =
      find<PFN_vkEnumerateInstanceLayerProperties>(get, VK_NULL_HANDLE, "vkEnumerateInstanceLayerProperties");
  std::uint32_t n = 0;
  if (enumerate == nullptr || enumerate(&n, nullptr) != VK_SUCCESS) return false;
  std::vector<VkLayerProperties> layers(n);
  if (enumerate(&n, layers.data()) < 0) return false;
  return std::any_of(layers.begin(), layers.end(),
                     [](const auto& layer) { return std::string_view(layer.layerName) == kLayer; });
}

}  // namespace

Options Options::from_environment() {
  const std::string validation = environment("TURNOUT_VULKAN_VALIDATION");
  return {environment("TURNOUT_VULKAN_DEVICE"), environment("TURNOUT_VULKAN_PATH"),
          environment("TURNOUT_VULKAN_FIX_RULE"), environment("TURNOUT_VULKAN_TILED_FROM"),
          !validation.empty() && validation != "0"};
}

void Messages::add(std::string message) {
  const std::lock_guard lock(mutex_);
  if (list_.size() < 16) list_.push_back(std::move(message));
}

std::vector<std::string> Messages::take() {
  const std::lock_guard lock(mutex_);
  return std::exchange(list_, {});
}

Status Context::open_instance(bool validation) {
  const auto loader = open_loader();
  if (!loader.ok()) return loader.status();
  get_instance_proc_addr = *loader;
  const auto version = find<PFN_vkEnumerateInstanceVersion>(*loader, VK_NULL_HANDLE, "vkEnumerateInstanceVersion");
  std::uint32_t api = VK_API_VERSION_1_0;
  if (version == nullptr || version(&api) != VK_SUCCESS || api < VK_API_VERSION_1_1)
    return {Code::unavailable, "the Vulkan loader is older than 1.1"};
  if (validation && !has_layer(*loader))
    return {Code::unavailable, text("TURNOUT_VULKAN_VALIDATION: ", kLayer, " is not installed")};

  auto application = structure<VkApplicationInfo>(VK_STRUCTURE_TYPE_APPLICATION_INFO);
  application.pApplicationName = "turnout";
  application.apiVersion = VK_API_VERSION_1_3;  // the most that is made use of; a device may have less
  auto info = structure<VkInstanceCreateInfo>(VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
  info.pApplicationInfo = &application;

  const VkValidationFeatureEnableEXT enabled[] = {VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT};
  auto features = structure<VkValidationFeaturesEXT>(VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
  features.enabledValidationFeatureCount = 1;
  features.pEnabledValidationFeatures = enabled;
  auto messenger =
      structure<VkDebugUtilsMessengerCreateInfoEXT>(VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
  messenger.messageSeverity =
      VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  messenger.pfnUserCallback = note_message;
  const char* const layers[] = {kLayer};
  const char* const extensions[] = {VK_EXT_DEBUG_UTILS_EXTENSION_NAME, VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME};
  if (validation) {
    messages_ = std::make_unique<Messages>();
    messenger.pUserData = messages_.get();
    info.pNext = &features;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = layers;
    info.enabledExtensionCount = 2;
    info.ppEnabledExtensionNames = extensions;
  }
  const auto create = find<PFN_vkCreateInstance>(*loader, VK_NULL_HANDLE, "vkCreateInstance");
  if (create == nullptr) return {Code::unavailable, "the Vulkan loader has no vkCreateInstance"};
  const VkResult created = create(&info, nullptr, &instance);
  if (created == VK_ERROR_INCOMPATIBLE_DRIVER) return {Code::unavailable, "no Vulkan driver"};
  if (created != VK_SUCCESS) return unavailable("vkCreateInstance", created);
  if (Status s = vk.load_instance(*loader, instance); !s.ok()) return s;
  if (!validation) return {};
  const auto watch = find<PFN_vkCreateDebugUtilsMessengerEXT>(*loader, instance, "vkCreateDebugUtilsMessengerEXT");
  if (watch == nullptr) return {Code::unavailable, "vkCreateDebugUtilsMessengerEXT is missing"};
  const VkResult watched = watch(instance, &messenger, nullptr, &messenger_);
  return watched == VK_SUCCESS ? Status{} : unavailable("vkCreateDebugUtilsMessengerEXT", watched);
}

VkResult create_device(const Functions& vk, const PhysicalDevice& physical_device, VkDevice& out) {
  const float priority = 1.0f;
  auto queue = structure<VkDeviceQueueCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
  queue.queueFamilyIndex = physical_device.queue_family;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  auto info = structure<VkDeviceCreateInfo>(VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queue;
  return vk.CreateDevice(physical_device.handle, &info, nullptr, &out);
}

Status Context::open_device(const Options& options) {
  const auto wanted = parse_variant(options.path);
  if (!wanted.ok()) return wanted.status();
  const auto devices = list_devices(vk, instance);
  if (!devices.ok()) return devices.status();
  const auto chosen = choose_device(*devices, options.device);
  if (!chosen.ok()) return chosen.status();
  physical_device = (*devices)[*chosen];
  const auto variant = settle_variant(vk, physical_device, *wanted);
  if (!variant.ok()) return variant.status();
  const auto tuning = choose_tuning(physical_device, options.fix_rule, options.tiled_from);
  if (!tuning.ok()) return tuning.status();
  if (VkResult r = create_device(vk, physical_device, device); r != VK_SUCCESS) return unavailable("vkCreateDevice", r);
  if (Status s = vk.load_device(device); !s.ok()) return s;
  vk.GetDeviceQueue(device, physical_device.queue_family, 0, &queue_);
  vk.GetPhysicalDeviceMemoryProperties(physical_device.handle, &memory);
  kernels = std::make_shared<const Kernels>(vk, device, physical_device, *variant, *tuning);
  return {};
}

Result<std::shared_ptr<Context>> Context::open(const Options& options) {
  std::shared_ptr<Context> context(new Context);
  if (Status s = context->open_instance(options.validation); !s.ok()) return s;
  if (Status s = context->open_device(options); !s.ok()) return s;
  return context;
}

const Result<std::shared_ptr<Context>>& Context::shared() {
  static const auto* const context = new Result(open(Options::from_environment()));
  return *context;
}

Context::~Context() {
  kernels.reset();
  if (vk.DestroyDevice) vk.DestroyDevice(device, nullptr);
  if (messenger_ != VK_NULL_HANDLE) {
    if (const auto forget = find<PFN_vkDestroyDebugUtilsMessengerEXT>(get_instance_proc_addr, instance,
                                                                      "vkDestroyDebugUtilsMessengerEXT"))
      forget(instance, messenger_, nullptr);
  }
  if (vk.DestroyInstance) vk.DestroyInstance(instance, nullptr);
}

VkResult Context::submit(VkCommandBuffer commands, VkFence fence) {
  auto info = structure<VkSubmitInfo>(VK_STRUCTURE_TYPE_SUBMIT_INFO);
  info.commandBufferCount = 1;
  info.pCommandBuffers = &commands;
  const std::lock_guard lock(queue_mutex_);
  return vk.QueueSubmit(queue_, 1, &info, fence);
}

Status Context::judge_messages() {
  if (!messages_) return {};
  const auto list = messages_->take();
  if (list.empty()) return {};
  return {Code::device_failure, text("validation: ", list.size(), " messages, the first: ", list[0])};
}

}  // namespace turnout::vulkan
