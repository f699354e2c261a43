// SPDX-License-Identifier: MIT
// The reference: docs/spec.md as plain scalar code, one function per stage, one row at a time.
// It is what every backend is compared with. It allocates nothing and knows no threads.
#pragma once

#include <cstdint>
#include <vector>

#include "turnout/backend.hpp"

namespace turnout::reference {

const Backend& backend();

/// What one Router is made of: the rule and its vectors, flushed (S-1.3). An empty vector is absent.
struct Recipe {
  Rule rule;
  std::vector<float> bias, logit_bias, expert_scale;
};

/// Working memory of one row, on the caller's stack.
struct Row {
  float logits[kMaxExpert];      // prepared (S-2)
  float scores[kMaxExpert];      // S-3, filled when has_scores
  float keys[kMaxExpert];        // S-4
  bool key_was_nan[kMaxExpert];  // before excluded_value took its place (S-6.2)
  bool has_scores = false;
  bool poisoned = false;  // a winner's key was NaN (S-6.2)
};

// The stages. `row.logits` arrives as read and leaves prepare() prepared.
void prepare(const Recipe& recipe, Row& row);                                         // score.cpp
void score(const Recipe& recipe, Row& row);                                           // score.cpp
void softmax(const float* x, std::int32_t n, NanOrder nan, float* out);               // score.cpp
void select(const Recipe& recipe, Row& row, std::int32_t* ids);                       // select.cpp
void weigh(const Recipe& recipe, Row& row, const std::int32_t* ids, float* weights);  // weigh.cpp
void sparsemixer(const Recipe& recipe, Row& row, std::int32_t* ids, float* weights);  // weigh.cpp
Status plan(const PlanInput& in, const PlanOutput& out);                              // plan.cpp

/// The order of S-4.4 and S-4.5: does key `a` of expert `i` stand before key `b` of expert `j`?
bool stands_before(float a, std::int32_t i, float b, std::int32_t j, NanOrder nan);

}  // namespace turnout::reference
