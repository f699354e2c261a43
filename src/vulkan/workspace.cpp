// SPDX-License-Identifier: MIT
// From host memory to the device and back, a chunk of tokens at a time.
#include "vulkan/workspace.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

#include "core/text.hpp"

namespace turnout::vulkan {
namespace {

constexpr int kMostWorkspaces = 4;
constexpr std::int64_t kRegionBytes = std::int64_t{8} << 20;
constexpr std::uint64_t kWaitNanoseconds = 120'000'000'000;  // a device that is this late on one chunk has failed

std::int64_t size_of(DType dtype) { return dtype == DType::f32 ? 4 : 2; }
std::uint64_t unsigned_of(std::int64_t x) { return static_cast<std::uint64_t>(x); }

// Keeps for ever what the device may still be using, and with it the kernels and the device.
void bury(std::unique_ptr<Workspace> workspace) {
  static std::mutex mutex;
  static auto* const graves = new std::vector<std::unique_ptr<Workspace>>;
  const std::lock_guard lock(mutex);
  graves->push_back(std::move(workspace));
}

}  // namespace

HostRows HostRows::part(std::int64_t first, std::int64_t n, std::int32_t n_used) const {
  HostRows p = *this;
  p.logits += first * row_bytes;
  p.n_token = n;
  p.n_real = std::clamp<std::int64_t>(n_real - first, 0, n);
  if (given) p.given += first * n_used;
  p.ids += first * n_used;
  p.weights += first * n_used * size_of(weights_dtype);
  return p;
}

Workspace::Workspace(std::shared_ptr<Context> context, std::shared_ptr<const RecorderState> recorder)
    : context_(std::move(context)), recorder_(std::move(recorder)) {}

Workspace::~Workspace() {
  const Functions& vk = context_->vk;
  binding_.reset();
  destroy_buffer(vk, context_->device, staging_);
  destroy_buffer(vk, context_->device, device_);
  destroy_commands(vk, context_->device, commands_);
}

Result<std::unique_ptr<Workspace>> Workspace::make(std::shared_ptr<Context> context,
                                                   std::shared_ptr<const RecorderState> recorder) {
  std::unique_ptr<Workspace> w(new Workspace(std::move(context), std::move(recorder)));
  const Context& c = *w->context_;
  if (Status s = make_commands(c.vk, c.device, c.physical_device.queue_family, w->commands_); !s.ok()) return s;
  return w;
}

std::int64_t Workspace::most_tokens(const RecorderState& recorder) {
  const std::int64_t most =
      std::min<std::int64_t>(kRegionBytes, recorder.kernels->physical_device.limits.maxStorageBufferRange);
  return std::min(kChunk, most / (4 * recorder.rule.n_expert) / kChunkMultiple * kChunkMultiple);
}

// Room for n_token rows of the widest types, so that one binding serves every call.
Status Workspace::reserve(std::int64_t n_token) {
  if (n_token <= capacity_) return {};
  const std::int64_t doubled = static_cast<std::int64_t>(std::bit_ceil(unsigned_of(n_token)));
  const std::int64_t capacity = std::clamp(doubled, kChunkMultiple, most_tokens(*recorder_));
  capacity_ = 0;
  binding_.reset();
  const Functions& vk = context_->vk;
  const VkDevice device = context_->device;
  destroy_buffer(vk, device, staging_);
  destroy_buffer(vk, device, device_);
  const auto bytes = [&](std::int64_t n_col) { return unsigned_of(4 * n_col * capacity); };  // a multiple of 512
  const std::uint64_t slots = bytes(recorder_->rule.n_used);
  at_.logits = 0;
  at_.given = bytes(recorder_->rule.n_expert);
  at_.ids = at_.given + slots;
  at_.weights = at_.ids + slots;
  at_.work = at_.weights + slots;
  at_.end = at_.work + recorder_->workspace_bytes();
  if (Status s = make_buffer(vk, device, context_->memory, at_.end, 0, true, staging_); !s.ok()) return s;
  constexpr VkBufferUsageFlags kUsage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT;
  if (Status s = make_buffer(vk, device, context_->memory, at_.end, kUsage, false, device_); !s.ok()) return s;
  const auto slice = [&](std::uint64_t offset, std::uint64_t size) {
    return Slice{number(device_.buffer), offset, size};
  };
  Buffers buffers;
  buffers.max_token = capacity;
  buffers.logits = slice(at_.logits, at_.given);
  buffers.ids = slice(at_.ids, slots);
  buffers.weights = slice(at_.weights, slots);
  if (recorder_->rule.score != Score::sparsemixer) buffers.given = slice(at_.given, slots);
  buffers.workspace = slice(at_.work, at_.end - at_.work);
  auto binding = bind(recorder_, buffers);
  if (!binding.ok()) return binding.status();
  binding_ = std::move(*binding);
  capacity_ = capacity;
  return {};
}

// Rows end up one after the other. Padding rows are not read (S-8.2, S-8.4): what stands there is of no account.
void Workspace::copy_in(const HostRows& rows) {
  const std::int64_t width = recorder_->rule.n_expert * size_of(rows.logits_dtype), k = recorder_->rule.n_used;
  char* logits = staging_.mapped + at_.logits;
  if (!rows.given && rows.row_bytes == width) {
    std::memcpy(logits, rows.logits, unsigned_of(rows.n_real * width));
    return;
  }
  for (std::int64_t i = 0; i < rows.n_real; ++i)
    if (!rows.given || rows.given[i * k] != -1)
      std::memcpy(logits + i * width, rows.logits + i * rows.row_bytes, unsigned_of(width));
  if (rows.given) std::memcpy(staging_.mapped + at_.given, rows.given, unsigned_of(4 * rows.n_token * k));
}

Status Workspace::record_all(const HostRows& rows) {
  const Functions& vk = context_->vk;
  const std::int64_t k = recorder_->rule.n_used;
  const auto copy = [&](const Buffer& from, const Buffer& to, std::uint64_t at, std::int64_t bytes) {
    const VkBufferCopy region{at, at, unsigned_of((bytes + 3) / 4 * 4)};
    if (bytes > 0) vk.CmdCopyBuffer(commands_.buffer, from.buffer, to.buffer, 1, &region);
  };
  if (Status s = begin(vk, context_->device, commands_); !s.ok()) return s;
  copy(staging_, device_, at_.logits, rows.n_real * recorder_->rule.n_expert * size_of(rows.logits_dtype));
  if (rows.given) copy(staging_, device_, at_.given, 4 * rows.n_token * k);
  barrier(vk, commands_.buffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
          VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_READ_BIT);
  record(*binding_, commands_.buffer,
         {.n_token = rows.n_token,
          .n_real = rows.n_real,
          .logits = rows.logits_dtype,
          .weights = rows.weights_dtype,
          .row_stride = recorder_->rule.n_expert,
          .replay = rows.given != nullptr});
  barrier(vk, commands_.buffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_ACCESS_SHADER_WRITE_BIT,
          VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_READ_BIT);
  copy(device_, staging_, at_.ids, 4 * rows.n_token * k);
  copy(device_, staging_, at_.weights, size_of(rows.weights_dtype) * rows.n_token * k);
  copy(device_, staging_, at_.work + kStatusOffset, kStatusBytes);
  barrier(vk, commands_.buffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_ACCESS_TRANSFER_WRITE_BIT,
          VK_PIPELINE_STAGE_HOST_BIT, VK_ACCESS_HOST_READ_BIT);
  const VkResult r = vk.EndCommandBuffer(commands_.buffer);
  return r == VK_SUCCESS ? Status{} : failure("vkEndCommandBuffer", r);
}

Status Workspace::copy_out(const HostRows& rows) {
  const std::int64_t n_slot = rows.n_token * recorder_->rule.n_used;
  std::uint32_t words[kStatusBytes / 4];
  std::memcpy(words, staging_.mapped + at_.work + kStatusOffset, sizeof words);
  if (const Outcome o = read_outcome(words); o.refused)  // the Router has judged every row
    return {Code::device_failure, text(context_->physical_device.name, " refused a valid row of given: token ", o.token,
                                       ", slot ", o.slot, " of a chunk")};
  std::memcpy(rows.ids, staging_.mapped + at_.ids, unsigned_of(4 * n_slot));
  std::memcpy(rows.weights, staging_.mapped + at_.weights, unsigned_of(size_of(rows.weights_dtype) * n_slot));
  return {};
}

Status Workspace::run(const HostRows& rows) {
  const Functions& vk = context_->vk;
  const VkDevice device = context_->device;
  if (Status s = reserve(rows.n_token); !s.ok()) return s;
  copy_in(rows);
  if (Status s = record_all(rows); !s.ok()) return s;
  const auto failed = [&](const char* call, VkResult r) {
    return failure(call, r, text(rows.n_token, " tokens on ", context_->physical_device.name));
  };
  if (VkResult r = context_->submit(commands_.buffer, commands_.fence); r != VK_SUCCESS)
    return failed("vkQueueSubmit", r);
  if (VkResult r = wait(vk, device, commands_, kWaitNanoseconds); r != VK_SUCCESS) {
    abandoned_ = r != VK_ERROR_DEVICE_LOST;  // a lost device uses nothing any more
    return failed("vkWaitForFences", r);
  }
  if (Status s = context_->judge_messages(); !s.ok()) return s;
  return copy_out(rows);
}

WorkspacePool::WorkspacePool(std::shared_ptr<Context> context, std::shared_ptr<const RecorderState> recorder)
    : context_(std::move(context)), recorder_(std::move(recorder)) {
  free_.reserve(kMostWorkspaces);
}

Result<std::unique_ptr<Workspace>> WorkspacePool::take() {
  {
    std::unique_lock lock(mutex_);
    given_.wait(lock, [&] { return n_taken_ < kMostWorkspaces; });
    ++n_taken_;
    if (!free_.empty()) {
      auto workspace = std::move(free_.back());
      free_.pop_back();
      return workspace;
    }
  }
  auto made = Workspace::make(context_, recorder_);
  if (!made.ok()) give(nullptr);
  return made;
}

void WorkspacePool::give(std::unique_ptr<Workspace> workspace) {
  {
    const std::lock_guard lock(mutex_);
    --n_taken_;
    if (workspace && !workspace->abandoned()) free_.push_back(std::move(workspace));
  }
  if (workspace) bury(std::move(workspace));
  given_.notify_one();
}

}  // namespace turnout::vulkan
