// SPDX-License-Identifier: MIT
// The two halves of make_case: the rule with its vectors, and one row of a kind.
#pragma once

#include <span>

#include "check/hostile.hpp"
#include "check/hostile_random.hpp"

namespace turnout::hostile {

/// The first thing drawn of a case: n_expert, n_used and n_token. Needs seed and index.
void choose_sizes(Random& random, const Limits& limits, Case& c);

/// Fills rule, vectors and n_token.
void make_rule(Random& random, const Limits& limits, Case& c);

/// A kind for the next row. Some kinds live from bits that f16 and bf16 rows do not have; those get none of them.
std::string_view choose_kind(Random& random, DType dtype);

/// Fills a row; every value is exact in c.dtype.
void make_row(Random& random, const Case& c, std::string_view kind, std::span<float> row);

}  // namespace turnout::hostile
