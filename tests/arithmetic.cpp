// SPDX-License-Identifier: MIT
// Inputs that tell, and judges in binary64: it holds any sum, product and conversion of f32 closely enough, and its
// library's exp and log are within 2^-50.
#include "arithmetic.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <random>

#include "reference/numerics.hpp"

namespace turnout::arithmetic {
namespace {

constexpr int kInputs = 1 << 16;
using Word = std::uint32_t;

float number(Word bits) { return std::bit_cast<float>(bits); }
Word bits(double x) { return std::bit_cast<Word>(static_cast<float>(x)); }

template <class... Arguments>
std::string text(const char* format, Arguments... arguments) {
  char buffer[160];
  std::snprintf(buffer, sizeof buffer, format, arguments...);
  return buffer;
}

// --- inputs
// -----------------------------------------------------------------------------------------------------------

class Random {
 public:
  Word below(Word n) { return static_cast<Word>(random_() % n); }
  Word between(Word least, Word most) { return least + below(most - least + 1); }
  double uniform(double least, double most) {
    return least + (most - least) * static_cast<double>(random_() >> 11) * 0x1p-53;
  }
  Word bits_of(Word exponent) { return below(2) << 31 | exponent << 23 | below(1 << 23); }

 private:
  std::mt19937_64 random_{20261130};
};

template <class Make>
std::vector<Input> inputs(const Make& make) {
  Random random;
  std::vector<Input> list;
  for (int i = 0; i < kInputs; ++i) list.push_back(make(random, i));
  return list;
}

// What sums of plain numbers can be (is_plain() in shaders/float32.slang): multiples of 2^-118 up to 2^127. Pairs at
// every distance that matters; ties, sums near a power of two, and cancellation more often than by chance.
Input plain_sum(Random& r, int i) {
  const Word gap = r.below(28);
  const Word high = r.between(9 + gap, 252);
  Word a = r.bits_of(high), b = r.bits_of(high - gap);
  if (i % 4 == 1 && gap > 0 && gap < 24) b = (b >> gap << gap) | 1u << (gap - 1);
  if (i % 4 == 2) b = (a ^ 0x80000000u) ^ r.below(1u << r.below(23));
  if (i % 4 == 3) a |= 0x7fffffu >> r.below(23);
  for (Word* x : {&a, &b})
    if (const Word exponent = *x >> 23 & 255; exponent < 32) *x = *x >> (32 - exponent) << (32 - exponent);
  return r.below(2) ? Input{a, b} : Input{b, a};
}

Input near_one(Random& r, int) { return {r.bits_of(r.between(97, 157)), r.bits_of(r.between(97, 157))}; }

Input guess_of_divide(Random& r, int i) {
  const Word n = r.between(1 << 23, (1 << 24) - 1);
  const Word d = i % 4 ? r.between(1 << 23, (1 << 24) - 1) : std::clamp(n + r.below(8) - 4, 1u << 23, (1u << 24) - 1);
  return {n, d, bits(n < d ? 0x1p24 : 0x1p23)};
}

template <class Value>
std::vector<Input> spread(double least, double most, const Value& value) {
  return inputs([&](Random& r, int) { return Input{bits(value(r.uniform(least, most)))}; });
}

// --- judges
// -----------------------------------------------------------------------------------------------------------

double ulp(double x) {  // of an f32; its exponent has no lower end here
  int e;
  std::frexp(x, &e);
  return std::ldexp(1.0, e - 24);
}

struct Worst {
  double error = 0;
  long right = 0;
  void add(double got, double truth) {
    const double e = std::abs(got - truth) / ulp(truth);
    error = std::isnan(e) ? INFINITY : std::max(error, e);
    right += static_cast<float>(truth) == got;
  }
  Finding finding(double most) const {
    return {text("worst %.2f ulp, %.1f %% correctly rounded", error, 100.0 * static_cast<double>(right) / kInputs),
            text("%.1f ulp", most), error <= most};
  }
};

template <class Truth>
Worst compare(const std::vector<Input>& in, const Word* got, const Truth& truth) {
  Worst worst;
  for (std::size_t i = 0; i < in.size(); ++i) worst.add(number(got[i]), truth(in[i]));
  return worst;
}

Finding none_wrong(long wrong) { return {text("%ld of %d wrong", wrong, kInputs), "none", wrong == 0}; }

template <class Right>
Finding exactly(const std::vector<Input>& in, const Word* got, const Right& right) {
  long wrong = 0;
  for (std::size_t i = 0; i < in.size(); ++i) wrong += got[i] != static_cast<Word>(right(in[i]));
  return none_wrong(wrong);
}

Finding judge_sum(const std::vector<Input>& in, const Word* got) {
  long wrong = 0;
  for (std::size_t i = 0; i < in.size(); ++i)
    wrong += bits(reference::flush(number(got[i]))) != bits(reference::add(number(in[i][0]), number(in[i][1])));
  return none_wrong(wrong);
}

Finding judge_guess(const std::vector<Input>& in, const Word* got, double most) {
  double worst = 0;
  for (std::size_t i = 0; i < in.size(); ++i) {
    const double truth = static_cast<double>(in[i][0]) / in[i][1] * static_cast<double>(number(in[i][2]));
    worst = std::max(worst, std::abs(got[i] - truth));
  }
  return {text("off by %.2f at most", worst), text("%.0f", most), worst <= most};
}

// In units of the bound 3 + 2 |x| ulp. Below 2^-126 anything as small will do.
Finding judge_exp(const std::vector<Input>& in, const Word* got) {
  double share = 0, worst = 0;
  for (std::size_t i = 0; i < in.size(); ++i) {
    const double x = static_cast<double>(number(in[i][0])), truth = std::exp(x),
                 y = static_cast<double>(number(got[i]));
    double e = std::abs(y - truth) / ulp(truth);
    if (truth < 0x1p-126) e = y >= 0 && y <= 0x1p-125 ? 0 : INFINITY;
    if (!(e <= INFINITY)) e = INFINITY;
    worst = std::max(worst, e);
    share = std::max(share, e / (3 + 2 * std::abs(x)));
  }
  return {text("worst %.2f ulp, %.2f of the bound", worst, share), "3 + 2|x| ulp", share <= 1};
}

Finding judge_log(const std::vector<Input>& in, const Word* got) {
  double worst = 0;
  for (std::size_t i = 0; i < in.size(); ++i) {
    const double e = std::abs(static_cast<double>(number(got[i])) - std::log(static_cast<double>(number(in[i][0]))));
    worst = std::isnan(e) ? INFINITY : std::max(worst, e);
  }
  return {text("worst 2^%.2f", std::log2(worst)), "2^-21", worst <= 0x1p-21};
}

// Which of two answers the device gave, among inputs where they differ.
template <class One, class Other>
Finding which(const std::vector<Input>& in, const Word* got, const char* name, const One& one, const Other& other) {
  long differ = 0, ones = 0, others = 0;
  for (std::size_t i = 0; i < in.size(); ++i) {
    const float a = number(in[i][0]), b = number(in[i][1]), c = number(in[i][2]);
    const Word x = bits(one(a, b, c)), y = bits(other(a, b, c));
    if (x == y) continue;
    ++differ;
    ones += got[i] == x;
    others += got[i] == y;
  }
  return {text("%s: %ld of %ld, neither: %ld", name, others, differ, differ - ones - others), "", true};
}

Finding judge_kept(const std::vector<Input>& in, const Word* got, Word flushed) {
  const auto n = static_cast<long>(std::count_if(got, got + in.size(), [&](Word w) { return w != flushed; }));
  return {text("%ld of %d kept, the others flushed", n, kInputs), "", true};
}

double as_double(Word w) { return static_cast<double>(number(w)); }
double product(float a, float b) { return static_cast<double>(a) * static_cast<double>(b); }

}  // namespace

const std::vector<Property>& properties() {
  using In = const std::vector<Input>&;
  using enum Operation;
  const auto same = [](double x) { return x; };
  const auto any = [](Random& r, int) {
    return Input{r.below(2) ? r.between(1u << 24, 0xffffffffu) : r.below(1u << 24)};
  };
  const auto signed_any = [](Random& r, int) { return Input{0u - r.below(1u << 30) + r.below(1u << 30)}; };
  static const std::vector<Property> list = {
      {"a + b, multiples of 2^-118", add, inputs(plain_sum), judge_sum},
      {"a * b", multiply, inputs(near_one),
       [](In in, const Word* got) {
         return compare(in, got, [](const Input& v) { return as_double(v[0]) * as_double(v[1]); }).finding(0.5);
       }},
      {"a * b, 12 bits each", multiply, inputs([](Random& r, int) {
         return Input{r.bits_of(r.between(97, 157)) & 0xfffff000u, r.bits_of(r.between(97, 157)) & 0xfffff000u};
       }),
       [](In in, const Word* got) {
         return exactly(in, got, [](const Input& v) { return bits(as_double(v[0]) * as_double(v[1])); });
       }},
      {"what a + b rounds off, washed", rounded_off, inputs([](Random& r, int) {
         const Word high = r.between(80, 157);
         Input v{r.bits_of(high), r.bits_of(high - r.below(40))};
         if ((v[0] & 0x7fffffffu) < (v[1] & 0x7fffffffu)) std::swap(v[0], v[1]);
         return v;
       }),
       [](In in, const Word* got) {
         return exactly(in, got, [](const Input& v) {
           const float a = number(v[0]), b = number(v[1]);
           return bits(static_cast<double>(b) - (static_cast<double>(a + b) - static_cast<double>(a)));
         });
       }},
      {"a / b", divide, inputs(near_one),
       [](In in, const Word* got) {
         return compare(in, got, [](const Input& v) { return as_double(v[0]) / as_double(v[1]); }).finding(2.5);
       }},
      {"1 / float(d), d < 2^24", reciprocal_of_uint,
       inputs([](Random& r, int) { return Input{r.between(1 << 23, (1 << 24) - 1)}; }),
       [](In in, const Word* got) { return compare(in, got, [](const Input& v) { return 1.0 / v[0]; }).finding(2.5); }},
      {"1 / float(d), d >= 2^31", reciprocal_of_uint,
       inputs([](Random& r, int) { return Input{r.below(1u << 31) | 1u << 31}; }),
       [](In in, const Word* got) { return compare(in, got, [](const Input& v) { return 1.0 / v[0]; }).finding(4.5); }},
      {"divide(): first guess of 2^24", guess, inputs(guess_of_divide),
       [](In in, const Word* got) { return judge_guess(in, got, 16); }},
      {"round_quotient(): first digit", guess, inputs([](Random& r, int) {
         return Input{r.below(1u << 31) | 1u << 31, r.below(1u << 31) | 1u << 31, bits(0x1p22)};
       }),
       [](In in, const Word* got) { return judge_guess(in, got, 8); }},
      {"float(uint)", float_of_uint, inputs(any),
       [](In in, const Word* got) {
         return compare(in, got, [](const Input& v) { return double{1} * v[0]; }).finding(1);
       }},
      {"float(uint) below 2^24", float_of_uint, inputs([](Random& r, int) { return Input{r.below(1u << 24)}; }),
       [](In in, const Word* got) { return exactly(in, got, [](const Input& v) { return bits(v[0]); }); }},
      {"float(int)", float_of_int, inputs(signed_any),
       [](In in, const Word* got) {
         return compare(in, got, [](const Input& v) { return double{1} * static_cast<std::int32_t>(v[0]); }).finding(1);
       }},
      {"uint(float) cuts", uint_of_float, spread(0, 0x1p25, same),
       [](In in, const Word* got) { return exactly(in, got, [](const Input& v) { return as_double(v[0]); }); }},
      {"int(float) cuts", int_of_float, spread(-0x1p20, 0x1p20, same),
       [](In in, const Word* got) {
         return exactly(in, got, [](const Input& v) { return static_cast<std::int32_t>(as_double(v[0])); });
       }},
      {"int(floor(float))", int_of_floor, spread(-0x1p16, 0x1p16, same),
       [](In in, const Word* got) {
         return exactly(in, got, [](const Input& v) { return static_cast<std::int32_t>(std::floor(as_double(v[0]))); });
       }},
      {"exp(x), -128 <= x <= 80", exp, spread(-128, 80, same), judge_exp},
      {"log(x), 1 <= x <= 2", log, spread(1, 2, same), judge_log},
      {"sqrt(x), 2^-100 <= x <= 2^100", sqrt, spread(-100, 100, [](double x) { return std::exp2(x); }),
       [](In in, const Word* got) {
         return compare(in, got, [](const Input& v) { return std::sqrt(as_double(v[0])); }).finding(4.5);
       }},
      {"a * b + c contracts", multiply_add, inputs([](Random& r, int) {
         const Word a = r.bits_of(127), b = r.bits_of(127);
         return Input{a, b, bits(-product(number(a), number(b)) * r.uniform(0.999, 1.001))};
       }),
       [](In in, const Word* got) {
         return which(
             in, got, "fused", [](float a, float b, float c) { return static_cast<float>(product(a, b)) + c; },
             [](float a, float b, float c) { return product(a, b) + static_cast<double>(c); });
       }},
      {"(a + b) - a reassociates", add_subtract, inputs([](Random& r, int) {
         return Input{r.bits_of(140), r.bits_of(127)};
       }),
       [](In in, const Word* got) {
         return which(
             in, got, "b", [](float a, float b, float) { return (a + b) - a; },
             [](float, float b, float) { return b; });
       }},
      {"subnormal + 0", add, inputs([](Random& r, int) { return Input{r.between(1, (1 << 23) - 1)}; }),
       [](In in, const Word* got) { return judge_kept(in, got, 0); }},
      {"subnormal product", multiply, inputs([](Random& r, int) {
         return Input{r.bits_of(60) & 0x7fffffff, bits(0x1p-70)};
       }),
       [](In in, const Word* got) { return judge_kept(in, got, 0); }},
      {"subnormal > 0", greater, inputs([](Random& r, int) { return Input{r.between(1, (1 << 23) - 1)}; }),
       [](In in, const Word* got) { return judge_kept(in, got, 0); }},
      {"a / b >= 1 for a >= b", divide, inputs([](Random& r, int) {
         const Word b = r.bits_of(127) & 0x7fffffff;
         return Input{b + r.below(2), b};
       }),
       [](In in, const Word* got) {
         const auto n = std::count_if(got, got + in.size(), [](Word w) { return number(w) < 1; });
         return Finding{text("%ld of %d below 1", static_cast<long>(n), kInputs), "", true};
       }},
  };
  return list;
}

bool print_table(const std::string& device, const std::vector<Word>& answers) {
  std::printf("%s\n  %-32s %-44s %-14s\n", device.c_str(), "property", "found", "needed");
  bool all = true;
  const Word* at = answers.data();
  for (const Property& p : properties()) {
    const Finding f = p.judge(p.inputs, at);
    at += p.inputs.size();
    std::printf("  %-32s %-44s %-14s%s\n", p.name, f.found.c_str(), f.bound.empty() ? "-" : f.bound.c_str(),
                f.holds ? "" : " BROKEN");
    all = all && f.holds;
  }
  return all;
}

}  // namespace turnout::arithmetic
