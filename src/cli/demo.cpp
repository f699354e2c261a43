// SPDX-License-Identifier: MIT
// turnout demo: the bundled model's real traffic through the library, beside PyTorch's own answers.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <limits>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/load_chart.hpp"
#include "cli/route_output.hpp"
#include "cli/rule_text.hpp"
#include "model/files.hpp"
#include "turnout/model.hpp"
#include "turnout/router.hpp"

namespace turnout::cli {
namespace {

// PyTorch adds and multiplies in another order than the contract; these are the bounds of data/README.md.
constexpr std::int64_t kMaxUlp = 5;
constexpr std::int64_t kMaxUlpHidden = 128;
constexpr std::int64_t kBarHeight = 4;
constexpr std::size_t kChartsPerLine = 2;

struct Options {
  std::string data = TURNOUT_DEMO_DATA;
  std::string backend;
  bool ascii = false;
};

/// PyTorch's record of one layer.
struct Recorded {
  Matrix logits, hidden;
  std::vector<std::int32_t> experts;
  Tensor weights;

  float weight(std::size_t slot) const {
    float value;
    std::memcpy(&value, weights.data.data() + slot * sizeof value, sizeof value);
    return value;
  }
};

struct Answer {
  std::vector<std::int32_t> ids;
  std::vector<float> weights;
};

struct Agreement {
  std::int64_t n_token = 0, same = 0, max_ulp = 0;
  bool within(std::int64_t bound) const { return same == n_token && max_ulp <= bound; }
};

struct LayerResult {
  std::int32_t layer = 0;
  Agreement from_logits, from_hidden;
  std::int64_t n_changed = 0;  ///< tokens for which the bias chose other experts
  std::vector<std::int64_t> load;
};

/// Floats between a and b, counted in f32 steps.
std::int64_t ulp_distance(float a, float b) {
  const auto place = [](float x) {
    const auto bits = std::bit_cast<std::int32_t>(x);
    return bits >= 0 ? std::int64_t{bits} : std::int64_t{std::numeric_limits<std::int32_t>::min()} - bits;
  };
  const std::int64_t distance = place(a) - place(b);
  return distance < 0 ? -distance : distance;
}

Result<Recorded> read_layer(const SafeTensors& traffic, std::int32_t layer) {
  const Tensor* found[4];
  const char* names[] = {"router_logits", "hidden", "experts", "weights"};
  for (std::size_t i = 0; i < 4; ++i) {
    const std::string name = fmt::format("traffic.layer{}.{}", layer, names[i]);
    const auto at = traffic.tensors.find(name);
    if (at == traffic.tensors.end())
      return Status{Code::bad_file, fmt::format("{}: has no tensor {}", traffic.file.path(), name)};
    found[i] = &at->second;
  }
  const auto logits = as_matrix(*found[0]);
  const auto hidden = as_matrix(*found[1]);
  auto experts = as_ids(*found[2]);
  for (const Status& status : {logits.status(), hidden.status(), experts.status()})
    if (!status.ok()) return Status{status.code(), fmt::format("{}: {}", traffic.file.path(), status.message())};
  return Recorded{*logits, *hidden, std::move(*experts), *found[3]};
}

Status check_shapes(const Recorded& r, const Rule& rule, std::int32_t layer) {
  const auto n_slot = static_cast<std::size_t>(r.logits.n_row) * static_cast<std::size_t>(rule.n_used);
  if (r.logits.n_col == rule.n_expert && r.experts.size() == n_slot && r.weights.dtype == "F32" &&
      r.weights.data.size() == n_slot * sizeof(float) && r.hidden.n_row <= r.logits.n_row)
    return {};
  return {Code::bad_file, fmt::format("the recorded traffic of layer {} does not fit the model: {} experts, {} used",
                                      layer, rule.n_expert, rule.n_used)};
}

Result<Answer> answer(const Router& router, const Matrix& input, bool is_hidden) {
  Answer out;
  out.ids.resize(static_cast<std::size_t>(input.n_row) * static_cast<std::size_t>(router.rule().n_used));
  out.weights.resize(out.ids.size());
  const RouteOutput where{out.ids, std::span<float>(out.weights)};
  const Status status = is_hidden ? router.route_hidden(input, where) : router.route(input, where);
  if (!status.ok()) return status;
  return out;
}

Agreement compare(const Answer& got, const Recorded& want, std::int64_t n_token, std::int32_t n_used) {
  Agreement out{n_token, 0, 0};
  for (std::int64_t token = 0; token < n_token; ++token) {
    bool same = true;
    for (std::int32_t slot = 0; slot < n_used; ++slot) {
      const auto at = static_cast<std::size_t>(token * n_used + slot);
      same = same && got.ids[at] == want.experts[at];
      out.max_ulp = std::max(out.max_ulp, ulp_distance(got.weights[at], want.weight(at)));
    }
    out.same += same;
  }
  return out;
}

/// Tokens whose experts, as a set, are not the same in both.
std::int64_t count_changed(const Answer& a, const Answer& b, std::int32_t n_used) {
  std::int64_t changed = 0;
  const auto set_at = [&](const Answer& answer, std::size_t at) {
    std::vector<std::int32_t> set(answer.ids.begin() + static_cast<std::ptrdiff_t>(at),
                                  answer.ids.begin() + static_cast<std::ptrdiff_t>(at) + n_used);
    std::ranges::sort(set);
    return set;
  };
  for (std::size_t at = 0; at < a.ids.size(); at += static_cast<std::size_t>(n_used))
    changed += set_at(a, at) != set_at(b, at);
  return changed;
}

Result<LayerResult> run_layer(const LayerRouter& layer, const SafeTensors& traffic, const Backend& backend) {
  const auto recorded = read_layer(traffic, layer.layer);
  if (!recorded.ok()) return recorded.status();
  if (Status s = check_shapes(*recorded, layer.rule, layer.layer); !s.ok()) return s;

  RouterConfig config;
  config.rule = layer.rule;
  config.bias = layer.bias;
  config.logit_bias = layer.logit_bias;
  config.expert_scale = layer.expert_scale;
  config.weight = layer.weight;
  const auto router = Router::make(config, backend);
  if (!router.ok()) return router.status();
  const std::vector<float> zero(layer.bias.size(), 0.0f);
  config.bias = zero;
  const auto unbiased = Router::make(config, backend);
  if (!unbiased.ok()) return unbiased.status();

  const auto from_logits = answer(*router, recorded->logits, false);
  const auto without_bias = answer(*unbiased, recorded->logits, false);
  const auto from_hidden = answer(*router, recorded->hidden, true);
  for (const Status& status : {from_logits.status(), without_bias.status(), from_hidden.status()})
    if (!status.ok()) return status;
  const std::int32_t n_used = layer.rule.n_used;
  return LayerResult{layer.layer, compare(*from_logits, *recorded, recorded->logits.n_row, n_used),
                     compare(*from_hidden, *recorded, recorded->hidden.n_row, n_used),
                     count_changed(*from_logits, *without_bias, n_used),
                     load_of(from_logits->ids, layer.rule.n_expert)};
}

void print_opening(const Model& model, const Backend& backend, std::int64_t n_token) {
  const LayerRouter& first = model.layers.front();
  print(bold("Turnout demo: which experts does each token go to?") + "\n\n");
  print(fmt::format(
      "A small language model, trained for this project, has {0} mixture-of-experts layers (layers {1} to {2}).\n"
      "In each of them a router scores {3} experts for every token and sends the token to {4} of them.\n"
      "PyTorch ran the model on {5} tokens of real text and recorded the router's scores (logits) and its\n"
      "choices. Turnout now makes the same choices again, with the rule that it reads from the model file:\n\n",
      model.layers.size(), first.layer, model.layers.back().layer, first.rule.n_expert, first.rule.n_used, n_token));
  print(rule_in_words(first.rule, "  "));
  print(fmt::format("  ({} from router-f32.gguf, computed by the backend '{}')\n\n", rule_name(first), backend.name));
}

void print_results(const std::vector<LayerResult>& results) {
  std::vector<std::vector<std::string>> rows = {
      {"", "from the recorded logits", "", "from hidden states", "", "the bias changed"},
      {"layer", "same experts, same order", "weights", "same experts, same order", "weights", "the experts of"}};
  for (const LayerResult& r : results) {
    const auto same = [](const Agreement& a) { return fmt::format("{} of {} tokens", a.same, a.n_token); };
    const double percent = 100.0 * static_cast<double>(r.n_changed) /
                           static_cast<double>(std::max<std::int64_t>(1, r.from_logits.n_token));
    rows.push_back({std::to_string(r.layer), same(r.from_logits), fmt::format("{} ulp", r.from_logits.max_ulp),
                    same(r.from_hidden), fmt::format("{} ulp", r.from_hidden.max_ulp),
                    fmt::format("{:.1f} % of tokens", percent)});
  }
  print(table(rows, {true, false, true, false, true, true}));
  print(fmt::format(
      "\n'weights' is the largest distance from PyTorch's, in steps of the last bit (ulp): PyTorch rounds and adds in\n"
      "another order. At most {} are fine from logits, {} from hidden states, where 256 products are added up first.\n"
      "The bias is a number per expert, learned in training, that is added for the choice alone: it spreads the "
      "load.\n\n",
      kMaxUlp, kMaxUlpHidden));
}

void print_load(const std::vector<LayerResult>& results, std::int32_t n_used, bool utf8) {
  const LayerResult& first = results.front();
  const double even = static_cast<double>(first.from_logits.n_token) * n_used / static_cast<double>(first.load.size());
  print(fmt::format(
      "Load: a bar is an expert, from 0 on the left to {}; its height is the tokens it got (even: {:.0f} each).\n",
      first.load.size() - 1, even));
  for (std::size_t begin = 0; begin < results.size(); begin += kChartsPerLine) {
    const std::size_t end = std::min(results.size(), begin + kChartsPerLine);
    std::string title;
    std::vector<std::string> lines(static_cast<std::size_t>(kBarHeight));
    for (std::size_t i = begin; i < end; ++i) {
      const LayerResult& r = results[i];
      const auto [least, most] = std::ranges::minmax_element(r.load);
      title +=
          fmt::format("  {:<{}}", fmt::format("layer {}: {} to {} tokens", r.layer, *least, *most), r.load.size() + 2);
      const auto bars = load_bars(r.load, kBarHeight, utf8);
      for (std::size_t line = 0; line < lines.size(); ++line) lines[line] += "  " + bars[line] + "  ";
    }
    print("\n" + title.substr(0, title.find_last_not_of(' ') + 1) + "\n");
    for (const std::string& line : lines) print(line.substr(0, line.find_last_not_of(' ') + 1) + "\n");
  }
}

int print_verdict(const std::vector<LayerResult>& results) {
  std::int64_t n_row = 0, n_hidden = 0;
  bool all = true;
  for (const LayerResult& r : results) {
    n_row += r.from_logits.n_token;
    n_hidden += r.from_hidden.n_token;
    all = all && r.from_logits.within(kMaxUlp) && r.from_hidden.within(kMaxUlpHidden);
  }
  if (all) {
    print("\n" +
          green(fmt::format("All {} rows from logits and {} rows from hidden states agree with PyTorch.", n_row,
                            n_hidden)) +
          "\n");
    return kOk;
  }
  print("\n" + red("Something disagrees with PyTorch: see the table above.") + "\n");
  return kCheckFailed;
}

int demo(const Options& o) {
  const auto backend = o.backend.empty() ? Result(&default_backend()) : usable_backend(o.backend);
  if (!backend.ok()) return fail(backend.status());
  const std::string folder = o.data + "/tiny-lfm2moe";
  const auto model = open_model(folder + "/router-f32.gguf");
  if (!model.ok()) return fail(model.status().message() + " (the demo's data: --data DIR)");
  const auto traffic = SafeTensors::open(folder + "/traffic.safetensors");
  if (!traffic.ok()) return fail(traffic.status().message() + " (the demo's data: --data DIR)");
  if (model->layers.empty()) return fail(model->path + ": has no routed layer");

  std::vector<LayerResult> results;
  for (const LayerRouter& layer : model->layers) {
    auto result = run_layer(layer, *traffic, **backend);
    if (!result.ok()) return fail(fmt::format("layer {}: {}", layer.layer, result.status().message()));
    results.push_back(std::move(*result));
  }
  print_opening(*model, **backend, results.front().from_logits.n_token);
  print_results(results);
  print_load(results, model->layers.front().rule.n_used, !o.ascii && output_is_utf8());
  return print_verdict(results);
}

}  // namespace

Action add_demo(Arguments& args) {
  auto options = std::make_shared<Options>();
  Options& o = *options;
  args.text("--data", o.data, "DIR", "the bundled data (default: the data folder that this program was built beside)");
  args.text("--backend", o.backend, "NAME", "see 'turnout backends' (default: the best that can run here)");
  args.flag("--ascii", o.ascii, "draw the bars without Unicode");
  args.footer("Exits with 1 if anything disagrees with PyTorch.\n\nExample:\n  turnout demo");
  return [options] { return demo(*options); };
}

}  // namespace turnout::cli
