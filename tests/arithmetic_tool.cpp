// SPDX-License-Identifier: MIT
// The inputs and the judge of tests/arithmetic.cpp for runners that are not C++. Words are little-endian uint32.
//
//   arithmetic_tool inputs         for each property: operation, number of inputs n, n inputs of 4 words; to standard
//   output arithmetic_tool judge DEVICE   reads the answers in that order and prints the table. Exit 1: a bound is
//   broken
#include <cstdio>
#include <cstring>

#include "arithmetic.hpp"

int main(int argc, char** argv) {
  using namespace turnout::arithmetic;
  if (argc == 2 && std::strcmp(argv[1], "inputs") == 0) {
    for (const Property& p : properties()) {
      const std::uint32_t head[] = {static_cast<std::uint32_t>(p.operation),
                                    static_cast<std::uint32_t>(p.inputs.size())};
      std::fwrite(head, sizeof head, 1, stdout);
      std::fwrite(p.inputs.data(), sizeof(Input), p.inputs.size(), stdout);
    }
    return std::fflush(stdout) == 0 ? 0 : 2;
  }
  if (argc == 3 && std::strcmp(argv[1], "judge") == 0) {
    std::size_t n = 0;
    for (const Property& p : properties()) n += p.inputs.size();
    std::vector<std::uint32_t> answers(n);
    if (std::fread(answers.data(), 4, n, stdin) != n) {
      std::fprintf(stderr, "arithmetic_tool: too few answers\n");
      return 2;
    }
    return print_table(argv[2], answers) ? 0 : 1;
  }
  std::fprintf(stderr, "usage: arithmetic_tool inputs | judge DEVICE\n");
  return 2;
}
