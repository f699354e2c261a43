// SPDX-License-Identifier: MIT
// The command line from end to end: the built program is started, and what it prints, writes and returns is judged.
#include <fmt/format.h>

#include <algorithm>
#include <bit>

#include "cli_program.hpp"
#include "turnout/model.hpp"

namespace turnout {
namespace {

const Args kRouteModel = {
    "route", "--model", kModel, "--layer", "2", "--logits", kTraffic + ":traffic.layer2.router_logits"};

Args with(Args args, const Args& more) {
  args.insert(args.end(), more.begin(), more.end());
  return args;
}

/// Three rows for a rule of four experts.
std::string small_logits() {
  return float_file("small", {3, 4}, {0.0f, 1.0f, 2.0f, 3.0f, 5.0f, 4.0f, 3.0f, 2.0f, 1.0f, 1.0f, 1.0f, 1.0f});
}
Args small_route() {
  return {"route", "--rule", "mixtral", "--n-expert", "4", "--n-used", "2", "--logits", small_logits()};
}

TEST(Cli, VersionAndHelp) {
  EXPECT_TRUE(run({"--version"}).out.starts_with("turnout "));
  EXPECT_EQ(run({"--version"}).code, 0);
  const Outcome help = run({"--help"});
  EXPECT_EQ(help.code, 0);
  EXPECT_EQ(help.err, "");
  for (const char* command : {"route", "inspect", "rules", "check", "backends", "fuzz", "demo"}) {
    EXPECT_NE(help.out.find(command), std::string::npos) << command;
    const Outcome own = run({command, "--help"});
    EXPECT_EQ(own.code, 0) << command;
    EXPECT_NE(own.out.find("Example"), std::string::npos) << command;
  }
}

TEST(Cli, RouteEqualsTheLibrary) {
  const std::string file = scratch() / "routing.safetensors";
  const Outcome o = run(with(kRouteModel, {"-o", file}));
  ASSERT_EQ(o.code, 0) << o.err;
  EXPECT_NE(o.out.find("lfm2_moe@reference"), std::string::npos) << o.out;
  expect_same_bits(library_answer(2, "traffic.layer2.router_logits", false), written_answer(file));
  const auto tensors = SafeTensors::open(file);
  ASSERT_TRUE(tensors.ok());
  EXPECT_EQ(tensors->metadata.at("family"), "lfm2_moe");
  EXPECT_EQ(tensors->metadata.at("dialect"), "reference");
  EXPECT_EQ(tensors->metadata.at("backend"), default_backend().name);
  EXPECT_TRUE(tensors->metadata.contains("turnout"));
  const auto rule = rule_from_json(*parse_json(tensors->metadata.at("rule"), "rule"));
  ASSERT_TRUE(rule.ok());
  EXPECT_EQ(*rule, (*open_model(kModel)->layer(2))->rule);
}

TEST(Cli, RouteFromHiddenStatesEqualsTheLibrary) {
  const std::string file = scratch() / "hidden.safetensors";
  for (const std::string& model : {kModel, kHf}) {
    const Outcome o =
        run({"route", "--model", model, "--layer", "7", "--hidden", kTraffic + ":traffic.layer7.hidden", "-o", file});
    ASSERT_EQ(o.code, 0) << o.err;
    expect_same_bits(library_answer(7, "traffic.layer7.hidden", true), written_answer(file));
  }
}

TEST(Cli, RouteJson) {
  const Json json = parsed(run(with(kRouteModel, {"--json"})));
  const Answer want = library_answer(2, "traffic.layer2.router_logits", false);
  ASSERT_EQ(json["experts"].size(), 4096u);
  for (std::size_t at = 0; at < want.ids.size(); ++at) {
    ASSERT_EQ(json["experts"][at / 4][at % 4], want.ids[at]);
    ASSERT_EQ(json["weights_hex"][at / 4][at % 4],
              fmt::format("{:08x}", std::bit_cast<std::uint32_t>(want.weights[at])));
    ASSERT_EQ(json["weights"][at / 4][at % 4].get<float>(), want.weights[at]);
  }
  EXPECT_EQ(json["family"], "lfm2_moe");
  EXPECT_EQ(json["rule"]["n_used"], 4);
  EXPECT_FALSE(json["provenance"].empty());
}

TEST(Cli, ReplayGivesTheSameWeights) {
  const std::string first = scratch() / "first.safetensors", second = scratch() / "second.safetensors";
  ASSERT_EQ(run(with(kRouteModel, {"-o", first})).code, 0);
  ASSERT_EQ(run(with(kRouteModel, {"--given", first + ":ids", "-o", second})).code, 0);
  expect_same_bits(written_answer(first), written_answer(second));
  const Args hidden = {"route", "--model", kModel, "--layer", "3", "--hidden", kTraffic + ":traffic.layer3.hidden"};
  ASSERT_EQ(run(with(hidden, {"-o", first})).code, 0);
  ASSERT_EQ(run(with(hidden, {"--given", first + ":ids", "-o", second})).code, 0);
  expect_same_bits(written_answer(first), written_answer(second));
}

TEST(Cli, RouteWithAConfigAlone) {
  const std::string file = scratch() / "config.safetensors";
  const Args args = {"route", "--config", kHf + "/config.json", "--logits", kTraffic + ":traffic.layer2.router_logits",
                     "-o",    file};
  expect_refused(args, "bias is absent");
  const Outcome o = run(with(args, {"--bias", kHf + "/model.safetensors:model.layers.2.feed_forward.expert_bias"}));
  ASSERT_EQ(o.code, 0) << o.err;
  expect_same_bits(library_answer(2, "traffic.layer2.router_logits", false), written_answer(file));
}

TEST(Cli, RouteByFamilySpecAndSet) {
  const Json json = parsed(run(with(small_route(), {"--json"})));
  EXPECT_EQ(json["experts"], Json::parse("[[3, 2], [0, 1], [0, 1]]"));
  EXPECT_EQ(json["weights_hex"][2], Json::parse(R"(["3f000000", "3f000000"])"));

  const std::string spec = scratch() / "rule.json";
  write_text(spec, rule_to_json(family_rule("mixtral", 4, 2).operator*().rule).dump());
  const Json same = parsed(run({"route", "--spec", spec, "--logits", small_logits(), "--json"}));
  EXPECT_EQ(same["weights_hex"], json["weights_hex"]);
  EXPECT_FALSE(same.contains("family"));

  const Json changed = parsed(run(with(small_route(), {"--json", "--set", "n_used=3", "--set", "score=sigmoid", "--set",
                                                       "scale=2.5", "--set", "excluded_value=-inf", "--nan", "last"})));
  EXPECT_EQ(changed["experts"][0], Json::parse("[3, 2, 1]"));
  EXPECT_EQ(changed["rule"]["score"], "sigmoid");
  EXPECT_EQ(changed["rule"]["scale"], 2.5);
  EXPECT_EQ(changed["rule"]["nan"], "last");
}

TEST(Cli, RouteVectorsAndPadding) {
  const std::string bias = float_file("bias", {4}, {9.0f, 0.0f, 0.0f, 0.0f});
  const Json json = parsed(run(with(small_route(), {"--json", "--set", "score=sigmoid", "--set", "select_bias=true",
                                                    "--bias", bias, "--n-real-tokens", "1"})));
  EXPECT_EQ(json["experts"], Json::parse("[[0, 3], [-1, -1], [-1, -1]]"));
  EXPECT_EQ(json["weights_hex"][1], Json::parse(R"(["00000000", "00000000"])"));
  const Json moved = parsed(run(with(small_route(), {"--json", "--logit-bias", bias})));
  EXPECT_EQ(moved["experts"][0], Json::parse("[0, 3]"));
  const Json plain = parsed(run(with(small_route(), {"--json", "--logit-bias", "none"})));
  EXPECT_EQ(plain["experts"][0], Json::parse("[3, 2]"));
  const Json scaled = parsed(
      run(with(small_route(), {"--json", "--expert-scale", float_file("scale", {4}, {1.0f, 1.0f, 1.0f, 0.0f})})));
  EXPECT_EQ(scaled["weights_hex"][0][0], "00000000");
}

TEST(Cli, DialectsAreWarnedAboutOnStderr) {
  const Outcome o = run(with(kRouteModel, {"--json"}));
  EXPECT_EQ(o.code, 0);
  EXPECT_NE(o.err.find("turnout: warning: "), std::string::npos) << o.err;
  const Json ggml = parsed(run(with(kRouteModel, {"--json", "--dialect", "ggml"})));
  EXPECT_EQ(ggml["dialect"], "ggml");
  EXPECT_EQ(ggml["rule"]["eps_kind"], "clamp_min");
}

TEST(Cli, RouteRefuses) {
  const std::string logits = small_logits();
  expect_refused({"route", "--logits", logits}, "give exactly one");
  expect_refused(with(kRouteModel, {"--rule", "mixtral"}), "give exactly one");
  expect_refused({"route", "--rule", "mixtral", "--logits", logits}, "--n-expert");
  expect_refused({"route", "--rule", "nonesuch", "--n-expert", "4", "--n-used", "2", "--logits", logits}, "nonesuch");
  expect_refused({"route", "--rule", "mixtral@nonesuch", "--n-expert", "4", "--n-used", "2", "--logits", logits},
                 "nonesuch");
  expect_refused(with(small_route(), {"--dialect", "nonesuch"}), "nonesuch");
  expect_refused({"route", "--rule", "mixtral", "--n-expert", "4", "--n-used", "5", "--logits", logits}, "n_used = 5");
  expect_refused({"route", "--rule", "mixtral", "--n-expert", "4", "--n-used", "0", "--logits", logits},
                 "--n-used = 0");
  expect_refused({"route", "--rule", "mixtral", "--n-expert", "4x", "--n-used", "2", "--logits", logits},
                 "--n-expert = 4x");
  expect_refused({"route", "--rule", "mixtral", "--n-expert", "5000", "--n-used", "2", "--logits", logits}, "4096");
  expect_refused(with(small_route(), {"--set", "nonesuch=1"}), "unknown field");
  expect_refused(with(small_route(), {"--set", "score=nonesuch"}), "score");
  expect_refused(with(small_route(), {"--set", "n_used"}), "FIELD=VALUE");
  expect_refused(with(small_route(), {"--set", "scale=1e-39"}), "scale");
  expect_refused(with(small_route(), {"--nan", "middle"}), "first or last");
  expect_refused(with(small_route(), {"--backend", "nonesuch"}), "nonesuch");
  expect_refused(with(small_route(), {"--n-real-tokens", "4"}), "n_token = 3");
  expect_refused(with(small_route(), {"--layer", "2"}), "--layer");
  expect_refused(with(small_route(), {"--bias", float_file("b4", {4}, {1, 2, 3, 4})}), "select_bias=true");
  expect_refused(with(small_route(), {"--logit-bias", float_file("b3", {3}, {1, 2, 3})}), "n_expert = 4");
  expect_refused(with(small_route(), {"--hidden", logits}), "--logits or --hidden");
  expect_refused({"route", "--rule", "mixtral", "--n-expert", "4", "--n-used", "2", "--hidden", logits}, "weight");
  expect_refused({"route", "--model", kModel, "--logits", logits}, "--layer");
  expect_refused({"route", "--model", kModel, "--layer", "0", "--logits", logits}, "layer 0");
  expect_refused({"route", "--model", kModel, "--layer", "2", "--logits", logits}, "n_expert = 32");
  expect_refused({"route", "--model", kModel, "--layer", "2", "--hidden", logits}, "n_hidden = 256");
  expect_refused(with(small_route(), {"--no-such-option"}), "--no-such-option");
}

TEST(Cli, RouteRefusesData) {
  const Args rule = {"route", "--rule", "mixtral", "--n-expert", "4", "--n-used", "2", "--logits"};
  expect_refused(with(rule, {scratch() / "absent.npy"}), "absent.npy");
  expect_refused(with(rule, {kTraffic + ":nonesuch"}), "nonesuch");
  expect_refused(with(rule, {kTraffic}), "tensors");
  expect_refused(with(rule, {id_file("ids", {1, 4}, {0, 1, 2, 3})}), "I32");
  expect_refused(with(rule, {float_file("cube", {1, 1, 4}, {0, 1, 2, 3})}), "[1, 1, 4]");
  expect_refused(with(rule, {float_file("wide", {1, 5}, {0, 1, 2, 3, 4})}), "n_expert = 4");
  expect_refused(with(rule, {float_file("no-columns", {std::int64_t{1} << 50, 0}, {})}), "0 columns");
  expect_refused(with(small_route(), {"--given", id_file("g1", {2, 2}, {0, 1, 2, 3})}), "[3, 2]");
  expect_refused(with(small_route(), {"--given", id_file("g2", {3, 2}, {0, 1, 2, 2, 0, 1})}), "given[1][1]");
  expect_refused(with(small_route(), {"--given", id_file("g3", {3, 2}, {0, 1, 2, 4, 0, 1})}), "given[1][1] = 4");
  write_text(scratch() / "not.json", "{\"score\": ");
  expect_refused({"route", "--spec", scratch() / "not.json", "--logits", small_logits()}, "not.json");
}

TEST(Cli, RouteOfNoTokens) {
  const Json json = parsed(run({"route", "--rule", "mixtral", "--n-expert", "4", "--n-used", "2", "--logits",
                                float_file("empty", {0, 4}, {}), "--json"}));
  EXPECT_EQ(json["experts"], Json::array());
}

TEST(Cli, OutputIntoAMissingFolderWritesNothing) {
  const fs::path folder = scratch() / "missing";
  expect_refused(with(small_route(), {"-o", folder / "out.safetensors"}), "missing");
  EXPECT_FALSE(fs::exists(folder));
}

TEST(Cli, RefusalLeavesAnOlderOutputAlone) {
  const fs::path file = scratch() / "older.safetensors";
  write_text(file, "older");
  expect_refused(with(small_route(), {"-o", file, "--set", "n_used=9"}), "n_used = 9");
  EXPECT_EQ(read_text(file), "older");
}

TEST(Cli, OutputNeverReplacesALink) {
  const fs::path target = scratch() / "target.safetensors", link = scratch() / "link.safetensors";
  write_text(target, "older");
  fs::create_symlink(target, link);
  expect_refused(with(small_route(), {"-o", link}), "symbolic link");
  EXPECT_TRUE(fs::is_symlink(link));
  EXPECT_EQ(read_text(target), "older");
}

TEST(Cli, AnEmptyValueIsRefused) {  // an unset shell variable must not change the answer
  for (const char* option : {"--given", "--bias", "--nan", "--dialect", "--backend", "--logit-bias", "-o"})
    expect_refused(with(small_route(), {option, ""}), "must not be empty");
}

TEST(Cli, NamesCannotSteerTheTerminal) {
  const Outcome o = run({"inspect", "no\x1b[31m\nfile"});
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("no?[31m?file"), std::string::npos) << o.err;
}

TEST(Cli, Inspect) {
  for (const std::string& model : {kModel, kHf, kHf + "/config.json"}) {
    const Outcome o = run({"inspect", model});
    EXPECT_EQ(o.code, 0) << o.err;
    EXPECT_NE(o.out.find("layers 2-7: lfm2_moe@reference"), std::string::npos) << o.out;
    const Json json = parsed(run({"inspect", model, "--json"}));
    EXPECT_EQ(json["layers"].size(), 6u);
    EXPECT_EQ(json["layers"][0]["layer"], 2);
    EXPECT_EQ(json["layers"][0]["rule"]["n_used"], 4);
  }
  const Json one = parsed(run({"inspect", kModel, "--json", "--layer", "3", "--dialect", "ggml"}));
  ASSERT_EQ(one["layers"].size(), 1u);
  EXPECT_EQ(one["layers"][0]["dialect"], "ggml");
  EXPECT_EQ(one["layers"][0]["weight"]["shape"], Json::parse("[32, 256]"));
  EXPECT_EQ(one["layers"][0]["bias"]["all_zero"], false);
  expect_refused({"inspect", kModel, "--dialect", "nonesuch"}, "nonesuch");
  expect_refused({"inspect", kModel, "--layer", "1"}, "layer 1");
  expect_refused({"inspect", scratch() / "absent.gguf"}, "absent.gguf");
  expect_refused({"inspect"}, "MODEL");
}

TEST(Cli, TruncatedModelsAreRefused) {
  const std::string whole = read_text(kModel);
  const fs::path file = scratch() / "truncated.gguf";
  for (const std::size_t size : {std::size_t{0}, std::size_t{3}, std::size_t{24}, whole.size() / 2, whole.size() - 1}) {
    write_text(file, whole.substr(0, size));
    expect_refused({"inspect", file}, "truncated.gguf");
    expect_refused({"route", "--model", file, "--layer", "2", "--logits", small_logits()}, "truncated.gguf");
  }
}

TEST(Cli, Rules) {
  EXPECT_NE(run({"rules"}).out.find("deepseek_v3"), std::string::npos);
  const Json all = parsed(run({"rules", "--json"}));
  for (const Json& family : all["families"]) {
    const Json one = parsed(run({"rules", family["id"].get<std::string>(), "--json"}));
    EXPECT_EQ(one["rules"].size(), family["dialects"].size()) << family["id"];
    EXPECT_EQ(run({"rules", family["id"].get<std::string>()}).code, 0) << family["id"];
  }
  const Outcome ggml = run({"rules", "lfm2_moe@ggml"});
  EXPECT_EQ(ggml.code, 0);
  EXPECT_NE(ggml.out.find("renorm_eps"), std::string::npos) << ggml.out;
  expect_refused({"rules", "nonesuch"}, "nonesuch");
  expect_refused({"rules", "lfm2_moe@nonesuch"}, "nonesuch");
  expect_refused({"rules", "lfm2_moe", "--n-used", "300"}, "n_used = 300");
}

TEST(Cli, Backends) {
  EXPECT_NE(run({"backends"}).out.find("reference"), std::string::npos);
  const Json json = parsed(run({"backends", "--json"}));
  EXPECT_EQ(json["backends"].back()["name"], "reference");
  EXPECT_EQ(json["backends"].back()["available"], true);
  EXPECT_EQ(json["default"], default_backend().name);
}

TEST(Cli, Demo) {
  const Outcome o = run({"demo"}, -1, {"LC_ALL=C.UTF-8"});
  EXPECT_EQ(o.code, 0) << o.err << o.out;
  EXPECT_NE(o.out.find("4096 of 4096"), std::string::npos) << o.out;
  EXPECT_NE(o.out.find("agree with PyTorch"), std::string::npos) << o.out;
  EXPECT_LT(std::ranges::count(o.out, '\n'), 60);
  const auto ascii = [](unsigned char c) { return c < 0x80; };
  EXPECT_FALSE(std::ranges::all_of(o.out, ascii));
  EXPECT_TRUE(std::ranges::all_of(run({"demo"}, -1, {"LC_ALL=C"}).out, ascii));
  EXPECT_TRUE(std::ranges::all_of(run({"demo", "--ascii"}, -1, {"LC_ALL=C.UTF-8"}).out, ascii));
  expect_refused({"demo", "--data", scratch() / "absent"}, "--data");
}

TEST(Cli, DemoFindsADifference) {
  const fs::path folder = scratch() / "data" / "tiny-lfm2moe";
  fs::create_directories(folder);
  fs::copy_file(kModel, folder / "router-f32.gguf", fs::copy_options::overwrite_existing);
  const auto traffic = SafeTensors::open(kTraffic);
  ASSERT_TRUE(traffic.ok());
  std::vector<Tensor> tensors;
  std::vector<std::byte> experts;
  for (const auto& [name, tensor] : traffic->tensors) {
    tensors.push_back(tensor);
    if (name != "traffic.layer4.experts") continue;
    experts.assign(tensor.data.begin(), tensor.data.end());
    std::swap_ranges(experts.begin(), experts.begin() + 4,
                     experts.begin() + static_cast<std::ptrdiff_t>(tensor.data.size() / 2));
    tensors.back().data = experts;
  }
  ASSERT_TRUE(write_safetensors(folder / "traffic.safetensors", tensors, {}).ok());
  const Outcome o = run({"demo", "--data", scratch() / "data"});
  EXPECT_EQ(o.code, 1) << o.err << o.out;
  EXPECT_NE(o.out.find("disagrees"), std::string::npos) << o.out;
}

TEST(Cli, AClosedPipeIsNoError) {
  for (const Args& args : {with(kRouteModel, {"--json"}), with(kRouteModel, {"--rows", "4096"}), Args{"rules"},
                           Args{"--help"}, Args{"demo"}}) {
    int ends[2];
    ASSERT_EQ(::pipe2(ends, O_CLOEXEC), 0);
    ::close(ends[0]);
    const Outcome o = run(args, ends[1]);
    ::close(ends[1]);
    EXPECT_EQ(o.code, 0) << joined(args);
    EXPECT_EQ(o.err.find("cannot write"), std::string::npos) << o.err;
  }
}

TEST(Cli, AFullDiskIsAnError) {
  const int full = ::open("/dev/full", O_WRONLY | O_CLOEXEC);
  ASSERT_GE(full, 0) << "no /dev/full here";
  const Outcome o = run({"rules"}, full);
  ::close(full);
  EXPECT_EQ(o.code, 2);
  EXPECT_NE(o.err.find("cannot write to standard output"), std::string::npos) << o.err;
}

TEST(Cli, NoArgumentCrashes) {
  const std::string junk[] = {"",
                              "-",
                              "--",
                              "-1",
                              "--=",
                              "-o",
                              "\x1b[31m",
                              "\xff\xfe",
                              "@",
                              "=",
                              "[",
                              "{",
                              "nan",
                              "/",
                              ".",
                              "/dev/null",
                              "--json=maybe",
                              "--set",
                              "999999999999999999999",
                              std::string(5000, 'x')};
  const std::string option[] = {"--model",  "--config", "--rule", "--spec",    "--set",
                                "--logits", "--layer",  "--seed", "--backend", "--data"};
  for (const char* command : {"route", "inspect", "rules", "check", "backends", "fuzz", "demo", "nonesuch"}) {
    for (const std::string& word : junk) {
      EXPECT_GE(run({command, word}).code, 0) << command << " " << word;
    }
  }
  for (const std::string& name : option) {
    for (const std::string& word : junk) {
      const Outcome o = run({"route", "--logits", small_logits(), name, word});
      EXPECT_EQ(o.code, 2) << name << " " << word;
      EXPECT_EQ(o.err.find('\x1b'), std::string::npos) << name;
    }
  }
  expect_refused({}, "subcommand");
  expect_refused({"nonesuch"}, "command 'nonesuch': must be one of route");
}

}  // namespace
}  // namespace turnout
