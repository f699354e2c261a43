// SPDX-License-Identifier: MIT
// The commands that compare, check and fuzz, from end to end; the other commands are in cli_test.cpp.
#include <fmt/format.h>

#include "cli_program.hpp"

namespace turnout {
namespace {

Args with(Args args, const Args& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

TEST(CliCheck, CheckPasses) {
  const Args files = {"check", "--backend", "reference", kData + "/cases/plan.json", kData + "/vectors/hidden.json"};
  const Outcome o = run(files);
  EXPECT_EQ(o.code, 0) << o.err;
  EXPECT_TRUE(last_line(o.out).ends_with(" passed, 0 failed\n")) << o.out;
  const Json json = parsed(run(with(files, {"--json"})));
  EXPECT_EQ(json["failed"], 0);
  EXPECT_EQ(last_line(o.out), fmt::format("{} passed, 0 failed\n", json["passed"].get<std::int64_t>()));
  EXPECT_EQ(run({"check", "--backend", "all", kData + "/cases/plan.json"}).code, 0);
}

TEST(CliCheck, CheckFindsADoctoredAnswer) {
  Json json = *parse_json(read_text(kData + "/cases/reported.json"), "reported.json");
  bool doctored = false;
  for (Json& item : json["cases"]) {
    if (doctored || !item.contains("weights")) continue;
    item["weights"][0][0] = "3dcccccd";
    doctored = true;
  }
  ASSERT_TRUE(doctored);
  const std::string file = scratch() / "doctored.json";
  write_text(file, json.dump());
  const Outcome o = run({"check", "--backend", "reference", file});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("3dcccccd"), std::string::npos) << o.out;
  EXPECT_TRUE(last_line(o.out).ends_with(" failed\n")) << o.out;
  EXPECT_FALSE(last_line(o.out).ends_with(" 0 failed\n")) << o.out;
  const Outcome as_json = run({"check", "--backend", "reference", file, "--json"});
  EXPECT_EQ(as_json.code, 1);
  EXPECT_GT((*parse_json(as_json.out, "stdout"))["failed"], 0);
}

TEST(CliCheck, CheckTakesNoOtherNaNForAnAnswer) {
  Json json = *parse_json(read_text(kData + "/cases/reported.json"), "reported.json");
  int n_doctored = 0;
  for (Json& item : json["cases"])
    for (Json& row : item["weights"])
      for (Json& weight : row)
        if (n_doctored == 0 && weight == "7fc00000") weight = "7fc00001", ++n_doctored;
  for (Json& item : json["cases"])
    if (item["weights"].is_null()) item.erase("weights");  // operator[] has made one for the refused cases
  ASSERT_EQ(n_doctored, 1);
  const std::string file = scratch() / "other_nan.json";
  write_text(file, json.dump());
  const Outcome o = run({"check", "--backend", "reference", file});
  EXPECT_EQ(o.code, 1) << o.err;
  EXPECT_NE(o.out.find("7fc00001"), std::string::npos) << o.out;
}

TEST(CliCheck, CheckRefuses) {
  expect_refused({"check", "--backend", "nonesuch", kData + "/cases/plan.json"}, "nonesuch");
  expect_refused({"check", scratch() / "absent.json"}, "absent.json");
  expect_refused({"check"}, "FILE");
  write_text(scratch() / "other.json", R"({"format": "other-1", "cases": []})");
  expect_refused({"check", kData + "/cases/plan.json", scratch() / "other.json"}, "other-1");
}

TEST(CliCheck, FuzzIsReproducible) {
  const Args args = {"fuzz", "--backend", "reference", "--against", "reference", "--rows", "200", "--seed", "7"};
  const Outcome first = run(args), second = run(args);
  EXPECT_EQ(first.code, 0) << first.err << first.out;
  EXPECT_EQ(first.out, second.out);
  EXPECT_NE(first.err.find("proves only"), std::string::npos) << first.err;
  EXPECT_TRUE(last_line(first.out).ends_with(" passed, 0 failed\n")) << first.out;
  const Json json = parsed(run(with(args, {"--json"})));
  EXPECT_GE(json["passed"], 200);
  const Args one = {"fuzz", "--backend", "reference", "--seed", "7", "--case", "3"};
  const Outcome described = run(one);
  EXPECT_EQ(described.code, 0) << described.err;
  EXPECT_TRUE(described.out.starts_with("seed 7 case 3")) << described.out;
  EXPECT_EQ(described.out, run(one).out);
  EXPECT_EQ(parsed(run(with(one, {"--json"})))["cases"], 1);
}

TEST(CliCheck, FuzzDoesNotDependOnThreads) {
  const Args args = {"fuzz", "--backend", "reference", "--rows", "600", "--tokens", "150"};
  const Outcome one = run(with(args, {"--threads", "1"})), many = run(with(args, {"--threads", "5"}));
  EXPECT_EQ(one.code, 0) << one.err << one.out;
  EXPECT_EQ(one.out, many.out);
  EXPECT_EQ(one.out, run(args).out);
  const Json json = parsed(run(with(args, {"--json", "--threads", "2"})));
  EXPECT_EQ(json["tokens"], 150);
  EXPECT_LT(json["cases"], 15);
  EXPECT_EQ(last_line(one.out), fmt::format("{} passed, 0 failed\n", json["passed"].get<std::int64_t>()));
  const Outcome described = run({"fuzz", "--backend", "reference", "--seed", "7", "--case", "15", "--tokens", "150"});
  EXPECT_EQ(described.code, 0) << described.err;
  EXPECT_TRUE(described.out.starts_with("seed 7 case 15: n_token 206,")) << described.out;
}

TEST(CliCheck, FuzzRefuses) {
  expect_refused({"fuzz"}, "--backend");
  expect_refused({"fuzz", "--backend", "nonesuch"}, "nonesuch");
  expect_refused({"fuzz", "--backend", "reference", "--against", "nonesuch"}, "nonesuch");
  expect_refused({"fuzz", "--backend", "reference", "--rows", "0"}, "--rows = 0");
  expect_refused({"fuzz", "--backend", "reference", "--seed", "-1"}, "--seed");
  expect_refused({"fuzz", "--backend", "reference", "--threads", "0"}, "--threads = 0");
  expect_refused({"fuzz", "--backend", "reference", "--tokens", "262145"}, "--tokens = 262145");
  expect_refused({"fuzz", "--backend", "reference", "--rows", "5", "--case", "1"}, "--case");
}

}  // namespace
}  // namespace turnout
