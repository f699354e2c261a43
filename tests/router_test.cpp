// SPDX-License-Identifier: MIT
// What a Router promises besides its bits, on every backend: no allocation in a call, many threads at once.
#include <gtest/gtest.h>

#include <atomic>
#include <cstdlib>
#include <cstring>
#include <new>
#include <thread>
#include <vector>

#include "every_backend.hpp"
#include "turnout/turnout.hpp"

static std::atomic<long> n_allocation{0};

// Not inlined: g++ 12 would see malloc and free behind new and delete and warn of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t n) {
  ++n_allocation;
  if (void* p = std::malloc(n ? n : 1)) return p;
  throw std::bad_alloc();
}
[[gnu::noinline]] void operator delete(void* p) noexcept { std::free(p); }
[[gnu::noinline]] void operator delete(void* p, std::size_t) noexcept { std::free(p); }

namespace turnout {
namespace {

// A grouped rule with a bias: it goes through every stage.
Rule rule() {
  Rule r;
  r.n_expert = 64;
  r.n_used = 6;
  r.score = Score::sigmoid;
  r.select_bias = true;
  r.n_group = 8;
  r.topk_group = 4;
  r.group_score = 2;
  r.renormalize = true;
  return r;
}

constexpr std::int64_t kToken = 40;

struct Traffic {
  std::vector<float> bias = std::vector<float>(64), logits = std::vector<float>(kToken * 64);
  std::vector<float> weight = std::vector<float>(64 * 64);
  Traffic() {
    std::uint32_t state = 1;
    for (auto* v : {&bias, &logits, &weight})
      for (float& x : *v) x = static_cast<float>((state = state * 1664525 + 1013904223) >> 8) * 0x1p-22f - 2;
  }
  Result<Router> make(const Backend& backend) const {
    const bool matmul = backend.capabilities.matmul;
    return Router::make({rule(), bias, {}, {}, matmul ? Matrix(weight.data(), 64, 64) : Matrix()}, backend);
  }
};

struct Answers {
  std::vector<std::int32_t> ids = std::vector<std::int32_t>(kToken * 6);
  std::vector<float> weights = std::vector<float>(kToken * 6);
  RouteOutput out() { return {ids, std::span<float>(weights)}; }
  bool same_bits(const Answers& other) const {
    return ids == other.ids && std::memcmp(weights.data(), other.weights.data(), weights.size() * sizeof(float)) == 0;
  }
};

class EveryBackend : public OnEveryBackend {};
TURNOUT_ON_EVERY_BACKEND(Router, EveryBackend);

TEST_P(EveryBackend, a_call_allocates_nothing) {
  const Traffic traffic;
  const auto router = traffic.make(backend());
  ASSERT_TRUE(router.ok()) << router.status().message();
  Answers a;
  std::vector<std::int64_t> counts(64), offsets(65), slots(kToken * 6), tokens(kToken * 6), inverse(kToken * 6);
  const auto call_all = [&] {
    const Matrix rows(traffic.logits.data(), kToken, 64);
    const Capabilities& can = backend().capabilities;
    Status s = router->route(rows, a.out());
    if (s.ok()) s = router->replay(rows, a.ids, a.out());
    if (s.ok() && can.matmul) s = router->route_hidden(rows, a.out());
    if (s.ok() && can.plan)
      s = plan({a.ids, kToken, 6, 64, {}, 1}, {counts, offsets, slots, tokens, inverse}, backend());
    return s;
  };
  Status s;
  if (backend().accelerator) s = call_all();  // the first call of a size makes its buffers
  const long before = n_allocation;
  if (s.ok()) s = call_all();
  const long after = n_allocation;
  ::operator delete(::operator new(1));
  EXPECT_EQ(n_allocation, after + 1);  // the counter counts
  EXPECT_TRUE(s.ok()) << s.message();
  if (backend().accelerator && std::getenv("TURNOUT_VULKAN_VALIDATION"))
    GTEST_SKIP() << "the validation layer allocates";
  EXPECT_EQ(after - before, 0);
}

TEST_P(EveryBackend, one_router_serves_many_threads) {
  const Traffic traffic;
  const auto router = traffic.make(backend());
  ASSERT_TRUE(router.ok()) << router.status().message();
  Answers alone;
  ASSERT_TRUE(router->route(Matrix(traffic.logits.data(), kToken, 64), alone.out()).ok());
  std::vector<Answers> answers(8);
  std::vector<std::thread> threads;
  for (Answers& a : answers)
    threads.emplace_back([&] {
      for (int i = 0; i < 20; ++i)
        if (!router->route(Matrix(traffic.logits.data(), kToken, 64), a.out()).ok()) a.ids[0] = -7;
    });
  for (std::thread& t : threads) t.join();
  for (const Answers& a : answers) EXPECT_TRUE(a.same_bits(alone));
}

}  // namespace
}  // namespace turnout
