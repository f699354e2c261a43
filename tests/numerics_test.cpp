// SPDX-License-Identifier: MIT
// The reference's arithmetic against MPFR, where exhaustion (exhaustion.cpp) is not possible.
#include "reference/numerics.hpp"

#include <gtest/gtest.h>
#include <mpfr.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>
#include <vector>

namespace turnout::reference {
namespace {

std::uint32_t bits(float x) { return std::bit_cast<std::uint32_t>(x); }

// A number of MPFR that frees itself.
struct Real {
  mpfr_t v;
  explicit Real(double x = 0) { mpfr_init2(v, 400), mpfr_set_d(v, x, MPFR_RNDN); }
  ~Real() { mpfr_clear(v); }
  Real(const Real&) = delete;
  Real& operator=(const Real&) = delete;
};

void set_integer(Real& r, u128 x) {
  mpfr_set_ui(r.v, static_cast<unsigned long>(x >> 64), MPFR_RNDN);
  mpfr_mul_2si(r.v, r.v, 64, MPFR_RNDN);
  mpfr_add_ui(r.v, r.v, static_cast<unsigned long>(x), MPFR_RNDN);
}

// S-1.3: rounded to 24 bits with an unbounded exponent, then flushed; 7fc00000 for NaN.
float rounded(Real& r) {
  if (mpfr_nan_p(r.v)) return nan_value();
  mpfr_prec_round(r.v, 24, MPFR_RNDN);
  const double d = mpfr_get_d(r.v, MPFR_RNDN);
  if (std::fabs(d) < 0x1p-126) return 0.0f;
  return std::fabs(d) >= 0x1p128
             ? std::copysign(std::numeric_limits<float>::infinity(), static_cast<float>(d > 0 ? 1 : -1))
             : static_cast<float>(d);
}

std::vector<float> awkward_floats() {
  std::vector<float> v = {0,
                          1,
                          -1,
                          3,
                          0x1p-126f,
                          -0x1p-126f,
                          0x1p-125f,
                          std::numeric_limits<float>::max(),
                          1 + 0x1p-23f,
                          1 - 0x1p-24f,
                          std::bit_cast<float>(0x00ffffffu),
                          std::numeric_limits<float>::infinity(),
                          0x1p-24f,
                          -std::numeric_limits<float>::infinity(),
                          nan_value()};
  std::mt19937 random(1);
  for (int i = 0; i < 500; ++i) v.push_back(flush(std::bit_cast<float>(static_cast<std::uint32_t>(random()))));
  for (int i = 0; i < 200; ++i)  // operands whose products and quotients land near 2^-126
    v.push_back(std::ldexp(1.0f + static_cast<float>(random() % 8) * 0x1p-23f, static_cast<int>(random() % 40) - 83));
  return v;
}

TEST(Numerics, one_operation_is_one_rounding) {  // S-1.2, S-1.3
  const std::vector<float> values = awkward_floats();
  for (float a : values) {
    for (float b : values) {
      if (std::isinf(a) || std::isinf(b)) continue;
      const Real x(a), y(b);
      Real sum, product, quotient;
      mpfr_add(sum.v, x.v, y.v, MPFR_RNDN);
      mpfr_mul(product.v, x.v, y.v, MPFR_RNDN);
      ASSERT_EQ(bits(is_nan(add(a, b)) ? nan_value() : add(a, b)), bits(rounded(sum))) << a << " + " << b;
      ASSERT_EQ(bits(flush(is_nan(multiply(a, b)) ? nan_value() : multiply(a, b))), bits(rounded(product)))
          << a << " * " << b;
      if (b == 0) continue;
      mpfr_div(quotient.v, x.v, y.v, MPFR_RNDN);
      ASSERT_EQ(bits(flush(is_nan(divide(a, b)) ? nan_value() : divide(a, b))), bits(rounded(quotient)))
          << a << " / " << b;
    }
  }
}

TEST(Numerics, exponential_is_within_its_bound) {  // S-3.4, docs/numerics.md: 445 units of 2^-96
  std::mt19937_64 random(2);
  double worst = 0;
  for (int i = 0; i < 200000; ++i) {
    u128 t = (u128{random()} << 64 | random()) >> (25 + random() % 80);  // up to 2^103, that is t / 2^96 < 128
    if (i < 256) t = (u128{static_cast<unsigned>(i)} << 96) / 3;
    const Exp e = exp_neg(t);
    Real want, got, difference;
    set_integer(want, t);
    mpfr_mul_2si(want.v, want.v, -96, MPFR_RNDN);
    mpfr_neg(want.v, want.v, MPFR_RNDN);
    mpfr_exp(want.v, want.v, MPFR_RNDN);
    set_integer(got, e.m);
    mpfr_mul_2si(got.v, got.v, -96 - e.q, MPFR_RNDN);
    mpfr_reldiff(difference.v, want.v, got.v, MPFR_RNDN);
    mpfr_mul_2si(difference.v, difference.v, 96, MPFR_RNDN);
    worst = std::max(worst, std::fabs(mpfr_get_d(difference.v, MPFR_RNDN)));
    ASSERT_LT(e.m, u128{1} << 96);
  }
  RecordProperty("worst_units", static_cast<int>(worst));
  EXPECT_LT(worst, 445);
  EXPECT_GT(worst, 20);  // the measurement itself works
}

TEST(Numerics, softmax_is_the_rounded_real_value_and_any_order_sums_the_same) {  // S-3.3, S-3.4
  std::mt19937 random(3);
  for (int row = 0; row < 3000; ++row) {
    const int n = 1 + static_cast<int>(random() % 40);
    const float spread = std::ldexp(1.0f, static_cast<int>(random() % 10) - 3);
    std::vector<float> x;
    for (int i = 0; i < n; ++i) x.push_back(spread * (static_cast<float>(random() % (1 << 24)) * 0x1p-23f - 1));
    const float largest = *std::max_element(x.begin(), x.end());
    SoftmaxSum up(largest), down(largest);
    for (int i = 0; i < n; ++i)
      up.add(x[static_cast<std::size_t>(i)]), down.add(x[static_cast<std::size_t>(n - 1 - i)]);
    Real total;
    for (float v : x) {
      Real e(static_cast<double>(v) - largest);
      mpfr_exp(e.v, e.v, MPFR_RNDN);
      mpfr_add(total.v, total.v, e.v, MPFR_RNDN);
    }
    for (float v : x) {
      Real e(static_cast<double>(v) - largest);
      mpfr_exp(e.v, e.v, MPFR_RNDN);
      mpfr_div(e.v, e.v, total.v, MPFR_RNDN);
      ASSERT_EQ(bits(up.share(v)), bits(rounded(e))) << v;
      ASSERT_EQ(bits(up.share(v)), bits(down.share(v)));
    }
  }
}

TEST(Numerics, distance_is_exact_to_a_unit_and_huge_logits_are_far) {  // S-3.4, step 1
  u128 t = 0;
  EXPECT_TRUE(distance(1, 1, t));
  EXPECT_TRUE(t == 0);
  EXPECT_TRUE(distance(1, -1, t));
  EXPECT_TRUE(t == u128{2} << 96);
  EXPECT_TRUE(distance(0x1p-126f, -0x1p-126f, t));
  EXPECT_TRUE(t <= 1);
  EXPECT_FALSE(distance(0, -88, t));
  EXPECT_TRUE(distance(0, std::nextafter(-88.0f, 0.0f), t));
  EXPECT_TRUE(distance(0x1p31f, 0x1p31f, t));
  EXPECT_FALSE(distance(0x1p31f, std::nextafter(0x1p31f, 0.0f), t));
  EXPECT_FALSE(distance(0x1p127f, -0x1p127f, t));
  EXPECT_FALSE(distance(2147483520.0f, -2147483520.0f, t));
  EXPECT_FALSE(distance(0, -std::numeric_limits<float>::infinity(), t));
}

TEST(Numerics, sixteen_bit_floats_convert_by_nearest_even) {  // S-1.1, S-3.6, S-6.7
  for (std::uint32_t h = 0; h < 0x10000; ++h) {
    const auto half = static_cast<std::uint16_t>(h);
    for (DType dtype : {DType::f16, DType::bf16}) {
      const float x = widen(&half, dtype, 0);
      if (is_nan(x)) continue;
      const std::uint16_t zero_is_plus = (h & 0x7fff) == 0 ? 0 : half;
      const bool subnormal_bf16 = dtype == DType::bf16 && (h & 0x7f80) == 0;  // not reachable: f32 subnormals are zero
      if (!subnormal_bf16) {
        ASSERT_EQ(narrow(x, dtype), zero_is_plus) << h;
      }
      const auto next = static_cast<std::uint16_t>(h + 1);  // half-way to the next: to the even one
      const float y = widen(&next, dtype, 0);
      if (is_nan(y) || std::isinf(x) || std::isinf(y) || (h & 0x7fff) == 0x7fff || subnormal_bf16) continue;
      const auto middle = static_cast<float>((static_cast<double>(x) + y) / 2);
      ASSERT_EQ(narrow(middle, dtype), h & 1 ? next : (h & 0x7fff) == 0 ? 0 : half) << h;
    }
  }
  EXPECT_EQ(narrow(65519.996f, DType::f16), 0x7bff);
  EXPECT_EQ(narrow(65520, DType::f16), 0x7c00);
  EXPECT_EQ(narrow(std::numeric_limits<float>::max(), DType::bf16), 0x7f80);
}

TEST(Numerics,
     flags_keep_the_language_of_the_contract) {  // S-1.2: no contraction, no flush, no fast-math in this build
  volatile float a = 1 + 0x1p-12f, b = a, c = -1 - 0x1p-11f, tiny = 0x1p-126f, big = 0x1p60f;
  EXPECT_EQ(a * b + c, 0.0f);        // fused it would be 2^-24
  EXPECT_NE(tiny / 2, 0.0f);         // this process keeps subnormals, so S-1.3 is the code's own doing
  EXPECT_EQ((big + c) - big, 0.0f);  // reassociated it would be c
}

}  // namespace
}  // namespace turnout::reference
