// SPDX-License-Identifier: MIT
// Readers of model files: what they take from good files, and that no lying file gets past them.
#include "turnout/model.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <cstring>

#include "model/files.hpp"
#include "model_files.hpp"

namespace turnout::test {
namespace {

Json read_json(const std::string& path) {
  auto json = parse_json(read_file(path), path);
  EXPECT_TRUE(json.ok()) << json.status().message();
  return json.ok() ? *json : Json();
}

Result<Model> open_gguf_bytes(const TempDir& dir, const Gguf& gguf, const ModelOptions& options = {}) {
  return open_model(dir.write("model.gguf", gguf.build()), options);
}

std::string source_of(const LayerRouter& router, const std::string& field) {
  for (const Provenance& p : router.provenance)
    if (p.field == field) return p.source;
  return "no such field";
}

bool warns(const LayerRouter& router, const std::string& part) {
  for (const std::string& warning : router.warnings)
    if (warning.find(part) != std::string::npos) return true;
  return false;
}

ModelOptions dialect(const std::string& name) { return {name, {}}; }

// --- rules from GGUF ---------------------------------------------------------------------------------------------

Gguf gguf_of_case(const Json& item) {
  Gguf gguf;
  const std::string arch = item["arch"];
  gguf.text("general.architecture", arch);
  for (const auto& [key, value] : item["keys"].items()) gguf.u32(key, value.get<std::uint32_t>());
  const std::uint64_t n_expert = item["keys"][arch + ".expert_count"].get<std::uint64_t>();
  const int n_layer = item["keys"].value(arch + ".block_count", 3);
  for (int layer = 2; layer < n_layer && item.contains("tensors_per_moe_layer"); ++layer)
    for (const std::string name : item["tensors_per_moe_layer"]) {
      if (name == "ffn_gate_inp.weight") {
        gguf.router(layer, n_expert);
      } else {
        gguf.vector("blk." + std::to_string(layer) + "." + name, n_expert);
      }
    }
  return gguf;
}

TEST(RuleReading, Cases) {
  const TempDir dir;
  int n_case = 0;
  const Json file = read_json(data_path("cases/rule_reading.json"));
  for (const Json& item : file["cases"]) {
    SCOPED_TRACE(item["id"].get<std::string>());
    auto model = open_gguf_bytes(dir, gguf_of_case(item));
    const Json& expect = item["expect"];
    ++n_case;
    if (expect.contains("error")) {
      expect_error(model, Code::bad_file, {"expert_used_count = 0", "must be between 1 and", "expert_count = 32"});
      continue;
    }
    ASSERT_TRUE(model.ok()) << model.status().message();
    for (const LayerRouter& router : model->layers) {
      EXPECT_EQ(router.bias.size(), 32u);  // never without the bias, whatever its name
      if (!expect.contains("spec")) continue;
      const Json spec = rule_to_json(router.rule, true);
      for (const auto& [field, value] : expect["spec"].items()) {
        const bool is_no_groups = value == 1 && spec[field].is_null();  // 1 group is the same
        EXPECT_TRUE(is_no_groups || spec[field] == value) << field << " = " << spec[field];
      }
      EXPECT_EQ(router.rule.eps_kind, EpsKind::add);
    }
    EXPECT_EQ(model->layers.size(), item["id"] == "M01" ? 22u : 1u);
  }
  EXPECT_EQ(n_case, 3);
}

TEST(RuleReading, EveryBundledModelAgrees) {
  auto hf = open_model(data_path("tiny-lfm2moe/hf"));
  ASSERT_TRUE(hf.ok()) << hf.status().message();
  EXPECT_EQ(hf->format, "HF safetensors");
  EXPECT_EQ(hf->layers.size(), 6u);
  for (const std::string type : {"f32", "f16", "bf16", "q8_0"})
    for (const std::string bias : {"exp_probs_b.bias", "exp_probs_b"}) {
      const std::string file = "router-" + type + (bias == "exp_probs_b" ? "-exp_probs_b" : "") + ".gguf";
      SCOPED_TRACE(file);
      auto model = open_model(data_path("tiny-lfm2moe/" + file));
      ASSERT_TRUE(model.ok()) << model.status().message();
      EXPECT_EQ(model->format, "GGUF v3");
      EXPECT_EQ(model->dialects, (std::vector<std::string>{"reference", "ggml", "moe_route"}));
      ASSERT_EQ(model->layers.size(), 6u);
      for (std::size_t i = 0; i < 6; ++i) {
        const LayerRouter &ours = model->layers[i], &theirs = hf->layers[i];
        EXPECT_EQ(ours.layer, static_cast<int>(i) + 2);
        EXPECT_EQ(ours.rule, theirs.rule);
        EXPECT_EQ(ours.bias, theirs.bias);
        EXPECT_EQ(ours.bias_name, "blk." + std::to_string(ours.layer) + "." + bias);
        EXPECT_EQ(to_string(ours.weight.dtype), type);
        EXPECT_EQ(ours.weight.n_row, 32);
        EXPECT_EQ(ours.weight.n_col, 256);
        EXPECT_EQ(ours.provenance.size(), 24u);  // every field, weight and bias
        EXPECT_EQ(source_of(ours, "n_expert"), "lfm2moe.expert_count");
        EXPECT_EQ(source_of(ours, "renorm_eps"), "family default (lfm2_moe)");
        EXPECT_EQ(source_of(theirs, "renormalize"), "config.json: norm_topk_prob");
        EXPECT_TRUE(warns(ours, "lfm2_moe@ggml clamps the sum at 2^-14")) << ours.warnings.size();
        if (type == "f32") {
          EXPECT_EQ(std::memcmp(ours.weight.data, theirs.weight.data, 32 * 256 * 4), 0);
        }
      }
    }
  expect_error(hf->layer(1), Code::invalid_argument, {"layer 1", "2-7"});
  EXPECT_EQ((*hf->layer(7))->layer, 7);
}

TEST(RuleReading, DialectsAndNan) {  // S-11.1
  const std::string path = data_path("tiny-lfm2moe/router-f32.gguf");
  auto model = open_model(path, {"moe_route", NanOrder::last});
  ASSERT_TRUE(model.ok()) << model.status().message();
  const LayerRouter& router = model->layers[0];
  EXPECT_EQ(router.rule.eps_kind, EpsKind::clamp_min);
  EXPECT_EQ(router.rule.renorm_eps, 0x1p-14f);
  EXPECT_EQ(router.rule.logit_clamp, 80.0f);
  EXPECT_EQ(router.rule.nan, NanOrder::last);
  EXPECT_EQ(source_of(router, "logit_clamp"), "dialect moe_route");
  EXPECT_TRUE(warns(router, "lfm2_moe@reference adds 1e-6"));
  expect_error(open_model(path, dialect("hf-4")), Code::invalid_argument, {"'hf-4'", "reference, ggml, moe_route"});
}

Gguf plain_moe(const std::string& arch) {
  Gguf gguf;
  gguf.text("general.architecture", arch).u32(arch + ".expert_count", 16).u32(arch + ".expert_used_count", 4);
  return gguf.router(1, 16);
}

Gguf deepseek() {
  return plain_moe("deepseek2").u32("deepseek2.expert_gating_func", 2).vector("blk.1.exp_probs_b.bias", 16);
}

TEST(RuleReading, RefusedGgufKeysAndTensors) {
  const std::string gating = "lfm2moe.expert_gating_func", count = "lfm2moe.expert_count";
  struct Case {
    const char* what;
    Gguf gguf;
    Code code;
    std::vector<std::string> parts;
  };
  const Case cases[] = {
      {"no bias", tiny_gguf(""), Code::bad_file, {"layer 2", "selection biases"}},
      {"two biases", tiny_gguf().vector("blk.2.exp_probs_b", 8), Code::bad_file, {"two selection biases"}},
      {"short bias", tiny_gguf("").vector("blk.2.exp_probs_b", 7), Code::bad_file, {"7 values", "8"}},
      {"bias alone", tiny_gguf().vector("blk.5.exp_probs_b", 8), Code::bad_file, {"layer 5", "no router weight"}},
      {"logit bias", tiny_gguf().vector("blk.2.ffn_gate_inp.bias", 8), Code::bad_file, {"ffn_gate_inp.bias"}},
      {"gating contradicts",
       tiny_gguf().set_u32(gating, 1),
       Code::bad_file,
       {gating, "1 (softmax)", "lfm2_moe", "sigmoid"}},
      {"gating unknown", tiny_gguf().set_u32(gating, 9), Code::bad_file, {gating + " = 9", "4 (sqrtsoftplus)"}},
      {"gating absent", tiny_gguf().drop(gating), Code::bad_file, {gating + " is absent"}},
      {"count absent", tiny_gguf().drop(count), Code::bad_file, {count + " is absent"}},
      {"count is text",
       tiny_gguf().set(count, raw<std::uint32_t>(8) + sized("8")),
       Code::bad_file,
       {count, "must be an integer"}},
      {"count too large", tiny_gguf().set_u32(count, 4097), Code::bad_file, {count + " = 4097", "4096"}},
      {"used too many",
       tiny_gguf().set_u32("lfm2moe.expert_used_count", 9),
       Code::bad_file,
       {"expert_used_count = 9", "between 1 and", "expert_count = 8"}},
      {"hidden size", tiny_gguf().u32("lfm2moe.embedding_length", 64), Code::bad_file, {"[8, 32]", "64"}},
      {"wrong rows", tiny_gguf().set_u32(count, 4), Code::bad_file, {"shape [8, 32]", "n_expert = 4"}},
      {"router type",
       tiny_gguf()
           .tensor("blk.3.ffn_gate_inp.weight", {256, 8}, 12, std::string(1152, 0))
           .vector("blk.3.exp_probs_b", 8),
       Code::bad_file,
       {"blk.3.ffn_gate_inp.weight", "Q4_K"}},
      {"unknown type past the end",
       tiny_gguf().head("x", {3}, 999, 1 << 20),
       Code::bad_file,
       {"'x'", "offset 1048576"}},
      {"split", tiny_gguf().u32("split.count", 3), Code::unsupported, {"split.count = 3"}},
      {"scale", tiny_gguf().f32("lfm2moe.expert_weights_scale", INFINITY), Code::invalid_argument, {"scale", "finite"}},
      {"no architecture", tiny_gguf().drop("general.architecture"), Code::bad_file, {"general.architecture is absent"}},
      {"unknown architecture",
       tiny_gguf().set("general.architecture", raw<std::uint32_t>(8) + sized("x\xff")),
       Code::unsupported,
       {"'x\\xff'", "mixtral"}},
      {"dense llama",
       Gguf().text("general.architecture", "llama"),
       Code::unsupported,
       {"llama.expert_count is absent", "mixtral"}},
      {"deepseek2 by softmax",
       deepseek().set_u32("deepseek2.expert_gating_func", 1),
       Code::unsupported,
       {"expert_gating_func = 1", "deepseek_v3"}},
      {"deepseek2 undecided", plain_moe("deepseek2"), Code::unsupported, {"expert_gating_func is absent"}},
      {"deepseek2 without groups", deepseek(), Code::bad_file, {"expert_group_count is absent", "ggml"}},
      {"groups do not divide",
       deepseek().u32("deepseek2.expert_group_count", 3).u32("deepseek2.expert_group_used_count", 1),
       Code::invalid_argument,
       {"n_group = 3"}},
      {"mixtral with groups",
       plain_moe("llama").u32("llama.expert_group_count", 4),
       Code::unsupported,
       {"expert_group_count = 4"}},
      {"mixtral with a bias",
       plain_moe("llama").vector("blk.1.exp_probs_b", 16),
       Code::bad_file,
       {"no selection biases"}},
      {"gpt-oss without its bias", plain_moe("gpt-oss"), Code::bad_file, {"logit biases"}},
  };
  const TempDir dir;
  for (const Case& item : cases) {
    SCOPED_TRACE(item.what);
    std::vector<std::string> parts = item.parts;
    parts.push_back("model.gguf: ");
    expect_error(open_gguf_bytes(dir, item.gguf), item.code, parts);
  }
}

TEST(RuleReading, ArraysAreNoAbsentKeys) {
  const TempDir dir;
  const auto listed = [](Gguf gguf, const std::string& key) { return gguf.drop(key).list(key); };
  const struct {
    Gguf gguf;
    Code code;
    std::string part;
  } cases[] = {
      {listed(tiny_gguf(), "lfm2moe.expert_used_count"), Code::bad_file,
       "model.gguf: lfm2moe.expert_used_count is an array: must be an integer"},
      {listed(tiny_gguf(), "lfm2moe.expert_weights_norm"), Code::bad_file,
       "lfm2moe.expert_weights_norm is an array: must be true or false"},
      {listed(tiny_gguf(), "lfm2moe.expert_weights_scale"), Code::bad_file,
       "lfm2moe.expert_weights_scale is an array: must be a number"},
      {listed(tiny_gguf(), "lfm2moe.embedding_length"), Code::bad_file,
       "lfm2moe.embedding_length is an array: must be a positive integer"},
      {listed(tiny_gguf(), "lfm2moe.expert_gating_func"), Code::bad_file,
       "lfm2moe.expert_gating_func is an array: must be one of"},
      {listed(plain_moe("llama"), "llama.expert_group_count"), Code::unsupported,
       "llama.expert_group_count is an array: needs 0 or 1"},
      {listed(tiny_gguf(), "general.architecture"), Code::bad_file, "general.architecture is an array: must be text"},
      {listed(tiny_gguf(), "general.alignment"), Code::bad_file, "general.alignment is an array: must be a power of"},
      {listed(tiny_gguf(), "split.count"), Code::bad_file, "split.count is an array: must be an integer"},
  };
  for (const auto& item : cases) expect_error(open_gguf_bytes(dir, item.gguf), item.code, {item.part});
  auto harmless = open_gguf_bytes(dir, tiny_gguf().list("tokenizer.ggml.scores").list("lfm2moe.attention.head_count"));
  EXPECT_TRUE(harmless.ok()) << harmless.status().message();
}

TEST(RuleReading, SignedIntegersAreIntegers) {
  const TempDir dir;
  const std::string count = "lfm2moe.expert_count", split = "split.count";
  auto model = open_gguf_bytes(dir, tiny_gguf()
                                        .drop(count)
                                        .i32(count, 8)
                                        .i32("lfm2moe.embedding_length", 32)
                                        .i32("general.alignment", 32)
                                        .i32(split, 1));
  EXPECT_TRUE(model.ok()) << model.status().message();
  expect_error(open_gguf_bytes(dir, tiny_gguf().i32("lfm2moe.embedding_length", -32)), Code::bad_file,
               {"lfm2moe.embedding_length = -32: must be a positive integer, at most 2147483647"});
  expect_error(open_gguf_bytes(dir, tiny_gguf().key_raw(split, raw<std::uint32_t>(10) + raw(~std::uint64_t{0}))),
               Code::bad_file, {"split.count = 18446744073709551615"});
}

TEST(RuleReading, GgufThatIsFine) {
  const TempDir dir;
  auto oss = open_gguf_bytes(
      dir, plain_moe("gpt-oss").vector("blk.1.ffn_gate_inp.bias", 16).u32("gpt-oss.expert_gating_func", 3));
  ASSERT_TRUE(oss.ok()) << oss.status().message();
  EXPECT_EQ(oss->layers[0].logit_bias.size(), 16u);
  auto off = open_gguf_bytes(dir, tiny_gguf().f32("lfm2moe.expert_weights_scale", 0).head("x", {3, 5}, 999, 0));
  ASSERT_TRUE(off.ok()) << off.status().message();
  EXPECT_EQ(off->layers[0].rule.scale, 1.0f);                                // 0 is how the format says "no factor"
  auto odd = open_gguf_bytes(dir, tiny_gguf().u32("general.alignment", 1));  // data starts anywhere: it is copied
  ASSERT_TRUE(odd.ok()) << odd.status().message();
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(odd->layers[0].weight.data) % 4, 0u);
  Gguf old = tiny_gguf();
  old.version = 2;
  auto v2 = open_gguf_bytes(dir, old);
  ASSERT_TRUE(v2.ok()) << v2.status().message();
  EXPECT_EQ(v2->format, "GGUF v2");
}

TEST(RuleReading, DeepSeekAndQwenLeaveThingsOpen) {
  const TempDir dir;
  Gguf gguf;
  gguf.text("general.architecture", "deepseek2")
      .u32("deepseek2.expert_count", 16)
      .u32("deepseek2.expert_used_count", 4);
  gguf.u32("deepseek2.expert_gating_func", 2).f32("deepseek2.expert_weights_scale", 2.5f).router(3, 16);
  gguf.boolean("deepseek2.expert_weights_norm", true).vector("blk.3.exp_probs_b.bias", 16);
  auto plain = open_gguf_bytes(dir, gguf, dialect("ggml"));  // as llama.cpp runs files older than the group keys
  ASSERT_TRUE(plain.ok()) << plain.status().message();
  EXPECT_FALSE(plain->layers[0].rule.n_group.has_value());
  EXPECT_EQ(plain->layers[0].rule.scale, 2.5f);
  EXPECT_TRUE(warns(plain->layers[0], "deepseek_v3@reference refuses this file: "));
  EXPECT_TRUE(warns(plain->layers[0], "deepseek2.expert_group_count is absent"));
  gguf.u32("deepseek2.expert_group_count", 4).u32("deepseek2.expert_group_used_count", 2);
  auto grouped = open_gguf_bytes(dir, gguf);
  ASSERT_TRUE(grouped.ok()) << grouped.status().message();
  EXPECT_EQ(grouped->layers[0].rule.n_group, 4);
  EXPECT_EQ(grouped->layers[0].rule.group_score, 2);
  EXPECT_TRUE(grouped->layers[0].rule.renormalize);
  EXPECT_EQ(source_of(grouped->layers[0], "topk_group"), "deepseek2.expert_group_used_count");

  Gguf qwen;
  qwen.text("general.architecture", "qwen3moe")
      .u32("qwen3moe.expert_count", 8)
      .u32("qwen3moe.expert_used_count", 2)
      .router(0, 8);
  auto open = open_gguf_bytes(dir, qwen);
  ASSERT_TRUE(open.ok()) << open.status().message();
  EXPECT_TRUE(open->layers[0].rule.renormalize);
  EXPECT_TRUE(warns(open->layers[0], "norm_topk_prob is not in the file"));
}

// --- the table ---------------------------------------------------------------------------------------------------

TEST(Families, EveryFamilyAndDialectReadsEveryKindOfFile) {
  const TempDir dir;
  for (const FamilyInfo& family : families()) {
    EXPECT_EQ(family.dialects.front(), "reference");
    EXPECT_EQ(family.notes.size(), family.dialects.size());
    EXPECT_FALSE(family.sources.empty());
    for (const std::string& name : family.dialects) {
      SCOPED_TRACE(family.id + "@" + name);
      auto rule = family_rule(family.id + "@" + name, 256, 8);
      ASSERT_TRUE(rule.ok()) << rule.status().message();
      EXPECT_EQ(rule->dialect, name);
      for (const std::string& type : family.hf_model_types) {
        auto config = open_model(dir.write("config.json", Json{{"model_type", type}}.dump()), dialect(name));
        ASSERT_TRUE(config.ok()) << config.status().message();
        EXPECT_EQ(config->format, "HF config");
        EXPECT_EQ(source_of(config->layers[0], "n_used"), "class default (" + type + ")");
      }
      for (const std::string& arch : family.gguf_archs) {
        Gguf gguf;
        gguf.text("general.architecture", arch)
            .u32(arch + ".expert_count", 16)
            .u32(arch + ".expert_used_count", 2)
            .router(0, 16);
        if (rule->rule.n_group) gguf.u32(arch + ".expert_group_count", 4).u32(arch + ".expert_group_used_count", 2);
        if (rule->rule.score == Score::sigmoid) gguf.u32(arch + ".expert_gating_func", 2);
        if (rule->rule.select_bias) gguf.vector("blk.0.exp_probs_b", 16);
        if (family.id == "gpt_oss") gguf.vector("blk.0.ffn_gate_inp.bias", 16);
        auto model = open_gguf_bytes(dir, gguf, dialect(name));
        ASSERT_TRUE(model.ok()) << model.status().message();
        EXPECT_EQ(model->family, family.id);
      }
    }
  }
  expect_error(family_rule("nonsense", 8, 2), Code::invalid_argument, {"'nonsense'", "lfm2_moe"});
  expect_error(family_rule("mixtral@x", 8, 2), Code::invalid_argument, {"'x'", "reference, ggml"});
  expect_error(family_rule("mixtral", 8, 9), Code::invalid_argument, {"n_used = 9"});
  auto small = family_rule("deepseek_v3", 60, 6);
  ASSERT_TRUE(small.ok()) << small.status().message();
  EXPECT_FALSE(small->rule.n_group.has_value());
  EXPECT_TRUE(warns(*small, "do not fit"));
}

TEST(Families, RulesEqualTheVectors) {
  int n_compared = 0;
  const Json file = read_json(data_path("vectors/routing.json"));
  for (const Json& item : file["cases"]) {
    auto wanted = rule_from_json(item["spec"]);
    if (!wanted.ok()) continue;
    auto again = rule_from_json(rule_to_json(*wanted));
    if (!again.ok()) continue;
    const bool is_finite = std::isfinite(wanted->scale) && std::isfinite(wanted->divisor);  // JSON has no infinity
    EXPECT_TRUE(*again == *wanted || !is_finite) << item["id"];
    const std::string id = item["id"], name = id.substr(0, id.rfind('/'));
    auto ours = family_rule(name, wanted->n_expert, wanted->n_used, {"reference", wanted->nan});
    if (!ours.ok()) continue;
    EXPECT_EQ(ours->rule, *wanted) << id;
    ++n_compared;
  }
  EXPECT_GE(n_compared, 27);
}

}  // namespace
}  // namespace turnout::test
