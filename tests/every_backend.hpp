// SPDX-License-Identifier: MIT
// Tests that run on every backend of this build, by name. One that cannot run here is skipped with its reason; a name
// in TURNOUT_REQUIRE_BACKENDS (with commas between) that cannot run fails instead.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

#include "turnout/backend.hpp"

namespace turnout {

inline std::vector<std::string> backend_names() {
  std::vector<std::string> names;
  for (const Backend& b : backends()) names.emplace_back(b.name);
  return names;
}

inline std::vector<std::string> required_backends() {
  const char* list = std::getenv("TURNOUT_REQUIRE_BACKENDS");
  std::istringstream in(list ? list : "");
  std::vector<std::string> names;
  for (std::string name; std::getline(in, name, ',');)
    if (!name.empty()) names.push_back(name);
  return names;
}

/// Skips or fails the test, or says which device answers.
inline void need_backend(const Backend& b) {
  const std::string why = b.unavailable();
  if (why.empty()) {
    if (const std::string detail = b.detail(); !detail.empty()) std::cout << b.name << ": " << detail << "\n";
    return;
  }
  const auto required = required_backends();
  if (std::find(required.begin(), required.end(), b.name) != required.end())
    FAIL() << b.name << " is required and cannot run here: " << why;
  GTEST_SKIP() << b.name << " did not run: " << why;
}

class OnEveryBackend : public testing::TestWithParam<std::string> {
 protected:
  void SetUp() override { need_backend(backend()); }
  const Backend& backend() const { return *find_backend(GetParam()); }
};

#define TURNOUT_ON_EVERY_BACKEND(prefix, fixture)                               \
  INSTANTIATE_TEST_SUITE_P(prefix, fixture, testing::ValuesIn(backend_names()), \
                           [](const auto& one) { return one.param; })

}  // namespace turnout
