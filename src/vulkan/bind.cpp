// SPDX-License-Identifier: MIT
// Checking buffers, cutting them into chunks that the device can bind, and the descriptor sets of each chunk.
#include <algorithm>

#include "core/text.hpp"
#include "vulkan/recorder.hpp"

namespace turnout::vulkan {
namespace {

constexpr std::int64_t kMostToken = std::int64_t{1} << 31;        // token numbers are 32-bit words in the kernels
constexpr std::int64_t kMostTokenReplay = std::int64_t{1} << 26;  // the status word holds token * 64 + slot

std::uint64_t size_of(DType dtype) { return dtype == DType::f32 ? 4 : 2; }
std::uint64_t words(std::uint64_t bytes) { return (bytes + 3) / 4 * 4; }

Status check_slice(const char* name, const Slice& slice, std::uint64_t least, std::uint64_t alignment) {
  if (slice.buffer == 0) return invalid(text(name, " has no buffer"));
  if (slice.offset % alignment != 0)
    return invalid(text(name, " offset = ", slice.offset, ": must be a multiple of ", alignment));
  if (slice.size < least) return invalid(text(name, " has ", slice.size, " bytes: at least ", least));
  return {};
}

Status check_type(const char* name, DType dtype) {
  if (static_cast<unsigned>(dtype) <= static_cast<unsigned>(DType::bf16)) return {};
  return invalid(text(name, " = ", to_string(dtype), ": must be f32, f16 or bf16"));
}

/// The bytes of one tensor that a chunk covers.
struct Row {
  std::uint64_t stride, last;  // bytes from row to row, and of the last one
  std::uint64_t bytes(std::int64_t n) const { return words(static_cast<std::uint64_t>(n - 1) * stride + last); }
};

struct Rows {
  Row logits, ids, weights;
};

Rows rows_of(const Buffers& b, const Rule& rule) {
  const auto k = static_cast<std::uint64_t>(rule.n_used);
  const std::uint64_t in = size_of(b.logits_dtype), out = k * size_of(b.weights_dtype);
  return {{static_cast<std::uint64_t>(b.row_stride) * in, static_cast<std::uint64_t>(rule.n_expert) * in},
          {4 * k, 4 * k},
          {out, out}};
}

// Fills in the default stride and judges everything.
Status check_buffers(const RecorderState& r, Buffers& b) {
  const VkPhysicalDeviceLimits& limits = r.kernels->physical_device.limits;
  const std::int64_t most = b.given.buffer != 0 ? kMostTokenReplay : kMostToken;
  if (b.max_token < 1 || b.max_token >= most)
    return invalid(
        text("max_token = ", b.max_token, ": must be in 1..", most - 1, b.given.buffer ? " with given" : ""));
  if (b.given.buffer != 0 && r.rule.score == Score::sparsemixer)
    return invalid("given: score = sparsemixer has no replay");  // S-8.3
  if (b.row_stride == 0) b.row_stride = r.rule.n_expert;
  if (b.row_stride < r.rule.n_expert)
    return invalid(text("row_stride = ", b.row_stride, ": at least n_expert = ", r.rule.n_expert));
  if (Status s = check_type("logits_dtype", b.logits_dtype); !s.ok()) return s;
  if (Status s = check_type("weights_dtype", b.weights_dtype); !s.ok()) return s;
  if (b.row_stride > limits.maxStorageBufferRange / 4)
    return {Code::unsupported, text("row_stride = ", b.row_stride, ": at most ", limits.maxStorageBufferRange / 4,
                                    " on ", r.kernels->physical_device.name)};
  const Rows rows = rows_of(b, r.rule);
  const std::uint64_t align = std::max<std::uint64_t>(4, limits.minStorageBufferOffsetAlignment);
  if (Status s = check_slice("logits", b.logits, rows.logits.bytes(b.max_token), align); !s.ok()) return s;
  if (Status s = check_slice("ids", b.ids, rows.ids.bytes(b.max_token), align); !s.ok()) return s;
  if (Status s = check_slice("weights", b.weights, rows.weights.bytes(b.max_token), align); !s.ok()) return s;
  if (b.given.buffer != 0)
    if (Status s = check_slice("given", b.given, rows.ids.bytes(b.max_token), align); !s.ok()) return s;
  return check_slice("workspace", b.workspace, r.workspace_bytes(), kWorkspaceAlignment);
}

// Tokens of one dispatch: no range passes what the device can bind.
Result<std::int64_t> chunk_of(const RecorderState& r, const Buffers& b, const Rows& rows) {
  const std::uint64_t limit = r.kernels->physical_device.limits.maxStorageBufferRange;
  const auto fits = [&](std::int64_t n) {
    return std::max({rows.logits.bytes(n), rows.ids.bytes(n), rows.weights.bytes(n)}) <= limit;
  };
  if (b.max_token <= kMostAtOnce && fits(b.max_token)) return b.max_token;
  std::int64_t n = kChunk;
  while (n > 0 && !fits(n)) n = n / 2 / kChunkMultiple * kChunkMultiple;
  if (n > 0) return n;
  return Status{Code::unsupported,
                text("row_stride = ", b.row_stride, ": ", kChunkMultiple, " rows pass maxStorageBufferRange = ", limit,
                     " of ", r.kernels->physical_device.name)};
}

VkDescriptorBufferInfo part(const Slice& slice, std::uint64_t offset, std::uint64_t bytes) {
  return {handle<VkBuffer>(slice.buffer), slice.offset + offset, bytes};
}

// The sets of the chunk that starts at token `first`.
void write_sets(const BindingState& b, const Rows& rows, std::int64_t first) {
  const Kernels& k = *b.recorder->kernels;
  const std::int64_t n = std::min(b.chunk, b.buffers.max_token - first);
  const auto i = static_cast<std::size_t>(first / b.chunk);
  const auto chunk = [&](const Slice& slice, const Row& row) {
    return part(slice, static_cast<std::uint64_t>(first) * row.stride, row.bytes(n));
  };
  const VkDescriptorBufferInfo logits = chunk(b.buffers.logits, rows.logits), ids = chunk(b.buffers.ids, rows.ids);
  const VkDescriptorBufferInfo weights = chunk(b.buffers.weights, rows.weights);
  const Slice& work = b.buffers.workspace;
  const VkDescriptorBufferInfo params = part(work, 0, sizeof(Params));
  const VkDescriptorBufferInfo status = part(work, kStatusOffset, kStatusBytes);
  const VkDescriptorBufferInfo tables = part(work, kTablesOffset, 4 * b.recorder->record.tables.size());
  const VkDescriptorBufferInfo given = b.buffers.given.buffer != 0 ? chunk(b.buffers.given, rows.ids) : tables;
  const VkDescriptorBufferInfo route[] = {logits, tables, ids, weights, params, given, status};
  write_set(k.vk, k.device, b.route[i], route);
  if (!b.tiled.empty()) {
    const VkDescriptorBufferInfo left = part(work, b.recorder->left_offset(), b.recorder->left_bytes());
    const VkDescriptorBufferInfo tiled[] = {logits, tables, ids, weights, params, left, status};
    write_set(k.vk, k.device, b.tiled[i], tiled);
  }
  if (b.moe_route.empty()) return;
  const VkDescriptorBufferInfo moe_route[] = {logits, tables, ids, weights, params};  // tables hold the bias alone
  write_set(k.vk, k.device, b.moe_route[i], moe_route);
}

}  // namespace

BindingState::~BindingState() {
  if (recorder) recorder->kernels->vk.DestroyDescriptorPool(recorder->kernels->device, pool, nullptr);
}

Result<std::unique_ptr<const BindingState>> bind(std::shared_ptr<const RecorderState> recorder,
                                                 const Buffers& buffers) {
  auto b = std::make_unique<BindingState>();
  b->recorder = std::move(recorder);
  b->buffers = buffers;
  const RecorderState& r = *b->recorder;
  if (Status s = check_buffers(r, b->buffers); !s.ok()) return s;
  const Rows rows = rows_of(b->buffers, r.rule);
  const auto chunk = chunk_of(r, b->buffers, rows);
  if (!chunk.ok()) return chunk.status();
  b->chunk = *chunk;

  const auto n_chunk = static_cast<std::uint32_t>((b->buffers.max_token + b->chunk - 1) / b->chunk);
  const bool moe_route = r.moe_route.pipeline != VK_NULL_HANDLE && b->buffers.logits_dtype == DType::f32 &&
                         b->buffers.weights_dtype == DType::f32 && b->buffers.row_stride == r.rule.n_expert;
  const Kernels& k = *r.kernels;
  const bool tiled = r.tiled.pipeline != VK_NULL_HANDLE;
  const std::uint32_t n_set = n_chunk * (1u + (tiled ? 1u : 0u) + (moe_route ? 1u : 0u));
  if (Status s = make_set_pool(k.vk, k.device, n_set, 7, b->pool); !s.ok()) return s;
  b->route.resize(n_chunk);
  b->tiled.resize(tiled ? n_chunk : 0);
  b->moe_route.resize(moe_route ? n_chunk : 0);
  if (Status s = make_sets(k.vk, k.device, b->pool, r.route.set_layout, b->route); !s.ok()) return s;
  if (tiled)
    if (Status s = make_sets(k.vk, k.device, b->pool, r.tiled.set_layout, b->tiled); !s.ok()) return s;
  if (moe_route)
    if (Status s = make_sets(k.vk, k.device, b->pool, r.moe_route.set_layout, b->moe_route); !s.ok()) return s;
  for (std::int64_t first = 0; first < b->buffers.max_token; first += b->chunk) write_sets(*b, rows, first);
  return std::unique_ptr<const BindingState>(std::move(b));
}

}  // namespace turnout::vulkan
