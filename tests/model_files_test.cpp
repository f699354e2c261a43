// SPDX-License-Identifier: MIT
// Hugging Face directories, tensor files and rules as JSON.
#include "model_files.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <cmath>
#include <cstring>

#include "model/files.hpp"
#include "turnout/model.hpp"

namespace turnout::test {
namespace {

// --- Hugging Face ------------------------------------------------------------------------------------------------

TEST(HuggingFace, NestedConfigAndShards) {
  const TempDir dir;
  dir.write("config.json", R"({"model_type": "qwen3_vl_moe", "text_config": {"model_type": "qwen3_vl_moe_text",
    "num_experts": 4, "num_experts_per_tok": 2, "norm_topk_prob": false, "hidden_size": 8}, "num_experts_per_tok": 3})");
  const std::string name = "model.language_model.layers.", end = ".mlp.gate.weight";
  dir.write("a.safetensors", safetensors("{" + entry(name + "0" + end, {4, 8}, 0) + "}", zeros(32)));
  dir.write("b.safetensors", safetensors("{" + entry(name + "12" + end, {4, 8}, 0) + "}", zeros(32)));
  const auto index = [&](const std::string& file) {
    dir.write("model.safetensors.index.json",
              Json{{"weight_map", {{name + "0" + end, "a.safetensors"}, {name + "12" + end, file}}}}.dump());
    return open_model(dir.path());
  };
  auto model = index("b.safetensors");
  ASSERT_TRUE(model.ok()) << model.status().message();
  ASSERT_EQ(model->layers.size(), 2u);
  EXPECT_EQ(model->layers[1].layer, 12);
  EXPECT_EQ(model->layers[1].rule.n_used, 2);
  EXPECT_FALSE(model->layers[1].rule.renormalize);
  EXPECT_EQ(model->layers[0].provenance[0].source.substr(0, 12), "family defau");
  auto always = open_model(dir.path(), {"hf-5.24", {}});
  ASSERT_TRUE(always.ok()) << always.status().message();
  EXPECT_TRUE(always->layers[0].rule.renormalize);

  expect_error(index("missing.safetensors"), Code::io_error, {"missing.safetensors"});
  expect_error(index("a.safetensors"), Code::bad_file, {"a.safetensors", "layers.12", "index"});
  for (const char* file : {"../b.safetensors", "/etc/passwd", "..", "", "x\\y"})
    expect_error(index(file), Code::bad_file, {"weight_map", "same directory"});
  std::filesystem::remove(dir.path() + "/model.safetensors.index.json");
  EXPECT_TRUE(open_model(dir.path()).ok());
  dir.write("c.safetensors", safetensors("{" + entry(name + "0" + end, {4, 8}, 0) + "}", zeros(32)));
  expect_error(open_model(dir.path()), Code::bad_file, {"a.safetensors", "c.safetensors"});
}

TEST(HuggingFace, ConfigAlone) {
  const TempDir dir;
  const auto layers_of = [&](const std::string& config) {
    auto model = open_model(dir.write("config.json", config));
    EXPECT_TRUE(model.ok()) << model.status().message();
    std::vector<int> layers;
    if (model.ok())
      for (const LayerRouter& router : model->layers) layers.push_back(router.layer);
    return layers;
  };
  EXPECT_EQ(layers_of(read_file(data_path("tiny-lfm2moe/hf/config.json"))), (std::vector{2, 3, 4, 5, 6, 7}));
  EXPECT_EQ(
      layers_of(R"({"model_type":"qwen3_moe","num_hidden_layers":8,"decoder_sparse_step":2,"mlp_only_layers":[3]})"),
      (std::vector{1, 5, 7}));
  EXPECT_EQ(layers_of(R"({"model_type":"deepseek_v3","num_hidden_layers":5})"), (std::vector{3, 4}));
  auto model = open_model(data_path("tiny-lfm2moe/hf/config.json"));
  ASSERT_TRUE(model.ok()) << model.status().message();
  EXPECT_TRUE(model->layers[0].rule.select_bias);  // the caller must bring the bias
  EXPECT_TRUE(model->layers[0].bias.empty());
  EXPECT_EQ(model->layers[0].weight.n_row, 0);
}

TEST(HuggingFace, SizesThatNoKeyGivesAreWarnedOf) {
  const TempDir dir;
  const auto warnings = [&](const std::string& config) {
    auto model = open_model(dir.write("config.json", config));
    EXPECT_TRUE(model.ok()) << model.status().message();
    std::string all;
    if (model.ok())
      for (const std::string& warning : model->layers[0].warnings) all += warning + "\n";
    return all;
  };
  const std::string other_spelling = warnings(R"({"model_type":"lfm2_moe","num_local_experts":16})");
  EXPECT_NE(other_spelling.find("n_expert = 32 is the class default (lfm2_moe): the file has no config.json: "
                                "num_experts\n"),
            std::string::npos)
      << other_spelling;
  EXPECT_NE(other_spelling.find("n_used = 4 is the class default"), std::string::npos) << other_spelling;
  const std::string nested = warnings(R"({"model_type":"qwen3_vl_moe","text_config":{"num_experts_per_tok":2}})");
  EXPECT_NE(nested.find("n_expert = 60 is the class default (qwen3_vl_moe): the file has no config.json: "
                        "text_config.num_experts or config.json: text_config.num_local_experts\n"),
            std::string::npos)
      << nested;
  EXPECT_EQ(nested.find("n_used = "), std::string::npos) << nested;
  EXPECT_EQ(warnings(R"({"model_type":"mixtral","num_experts":16,"num_experts_per_tok":2})").find("class default"),
            std::string::npos);
}

TEST(HuggingFace, RefusedConfigs) {
  const TempDir dir;
  struct Case {
    const char* config;
    Code code;
    std::vector<std::string> parts;
  };
  const Case cases[] = {
      {"[]", Code::bad_file, {"object"}},
      {"", Code::bad_file, {"JSON"}},
      {R"({"a":1})", Code::bad_file, {"model_type is absent"}},
      {R"({"model_type":"bert"})", Code::unsupported, {"'bert'", "mixtral"}},
      {R"({"model_type":"mixtral","num_local_experts":8.5})", Code::bad_file, {"num_local_experts", "8.5", "integer"}},
      {R"({"model_type":"mixtral","num_local_experts":"8"})", Code::bad_file, {"num_local_experts", "'8'", "integer"}},
      {R"({"model_type":"mixtral","num_local_experts":18446744073709551615})",
       Code::bad_file,
       {"18446744073709551615"}},
      {R"({"model_type":"mixtral","num_local_experts":5000})", Code::bad_file, {"num_local_experts = 5000", "4096"}},
      {R"({"model_type":"mixtral","num_experts_per_tok":0})", Code::bad_file, {"num_experts_per_tok = 0"}},
      {R"({"model_type":"mixtral","num_experts_per_tok":null})", Code::bad_file, {"num_experts_per_tok = null"}},
      {R"({"model_type":"mixtral","num_hidden_layers":99999999})",
       Code::bad_file,
       {"num_hidden_layers = 99999999", "4096"}},
      {R"({"model_type":"mixtral","hidden_size":-1})", Code::bad_file, {"hidden_size = -1"}},
      {R"({"model_type":"qwen3_moe","norm_topk_prob":1})", Code::bad_file, {"norm_topk_prob", "true or false"}},
      {R"({"model_type":"qwen3_moe","decoder_sparse_step":0})", Code::bad_file, {"decoder_sparse_step = 0"}},
      {R"({"model_type":"qwen3_moe","mlp_only_layers":[1.5]})", Code::bad_file, {"mlp_only_layers"}},
      {R"({"model_type":"lfm2_moe","num_dense_layers":32})", Code::bad_file, {"no routed layer"}},
      {R"({"model_type":"deepseek_v3","scoring_func":"softmax"})",
       Code::unsupported,
       {"scoring_func = 'softmax'", "'sigmoid'"}},
      {R"({"model_type":"deepseek_v3","n_group":7})", Code::invalid_argument, {"n_group = 7"}},
      {R"({"model_type":"deepseek_v3","routed_scaling_factor":1e39})", Code::invalid_argument, {"scale"}},
      {R"({"model_type":"mixtral","model_type":"lfm2_moe"})", Code::bad_file, {"'model_type' twice"}},
      {"{\"model_type\":\"\xff\"}", Code::bad_file, {"UTF-8"}},
  };
  for (const Case& item : cases) {
    SCOPED_TRACE(item.config);
    expect_error(open_model(dir.write("config.json", item.config)), item.code, item.parts);
  }
  expect_error(open_model(dir.path() + "/nowhere.gguf"), Code::io_error, {"nowhere.gguf", "No such file"});
  expect_error(open_model(dir.path() + "/nowhere.json"), Code::io_error, {"nowhere.json"});
  dir.write("empty/x", "");
  expect_error(open_model(dir.path() + "/empty"), Code::io_error, {"config.json", "No such file"});
  dir.write("bare/config.json", R"({"model_type":"mixtral"})");
  expect_error(open_model(dir.path() + "/bare"), Code::io_error, {"no *.safetensors"});
  dir.write("bare/model.safetensors", safetensors("{}", ""));
  expect_error(open_model(dir.path() + "/bare"), Code::bad_file, {"no router tensor", "mixtral"});
  ASSERT_EQ(::mkfifo((dir.path() + "/pipe.gguf").c_str(), 0600), 0);
  expect_error(open_model(dir.path() + "/pipe.gguf"), Code::io_error, {"not a file"});
}

// --- tensors in files --------------------------------------------------------------------------------------------

TEST(TensorFiles, SafetensorsRoundTrip) {
  const TempDir dir;
  const std::string path = dir.path() + "/out.safetensors";
  const std::vector<float> logits = {1, 2, 3, 4, 5, 6};
  const std::vector<std::uint16_t> halves = {0x3c00, 0xbc00, 0x0001};
  const std::vector<std::int64_t> ids = {-1, 7};
  const std::vector<Tensor> tensors = {{"half", "F16", {3}, std::as_bytes(std::span(halves))},
                                       {"logits", "F32", {2, 3}, std::as_bytes(std::span(logits))},
                                       {"ids", "I64", {1, 2}, std::as_bytes(std::span(ids))}};
  const Status status = write_safetensors(path, tensors, {{"made", "here"}});
  ASSERT_TRUE(status.ok()) << status.message();
  auto file = SafeTensors::open(path);
  ASSERT_TRUE(file.ok()) << file.status().message();
  EXPECT_EQ(file->metadata.at("made"), "here");
  EXPECT_EQ((file->tensors.at("ids").data.data() - file->file.bytes().data()) % 8, 0);
  auto matrix = as_matrix(file->tensors.at("logits"));
  ASSERT_TRUE(matrix.ok()) << matrix.status().message();
  EXPECT_EQ(std::memcmp(matrix->data, logits.data(), 24), 0);
  EXPECT_EQ(*as_floats(file->tensors.at("half")), (std::vector<float>{1, -1, 0x1p-24f}));
  EXPECT_EQ(*as_ids(file->tensors.at("ids")), (std::vector<std::int32_t>{-1, 7}));
  expect_error(as_ids(file->tensors.at("half")), Code::bad_file, {"'half'", "F16", "I32"});
  expect_error(as_floats(file->tensors.at("logits")), Code::bad_file, {"'logits'", "[2, 3]"});
  expect_error(as_matrix(file->tensors.at("ids")), Code::bad_file, {"'ids'", "I64"});
  expect_error(open_data(path), Code::invalid_argument, {"3 tensors", "half, ids, logits"});
  expect_error(open_data(path + ":x"), Code::invalid_argument, {"'x'", "logits"});
  expect_error(open_data(dir.path() + "/x.txt"), Code::invalid_argument, {"FILE.npy"});
  EXPECT_TRUE(open_data(path + ":logits").ok());

  // A write that fails leaves the old file and nothing beside it.
  for (const auto& [target, bad] : {std::pair{path, Tensor{"x", "F32", {9}, {}}},
                                    {path, Tensor{"x", "Q8_0", {0}, {}}},
                                    {path, Tensor{"\xff", "F32", {0}, {}}},
                                    {dir.path(), Tensor{"x", "F32", {0}, {}}},
                                    {dir.path() + "/no/where", Tensor{"x", "F32", {0}, {}}}})
    EXPECT_FALSE(write_safetensors(target, {bad}, {}).ok());
  EXPECT_EQ(write_safetensors("/dev/null", {}, {}).code(), Code::io_error);  // would be replaced by a file
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(dir.path()), {}), 1);
  EXPECT_TRUE(open_data(path + ":logits").ok());
}

TEST(TensorFiles, DataAtAnyByteIsRead) {
  const TempDir dir;
  const std::vector<float> values = {1, 2, 3, 4, 5, 6};
  const std::string data(reinterpret_cast<const char*>(values.data()), 24);
  const auto expect_values = [&](const std::string& spec) {
    SCOPED_TRACE(spec);
    auto file = open_data(spec);
    ASSERT_TRUE(file.ok()) << file.status().message();
    const DataFile kept = *file;
    file = Status(Code::io_error, "gone");  // the copy that is left keeps the data alive
    auto matrix = as_matrix(kept.tensor);
    ASSERT_TRUE(matrix.ok()) << matrix.status().message();
    EXPECT_EQ(reinterpret_cast<std::uintptr_t>(matrix->data) % alignof(float), 0u);
    EXPECT_EQ(matrix->n_row, 2);
    EXPECT_EQ(std::memcmp(matrix->data, values.data(), 24), 0);
    EXPECT_EQ(kept.copy != nullptr, kept.tensor.data.data() < kept.file.bytes().data() ||
                                        kept.tensor.data.data() >= kept.file.bytes().data() + kept.file.bytes().size());
  };
  for (std::size_t n_space = 0; n_space < 8; ++n_space)
    expect_values(
        dir.write("pad.safetensors", safetensors("{" + entry("x", {2, 3}, 0) + "}" + std::string(n_space, ' '), data)));
  const std::string byte = R"("a":{"dtype":"U8","shape":[1],"data_offsets":[0,1]},)";
  expect_values(dir.write("byte.safetensors", safetensors("{" + byte + entry("x", {2, 3}, 1) + "}", "z" + data)) +
                ":x");
  for (const std::string end : {"}", "} ", "}  "})
    expect_values(dir.write("x.npy", npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3)" + end, data)));
  auto empty = open_data(dir.write("x.safetensors", safetensors("{" + entry("x", {0, 3}, 0) + "} ", "")));
  ASSERT_TRUE(empty.ok()) << empty.status().message();
  EXPECT_TRUE(as_matrix(empty->tensor).ok());
}

TEST(TensorFiles, Npy) {
  const TempDir dir;
  struct Case {
    const char* dict;
    std::size_t n_byte;
    char version;
    const char* dtype;
    std::vector<std::string> parts;
  };
  const Case cases[] = {
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n", 24, 1, "F32", {}},
      {"{'descr': '<f2', 'fortran_order': False, 'shape': (2,)}", 4, 2, "F16", {}},
      {"{\"descr\":\"<V2\",\"shape\":(),\"fortran_order\":False}", 2, 3, "BF16", {}},
      {"{'descr': '|V2', 'fortran_order': False, 'shape': (1,)}", 2, 1, "BF16", {}},
      {"{'descr': '<i4', 'fortran_order': False, 'shape': (0, 8)}", 0, 1, "I32", {}},
      {"{'descr': '<i8', 'fortran_order': False, 'shape': (1, 1)}", 8, 1, "I64", {}},
      {"{'descr': '>f4', 'fortran_order': False, 'shape': (1,)}", 4, 1, nullptr, {"'>f4'", "big-endian"}},
      {"{'descr': '<f8', 'fortran_order': False, 'shape': (1,)}", 8, 1, nullptr, {"'<f8'", "<f4"}},
      {"{'descr': '<f4', 'fortran_order': True, 'shape': (1,)}", 4, 1, nullptr, {"fortran_order"}},
      {"{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (1,)}", 4, 1, nullptr, {"descr", "records"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (3,)}", 8, 1, nullptr, {"12 bytes", "8"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (4294967296, 4294967296)}", 4, 1, nullptr, {"overflows"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (99999999999999999999,)}", 4, 1, nullptr, {"overflows"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (-1,)}", 4, 1, nullptr, {"dimension"}},
      {"{'descr': '<f4', 'fortran_order': False}", 4, 1, nullptr, {"'shape' is absent"}},
      {"{'descr': '<f4', 'descr': '<f4'}", 4, 1, nullptr, {"'descr' twice"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,)} x", 4, 1, nullptr, {"nothing after"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,), 'x': 1}", 4, 1, nullptr, {"'x'"}},
      {"{'descr': '<f4', 'fortran_order': False, 'shape': (1,)}", 4, 4, nullptr, {"version 4"}},
  };
  for (const Case& item : cases) {
    SCOPED_TRACE(item.dict);
    auto file = open_data(dir.write("x.npy", npy(item.dict, std::string(item.n_byte, '\0'), item.version)));
    if (!item.dtype) {
      expect_error(file, Code::bad_file, item.parts);
    } else {
      ASSERT_TRUE(file.ok()) << file.status().message();
      EXPECT_EQ(file->tensor.dtype, item.dtype);
    }
  }
}

// --- rules as JSON -----------------------------------------------------------------------------------------------

TEST(RuleJson, Strict) {
  const auto rule = [](const std::string& more) {
    auto json = parse_json(R"({"n_expert":8,"n_used":2,"score":"sigmoid")" + more + "}", "rule");
    return json.ok() ? rule_from_json(*json) : Result<Rule>(json.status());
  };
  ASSERT_TRUE(rule("").ok());
  EXPECT_EQ(rule(R"(,"renorm_eps":1e-6,"eps_kind":"clamp_min","n_group":null)")->renorm_eps, 1e-6f);
  EXPECT_TRUE(std::isinf(rule(R"(,"scale":1e39)")->scale));  // validate() judges the f32
  EXPECT_EQ(rule(R"(,"group_score":"top3_sum")")->group_score, 3);
  EXPECT_EQ(rule(R"(,"excluded_value":"zero")")->excluded_value, ExcludedValue::zero);
  const std::pair<const char*, std::vector<std::string>> cases[] = {
      {R"(,"temperature":2.0)", {"'temperature' = 2.0", "unknown field"}},
      {R"(,"score_dtype":"q8_0")", {"score_dtype = 'q8_0'", "f32, f16, bf16"}},
      {R"(,"select_by":"weight")", {"select_by = 'weight'", "logit"}},
      {R"(,"nan":1)", {"nan = 1", "first, last"}},
      {R"(,"group_score":"best")", {"group_score = 'best'", "top2_sum"}},
      {R"(,"n_group":2.0)", {"n_group = 2.0", "integer"}},
      {R"(,"n_group":3000000000)", {"n_group = 3000000000", "2147483647"}},
      {R"(,"renormalize":1)", {"renormalize = 1", "true or false"}},
      {R"(,"scale":"2")", {"scale = '2'", "number"}},
      {R"(,"scale":[])", {"scale = [...]", "number"}},
  };
  for (const auto& [more, parts] : cases) {
    SCOPED_TRACE(more);
    expect_error(rule(more), Code::invalid_argument, parts);
  }
  expect_error(rule_from_json(Json::array()), Code::invalid_argument, {"object"});
  expect_error(rule_from_json(Json{{"n_expert", 8}, {"n_used", 2}}), Code::invalid_argument, {"score is absent"});
  expect_error(parse_json("{\"a\": 1e999}", "f.json"), Code::bad_file, {"f.json", "overflow"});
  Rule plain;
  plain.n_expert = 8;
  plain.n_used = 2;
  plain.renorm_eps = 1e-6f;
  EXPECT_EQ(rule_to_json(plain).dump(), R"({"n_expert":8,"n_used":2,"renorm_eps":1e-06,"score":"softmax"})");
  EXPECT_EQ(*rule_from_json(rule_to_json(plain, true)), plain);
}

}  // namespace
}  // namespace turnout::test
