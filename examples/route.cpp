// SPDX-License-Identifier: MIT
// The smallest use of the library: two tokens, four experts, the best two of each. README.md shows the middle part.
#include <cstdint>
#include <cstdio>
#include <span>
#include <string>
#include <turnout/turnout.hpp>
#include <vector>

static int fail(const std::string& message) {
  std::fprintf(stderr, "%s\n", message.c_str());
  return 1;
}

int main() {
  const std::vector<float> logits = {0.1f, 2.0f, -1.0f, 2.0f, 1.0f, 0.0f, 3.0f, -2.0f};
  const std::int64_t n_token = 2;

  // README: begin
  turnout::Rule rule;  // or read it from a model's files: turnout::open_model("model.gguf")
  rule.n_expert = 4;
  rule.n_used = 2;
  rule.score = turnout::Score::softmax;
  rule.renormalize = true;

  auto router = turnout::Router::make({.rule = rule});       // everything is checked here
  if (!router.ok()) return fail(router.status().message());  // "n_used = 5: at most n_expert = 4"

  std::vector<std::int32_t> ids(n_token * 2);
  std::vector<float> weights(n_token * 2);
  auto status = router->route({logits.data(), n_token, 4}, {ids, std::span(weights)});
  if (!status.ok()) return fail(status.message());  // shapes only, never the values in a row
  // README: end

  for (std::int64_t token = 0; token < n_token; ++token)
    for (std::int64_t slot = 0; slot < 2; ++slot)
      std::printf("token %d: expert %d, weight %.9g\n", static_cast<int>(token), ids[token * 2 + slot],
                  weights[token * 2 + slot]);
}
