// SPDX-License-Identifier: MIT
// Arithmetic of the reference (S-1, S-2.3, S-3). Twin: docs/numerics.md, which argues every bound used here.
#include "reference/numerics.hpp"

#include <array>
#include <bit>
#include <cfloat>
#include <cmath>
#include <cstring>
#include <limits>

namespace turnout::reference {

static_assert(FLT_EVAL_METHOD == 0 && std::numeric_limits<float>::is_iec559 && std::numeric_limits<double>::is_iec559);

namespace {

constexpr float kInf = std::numeric_limits<float>::infinity();
constexpr float kMinNormal = std::numeric_limits<float>::min();  // 2^-126
constexpr u128 kOne96 = u128{1} << 96;

// S-1.3: a result is zero if, rounded to 24 bits with any exponent, it is below 2^-126. Halves round up to 2^-126.
// `exact` is the double nearest to the real result of one f32 operation: 53 bits, so this rounds as one step would.
float round_f32(double exact) {
  constexpr double kRoundsToZero = 0x1p-126 * (1 - 0x1p-25);
  if (std::fabs(exact) < kRoundsToZero) return 0.0f;
  return static_cast<float>(exact);
}

// mantissa * 2^exponent for a mantissa of at most 24 bits (or 2^24 after a carry), flushed.
float pack(std::uint64_t mantissa, int exponent) {
  const double value = std::ldexp(static_cast<double>(mantissa), exponent);  // exact: f32 exponents fit a double
  return value < kMinNormal ? 0.0f : static_cast<float>(value);
}

int bit_width(u128 v) {
  const auto high = static_cast<std::uint64_t>(v >> 64);
  return static_cast<int>(high ? 64 + std::bit_width(high) : std::bit_width(static_cast<std::uint64_t>(v)));
}

u128 shift_right(u128 v, int n) { return n < 128 ? v >> n : 0; }

// floor(a * b / 2^96) for a, b < 2^96, by halves of 48 bits: no step passes 128 bits.
u128 mul96(u128 a, u128 b) {
  constexpr u128 kLow = (u128{1} << 48) - 1;
  const u128 a1 = a >> 48, a0 = a & kLow, b1 = b >> 48, b0 = b & kLow;
  return a1 * b1 + ((a1 * b0 + a0 * b1 + ((a0 * b0) >> 48)) >> 48);
}

// |x| = mantissa * 2^exponent, for a zero or a normal number.
u128 split(float x, int& exponent) {
  const std::uint32_t bits = std::bit_cast<std::uint32_t>(std::fabs(x));
  exponent = static_cast<int>(bits >> 23) - 150;
  return x == 0 ? 0 : (bits & 0x7fffffu) | 0x800000u;
}

// floor(|x| * 2^96) for |x| < 2^31.
u128 fixed96(float x) {
  int exponent;
  const u128 mantissa = split(x, exponent);
  const int shift = exponent + 96;
  return shift >= 0 ? mantissa << shift : shift_right(mantissa, -shift);
}

constexpr u128 hex96(std::uint32_t high, std::uint64_t low) { return (u128{high} << 64) | low; }

// S-3.4: ln 2, and 1 / (32^j j!), in units of 2^-96, to nearest; the first, 1, is written as 2^96 - 1.
constexpr u128 kLn2 = hex96(0xb17217f7, 0xd1cf79abc9e3b398);
constexpr std::array<u128, 12> kExpSeries = {
    hex96(0xffffffff, 0xffffffffffffffff), hex96(0x08000000, 0x0000000000000000),
    hex96(0x00200000, 0x0000000000000000), hex96(0x00005555, 0x5555555555555555),
    hex96(0x000000aa, 0xaaaaaaaaaaaaaaab), hex96(0x00000001, 0x1111111111111111),
    hex96(0x00000000, 0x016c16c16c16c16c), hex96(0x00000000, 0x0001a01a01a01a02),
    hex96(0x00000000, 0x000001a01a01a01a), hex96(0x00000000, 0x0000000171de3a55),
    hex96(0x00000000, 0x000000000127e4fb), hex96(0x00000000, 0x000000000000d732)};

// 1 / (2j + 1) in units of 2^-96, for the series of atanh.
constexpr auto kOddReciprocals = [] {
  std::array<u128, 29> r{};
  for (unsigned j = 0; j < r.size(); ++j) r[j] = (u128{1} << 96) / (2 * j + 1);
  return r;
}();

}  // namespace

// --- S-1 ------------------------------------------------------------------------------------------------------------

float nan_value() { return std::bit_cast<float>(0x7fc00000u); }
bool is_nan(float x) { return (std::bit_cast<std::uint32_t>(x) & 0x7fffffffu) > 0x7f800000u; }
bool is_inf(float x) { return std::fabs(x) == kInf; }
float flush(float x) { return std::fabs(x) < kMinNormal ? 0.0f : x; }

// The double operations are exact (multiply) or rounded at 53 bits, where a second rounding to 24 changes nothing.
float add(float a, float b) { return round_f32(static_cast<double>(a) + static_cast<double>(b)); }
float multiply(float a, float b) { return round_f32(static_cast<double>(a) * static_cast<double>(b)); }
float divide(float a, float b) { return round_f32(static_cast<double>(a) / static_cast<double>(b)); }

static float from_bfloat16(std::uint16_t bits) { return std::bit_cast<float>(std::uint32_t{bits} << 16); }

static float from_half(std::uint16_t bits) {
  const int exponent = (bits >> 10) & 31, fraction = bits & 1023;
  const float sign = bits & 0x8000 ? -1.0f : 1.0f;
  if (exponent == 31) return fraction ? nan_value() : sign * kInf;
  const int mantissa = exponent ? 1024 + fraction : fraction;
  return sign * std::ldexp(static_cast<float>(mantissa), (exponent ? exponent : 1) - 25);
}

float widen(const void* data, DType dtype, std::int64_t i) {
  const auto* bytes = static_cast<const unsigned char*>(data);
  const auto load = [](const unsigned char* from, auto x) { return std::memcpy(&x, from, sizeof x), x; };
  switch (dtype) {
    case DType::f32:
      return load(bytes + 4 * i, 0.0f);
    case DType::bf16:
      return from_bfloat16(load(bytes + 2 * i, std::uint16_t{}));
    case DType::f16:
      return from_half(load(bytes + 2 * i, std::uint16_t{}));
    case DType::q8_0: {  // S-10.3: blocks of 34 bytes, an f16 scale d and 32 signed bytes q; d * q is exact in f32
      const unsigned char* block = bytes + i / 32 * 34;
      return from_half(load(block, std::uint16_t{})) * static_cast<float>(static_cast<signed char>(block[2 + i % 32]));
    }
  }
  return nan_value();
}

float read(const Matrix& m, std::int64_t row, std::int64_t col) {
  return flush(widen(m.data, m.dtype, row * m.row_stride + col));
}

std::uint16_t narrow(float x, DType dtype) {
  const int precision = dtype == DType::bf16 ? 8 : 11;  // significant bits
  const int least = dtype == DType::bf16 ? -126 : -14;  // exponent of the smallest normal
  const std::uint32_t infinity = dtype == DType::bf16 ? 0x7f80 : 0x7c00;
  const std::uint32_t sign = std::bit_cast<std::uint32_t>(x) >> 16 & 0x8000;
  if (is_nan(x)) return dtype == DType::bf16 ? 0x7fc0 : 0x7e00;
  if (is_inf(x)) return static_cast<std::uint16_t>(sign | infinity);
  if (x == 0) return 0;
  int exponent = std::ilogb(x);
  if (exponent < least) exponent = least;
  const double scaled =
      std::ldexp(std::fabs(static_cast<double>(x)), precision - 1 - exponent);  // exact, < 2^precision
  auto n = static_cast<std::uint32_t>(scaled);
  const double rest = scaled - n;
  if (rest > 0.5 || (rest == 0.5 && (n & 1))) ++n;  // nearest, ties to even; a carry moves into the exponent below
  if (n == 0) return 0;                             // S-1.4: a zero is +0
  const std::uint32_t bits = (static_cast<std::uint32_t>(exponent - least) << (precision - 1)) + n;
  return static_cast<std::uint16_t>(sign | (bits < infinity ? bits : infinity));
}

float round_score(float x, DType dtype) {
  if (dtype == DType::f32) return x;
  const std::uint16_t bits = narrow(x, dtype);
  return flush(dtype == DType::bf16 ? from_bfloat16(bits) : from_half(bits));
}

// --- S-3.4 ----------------------------------------------------------------------------------------------------------

Exp exp_neg(u128 t) {
  const u128 q = t / kLn2, r = t - q * kLn2;
  u128 p = kExpSeries[11];  // e^(-r/32) by its series ...
  for (int j = 10; j >= 0; --j) p = kExpSeries[j] - mul96(r, p);
  for (int j = 0; j < 5; ++j) p = mul96(p, p);  // ... to the 32nd power
  return {p, static_cast<int>(q)};
}

bool distance(float largest, float x, u128& t) {
  constexpr float kHuge = 0x1p31f;  // from here on neighbouring f32 are 128 or more apart
  t = 0;
  if (x == largest) return true;
  if (std::fabs(largest) >= kHuge || std::fabs(x) >= kHuge) return false;
  // Both scaled by 2^96 and cut towards zero, so t is within 1 of the real difference.
  const u128 a = largest < 0 ? -fixed96(largest) : fixed96(largest);
  const u128 b = x < 0 ? -fixed96(x) : fixed96(x);
  t = a - b;  // modulo 2^128; the true difference is in (0, 2^128)
  return t < u128{88} << 96;
}

float round_ratio(u128 num, u128 den, int exponent) {
  if (num == 0) return 0.0f;
  int shift = bit_width(den) - bit_width(num);  // bring num into [den, 2 den)
  if (shift > 0) num <<= shift;
  if (shift < 0) den <<= -shift;
  if (num < den) num <<= 1, ++shift;
  std::uint64_t quotient = 0;
  for (int bit = 0; bit < 24; ++bit) {  // long division: 24 bits, and twice the rest stays in num
    quotient <<= 1;
    if (num >= den) num -= den, quotient |= 1;
    num <<= 1;
  }
  if (num > den || (num == den && (quotient & 1))) ++quotient;
  return pack(quotient, exponent - shift - 23);
}

void SoftmaxSum::add(float x) {
  u128 t;
  if (!distance(largest_, x, t)) return;
  const Exp e = exp_neg(t);
  sum_ += (e.m << 16) >> e.q;
}

float SoftmaxSum::share(float x) const {
  u128 t;
  if (!distance(largest_, x, t)) return 0.0f;
  const Exp e = exp_neg(t);
  return round_ratio(e.m << 16, sum_, -e.q);
}

// --- S-3.1, S-3.2, S-2.3 --------------------------------------------------------------------------------------------

float sigmoid(float x) {
  if (is_nan(x)) return nan_value();
  if (std::fabs(x) < 0x1p-26f) return 0.5f;  // 1/2 + x/4 is within half an ulp of 1/2
  if (std::fabs(x) >= 128) return x > 0 ? 1.0f : 0.0f;
  const Exp e = exp_neg(fixed96(x));
  const u128 one_plus_e = kOne96 + shift_right(e.m, e.q);
  return x >= 0 ? round_ratio(kOne96, one_plus_e, 0) : round_ratio(e.m, one_plus_e, -e.q);
}

float tanh(float x) {
  if (is_nan(x)) return nan_value();
  const float size = std::fabs(x);
  if (size <= 0x1p-12f) return flush(x);  // x - x^3/3 is within half an ulp of x
  float y = 1.0f;
  if (size < 16) {
    const Exp e = exp_neg(2 * fixed96(x));  // (1 - e^-2|x|) / (1 + e^-2|x|)
    const u128 term = shift_right(e.m, e.q);
    y = round_ratio(kOne96 - term, kOne96 + term, 0);
  }
  return x < 0 ? -y : y;
}

float sqrtsoftplus(float x) {
  if (is_nan(x)) return nan_value();
  if (x < -176) return 0.0f;  // sqrt(e^-176) is below 2^-126
  if (is_inf(x)) return x;
  if (std::fabs(x) < 0x1p-30f)
    return std::bit_cast<float>(0x3f55224du);  // moves sqrt(ln 2), 2^-28.6 from a boundary, by < 2^-31
  u128 v;                                      // ln(1 + e^x) = v * 2^exponent
  int exponent;
  if (x >= 64) {  // ln(1 + e^x) - x < 2^-92: too little to move a root of a 24-bit number across a boundary
    v = split(x, exponent);
  } else {
    // ln(1 + E) = 2 atanh z with E = e^-|x| and z = E / (2 + E), at most 1/3; z's quotient in three digits of 30 bits.
    const Exp e = exp_neg(fixed96(x));
    const u128 den = 2 * kOne96 + shift_right(e.m, e.q);
    u128 z = 0, rest = e.m;
    for (int digit = 0; digit < 3; ++digit) {
      rest <<= 30;
      const u128 quotient = rest / den;
      z = (z << 30) | quotient;
      rest -= quotient * den;
    }
    z <<= 6;
    const u128 zz = shift_right(mul96(z, z), 2 * e.q);
    u128 series = kOddReciprocals[28];
    for (int j = 27; j >= 1; --j) series = kOddReciprocals[j] + mul96(zz, series);
    v = 2 * (z + mul96(z, mul96(zz, series)));
    exponent = -96 - e.q;
    if (x > 0) {  // ln(1 + e^x) = x + ln(1 + e^-x)
      v = fixed96(x) + shift_right(v, e.q);
      exponent = -96;
    }
  }
  int shift = 128 - bit_width(v);
  if ((exponent - shift) & 1) --shift;
  // v << shift is in [2^126, 2^128) with an even exponent. The top 25 bits of its root are the whole part of the root
  // of its top 50 bits. binary64 holds those; its root is within 2^-29, too little to lift that of n^2 - 1 to n.
  const auto top = static_cast<double>(static_cast<std::uint64_t>((v << shift) >> 78));
  const auto root = static_cast<std::uint64_t>(std::sqrt(top));
  return pack((root + 1) >> 1, (exponent - shift) / 2 + 40);
}

}  // namespace turnout::reference
