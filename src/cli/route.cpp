// SPDX-License-Identifier: MIT
// turnout route: one layer's router over recorded logits or hidden states.
#include <fmt/format.h>

#include <limits>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/route_output.hpp"
#include "cli/rule_source.hpp"
#include "model/files.hpp"
#include "turnout/router.hpp"

namespace turnout::cli {
namespace {

struct Options {
  RuleOptions rule;
  std::string backend, logits, hidden, weight, given, output;
  std::optional<std::int64_t> n_real_tokens, rows;
  bool json = false;
};

constexpr const char* kFooter =
    "Data files are FILE.npy, FILE.safetensors with one tensor, or FILE.safetensors:TENSOR.\n"
    "\n"
    "Examples:\n"
    "  turnout route --model model.gguf --layer 2 --logits logits.npy\n"
    "  turnout route --model hf_directory --layer 2 --hidden traffic.safetensors:hidden -o routing.safetensors\n"
    "  turnout route --config config.json --bias bias.npy --logits logits.npy --json\n"
    "  turnout route --rule mixtral --n-expert 8 --n-used 2 --logits logits.npy\n"
    "  turnout route --spec rule.json --set nan=last --logits logits.npy --given experts.npy";

struct Input {
  DataFile file;
  Matrix matrix;
};

/// A matrix of `n_col` columns: judged before anything is allocated by its number of rows.
Result<Input> open_matrix(const char* option, const std::string& from, const char* col_name, std::int64_t n_col) {
  const auto file = open_data(from);
  if (!file.ok()) return Status{file.status().code(), fmt::format("{}: {}", option, file.status().message())};
  const auto matrix = as_matrix(file->tensor);
  if (!matrix.ok())
    return Status{matrix.status().code(), fmt::format("{} {}: {}", option, from, matrix.status().message())};
  if (n_col > 0 && matrix->n_col != n_col)
    return invalid(fmt::format("{} {}: has {} columns: must be {} = {}", option, from, matrix->n_col, col_name, n_col));
  return Input{*file, *matrix};
}

Result<std::vector<std::int32_t>> open_given(const std::string& from, std::int64_t n_token, std::int32_t n_used) {
  const auto file = open_data(from);
  if (!file.ok()) return Status{file.status().code(), "--given: " + file.status().message()};
  const auto& shape = file->tensor.shape;
  if (shape.size() != 2 || shape[0] != n_token || shape[1] != n_used)
    return invalid(fmt::format("--given {}: must have the shape [n_token, n_used] = [{}, {}]", from, n_token, n_used));
  auto ids = as_ids(file->tensor);
  if (!ids.ok()) return Status{ids.status().code(), fmt::format("--given {}: {}", from, ids.status().message())};
  return ids;
}

Status check_options(const Options& o) {
  if (o.logits.empty() == o.hidden.empty()) return invalid("--logits or --hidden: give exactly one");
  if (!o.weight.empty() && o.hidden.empty()) return invalid("--weight: only --hidden needs the router's weight");
  return {};
}

/// The router's weight for --hidden. `keep` holds the file behind it.
Result<Matrix> router_weight(const Options& o, const LayerRouter& router, std::optional<Input>& keep) {
  if (o.weight.empty()) {
    if (router.weight.n_row == 0)
      return invalid("--hidden: needs the router's weight: give --model or --weight FILE[:TENSOR]");
    return router.weight;
  }
  auto weight = open_matrix("--weight", o.weight, "n_hidden", 0);
  if (!weight.ok()) return weight.status();
  if (weight->matrix.n_row != router.rule.n_expert)
    return invalid(fmt::format("--weight {}: has {} rows: must be n_expert = {}", o.weight, weight->matrix.n_row,
                               router.rule.n_expert));
  keep.emplace(std::move(*weight));
  return keep->matrix;
}

Status call(const Router& router, const Options& o, const Matrix& input, const std::vector<std::int32_t>& given,
            Routing& routing) {
  const RouteOutput out{routing.ids, std::span<float>(routing.weights)};
  const RealTokens n_real(routing.n_real_tokens);
  if (o.given.empty()) {
    return o.hidden.empty() ? router.route(input, out, n_real) : router.route_hidden(input, out, n_real);
  }
  if (o.hidden.empty()) return router.replay(input, given, out, n_real);
  const std::int32_t n_expert = router.rule().n_expert;  // no backend replays from hidden states in one call
  std::vector<float> logits(static_cast<std::size_t>(input.n_row) * static_cast<std::size_t>(n_expert));
  Matrix real = input;
  real.n_row = routing.n_real_tokens;
  const auto n_real_logits = static_cast<std::size_t>(real.n_row) * static_cast<std::size_t>(n_expert);
  if (Status s = router.logits(real, std::span(logits).first(n_real_logits)); !s.ok()) return s;
  return router.replay(Matrix(logits.data(), input.n_row, n_expert), given, out, n_real);
}

void warn_about(const ChosenRule& chosen, const Options& o) {
  for (const std::string& warning : chosen.router.warnings) warn(warning);
  if (!chosen.router.logit_bias.empty() && !o.logits.empty() && o.rule.logit_bias.empty())
    warn("the model's logit bias is added to --logits; if they were recorded with it, give --logit-bias none");
}

int route(const Options& o) {
  if (Status s = check_options(o); !s.ok()) return fail(s);
  const auto backend = o.backend.empty() ? Result(&default_backend()) : usable_backend(o.backend);
  if (!backend.ok()) return fail(backend.status());
  const auto chosen = choose_rule(o.rule);
  if (!chosen.ok()) return fail(chosen.status());
  const LayerRouter& layer = chosen->router;

  RouterConfig config;
  config.rule = layer.rule;
  config.bias = layer.bias;
  config.logit_bias = layer.logit_bias;
  config.expert_scale = layer.expert_scale;
  std::optional<Input> weight_file;
  if (!o.hidden.empty()) {
    const auto weight = router_weight(o, layer, weight_file);
    if (!weight.ok()) return fail(weight.status());
    config.weight = *weight;
  }
  const auto router = Router::make(config, **backend);
  if (!router.ok()) return fail(router.status());

  const auto input = o.hidden.empty() ? open_matrix("--logits", o.logits, "n_expert", layer.rule.n_expert)
                                      : open_matrix("--hidden", o.hidden, "n_hidden", config.weight.n_col);
  if (!input.ok()) return fail(input.status());
  const std::int64_t n_token = input->matrix.n_row, n_used = layer.rule.n_used;
  if (o.n_real_tokens && *o.n_real_tokens > n_token)
    return fail(fmt::format("--n-real-tokens = {}: must be in 0..n_token = {}", *o.n_real_tokens, n_token));

  std::vector<std::int32_t> given;
  if (!o.given.empty()) {
    auto ids = open_given(o.given, n_token, layer.rule.n_used);
    if (!ids.ok()) return fail(ids.status());
    given = std::move(*ids);
  }
  Routing routing{&*chosen,
                  *backend,
                  (o.hidden.empty() ? "logits " : "hidden states ") + (o.hidden.empty() ? o.logits : o.hidden),
                  !o.given.empty(),
                  n_token,
                  o.n_real_tokens.value_or(n_token),
                  {},
                  {}};
  routing.ids.resize(static_cast<std::size_t>(n_token * n_used));
  routing.weights.resize(routing.ids.size());
  if (Status s = call(*router, o, input->matrix, given, routing); !s.ok()) return fail(s);

  if (!o.output.empty())
    if (Status s = write_routing(routing, o.output); !s.ok()) return fail(s);
  warn_about(*chosen, o);
  if (o.json) {
    print_routing_json(routing);
  } else {
    print_routing(routing, o.rows.value_or(10));
    if (!o.output.empty()) print(fmt::format("\nwritten: {} (ids I32, weights F32)\n", printable(o.output)));
  }
  return kOk;
}

}  // namespace

Action add_route(Arguments& args) {
  auto options = std::make_shared<Options>();
  Options& o = *options;
  constexpr std::int64_t kMost = std::numeric_limits<std::int64_t>::max();
  const char* data = "FILE[:TENSOR]";
  add_rule_options(args, o.rule);
  args.group("Input and output");
  args.text("--logits", o.logits, data, "router logits [n_token, n_expert]: f32, f16 or bf16");
  args.text("--hidden", o.hidden, data, "instead of --logits: hidden states [n_token, n_hidden]");
  args.text("--weight", o.weight, data, "router weight [n_expert, n_hidden] for --hidden, in place of the model's");
  args.text("--given", o.given, data, "compute the weights of these experts [n_token, n_used] instead of choosing");
  args.integer("--n-real-tokens", o.n_real_tokens, 0, kMost, "rows from here on are padding and are not read");
  args.integer("--rows", o.rows, 0, kMost, "rows of the printed table (default 10)");
  args.text("--backend", o.backend, "NAME", "see 'turnout backends' (default: the best that can run here)");
  args.text("-o,--output", o.output, "FILE", "write ids and weights as safetensors, with the rule in the metadata");
  args.flag("--json", o.json, "print everything as JSON instead of the table");
  args.footer(kFooter);
  return [options] { return route(*options); };
}

}  // namespace turnout::cli
