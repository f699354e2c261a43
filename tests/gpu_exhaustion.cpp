// SPDX-License-Identifier: MIT
// Proof by exhaustion on a device (S-2.3, S-3.1, S-3.2): the kernel function_check gives the reference's bits for every
// one of the 2^32 f32 inputs of sigmoid, sqrtsoftplus and tanh. The device computes a batch while all cores compare the
// one before.
//   gpu_exhaustion function_check.spv [FUNCTION...] [--small] [--threads N] [--inject BITS]
//     --small    a sample: 256 inputs of every 2^20, and the neighbourhoods where something changes
//     --inject   spoils the device's answer for that input, in hexadecimal: the comparison must find it
#include <algorithm>
#include <atomic>
#include <bit>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "function_device.hpp"
#include "reference/numerics.hpp"

using namespace turnout::vulkan;
namespace ref = turnout::reference;

namespace {

constexpr std::uint64_t kInputs = std::uint64_t{1} << 32;

struct Function {
  const char* name;
  float (*reference)(float);
};
constexpr Function kFunctions[] = {
    {"sigmoid", ref::sigmoid}, {"sqrtsoftplus", ref::sqrtsoftplus}, {"tanh", ref::tanh}};  // by number in the kernel

// --- the comparison -------------------------------------------------------------------------------------------------

struct Totals {
  std::atomic<std::uint64_t> wrong{0}, done{0}, checksum{0};
  std::mutex print;
};

// SplitMix64's: sums of it do not depend on the order of the inputs.
std::uint64_t mix(std::uint64_t z) {
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return z ^ (z >> 31);
}

void compare(const Function& f, const Window& w, const std::uint32_t* got, Totals& totals) {
  std::uint64_t wrong = 0, checksum = 0;
  for (std::uint32_t i = 0; i < w.count; ++i) {
    const std::uint32_t bits = w.first + i;
    const auto want = std::bit_cast<std::uint32_t>(f.reference(ref::flush(std::bit_cast<float>(bits))));
    checksum += mix(std::uint64_t{bits} << 32 | got[i]);
    if (got[i] == want || (++wrong, totals.wrong++ >= 5)) continue;
    const std::lock_guard lock(totals.print);
    std::printf("%s(%08x = %.9g): want %08x (%.9g), got %08x (%.9g)\n", f.name, bits, std::bit_cast<float>(bits), want,
                std::bit_cast<float>(want), got[i], std::bit_cast<float>(got[i]));
  }
  totals.done += w.count;
  totals.checksum += checksum;
}

void compare_all(const Function& f, const Batch& batch, const std::uint32_t* got, unsigned n_thread, Totals& totals) {
  constexpr std::uint32_t kPiece = 1u << 14;
  struct Piece {
    Window window;
    const std::uint32_t* got;
  };
  std::vector<Piece> pieces;
  for (const Window& w : batch) {
    for (std::uint32_t at = 0; at < w.count; at += kPiece)
      pieces.push_back({{w.first + at, std::min(kPiece, w.count - at)}, got + at});
    got += w.count;
  }
  std::atomic<std::size_t> next{0};
  const auto work = [&] {
    for (std::size_t i; (i = next++) < pieces.size();) compare(f, pieces[i].window, pieces[i].got, totals);
  };
  std::vector<std::thread> threads;
  for (unsigned i = 1; i < n_thread; ++i) threads.emplace_back(work);
  work();
  for (std::thread& t : threads) t.join();
}

// --- what is asked --------------------------------------------------------------------------------------------------

std::vector<Batch> all_inputs(std::uint64_t most) {
  std::vector<Batch> batches;
  for (std::uint64_t first = 0; first < kInputs; first += most)
    batches.push_back({{static_cast<std::uint32_t>(first), static_cast<std::uint32_t>(most)}});
  return batches;
}

std::vector<Batch> sample() {
  Batch windows;
  for (std::uint64_t first = 0; first < kInputs; first += 1u << 20) {
    windows.push_back({static_cast<std::uint32_t>(first + (first >> 20) * 2654435761u % ((1u << 20) - 256)), 256});
  }
  const auto around = [&](std::uint32_t bits) {
    for (const std::uint32_t sign : {0u, 0x80000000u}) windows.push_back({(bits | sign) - 1024, 2048});
  };
  for (std::uint32_t exponent = 0; exponent < 256; ++exponent) around(exponent << 23);  // with zeros and infinities
  for (const float x : {87.33654f, 88.02969f, 88.72284f, 103.27893f, 103.97208f, 174.67309f, 176.0f, 17.32868f,
                        9.010913f, 16.635532f, 0.6931472f, 0.83255464f})
    around(std::bit_cast<std::uint32_t>(x));
  around(0x7fffffff);
  std::vector<Batch> batches;
  for (std::size_t i = 0; i < windows.size(); i += kMostWindows)
    batches.emplace_back(windows.begin() + static_cast<std::ptrdiff_t>(i),
                         windows.begin() + static_cast<std::ptrdiff_t>(std::min(i + kMostWindows, windows.size())));
  return batches;
}

struct Wishes {
  const char* spirv = nullptr;
  bool functions[3] = {};
  bool small = false;
  unsigned n_thread = std::max(1u, std::thread::hardware_concurrency());
  bool spoil = false;
  std::uint32_t spoilt = 0;
};

void spoil(std::uint32_t bits, const Batch& batch, std::uint32_t* answers) {
  for (const Window& w : batch) {
    if (bits - w.first < w.count) answers[bits - w.first] ^= 1;
    answers += w.count;
  }
}

bool prove(FunctionDevice& device, std::uint32_t number, const std::vector<Batch>& batches, const Wishes& o) {
  const Function& f = kFunctions[number];
  const auto begin = std::chrono::steady_clock::now();
  const auto seconds = [&] { return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count(); };
  Totals totals;
  double ns = 0, told = 0;
  std::uint64_t n_input = 0;
  for (const Batch& b : batches)
    for (const Window& w : b) n_input += w.count;
  device.start(0, number, batches[0]);
  for (std::size_t i = 0; i < batches.size(); ++i) {
    const int slot = static_cast<int>(i % 2);
    ns += device.finish(slot, batches[i].size());
    if (i + 1 < batches.size()) device.start(1 - slot, number, batches[i + 1]);
    if (o.spoil) spoil(o.spoilt, batches[i], device.answers(slot));
    compare_all(f, batches[i], device.answers(slot), o.n_thread, totals);
    if (seconds() - told < 5) continue;
    told = seconds();
    std::fprintf(stderr, "%s: %3.0f %%, %llu wrong\n", f.name,
                 100.0 * static_cast<double>(totals.done) / static_cast<double>(n_input),
                 static_cast<unsigned long long>(totals.wrong));
  }
  std::printf("%s: %llu inputs, %llu wrong, checksum %016llx, %.1f s", f.name,
              static_cast<unsigned long long>(totals.done), static_cast<unsigned long long>(totals.wrong),
              static_cast<unsigned long long>(totals.checksum), seconds());
  if (ns > 0 && !o.small) {
    const double each = ns / static_cast<double>(totals.done) * 1e6;
    std::printf("; on the device %.3f s, %.0f ns per 10^6 inputs", ns * 1e-9, each);
  }
  std::printf("\n");
  std::fflush(stdout);
  return totals.wrong == 0 && totals.done == n_input;
}

}  // namespace

int main(int argc, char** argv) {
  Wishes o;
  for (int i = 1; i < argc; ++i) {
    const std::string word = argv[i];
    const auto f = std::find_if(std::begin(kFunctions), std::end(kFunctions), [&](auto& x) { return word == x.name; });
    if (f != std::end(kFunctions)) {
      o.functions[f - std::begin(kFunctions)] = true;
    } else if (word == "--small") {
      o.small = true;
    } else if (word == "--threads" && i + 1 < argc) {
      o.n_thread = static_cast<unsigned>(std::max(1, std::atoi(argv[++i])));
    } else if (word == "--inject" && i + 1 < argc) {
      o.spoil = true;
      o.spoilt = static_cast<std::uint32_t>(std::strtoul(argv[++i], nullptr, 16));
    } else if (o.spirv == nullptr && !word.starts_with("-")) {
      o.spirv = argv[i];
    } else {
      fail("no option or function " + word);
    }
  }
  if (o.spirv == nullptr) fail("usage: gpu_exhaustion function_check.spv [FUNCTION...] [--small] [--threads N]");
  if (!o.functions[0] && !o.functions[1] && !o.functions[2]) std::fill(o.functions, o.functions + 3, true);
  FunctionDevice device(o.spirv);
  std::printf("device: %s; %u threads compare\n", device.name().c_str(), o.n_thread);
  std::fflush(stdout);
  const auto batches = o.small ? sample() : all_inputs(device.most_of_batch());
  bool ok = true;
  for (std::uint32_t i = 0; i < 3; ++i)
    if (o.functions[i]) ok &= prove(device, i, batches, o);
  return ok ? 0 : 1;
}
