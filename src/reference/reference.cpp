// SPDX-License-Identifier: MIT
// The `reference` backend: rows are read, go through the stages, and are written, one by one (S-1.6); router matmul
// (S-10).
#include "reference/reference.hpp"

#include <algorithm>
#include <cstring>

#include "reference/numerics.hpp"

namespace turnout::reference {
namespace {

std::vector<float> flushed(std::span<const float> v) {
  std::vector<float> out(v.begin(), v.end());
  for (float& x : out) x = flush(x);
  return out;
}

void write_weights(const Weights& out, std::int64_t first, const float* weights, std::int32_t n) {
  for (std::int32_t i = 0; i < n; ++i) {
    if (out.dtype == DType::f32) {
      std::memcpy(static_cast<char*>(out.data) + 4 * (first + i), weights + i, 4);
    } else {
      const std::uint16_t bits = narrow(weights[i], out.dtype);  // S-6.7
      std::memcpy(static_cast<char*>(out.data) + 2 * (first + i), &bits, 2);
    }
  }
}

// S-10.1: 256 partial sums over rising i, then a tree; operands widened (S-10.2), products rounded (S-1.2), then added.
float dot(const Matrix& hidden, std::int64_t token, const Matrix& weight, std::int64_t expert) {
  float partial[256] = {};
  for (std::int64_t i = 0; i < hidden.n_col; ++i) {
    const float product = read(hidden, token, i) * read(weight, expert, i);
    partial[i % 256] += product;
  }
  for (int half = 128; half >= 1; half /= 2)
    for (int p = 0; p < half; ++p) partial[p] += partial[p + half];
  return is_nan(partial[0]) ? nan_value() : flush(partial[0]);  // S-10.4
}

class ReferenceEngine final : public Engine {
 public:
  explicit ReferenceEngine(const RouterConfig& config)
      : recipe_{config.rule, flushed(config.bias), flushed(config.logit_bias), flushed(config.expert_scale)},
        weight_(config.weight) {}

  Status route(const Matrix& logits, std::int64_t n_real_tokens, const std::int32_t* given, std::int32_t* ids,
               const Weights& weights) const override {
    return each_row(logits.n_row, n_real_tokens, given, ids, weights,
                    [&](std::int64_t token, std::int32_t e) { return read(logits, token, e); });
  }

  Status route_hidden(const Matrix& hidden, std::int64_t n_real_tokens, std::int32_t* ids,
                      const Weights& weights) const override {
    return each_row(hidden.n_row, n_real_tokens, nullptr, ids, weights,
                    [&](std::int64_t token, std::int32_t e) { return dot(hidden, token, weight_, e); });
  }

  Status logits(const Matrix& hidden, float* out) const override {
    for (std::int64_t token = 0; token < hidden.n_row; ++token)
      for (std::int32_t e = 0; e < recipe_.rule.n_expert; ++e) *out++ = dot(hidden, token, weight_, e);
    return {};
  }

 private:
  template <class Logit>
  Status each_row(std::int64_t n_token, std::int64_t n_real_tokens, const std::int32_t* given, std::int32_t* ids,
                  const Weights& out, Logit logit) const {
    const std::int32_t k = recipe_.rule.n_used;
    for (std::int64_t token = 0; token < n_token; ++token, ids += k, given += given ? k : 0) {
      float weights[kMaxExpert];
      if (token >= n_real_tokens || (given && *given == -1)) {  // S-8.2, S-8.4
        std::fill_n(ids, k, -1);
        std::fill_n(weights, k, 0.0f);
      } else {
        Row row;
        for (std::int32_t e = 0; e < recipe_.rule.n_expert; ++e) row.logits[e] = logit(token, e);
        prepare(recipe_, row);
        if (recipe_.rule.score == Score::sparsemixer) {
          sparsemixer(recipe_, row, ids, weights);
        } else {
          if (given)
            std::copy_n(given, k, ids);  // S-8.1
          else
            select(recipe_, row, ids);
          weigh(recipe_, row, ids, weights);
        }
      }
      write_weights(out, token * k, weights, k);
    }
    return {};
  }

  Recipe recipe_;
  Matrix weight_;
};

}  // namespace

const Backend& backend() {
  static const Backend self{
      .name = "reference",
      .description = "the contract as plain scalar code; slow, runs everywhere",
      .capabilities =
          {.max_n_expert = kMaxExpert, .max_n_used = kMaxExpert, .plan = true, .matmul = true, .replay = true},
      .unavailable = [] { return std::string(); },
      .make = [](const RouterConfig& config) -> Result<std::unique_ptr<const Engine>> {
        return std::unique_ptr<const Engine>(std::make_unique<ReferenceEngine>(config));
      },
      .plan = plan,
  };
  return self;
}

}  // namespace turnout::reference
