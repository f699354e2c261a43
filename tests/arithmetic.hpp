// SPDX-License-Identifier: MIT
// What a device's native f32 operations are like, and whether they keep what the kernels take for granted (N-10 in
// docs/numerics.md): inputs for shaders/arithmetic.slang, and the judgement of its answers.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace turnout::arithmetic {

/// The cases of answer() in shaders/arithmetic.slang.
enum class Operation : std::uint32_t {
  add,
  multiply,
  divide,
  reciprocal_of_uint,
  multiply_add,
  add_subtract,
  exp,
  log,
  sqrt,
  float_of_uint,
  float_of_int,
  uint_of_float,
  int_of_float,
  int_of_floor,
  guess,
  rounded_off,
  greater
};

using Input = std::array<std::uint32_t, 4>;  // a, b, c, 0

/// What one property found, for people, and whether it is as the kernels need it.
struct Finding {
  std::string found;
  std::string bound;  ///< empty: nothing depends on it
  bool holds = true;
};

/// One property: a dispatch of one operation over some inputs.
struct Property {
  const char* name;
  Operation operation;
  std::vector<Input> inputs;
  Finding (*judge)(const std::vector<Input>& inputs, const std::uint32_t* answers);
};

/// All properties, the same inputs in every run.
const std::vector<Property>& properties();

/// The table of one device's answers, those of each property one after the other. @return whether every bound holds.
bool print_table(const std::string& device, const std::vector<std::uint32_t>& answers);

}  // namespace turnout::arithmetic
