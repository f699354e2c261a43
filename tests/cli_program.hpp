// SPDX-License-Identifier: MIT
// Starts the built program and keeps what it printed and returned; data files for it to read, and
// the library's own answers to compare with.
#pragma once

#include <fcntl.h>
#include <gtest/gtest.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "model/files.hpp"
#include "model/json.hpp"
#include "turnout/model.hpp"
#include "turnout/router.hpp"

extern char** environ;

namespace turnout {

namespace fs = std::filesystem;
using Args = std::vector<std::string>;

inline const std::string kData = TURNOUT_DATA_DIR;
inline const std::string kModel = kData + "/tiny-lfm2moe/router-f32.gguf";
inline const std::string kHf = kData + "/tiny-lfm2moe/hf";
inline const std::string kTraffic = kData + "/tiny-lfm2moe/traffic.safetensors";

inline std::string read_text(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

inline void write_text(const fs::path& path, const std::string& text) { std::ofstream(path, std::ios::binary) << text; }

/// A folder of this process, gone with it.
inline const fs::path& scratch() {
  struct Folder {
    fs::path path = fs::temp_directory_path() / ("turnout-cli-test-" + std::to_string(::getpid()));
    Folder() { fs::create_directories(path); }
    ~Folder() {
      std::error_code ignored;
      fs::remove_all(path, ignored);
    }
  };
  static const Folder folder;
  return folder.path;
}

struct Outcome {
  int code = -1;  ///< -1: it did not exit by itself
  std::string out, err;
};

/// Runs the program; standard output goes to `out_path`, or to `out_fd` where one is given.
inline Outcome run(const Args& args, int out_fd = -1, const Args& environment = {}) {
  const std::string out_path = scratch() / "stdout", err_path = scratch() / "stderr";
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0);
  if (out_fd >= 0) {
    posix_spawn_file_actions_adddup2(&actions, out_fd, 1);
  } else {
    posix_spawn_file_actions_addopen(&actions, 1, out_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  }
  posix_spawn_file_actions_addopen(&actions, 2, err_path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
  std::vector<char*> argv = {const_cast<char*>(TURNOUT_EXE)};
  for (const std::string& arg : args) argv.push_back(const_cast<char*>(arg.c_str()));
  argv.push_back(nullptr);
  std::vector<char*> env;
  for (const std::string& entry : environment) env.push_back(const_cast<char*>(entry.c_str()));
  for (char** entry = environ; *entry != nullptr; ++entry) env.push_back(*entry);
  env.push_back(nullptr);

  Outcome outcome;
  pid_t pid = 0;
  EXPECT_EQ(posix_spawn(&pid, TURNOUT_EXE, &actions, nullptr, argv.data(), env.data()), 0) << TURNOUT_EXE;
  posix_spawn_file_actions_destroy(&actions);
  int status = 0;
  EXPECT_EQ(::waitpid(pid, &status, 0), pid);
  if (WIFEXITED(status)) outcome.code = WEXITSTATUS(status);
  if (out_fd < 0) outcome.out = read_text(out_path);
  outcome.err = read_text(err_path);
  return outcome;
}

inline std::string joined(const Args& args) {
  std::string out = "turnout";
  for (const std::string& arg : args) out += " " + arg;
  return out;
}

/// Exit code 2, one "turnout: ..." on stderr that holds `what`, nothing on stdout.
inline void expect_refused(const Args& args, const std::string& what) {
  const Outcome o = run(args);
  EXPECT_EQ(o.code, 2) << joined(args) << "\n" << o.err;
  EXPECT_EQ(o.out, "") << joined(args);
  EXPECT_TRUE(o.err.starts_with("turnout: ")) << joined(args) << "\n" << o.err;
  EXPECT_NE(o.err.find(what), std::string::npos) << joined(args) << "\nwant: " << what << "\ngot:  " << o.err;
}

inline Json parsed(const Outcome& o) {
  EXPECT_EQ(o.code, 0) << o.err;
  const auto json = parse_json(o.out, "stdout");
  EXPECT_TRUE(json.ok()) << json.status().message() << "\n" << o.out.substr(0, 400);
  return json.ok() ? *json : Json::object();
}

inline std::string last_line(const std::string& text) {
  if (text.empty()) return "";
  const std::size_t begin = text.rfind('\n', text.size() - 2);
  return text.substr(begin == std::string::npos ? 0 : begin + 1);
}

/// A safetensors file with one tensor.
inline std::string data_file(const std::string& name, const std::string& dtype, const std::vector<std::int64_t>& shape,
                             std::span<const std::byte> bytes) {
  const std::string path = scratch() / (name + ".safetensors");
  EXPECT_TRUE(write_safetensors(path, {{"t", dtype, shape, bytes}}, {}).ok());
  return path;
}

inline std::string float_file(const std::string& name, const std::vector<std::int64_t>& shape,
                              const std::vector<float>& values) {
  return data_file(name, "F32", shape, std::as_bytes(std::span(values)));
}

inline std::string id_file(const std::string& name, const std::vector<std::int64_t>& shape,
                           const std::vector<std::int32_t>& values) {
  return data_file(name, "I32", shape, std::as_bytes(std::span(values)));
}

struct Answer {
  std::vector<std::int32_t> ids;
  std::vector<float> weights;
};

/// The library's own answer for a layer of the bundled model.
inline Answer library_answer(std::int32_t number, const std::string& tensor, bool is_hidden) {
  const auto model = open_model(kModel);
  EXPECT_TRUE(model.ok()) << model.status().message();
  const LayerRouter& layer = **model->layer(number);
  RouterConfig config;
  config.rule = layer.rule;
  config.bias = layer.bias;
  config.weight = layer.weight;
  const auto router = Router::make(config);
  EXPECT_TRUE(router.ok()) << router.status().message();
  const auto data = open_data(kTraffic + ":" + tensor);
  EXPECT_TRUE(data.ok()) << data.status().message();
  const Matrix input = *as_matrix(data->tensor);
  Answer a;
  a.ids.resize(static_cast<std::size_t>(input.n_row * layer.rule.n_used));
  a.weights.resize(a.ids.size());
  const RouteOutput out{a.ids, std::span<float>(a.weights)};
  EXPECT_TRUE((is_hidden ? router->route_hidden(input, out) : router->route(input, out)).ok());
  return a;
}

inline Answer written_answer(const std::string& path) {
  const auto ids = open_data(path + ":ids"), weights = open_data(path + ":weights");
  EXPECT_TRUE(ids.ok() && weights.ok()) << path;
  EXPECT_EQ(ids->tensor.dtype, "I32");
  EXPECT_EQ(weights->tensor.dtype, "F32");
  EXPECT_EQ(ids->tensor.shape, weights->tensor.shape);
  Answer a{*as_ids(ids->tensor), std::vector<float>(weights->tensor.data.size() / sizeof(float))};
  std::memcpy(a.weights.data(), weights->tensor.data.data(), weights->tensor.data.size());
  return a;
}

inline void expect_same_bits(const Answer& want, const Answer& got) {
  EXPECT_EQ(want.ids, got.ids);
  ASSERT_EQ(want.weights.size(), got.weights.size());
  EXPECT_EQ(std::memcmp(want.weights.data(), got.weights.data(), want.weights.size() * sizeof(float)), 0);
}

}  // namespace turnout
