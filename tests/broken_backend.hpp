// SPDX-License-Identifier: MIT
// `reference` with one fault: what the checks must catch. A check that passes a broken backend checks nothing.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "check/floats.hpp"
#include "turnout/backend.hpp"

namespace turnout::broken {

enum class Fault {
  none,
  ties_to_higher_id,
  flips_weight_bit,
  swaps_slots,
  biased_weight,
  writes_past_end,
  writes_before_start,
  bf16_loses_bit,
  f16_weights_truncated,
  last_of_many_in_16_bits,
  ignores_stride,
  depends_on_batch_size,
  depends_on_row_place,
  ignores_given,
  reads_padding,
  other_nan,
  negative_zero,
  refuses_negative_scale,
  fails_on_device,
  matmul_rounds_once_more,
  plan_unstable,
  plan_counts_padding,
  plan_writes_behind,
};

inline Fault fault = Fault::none;  // a Backend's functions carry no state

inline const Backend& reference() { return *find_backend("reference"); }

class BrokenEngine final : public Engine {
 public:
  BrokenEngine(const RouterConfig& config, std::unique_ptr<const Engine> engine)
      : engine_(std::move(engine)), rule_(config.rule), bias_(config.bias.begin(), config.bias.end()) {}

  Status route(const Matrix& logits, std::int64_t n_real, const std::int32_t* given, std::int32_t* ids,
               const Weights& weights) const override {
    if (fault == Fault::fails_on_device) return {Code::device_failure, "the device is gone"};
    const std::int64_t k = rule_.n_used;
    const std::int64_t n_slot = logits.n_row * k;
    if (fault == Fault::reads_padding) n_real = logits.n_row;
    if (fault == Fault::ignores_given) given = nullptr;
    std::vector<std::uint16_t> halves;
    Matrix input = logits;
    if (fault == Fault::ignores_stride) input.row_stride = input.n_col;
    if (fault == Fault::bf16_loses_bit && logits.dtype == DType::bf16) {
      const auto* data = static_cast<const std::uint16_t*>(logits.data);
      halves.assign(data, data + (logits.n_row - 1) * logits.row_stride + logits.n_col);
      for (std::uint16_t& x : halves) x &= 0xfffe;
      input.data = halves.data();
    }
    if (fault == Fault::f16_weights_truncated && weights.dtype == DType::f16) {
      return truncate_weights(input, n_real, given, ids, weights);
    }
    if (fault == Fault::ties_to_higher_id) {  // the engine was made for experts in reverse
      return logits.dtype == DType::f32 ? route_reversed<float>(logits, n_real, given, ids, weights)
                                        : route_reversed<std::uint16_t>(logits, n_real, given, ids, weights);
    }
    if (Status s = engine_->route(input, n_real, given, ids, weights); !s.ok()) return s;
    if (n_slot == 0) return {};
    if (fault == Fault::writes_past_end) ids[n_slot] = 0;
    if (fault == Fault::last_of_many_in_16_bits && weights.dtype != DType::f32 && logits.n_row > 64)
      static_cast<std::uint16_t*>(weights.data)[n_slot - 1] ^= 1;
    if (weights.dtype != DType::f32) return {};
    auto* w = static_cast<float*>(weights.data);
    if (fault == Fault::writes_before_start) w[-1] = 0.0f;
    if (fault == Fault::flips_weight_bit) flip(w[n_slot - 1]);
    if (fault == Fault::depends_on_batch_size && logits.n_row > 1) flip(w[n_slot - 1]);
    if (fault == Fault::depends_on_row_place && logits.n_row > 3) flip(w[3 * k]);
    if (fault == Fault::swaps_slots && k > 1) {
      std::swap(ids[0], ids[1]);
      std::swap(w[0], w[1]);
    }
    for (std::int64_t i = 0; i < n_slot; ++i) {
      if (fault == Fault::biased_weight && !bias_.empty() && ids[i] >= 0)
        w[i] += bias_[static_cast<std::size_t>(ids[i])];
      if (fault == Fault::other_nan && check::is_nan(w[i])) w[i] = check::from_bits(0xffc00000u);
      if (fault == Fault::negative_zero && w[i] == 0.0f) w[i] = -0.0f;
    }
    return {};
  }

  Status route_hidden(const Matrix& hidden, std::int64_t n_real, std::int32_t* ids,
                      const Weights& weights) const override {
    return engine_->route_hidden(hidden, n_real, ids, weights);
  }

  Status logits(const Matrix& hidden, float* out) const override {
    Status s = engine_->logits(hidden, out);
    if (fault == Fault::matmul_rounds_once_more) flip(out[0]);
    return s;
  }

 private:
  static void flip(float& x) { x = check::from_bits(check::to_bits(x) ^ 1u); }

  Status truncate_weights(const Matrix& input, std::int64_t n_real, const std::int32_t* given, std::int32_t* ids,
                          const Weights& weights) const {
    std::vector<float> wide(static_cast<std::size_t>(weights.size));
    Status s = engine_->route(input, n_real, given, ids, Weights(std::span<float>(wide)));
    auto* out = static_cast<std::uint16_t*>(weights.data);
    for (std::size_t i = 0; i < wide.size(); ++i) {
      out[i] = check::round_f16(check::from_bits(check::to_bits(wide[i]) & 0xffffe000u));
    }
    return s;
  }

  template <class T>
  Status route_reversed(const Matrix& logits, std::int64_t n_real, const std::int32_t* given, std::int32_t* ids,
                        const Weights& weights) const {
    const auto last = static_cast<std::int32_t>(logits.n_col) - 1;
    const std::int64_t n_slot = logits.n_row * rule_.n_used;
    std::vector<T> flipped;
    for (std::int64_t row = 0; row < logits.n_row; ++row) {
      const T* x = static_cast<const T*>(logits.data) + row * logits.row_stride;
      for (std::int64_t i = last; i >= 0; --i) flipped.push_back(x[i]);
    }
    std::vector<std::int32_t> mirrored;
    for (std::int64_t i = 0; given && i < n_slot; ++i) mirrored.push_back(given[i] < 0 ? -1 : last - given[i]);
    const Matrix input(flipped.data(), logits.dtype, logits.n_row, logits.n_col, logits.n_col);
    Status s = engine_->route(input, n_real, given ? mirrored.data() : nullptr, ids, weights);
    for (std::int64_t i = 0; i < n_slot; ++i) ids[i] = ids[i] < 0 ? ids[i] : last - ids[i];
    return s;
  }

  std::unique_ptr<const Engine> engine_;
  Rule rule_;
  std::vector<float> bias_;
};

inline std::vector<float> reversed(std::span<const float> v) { return {v.rbegin(), v.rend()}; }

inline Result<std::unique_ptr<const Engine>> make(const RouterConfig& config) {
  if (fault == Fault::refuses_negative_scale && config.rule.scale < 0) return invalid("scale is negative");
  RouterConfig inner = config;
  const auto bias = reversed(config.bias), logit_bias = reversed(config.logit_bias);
  const auto expert_scale = reversed(config.expert_scale);
  if (fault == Fault::ties_to_higher_id) {
    inner.bias = bias;
    inner.logit_bias = logit_bias;
    inner.expert_scale = expert_scale;
  }
  auto engine = reference().make(inner);
  if (!engine.ok()) return engine.status();
  return std::unique_ptr<const Engine>(std::make_unique<BrokenEngine>(config, std::move(*engine)));
}

inline Status plan(const PlanInput& input, const PlanOutput& output) {
  Status s = reference().plan(input, output);
  const auto n = static_cast<std::size_t>(output.offsets.back());
  if (fault == Fault::plan_unstable && n > 1) std::swap(output.slots[0], output.slots[1]);
  if (fault == Fault::plan_counts_padding) output.counts[0] = output.offsets[1];
  if (fault == Fault::plan_writes_behind && n < output.tokens.size()) output.tokens[n] = -1;
  return s;
}

inline Backend backend(Fault with) {
  fault = with;
  Backend b = reference();
  b.name = "broken";
  b.make = make;
  b.plan = plan;
  return b;
}

}  // namespace turnout::broken
