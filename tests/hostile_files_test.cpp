// SPDX-License-Identifier: MIT
// Files that lie: every one is refused with a message that names the file and what is wrong, before memory is spent.
#include <gtest/gtest.h>

#include <chrono>

#include "model/files.hpp"
#include "model_files.hpp"
#include "turnout/model.hpp"

namespace turnout::test {
namespace {

TEST(Hostile, TruncatedAtEveryByte) {
  const TempDir dir;
  const std::string gguf = tiny_gguf().build(), tensors = safetensors("{" + entry("x", {2, 3}, 0) + "}", zeros(6)),
                    array = npy("{'descr': '<f4', 'fortran_order': False, 'shape': (2, 3), }\n", zeros(6));
  for (std::size_t n = 0; n < gguf.size() - 4; ++n) {  // the last 4 bytes pad: no tensor is there
    auto model = open_model(dir.write("x.gguf", gguf.substr(0, n)));
    ASSERT_FALSE(model.ok()) << n;
    ASSERT_NE(model.status().message().find("x.gguf: "), std::string::npos) << model.status().message();
    ASSERT_GT(model.status().message().size(), 30u);
  }
  for (std::size_t n = 0; n < tensors.size(); ++n)
    ASSERT_FALSE(open_data(dir.write("x.safetensors", tensors.substr(0, n))).ok()) << n;
  for (std::size_t n = 0; n < array.size(); ++n)
    ASSERT_FALSE(open_data(dir.write("x.npy", array.substr(0, n))).ok()) << n;
  EXPECT_TRUE(open_model(dir.write("x.gguf", gguf)).ok());
  EXPECT_TRUE(open_data(dir.write("x.safetensors", tensors)).ok());
  EXPECT_TRUE(open_data(dir.write("x.npy", array)).ok());
}

TEST(Hostile, EveryFlippedByteIsReadOrRefused) {  // under the sanitizers: no byte makes the readers misbehave
  const TempDir dir;
  const std::string gguf = tiny_gguf().build();
  for (std::size_t i = 0; i < gguf.size() - 1024; ++i)
    for (const char flip : {'\x01', '\x80', '\xff'}) {
      std::string bytes = gguf;
      bytes[i] = static_cast<char>(bytes[i] ^ flip);
      auto model = open_model(dir.write("x.gguf", bytes));
      ASSERT_TRUE(model.ok() || !model.status().message().empty());
    }
}

/// An array holding an array holding ... `depth` deep, and at last one u32.
std::string nested(int depth) {
  std::string value = raw<std::uint32_t>(9);
  for (int i = 1; i < depth; ++i) value += raw<std::uint32_t>(9) + raw<std::uint64_t>(1);
  return value + raw<std::uint32_t>(4) + raw<std::uint64_t>(1) + raw<std::uint32_t>(0);
}

TEST(Hostile, Gguf) {
  const auto patched = [](std::size_t at, const std::string& with) {
    std::string bytes = tiny_gguf().build();
    return bytes.replace(at, with.size(), with);
  };
  const auto with_key = [](const std::string& value) { return tiny_gguf().key_raw("x", value).build(); };
  const auto with_head = [](const std::vector<std::uint64_t>& dims, std::uint32_t type, std::uint64_t offset) {
    return tiny_gguf().head("x", dims, type, offset).build();
  };
  const auto type = [](std::uint32_t code) { return raw(code); };
  const std::uint64_t huge = std::uint64_t{1} << 60;
  Gguf many_dims = tiny_gguf();
  many_dims.heads += sized("x") + raw<std::uint32_t>(0xffffffff);
  ++many_dims.n_tensor;
  struct Case {
    const char* what;
    std::string bytes;
    std::vector<std::string> parts;
  };
  const Case cases[] = {
      {"magic", patched(0, "GGML"), {"not a GGUF file"}},
      {"version 1", patched(4, raw<std::uint32_t>(1)), {"version 1"}},
      {"version 4", patched(4, raw<std::uint32_t>(4)), {"version 4"}},
      {"big-endian", patched(4, raw<std::uint32_t>(0x03000000)), {"big-endian"}},
      {"2^60 tensors", patched(8, raw(huge)), {"1152921504606846976 tensors"}},
      {"2^60 keys", patched(16, raw(huge)), {"1152921504606846976 keys"}},
      {"2^60 key length", patched(24, raw(huge)), {"key 0", "1152921504606846976 bytes"}},
      {"2^60 text", with_key(type(8) + raw(huge)), {"'x'", "1152921504606846976"}},
      {"2^60 texts", with_key(type(9) + type(8) + raw(huge)), {"'x'", "1152921504606846976 elements"}},
      {"2^61 numbers", with_key(type(9) + type(10) + raw(huge * 2)), {"'x'", "2305843009213693952 elements"}},
      {"key twice", tiny_gguf().u32("lfm2moe.expert_count", 8).build(), {"'lfm2moe.expert_count' twice"}},
      {"key bytes", tiny_gguf().u32("x\xc0\x80", 8).build(), {"UTF-8"}},
      {"value type", with_key(type(13)), {"'x'", "type 13"}},
      {"array type", with_key(type(9) + type(77) + raw<std::uint64_t>(0)), {"array type 77"}},
      {"boolean", with_key(type(7) + "\x02"), {"'x' = 2"}},
      {"nested arrays", with_key(nested(9)), {"nested deeper"}},
      {"alignment 0", tiny_gguf().u32("general.alignment", 0).build(), {"general.alignment = 0"}},
      {"alignment 24", tiny_gguf().u32("general.alignment", 24).build(), {"alignment = 24", "power of two"}},
      {"alignment 2^31",
       tiny_gguf().u32("general.alignment", 1u << 31).build(),
       {"alignment = 2147483648: must be a power of two, at most 1073741824"}},
      {"alignment -32", tiny_gguf().i32("general.alignment", -32).build(), {"alignment = -32", "power of two"}},
      {"alignment text", tiny_gguf().text("general.alignment", "32").build(), {"general.alignment"}},
      {"tensor twice", tiny_gguf().router(2, 8).build(), {"'blk.2.ffn_gate_inp.weight' twice"}},
      {"5 dimensions", with_head({1, 1, 1, 1, 1}, 0, 0), {"'x'", "5 dimensions"}},
      {"2^32 dimensions", many_dims.build(), {"'x'", "4294967295"}},
      {"dimension 2^63", with_head({std::uint64_t{1} << 63}, 0, 0), {"'x'", "overflows"}},
      {"shape overflows", with_head({huge, 64}, 0, 0), {"'x'", "overflows"}},
      {"shape overflows beside 0", with_head({huge, 64, 0}, 0, 0), {"'x'", "overflows"}},
      {"bytes overflow", with_head({huge, 4}, 28, 0), {"'x'", "overflows"}},
      {"offset past the end", with_head({1}, 0, 1 << 20), {"'x'", "offset 1048576"}},
      {"offset 2^64 - 32", with_head({1}, 0, ~std::uint64_t{31}), {"'x'", "offset"}},
      {"offset unaligned", with_head({1}, 0, 4), {"'x'", "multiple"}},
      {"data past the end", with_head({1 << 20}, 0, 0), {"'x'", "4194304 bytes"}},
      {"half a block", with_head({33, 1}, 8, 0), {"'x'", "blocks of 32"}},
  };
  const TempDir dir;
  for (const Case& item : cases) {
    SCOPED_TRACE(item.what);
    std::vector<std::string> parts = item.parts;
    parts.push_back("x.gguf: ");
    expect_error(open_model(dir.write("x.gguf", item.bytes)), Code::bad_file, parts);
  }
}

/// Seconds that the call took.
template <class Call>
double seconds(Call&& call) {
  const auto start = std::chrono::steady_clock::now();
  call();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

TEST(Hostile, TimeGrowsWithTheFileAlone) {  // each took minutes or hours when it grew with the square
  constexpr double kMost = 20;              // for sanitizers and busy machines: it is well under a second
  const TempDir dir;
  std::string header = "{";
  for (int i = 0; i < 60'000; ++i) header += entry("t" + std::to_string(i), {0}, 0) + ",";
  header.back() = '}';
  const std::string tensors = dir.write("x.safetensors", safetensors(header, ""));
  EXPECT_LT(seconds([&] { EXPECT_EQ(SafeTensors::open(tensors)->tensors.size(), 60'000u); }), kMost);

  std::string list = "[", members = "{";
  for (int i = 0; i < 300'000; ++i) {
    list += "{},";
    members += "\"" + std::to_string(i) + "\":[],";
  }
  list.back() = ']';
  members.back() = '}';
  for (const std::string& text : {list, members})
    EXPECT_LT(seconds([&] { EXPECT_EQ(parse_json(text, "x")->size(), 300'000u); }), kMost);

  std::string layers = R"({"model_type":"qwen3_moe","num_hidden_layers":4096,"mlp_only_layers":[0)";
  for (int i = 1; i < 1'000'000; ++i) layers += "," + std::to_string(i % 7 == 0 ? 5 : i + 4000);
  const std::string config = dir.write("config.json", layers + "]}");
  EXPECT_LT(seconds([&] { EXPECT_EQ(open_model(config)->layers.size(), 4096u - 2 - 82); }), kMost);
}

TEST(Hostile, JsonLimits) {
  const auto lists = [](std::size_t n) { return std::string(n, '[') + std::string(n, ']'); };
  EXPECT_TRUE(parse_json(lists(64), "f").ok());
  expect_error(parse_json(lists(65), "f"), Code::bad_file, {"f: JSON nested deeper than 64 levels"});
  expect_error(parse_json(R"([{"a":1},{"b":{"a":1},"a":2,"b":3}])", "f"), Code::bad_file, {"f: JSON name 'b' twice"});
  expect_error(parse_json("[1] 2", "f"), Code::bad_file, {"f: not valid JSON: parse error at line 1, column 5"});
  expect_error(parse_json("[\"\xff\"]", "f"), Code::bad_file, {"f: not valid JSON: ", "UTF-8"});
  const std::string text =
      R"({"a":[1,-2,3.5,null,true,"x",[],{}],"b":{"a":{"c":[[{"d":18446744073709551615}]]}},"e":false})";
  auto json = parse_json(text, "f");
  ASSERT_TRUE(json.ok()) << json.status().message();
  EXPECT_EQ(json->dump(), text);
  EXPECT_EQ(*parse_json("7", "f"), 7);
}

TEST(Hostile, Safetensors) {
  struct Case {
    const char* what;
    std::string bytes;
    std::vector<std::string> parts;
  };
  const auto header = [](const std::string& text) { return safetensors(text, zeros(4)); };
  const Case cases[] = {
      {"empty", "", {"0 bytes"}},
      {"2^60 header", raw(std::uint64_t{1} << 60) + "{}", {"1152921504606846976"}},
      {"101 MB header", raw<std::uint64_t>(100'000'001) + std::string(64, ' '), {"100000001", "100000000"}},
      {"not JSON", header("{"), {"JSON"}},
      {"a list", header("[]"), {"object"}},
      {"UTF-8", header("{\"\xff\":1}"), {"UTF-8"}},
      {"deep", header(std::string(100'000, '[')), {"nested deeper"}},
      {"deep objects",
       header([] {
         std::string s;
         for (int i = 0; i < 50'000; ++i) s += "{\"a\":";
         return s;
       }()),
       {"nested deeper"}},
      {"name twice", header("{" + entry("x", {1}, 0) + "," + entry("x", {1}, 4) + "}"), {"'x' twice"}},
      {"overlap", header("{" + entry("x", {2}, 0) + "," + entry("y", {2}, 4) + "}"), {"'x'", "'y'", "overlap"}},
      {"past the end", header("{" + entry("x", {2}, 12) + "}"), {"'x'", "[12, 20]", "16 bytes"}},
      {"wrong length", header(R"({"x":{"dtype":"F32","shape":[3],"data_offsets":[0,8]}})"), {"'x'", "12 bytes", "8"}},
      {"backwards", header(R"({"x":{"dtype":"F32","shape":[0],"data_offsets":[8,4]}})"), {"'x'", "[8, 4]"}},
      {"negative", header(R"({"x":{"dtype":"F32","shape":[-1],"data_offsets":[0,4]}})"), {"'x'", "shape"}},
      {"shape overflows",
       header(R"({"x":{"dtype":"F32","shape":[4294967296,4294967296],"data_offsets":[0,4]}})"),
       {"'x'", "overflows"}},
      {"2^64 dimension",
       header(R"({"x":{"dtype":"F32","shape":[18446744073709551615],"data_offsets":[0,4]}})"),
       {"'x'", "shape"}},
      {"dtype", header(R"({"x":{"dtype":"F99","shape":[1],"data_offsets":[0,4]}})"), {"'x'", "'F99'"}},
      {"half a byte", header(R"({"x":{"dtype":"F4","shape":[3],"data_offsets":[0,2]}})"), {"'x'", "inside a byte"}},
      {"no dtype", header(R"({"x":{"shape":[1],"data_offsets":[0,4]}})"), {"'x'", "dtype"}},
      {"one offset", header(R"({"x":{"dtype":"F32","shape":[1],"data_offsets":[4]}})"), {"'x'", "data_offsets"}},
      {"unknown key", header(R"({"x":{"dtype":"F32","shape":[1],"data_offsets":[0,4],"z":0}})"), {"'x'", "'z'"}},
      {"metadata", header(R"({"__metadata__":{"a":1}})"), {"__metadata__", "'a'"}},
  };
  const TempDir dir;
  for (const Case& item : cases) {
    SCOPED_TRACE(item.what);
    std::vector<std::string> parts = item.parts;
    parts.push_back("x.safetensors");
    expect_error(SafeTensors::open(dir.write("x.safetensors", item.bytes)), Code::bad_file, parts);
  }
}

}  // namespace
}  // namespace turnout::test
