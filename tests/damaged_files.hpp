// SPDX-License-Identifier: MIT
// Files that `check` must refuse, and a part of what it must say; and how a test gets a file. Part of check_test.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <stdexcept>
#include <string>

namespace turnout {

/// A file of this test with that text, gone again at the end of the statement or scope.
class TemporaryFile {
 public:
  explicit TemporaryFile(const std::string& text) {
    const auto* test = testing::UnitTest::GetInstance()->current_test_info();
    std::string name = std::string("turnout-") + test->test_suite_name() + "-" + test->name() + ".json";
    for (char& c : name) c = c == '/' ? '-' : c;
    path_ = (std::filesystem::path(testing::TempDir()) / name).string();
    std::ofstream(path_, std::ios::binary) << text;
  }
  ~TemporaryFile() { std::filesystem::remove(path_); }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

struct BadFile {
  const char* text;
  const char* says;  ///< part of the message
};

/// One change to the good file of with().
struct Damage {
  const char* from;
  const char* to;
  const char* says;
};

/// A routing file of one good case with `from` replaced.
inline std::string with(const std::string& from, const std::string& to) {
  std::string text =
      R"({"format": "turnout-routing-2", "cases": [{"id": "a", "spec": {"n_expert": 2, "n_used": 1, )"
      R"("score": "identity"}, "kinds": ["normal"], "logits": [["3f800000", "40000000"]], "given": [[1]], )"
      R"("experts": [[1]], "weights": [["40000000"]]}]})";
  const auto at = text.find(from);
  if (at == std::string::npos) throw std::logic_error("not in the good file: " + from);
  return text.replace(at, from.size(), to);
}

inline constexpr Damage kRoutingDamages[] = {
    {"{\"format\"", "\"format\"", "json"},
    {"turnout-routing-2", "turnout-routing-3", "turnout-routing-3"},
    {"\"turnout-routing-2\"", "2", "format"},
    {"\"id\": \"a\", ", "", "case number 0: id is missing"},
    {"\"id\": \"a\"", "\"id\": 7", "id is not a text"},
    {"\"n_expert\": 2", "\"n_expert\": 1e999", ""},
    {"\"n_expert\": 2", "\"n_expert\": 18446744073709551615", "case 'a': spec: n_expert"},
    {"\"n_expert\": 2", "\"n_expert\": 5000", "n_expert"},
    {"\"n_expert\": 2, ", "", "n_expert is missing"},
    {"\"n_used\": 1", "\"n_used\": 3", "n_used"},
    {"\"n_used\": 1", "\"n_used\": \"1\"", "n_used"},
    {"[\"normal\"]", "\"normal\"", "kinds"},
    {"[\"normal\"]", "[\"normal\", \"normal\"]", "kinds"},
    {"[\"normal\"]", "[3]", "kinds"},
    {"\"kinds\"", "\"kindz\"", "kindz is not a known field"},
    {"\"3f800000\"", "\"3f80000g\"", "case 'a': logits[0][0] is not 8 hex digits"},
    {"\"3f800000\"", "\"3f80000\"", "logits[0][0]"},
    {"\"3f800000\"", "\"-f800000\"", "logits[0][0]"},
    {"\"3f800000\"", "1.0", "logits[0][0]"},
    {"\"3f800000\", ", "", "logits has shape [1][1], want [1][2]"},
    {"[\"3f800000\", \"40000000\"]", "[\"3f800000\", \"40000000\"], [\"40000000\"]", "logits[1]"},
    {"[[\"3f800000\", \"40000000\"]]", "{}", "logits is not a list"},
    {"[[\"3f800000\", \"40000000\"]]", "[[]]", "logits"},
    {"\"given\": [[1]]", "\"given\": [[1, 0]]", "given has shape [1][2], want [1][1]"},
    {"\"given\": [[1]]", "\"given\": [[1e3]]", "given[0][0]"},
    {"\"given\": [[1]]", "\"given\": [[4294967297]]", "given[0][0]"},
    {"\"given\": [[1]]", "\"given\": []", "given"},
    {"\"experts\": [[1]]", "\"experts\": [[2]]", "experts holds 2"},
    {"\"experts\": [[1]]", "\"experts\": [[null]]", "experts[0][0]"},
    {"\"experts\": [[1]], ", "", "experts is missing"},
    {"[[\"40000000\"]]", "[[\"40000000\", \"40000000\"]]", "weights"},
    {"\"experts\"", "\"refused\": \"x\", \"experts\"", "refused stands beside an answer"},
    {"\"kinds\"", "\"bias\": [\"00000000\"], \"kinds\"", "bias has 1 entries, n_expert is 2"},
    {"\"kinds\"", "\"expert_scale\": 3, \"kinds\"", "expert_scale is not a list"},
};

inline constexpr BadFile kBadFiles[] = {
    {"", ""},
    {"\xff\xfe", ""},
    {"[]", "not a JSON object"},
    {R"({"cases": []})", "format"},
    {R"({"format": "turnout-plan-1"})", "cases"},
    {R"({"format": "turnout-plan-1", "cases": {}})", "cases"},
    {R"({"format": "turnout-plan-1", "cases": []})", "no cases"},
    {R"({"format": "turnout-plan-1", "cases": [[]]})", "case number 0 is not an object"},
    {R"({"format": "turnout-plan-1", "cases": [{"id": "p", "n_expert": 2, "n_used": 1, "experts": [[0]], "block": 1,
         "refused": ""}]})",
     "n_real_tokens is missing"},
    {R"({"format": "turnout-plan-1", "cases": [{"id": "p", "n_expert": 2, "n_used": 2, "experts": [[0]], "block": 1,
         "n_real_tokens": null, "refused": ""}]})",
     "experts has 1 ids a row"},
    {R"({"format": "turnout-plan-1", "cases": [{"id": "p", "n_expert": 2, "n_used": 1, "experts": [[0]],
         "block": 4611686018427387, "n_real_tokens": null, "refused": ""}]})",
     "block needs"},
    {R"({"format": "turnout-plan-1", "cases": [{"id": "p", "n_expert": 2147483647, "n_used": 1, "experts": [[0]],
         "block": 1, "n_real_tokens": null, "refused": ""}]})",
     "n_expert"},
    {R"({"format": "turnout-plan-1", "cases": [{"id": "p", "n_expert": 1, "n_used": 1, "experts": [[0]], "block": 1,
         "n_real_tokens": null, "counts": [1], "offsets": [0, 2], "slots": [0], "tokens": [0], "inverse": [0]}]})",
     "slots has 1 entries, want 2"},
    {R"({"format": "turnout-hidden-1", "cases": [{"id": "h", "dtype": "f64", "hidden": [["3f800000"]],
         "weight": [["3f800000"]], "logits": [["3f800000"]]}]})",
     "dtype"},
    {R"({"format": "turnout-hidden-1", "cases": [{"id": "h", "dtype": "bf16", "hidden": [["3f800001"]],
         "weight": [["3f800000"]], "logits": [["3f800000"]]}]})",
     "hidden holds a value that is not exact"},
    {R"({"format": "turnout-hidden-1", "cases": [{"id": "h", "dtype": "f32", "hidden": [["3f800000"]],
         "weight": [["3f800000", "3f800000"]], "logits": [["3f800000"]]}]})",
     "hidden has shape"},
    {R"({"format": "turnout-hidden-1", "cases": [{"id": "h", "dtype": "f32", "hidden": [["3f800000"]],
         "weight": [], "logits": [[]]}]})",
     "weight has shape"},
    {R"({"format": "turnout-hidden-1", "cases": [{"id": "h", "dtype": "f32", "hidden": [["3f800000"]],
         "weight": [["3f800000"]], "logits": [["3f800000"], ["3f800000"]]}]})",
     "logits has shape"},
};

}  // namespace turnout
