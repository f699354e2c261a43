// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstring>

#include "model/json.hpp"
#include "model/tensor.hpp"
#include "model/text.hpp"

namespace turnout {
namespace {

Status failed(const std::string& path, const char* what) {
  return {Code::io_error, fmt::format("{}: {}: {}", path, what, std::strerror(errno))};
}

/// A new file beside the target, removed unless it takes the target's place.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& target) : target_(target) {
    static std::atomic<unsigned> counter = 0;
    path_ = fmt::format("{}.{}-{}.tmp", target, ::getpid(), counter++);
    fd_ = ::open(path_.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  }
  ~TemporaryFile() {
    if (fd_ < 0) return;
    ::close(fd_);
    ::unlink(path_.c_str());
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  bool is_open() const { return fd_ >= 0; }

  bool write(const void* data, std::size_t size) {
    auto* at = static_cast<const char*>(data);
    while (size > 0) {
      const ssize_t n = ::write(fd_, at, size);
      if (n < 0 && errno == EINTR) continue;
      if (n < 0) return false;
      at += n;
      size -= static_cast<std::size_t>(n);
    }
    return true;
  }

  /// A full disk may show only here; the target is replaced after that.
  bool replace_target() {
    if (::fsync(fd_) != 0 && errno != EINVAL) return false;
    if (::rename(path_.c_str(), target_.c_str()) != 0) return false;
    ::close(fd_);
    fd_ = -1;
    return true;
  }

 private:
  std::string target_, path_;
  int fd_ = -1;
};

}  // namespace

Status write_safetensors(const std::string& path, const std::vector<Tensor>& tensors,
                         const std::map<std::string, std::string>& metadata) {
  // Wide elements first, so that every tensor is aligned to its element without gaps, which readers refuse.
  std::vector<const Tensor*> order;
  for (const Tensor& tensor : tensors) order.push_back(&tensor);
  std::ranges::sort(order, [](const Tensor* a, const Tensor* b) {
    const int bits_a = element_bits(a->dtype), bits_b = element_bits(b->dtype);
    return bits_a != bits_b ? bits_a > bits_b : a->name < b->name;
  });

  Json header = Json::object();  // its keys are sorted
  std::int64_t offset = 0;
  for (const Tensor* tensor : order) {
    const std::string where = fmt::format("{}: tensor {}", path, quote(tensor->name));
    if (!is_utf8(tensor->name)) return invalid(where + ": the name must be UTF-8");
    if (tensor->name == "__metadata__" || header.contains(tensor->name)) return invalid(where + ": name taken");
    auto n_byte = tensor_bytes(tensor->dtype, tensor->shape, where);
    if (!n_byte.ok()) return invalid(n_byte.status().message());
    if (static_cast<std::uint64_t>(*n_byte) != tensor->data.size())
      return invalid(fmt::format("{}: shape {} of {} takes {} bytes, not {}", where, show_shape(tensor->shape),
                                 tensor->dtype, *n_byte, tensor->data.size()));
    header[tensor->name] = {
        {"dtype", tensor->dtype}, {"shape", tensor->shape}, {"data_offsets", {offset, offset + *n_byte}}};
    offset += *n_byte;
  }
  for (const auto& [key, value] : metadata) {
    if (!is_utf8(key) || !is_utf8(value))
      return invalid(fmt::format("{}: metadata {}: must be UTF-8", path, quote(key)));
    header["__metadata__"][key] = value;
  }
  std::string text = header.dump();
  text.resize((text.size() + 7) / 8 * 8, ' ');  // data starts 8-byte-aligned
  char length[8];
  for (std::size_t i = 0; i < 8; ++i) length[i] = static_cast<char>(std::uint64_t{text.size()} >> (8 * i) & 0xff);

  struct stat info {};
  if (::lstat(path.c_str(), &info) == 0 && !S_ISREG(info.st_mode))  // a rename would replace a device or a link itself
    return {Code::io_error, path + (S_ISLNK(info.st_mode) ? ": is a symbolic link; name the file it leads to"
                                                          : ": exists and is not a regular file")};
  TemporaryFile file(path);
  if (!file.is_open()) return failed(path, "cannot create a file beside it");
  bool written = file.write(length, sizeof length) && file.write(text.data(), text.size());
  for (const Tensor* tensor : order) written = written && file.write(tensor->data.data(), tensor->data.size());
  if (!written) return failed(path, "cannot write");
  return file.replace_target() ? Status{} : failed(path, "cannot write");
}

}  // namespace turnout
