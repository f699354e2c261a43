// SPDX-License-Identifier: MIT
// The `vulkan` backend's entry and engine: host memory in, host memory out, through a pool of workspaces.
#include "vulkan/backend.hpp"

#include <algorithm>

#include "vulkan/workspace.hpp"

namespace turnout::vulkan {
namespace {

class VulkanEngine final : public Engine {
 public:
  VulkanEngine(std::shared_ptr<Context> context, std::shared_ptr<const RecorderState> recorder)
      : context_(std::move(context)), recorder_(std::move(recorder)), pool_(context_, recorder_) {}

  // After a device_failure the outputs are indeterminate: earlier chunks have been written.
  Status route(const Matrix& logits, std::int64_t n_real_tokens, const std::int32_t* given, std::int32_t* ids,
               const Weights& weights) const override {
    if (logits.n_row == 0) return {};
    const std::int64_t element = logits.dtype == DType::f32 ? 4 : 2;
    const HostRows all{.logits = static_cast<const char*>(logits.data),
                       .row_bytes = logits.row_stride * element,
                       .logits_dtype = logits.dtype,
                       .n_token = logits.n_row,
                       .n_real = n_real_tokens,
                       .given = given,
                       .ids = ids,
                       .weights = static_cast<char*>(weights.data),
                       .weights_dtype = weights.dtype};
    auto workspace = pool_.take();
    if (!workspace.ok()) return workspace.status();
    const std::int64_t chunk = Workspace::most_tokens(*recorder_);
    Status s;
    for (std::int64_t first = 0; first < all.n_token && s.ok(); first += chunk)
      s = (*workspace)->run(all.part(first, std::min(chunk, all.n_token - first), recorder_->rule.n_used));
    pool_.give(std::move(*workspace));
    return s;
  }

  // Not reached: a Router of this backend has no weight.
  Status route_hidden(const Matrix&, std::int64_t, std::int32_t*, const Weights&) const override {
    return {Code::unsupported, "weight: backend vulkan has no router matmul"};
  }
  Status logits(const Matrix&, float*) const override {
    return {Code::unsupported, "weight: backend vulkan has no router matmul"};
  }

 private:
  std::shared_ptr<Context> context_;  // the first member, destroyed last
  std::shared_ptr<const RecorderState> recorder_;
  mutable WorkspacePool pool_;
};

}  // namespace

Result<std::unique_ptr<const Engine>> make_engine(std::shared_ptr<Context> context, const RouterConfig& config) {
  auto recorder = make_recorder(context->kernels, config);
  if (!recorder.ok()) return recorder.status();
  return std::unique_ptr<const Engine>(std::make_unique<VulkanEngine>(std::move(context), std::move(*recorder)));
}

const Backend& backend() {
  static const Backend self{
      .name = "vulkan",
      .description = "compute kernels on a Vulkan device",
      .capabilities = {.max_n_expert = kMaxExpert, .max_n_used = 64, .plan = false, .matmul = false, .replay = true},
      .unavailable =
          [] {
            const auto& c = Context::shared();
            return c.ok() ? std::string() : c.status().message();
          },
      .make = [](const RouterConfig& config) { return make_engine(*Context::shared(), config); },
      .plan = nullptr,
      .accelerator = true,
      .detail =
          [] {
            const auto& c = Context::shared();
            return c.ok() ? describe((*c)->physical_device, (*c)->kernels->variant) : std::string();
          },
  };
  return self;
}

}  // namespace turnout::vulkan
