// SPDX-License-Identifier: MIT
// Arithmetic of the reference: f32 operations by S-1, exact-integer exponential and correctly rounded scores by S-3.
// Shares nothing with the fast backends. docs/numerics.md argues each bound.
#pragma once

#include <cstdint>

#include "turnout/matrix.hpp"

namespace turnout::reference {

__extension__ typedef unsigned __int128 u128;

// --- S-1: f32 numbers and operations ------------------------------------------------------------------------------
float nan_value();  // 0x7fc00000, the one NaN that is written (S-1.5)
bool is_nan(float x);
bool is_inf(float x);
float flush(float x);         // subnormals and -0 become +0 (S-1.3, S-1.4)
float add(float a, float b);  // one f32 operation each, rounded to nearest even, then flushed
float multiply(float a, float b);
float divide(float a, float b);
float read(const Matrix& m, std::int64_t row, std::int64_t col);  // widened to f32, flushed (S-1.1)
float widen(const void* data, DType dtype, std::int64_t i);       // the same without the flush
std::uint16_t narrow(float x, DType dtype);                       // bits of the nearest f16 or bf16 (S-6.7)
float round_score(float x, DType dtype);                          // S-3.6

// --- S-3.4: the exact-integer exponential ---------------------------------------------------------------------------
// e^-(t / 2^96) = m / 2^96 / 2^q, within a relative error of 2^-87.
struct Exp {
  u128 m;
  int q;
};
Exp exp_neg(u128 t);

// t = (largest - x) * 2^96; false: so far apart that e^-t counts as zero (S-3.4)
bool distance(float largest, float x, u128& t);

// The f32 nearest to num / den * 2^exponent, ties to even, flushed. 0 < den < 2^125, num < 2^125.
float round_ratio(u128 num, u128 den, int exponent);

// Sum and quotient of S-3.4. The largest logit must be finite.
class SoftmaxSum {
 public:
  explicit SoftmaxSum(float largest) : largest_(largest) {}
  void add(float x);
  float share(float x) const;  // e^x / sum, rounded once

 private:
  float largest_;
  u128 sum_ = 0;  // units of 2^-112
};

// --- S-3.1, S-3.2, S-2.3: correctly rounded functions of one f32 -----------------------------------------------------
float sigmoid(float x);
float sqrtsoftplus(float x);
float tanh(float x);

}  // namespace turnout::reference
