// SPDX-License-Identifier: MIT
// The one generator of hostile rows, for tests, fuzz and benchmarks of every backend.
// A case is a pure function of (seed, index): print both and the case can be made again anywhere.
//
// Rules: 45 % are rules of real models with the case's own sizes, 55 % any combination that spec R-* accepts: every
// score, select_by, score_dtype, bias (ordinary, few values, infinite, zeros, large, cancelling), logit_bias and
// expert_scale, preparation, groups of any size with sums of 1..m keys, excluded_value zero, every eps, divisor and
// scale (negative, and out to 2^-126 and 2^126), both NaN orders; 20 % replay given ids, 12 % of those rows padding.
//
// Sizes: a third of the rows have n_expert >= 128 and just under 1 % have 4096. Per case:
//   31 of 64: n_expert 1..127,     1..16 rows    | n_used: 60 % 1..8, 20 % 9..32, 10 % n_expert or one less,
//   29 of 64: n_expert 128..1024,  1..8 rows     |         10 % anything; 2 for sparsemixer
//    4 of 64: n_expert 1025..4096, 1..2 rows     | 70 % f32, 15 % f16, 15 % bf16; 40 % strided by 1..9 more
// Large cases (Limits::rows_per_case = N) have N to 1.5 N rows; beyond 64 experts fewer, in proportion, so that every
// case costs about the same: 81 % of the rows have n_expert < 128, 0.1 % have 4096. Rule, vectors, dtype and stride are
// those of the case as it is.
//
// Kinds of rows, by share of 46 in f32:
//   normal 5, bf16 3 (values rounded to it), ties 4 (few values), close 3 (within 3 ulp), plateau 1 (sigmoid is flat),
//   saturated 2, tiny 1, halfway 1 (short mantissas near 2^-24), equal 1, nan 2, inf 1, neginf 1 (9 of 10 are),
//   allnan 1, negzero 1, subnormal 1, spread 1 (every magnitude), nanbits 1 (any payload and sign),
//   near 3: softmax 2^-69..2^-96 from a rounding boundary: leaders a tiny odd step apart, up to three winners
//   group_tie 2: group sums that tie or nearly tie          boundary_tie 3: exact ties across the n_used-th key
//   min_normal 2: scores and products at 2^-126 +- few ulp  softmax_edge 2: terms near 2^-126 and 2^-150, large logits
//   sigmoid_edge 2: 1/2 + x/4 half-way, powers of two       threshold 2: sparsemixer's, the clamp's, where tanh is 1
// f16 and bf16 rows leave out halfway, near, min_normal, softmax_edge and sigmoid_edge, which need more bits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "turnout/backend.hpp"
#include "turnout/rule.hpp"

namespace turnout::hostile {

/// The named kinds of rows.
std::vector<std::string_view> kinds();

/// One rule with its vectors and some rows, all of it valid for Router::make.
struct Case {
  std::uint64_t seed = 0;
  std::uint64_t index = 0;
  Rule rule;
  std::vector<float> bias, logit_bias, expert_scale;  ///< empty: none
  DType dtype = DType::f32;                           ///< the rows are exact in it
  std::int64_t n_token = 0;
  std::int64_t row_stride = 0;         ///< elements, >= n_expert; what lies between rows is NaN
  std::vector<float> logits;           ///< [n_token][row_stride] as f32
  std::vector<std::string_view> kind;  ///< [n_token]
  std::vector<std::int32_t> given;     ///< [n_token][n_used] to replay; empty: select
  std::string describe() const;        ///< one line: sizes, rule, kinds
};

struct Limits {
  std::int32_t max_n_expert = kMaxExpert;
  std::int32_t max_n_used = kMaxExpert;
  std::int32_t rows_per_case = 0;  ///< large cases: see above; 0: as they are
};

/// The case of that number. max_* change nothing but the sizes of cases that exceed them.
Case make_case(std::uint64_t seed, std::uint64_t index, const Limits& limits = {});
/// Its n_token, without making it.
std::int64_t rows_of_case(std::uint64_t seed, std::uint64_t index, const Limits& limits = {});

/// The first place where two backends differ.
struct Difference {
  std::uint64_t index = 0;
  std::int64_t row = 0;
  std::int32_t slot = 0;
  std::string text;  ///< several lines: rule, row, slot, both values in hex and decimal, logits near the boundary
};

/// What both backends can do: fuzz() cuts its cases to that.
Limits common_limits(const Backend& a, const Backend& b, std::int32_t rows_per_case);

struct FuzzOptions {
  std::int32_t rows_per_case = 0;  ///< see Limits
  unsigned n_thread = 1;           ///< cases at a time; nothing in the report depends on it
  /// Called now and then with rows done, by one thread at a time; null: not.
  void (*progress)(std::uint64_t done, std::uint64_t total) = nullptr;
};

struct FuzzReport {
  std::uint64_t cases = 0, rows = 0;    ///< up to the first case that failed, and with it
  std::uint64_t passed = 0;             ///< rows of the cases that did not
  std::vector<Difference> differences;  ///< at most one: fuzz stops at the first
  Status status;                        ///< a backend that failed otherwise
};

/// Runs `rows` rows or more of cases first_case, first_case + 1, ... through both backends and compares bit for bit:
/// together, each row alone, rows in reverse, and with 16-bit weights. Of a large case, a sample of rows takes the
/// place of all but for the first; an accelerator also runs every eighth whole in reverse, and every eighth with
/// 16-bit weights.
FuzzReport fuzz(const Backend& a, const Backend& b, std::uint64_t seed, std::uint64_t first_case, std::uint64_t rows,
                const FuzzOptions& options = {});

}  // namespace turnout::hostile
