// SPDX-License-Identifier: MIT
// What the Vulkan tests share: a device of their own, some rows, and the reference's answer to them.
#pragma once

#include <cstring>
#include <limits>
#include <memory>
#include <string>
#include <vector>

#include "every_backend.hpp"
#include "turnout/turnout.hpp"
#include "vulkan/backend.hpp"
#include "vulkan/recorder.hpp"

namespace turnout::vulkan {

/// The devices of this test program: the backend's own, and one with portable kernels if those are others. Each is
/// opened once, for a software device takes long to compile the kernels.
inline std::vector<std::shared_ptr<Context>> contexts() {
  static const std::vector<std::shared_ptr<Context>> list = [] {
    std::vector<std::shared_ptr<Context>> c = {*Context::shared()};
    if (c[0]->kernels->variant == Variant::portable) return c;
    Options options = Options::from_environment();
    options.path = "portable";
    auto portable = Context::open(options);
    EXPECT_TRUE(portable.ok()) << portable.status().message();
    if (portable.ok()) c.push_back(*portable);
    return c;
  }();
  return list;
}

/// Skips or fails without a device; says which one answers.
class OnVulkan : public testing::Test {
 protected:
  void SetUp() override { need_backend(backend()); }
};

struct Vectors {
  std::vector<float> bias = {}, logit_bias = {}, expert_scale = {};
  RouterConfig config(const Rule& rule) const { return {rule, bias, logit_bias, expert_scale, {}}; }
};

/// Plain numbers from -4 to 4, the same everywhere; a few exact ties and a NaN among them.
inline std::vector<float> numbers(std::size_t n, std::uint32_t state = 1) {
  std::vector<float> v(n);
  for (float& x : v) x = static_cast<float>((state = state * 1664525u + 1013904223u) >> 20) * 0x1p-9f - 4;
  if (n > 40) v[37] = std::numeric_limits<float>::quiet_NaN();
  return v;
}

inline Rule softmax_rule(std::int32_t n_expert, std::int32_t n_used) {
  Rule r;
  r.n_expert = n_expert;
  r.n_used = n_used;
  r.score = Score::softmax;
  r.renormalize = true;
  return r;
}

struct Answer {
  std::vector<std::int32_t> ids;
  std::vector<std::uint32_t> words;  ///< of the weights, two a word if they have 16 bits
  friend bool operator==(const Answer&, const Answer&) = default;
};

/// What `engine` says: an answer's outputs are filled with a pattern first.
inline Answer ask(const Engine& engine, const Rule& rule, const Matrix& logits, std::int64_t n_real,
                  const std::int32_t* given = nullptr, DType dtype = DType::f32) {
  const auto n = static_cast<std::size_t>(logits.n_row * rule.n_used);
  Answer a{std::vector<std::int32_t>(n, -7), std::vector<std::uint32_t>(n, 0x77777777u)};
  Weights weights;
  weights.data = a.words.data();
  weights.dtype = dtype;
  weights.size = static_cast<std::int64_t>(n);
  const Status s = engine.route(logits, n_real, given, a.ids.data(), weights);
  EXPECT_TRUE(s.ok()) << s.message();
  return a;
}

inline std::unique_ptr<const Engine> reference_engine(const RouterConfig& config) {
  return std::move(*find_backend("reference")->make(config));
}

}  // namespace turnout::vulkan
