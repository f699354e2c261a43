// SPDX-License-Identifier: MIT
// Working memory of one call from host memory: staging and device buffers, a command buffer and a fence, used again.
#pragma once

#include <condition_variable>
#include <memory>
#include <mutex>
#include <vector>

#include "vulkan/context.hpp"
#include "vulkan/memory.hpp"
#include "vulkan/recorder.hpp"

namespace turnout::vulkan {

/// Rows of one call, and where their answers go.
struct HostRows {
  const char* logits = nullptr;
  std::int64_t row_bytes = 0;  ///< from row to row
  DType logits_dtype = DType::f32;
  std::int64_t n_token = 0, n_real = 0;
  const std::int32_t* given = nullptr;  ///< null: select
  std::int32_t* ids = nullptr;
  char* weights = nullptr;
  DType weights_dtype = DType::f32;

  HostRows part(std::int64_t first, std::int64_t n, std::int32_t n_used) const;
};

class Workspace {
 public:
  static Result<std::unique_ptr<Workspace>> make(std::shared_ptr<Context> context,
                                                 std::shared_ptr<const RecorderState> recorder);
  ~Workspace();
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;

  /// The most tokens that run() takes at once: no region of a buffer passes 8 MiB or what the device can bind.
  static std::int64_t most_tokens(const RecorderState& recorder);
  /// Copies in, routes, waits, copies out. @return device_failure.
  Status run(const HostRows& rows);
  /// The device may still be using it: it can neither be used again nor destroyed.
  bool abandoned() const { return abandoned_; }

 private:
  /// Where the tensors stand, in staging and on the device alike.
  struct Regions {
    std::uint64_t logits, given, ids, weights, work, end;
  };

  Workspace(std::shared_ptr<Context> context, std::shared_ptr<const RecorderState> recorder);
  Status reserve(std::int64_t n_token);
  void copy_in(const HostRows& rows);
  Status record_all(const HostRows& rows);
  Status copy_out(const HostRows& rows);

  std::shared_ptr<Context> context_;
  std::shared_ptr<const RecorderState> recorder_;
  std::int64_t capacity_ = 0;  // tokens
  Regions at_ = {};
  Buffer staging_, device_;
  std::unique_ptr<const BindingState> binding_;
  Commands commands_;
  bool abandoned_ = false;
};

/// The few workspaces of one Router. A call that finds all taken waits for one: the device works on one at a time
/// anyway.
class WorkspacePool {
 public:
  WorkspacePool(std::shared_ptr<Context> context, std::shared_ptr<const RecorderState> recorder);
  Result<std::unique_ptr<Workspace>> take();
  void give(std::unique_ptr<Workspace> workspace);

 private:
  std::shared_ptr<Context> context_;
  std::shared_ptr<const RecorderState> recorder_;
  std::mutex mutex_;
  std::condition_variable given_;
  std::vector<std::unique_ptr<Workspace>> free_;
  int n_taken_ = 0;
};

}  // namespace turnout::vulkan
