// SPDX-License-Identifier: MIT
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "model/files.hpp"

namespace turnout {
namespace {

Status failed(const std::string& path, const char* what, int error) {
  return {Code::io_error, fmt::format("{}: {}: {}", path, what, std::strerror(error))};
}

struct Descriptor {
  int fd;
  ~Descriptor() {
    if (fd >= 0) ::close(fd);
  }
};

}  // namespace

Result<MappedFile> MappedFile::open(const std::string& path) {
  // O_NONBLOCK: opening a named pipe must not wait for a writer; it is refused below.
  const Descriptor file{::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK)};
  if (file.fd < 0) return failed(path, "cannot open", errno);
  struct stat info {};
  if (::fstat(file.fd, &info) != 0) return failed(path, "cannot read", errno);
  if (!S_ISREG(info.st_mode))
    return Status(Code::io_error, fmt::format("{}: {}", path, S_ISDIR(info.st_mode) ? "is a directory" : "not a file"));

  MappedFile mapped;
  mapped.path_ = path;
  const auto size = static_cast<std::size_t>(info.st_size);
  if (size == 0) return mapped;
  void* const start = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, file.fd, 0);
  if (start == MAP_FAILED) return failed(path, "cannot map", errno);
  mapped.owner_ = std::shared_ptr<const void>(start, [size](const void* p) { ::munmap(const_cast<void*>(p), size); });
  mapped.bytes_ = {static_cast<const std::byte*>(start), size};
  return mapped;
}

}  // namespace turnout
