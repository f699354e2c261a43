// SPDX-License-Identifier: MIT
// Proof by exhaustion (S-2.3, S-3.1, S-3.2): every one of the 2^32 f32 inputs of sigmoid, sqrtsoftplus and tanh.
// The judge is double arithmetic where it is far from a rounding boundary, else MPFR with 200 bits.
//   exhaustion [FUNCTION...] [--threads N]        (default: all three)
#include <mpfr.h>

#include <atomic>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "reference/numerics.hpp"

namespace ref = turnout::reference;

namespace {

// MPFR's value of the function, rounded once to 24 bits and flushed.
float by_mpfr(const char* name, float x) {
  mpfr_t v;
  mpfr_init2(v, 400);
  mpfr_set_flt(v, x, MPFR_RNDN);
  if (std::strcmp(name, "tanh") == 0) {
    mpfr_tanh(v, v, MPFR_RNDN);
  } else if (std::strcmp(name, "sigmoid") == 0) {
    mpfr_neg(v, v, MPFR_RNDN);
    mpfr_exp(v, v, MPFR_RNDN);
    mpfr_add_ui(v, v, 1, MPFR_RNDN);
    mpfr_ui_div(v, 1, v, MPFR_RNDN);
  } else {
    mpfr_t e;  // ln(1 + e^x) = max(x, 0) + ln(1 + e^-|x|): e^x itself would leave even MPFR's exponents
    mpfr_init2(e, 400);
    mpfr_abs(e, v, MPFR_RNDN);
    mpfr_neg(e, e, MPFR_RNDN);
    mpfr_exp(e, e, MPFR_RNDN);
    mpfr_log1p(e, e, MPFR_RNDN);
    if (x > 0) mpfr_add(v, v, e, MPFR_RNDN);
    mpfr_sqrt(v, x > 0 ? v : e, MPFR_RNDN);
    mpfr_clear(e);
  }
  mpfr_prec_round(v, 24, MPFR_RNDN);  // exponents of MPFR are unbounded: the rounding of S-1.3
  const double rounded = mpfr_get_d(v, MPFR_RNDN);
  mpfr_clear(v);
  return std::fabs(rounded) < 0x1p-126 ? 0.0f : static_cast<float>(rounded);
}

// Most f32 are below 2^-12 or beyond 200. There two terms of the series are within 2^-50 of the value, or the value is
// within 2^-288 of a constant, and both are much cheaper than libm.
double by_double(const char* name, float x) {
  const double d = x;
  const bool tiny = std::fabs(x)<0x1p-12f, huge = std::fabs(x)> 200;
  if (name[0] == 't') return tiny ? d * (1 - d * d / 3) : huge ? (x > 0 ? 1 : -1) : std::tanh(d);
  if (name[1] == 'i') return tiny ? 0.5 + d * (0.25 - d * d / 48) : huge ? x > 0 : 1 / (1 + std::exp(-d));
  if (std::fabs(x) < 0x1p-30f) return 0.83255461115769775635 * (1 + d / (4 * 0.69314718055994530942));
  if (x > 64) return std::sqrt(d);
  return huge ? 0 : std::sqrt(std::log1p(std::exp(d)));
}

// The libm functions are within a few ulp of a double. Within 512 ulp of a boundary between two f32, or near
// the flush at 2^-126, the double does not decide.
bool is_certain(double d) {
  constexpr std::uint64_t kLow = (1u << 29) - 1, kHalf = 1u << 28, kSlack = 512;
  const std::uint64_t low = std::bit_cast<std::uint64_t>(d) & kLow;
  const bool near_boundary = low + kSlack > kHalf && low < kHalf + kSlack;
  return !near_boundary && (std::fabs(d) > 0x1.0001p-126 || std::fabs(d) < 0x1.fffp-127);
}

struct Totals {
  std::atomic<std::uint64_t> wrong{0}, by_mpfr{0}, done{0};
  std::mutex print;
};

template <class Function>
void walk(const char* name, Function function, std::uint64_t first, std::uint64_t last, Totals& totals) {
  std::uint64_t wrong = 0, undecided = 0;
  for (std::uint64_t bits = first; bits < last; ++bits) {
    const float x = ref::flush(std::bit_cast<float>(static_cast<std::uint32_t>(bits)));
    float want;
    if (std::isnan(x)) {
      want = ref::nan_value();
    } else if (std::isinf(x)) {
      want = x > 0 ? (name[1] == 'q' ? x : 1.0f) : (name[0] == 't' ? -1.0f : 0.0f);
    } else if (const double d = by_double(name, x); is_certain(d)) {
      want = std::fabs(d) < 0x1p-126 ? 0.0f : static_cast<float>(d);
    } else {
      ++undecided;
      want = by_mpfr(name, x);
    }
    const float got = function(x);
    if (std::bit_cast<std::uint32_t>(got) != std::bit_cast<std::uint32_t>(want) && ++wrong <= 3) {
      const std::lock_guard lock(totals.print);
      std::fprintf(stderr, "%s(%08x = %.9g): want %08x (%.9g), got %08x (%.9g)\n", name,
                   static_cast<std::uint32_t>(bits), x, std::bit_cast<std::uint32_t>(want), want,
                   std::bit_cast<std::uint32_t>(got), got);
    }
  }
  totals.wrong += wrong;
  totals.by_mpfr += undecided;
  totals.done += last - first;
}

template <class Function>
bool prove(const char* name, Function function, unsigned n_thread) {
  constexpr std::uint64_t kAll = std::uint64_t{1} << 32, kBlock = std::uint64_t{1} << 22;
  const auto start = std::chrono::steady_clock::now();
  Totals totals;
  std::atomic<std::uint64_t> next{0};
  std::vector<std::thread> threads;
  for (unsigned i = 0; i < n_thread; ++i) {
    threads.emplace_back([&] {
      for (std::uint64_t first; (first = next.fetch_add(kBlock)) < kAll;) {
        walk(name, function, first, first + kBlock, totals);
        if (first / kBlock % 128 == 0)
          std::fprintf(stderr, "%s: %3.0f %%\n", name,
                       100.0 * static_cast<double>(totals.done) / static_cast<double>(kAll));
      }
      mpfr_free_cache();
    });
  }
  for (std::thread& t : threads) t.join();
  const std::chrono::duration<double> seconds = std::chrono::steady_clock::now() - start;
  std::printf("%s: %llu inputs, %llu judged by MPFR, %llu wrong, %.0f s\n", name,
              static_cast<unsigned long long>(totals.done), static_cast<unsigned long long>(totals.by_mpfr),
              static_cast<unsigned long long>(totals.wrong), seconds.count());
  std::fflush(stdout);
  return totals.wrong == 0 && totals.done == kAll;
}

}  // namespace

int main(int argc, char** argv) {
  unsigned n_thread = std::thread::hardware_concurrency();
  std::vector<std::string> names;
  for (int i = 1; i < argc; ++i) {
    if (std::strcmp(argv[i], "--threads") == 0 && i + 1 < argc)
      n_thread = static_cast<unsigned>(std::atoi(argv[++i]));
    else
      names.emplace_back(argv[i]);
  }
  if (names.empty()) names = {"sigmoid", "sqrtsoftplus", "tanh"};
  if (n_thread == 0) n_thread = 1;
  bool ok = true;
  for (const std::string& name : names) {
    if (name == "sigmoid")
      ok &= prove("sigmoid", ref::sigmoid, n_thread);
    else if (name == "sqrtsoftplus")
      ok &= prove("sqrtsoftplus", ref::sqrtsoftplus, n_thread);
    else if (name == "tanh")
      ok &= prove("tanh", ref::tanh, n_thread);
    else
      return std::fprintf(stderr, "exhaustion: no function %s\n", name.c_str()), 2;
  }
  return ok ? 0 : 1;
}
