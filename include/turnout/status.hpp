// SPDX-License-Identifier: MIT
// Errors are values. A failed call names the field, its value and its limit, and has written nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace turnout {

/// What went wrong. The numbers are fixed; new codes are added at the end.
enum class Code : int {
  ok = 0,
  invalid_argument = 1,  ///< a rule, size or pointer that the contract refuses (spec R-*)
  unsupported = 2,       ///< valid, but beyond the chosen backend's own limit
  unavailable = 3,       ///< the named backend cannot run on this machine
  bad_file = 4,          ///< a file's content is damaged, lying or not understood
  io_error = 5,          ///< a file cannot be opened, read or written
  device_failure = 6,    ///< a device failed during the call; outputs are indeterminate
};

/// Success, or a code with one sentence for people ("n_used = 40: at most n_expert = 32").
/// A default-made Status is success and holds no memory.
class [[nodiscard]] Status {
 public:
  Status() = default;
  Status(Code code, std::string message) : code_(code), message_(std::move(message)) {}

  bool ok() const { return code_ == Code::ok; }
  Code code() const { return code_; }
  const std::string& message() const { return message_; }

 private:
  Code code_ = Code::ok;
  std::string message_;
};

inline Status invalid(std::string message) { return {Code::invalid_argument, std::move(message)}; }

/// A value or the Status that explains why there is none.
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : value_(std::move(value)) {}
  Result(Status status) : status_(std::move(status)) {}

  bool ok() const { return value_.has_value(); }
  const Status& status() const { return status_; }
  T& operator*() { return *value_; }
  const T& operator*() const { return *value_; }
  T* operator->() { return &*value_; }
  const T* operator->() const { return &*value_; }

 private:
  std::optional<T> value_;
  Status status_;
};

}  // namespace turnout
