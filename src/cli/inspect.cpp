// SPDX-License-Identifier: MIT
// turnout inspect: the rule of every routed layer, where each part came from, and the tensors behind it.
#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <memory>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/rule_text.hpp"
#include "turnout/model.hpp"

namespace turnout::cli {
namespace {

struct Options {
  std::string model, dialect = "reference";
  std::optional<std::int64_t> layer;
  bool json = false;
};

using Layers = std::vector<const LayerRouter*>;

/// "2-7, 9".
std::string layer_ranges(const Layers& layers) {
  std::string out;
  for (std::size_t i = 0; i < layers.size();) {
    std::size_t last = i;
    while (last + 1 < layers.size() && layers[last + 1]->layer == layers[last]->layer + 1) ++last;
    out += fmt::format("{}{}", out.empty() ? "" : ", ", layers[i]->layer);
    if (last > i) out += fmt::format("-{}", layers[last]->layer);
    i = last + 1;
  }
  return out;
}

/// The text with the layer's own number as N, so that "blk.2.x" and "blk.3.x" are the same source.
std::string without_number(const std::string& text, std::int32_t layer) {
  const std::string number = "." + std::to_string(layer) + ".";
  std::string out = text;
  for (std::size_t at = out.find(number); at != std::string::npos; at = out.find(number, at))
    out.replace(at, number.size(), ".N.");
  return out;
}

std::vector<Provenance> common_provenance(const LayerRouter& router) {
  std::vector<Provenance> out = router.provenance;
  for (Provenance& p : out) p.source = without_number(p.source, router.layer);
  return out;
}

bool alike(const LayerRouter& a, const LayerRouter& b) {
  const auto same = [](const Provenance& p, const Provenance& q) {
    return p.field == q.field && p.value == q.value && p.source == q.source;
  };
  return a.family == b.family && a.dialect == b.dialect && a.rule == b.rule && a.warnings == b.warnings &&
         std::ranges::equal(common_provenance(a), common_provenance(b), same);
}

std::vector<Layers> group(const Layers& layers) {
  std::vector<Layers> groups;
  for (const LayerRouter* layer : layers) {
    const auto found = std::ranges::find_if(groups, [&](const Layers& g) { return alike(*g.front(), *layer); });
    if (found == groups.end()) {
      groups.push_back({layer});
    } else {
      found->push_back(layer);
    }
  }
  return groups;
}

struct Statistics {
  float min = 0, max = 0;
  bool all_zero = true;
};

/// Of a vector that is not empty. NaN is left to Router::make, which refuses it.
Statistics statistics(const std::vector<float>& vector) {
  const auto [min, max] = std::ranges::minmax_element(vector);
  return {*min, *max, std::ranges::all_of(vector, [](float x) { return x == 0; })};
}

std::string vector_text(const std::vector<float>& vector) {
  if (vector.empty()) return "none";
  const Statistics s = statistics(vector);
  return s.all_zero ? "all zero" : fmt::format("{} to {}", s.min, s.max);
}

Json vector_json(const std::vector<float>& vector) {
  if (vector.empty()) return nullptr;
  const Statistics s = statistics(vector);
  return {{"n", vector.size()}, {"all_zero", s.all_zero}, {"min", json_float(s.min)}, {"max", json_float(s.max)}};
}

void print_tensors(const Layers& layers) {
  std::vector<std::vector<std::string>> rows = {{"layer", "router weight", "shape", "type", "bias", "values"}};
  for (const LayerRouter* layer : layers) {
    const bool has_weight = layer->weight.n_row > 0;
    rows.push_back({std::to_string(layer->layer), has_weight ? layer->weight_name : "none",
                    has_weight ? fmt::format("[{}, {}]", layer->weight.n_row, layer->weight.n_col) : "",
                    has_weight ? std::string(to_string(layer->weight.dtype)) : "",
                    layer->bias.empty() ? "none" : layer->bias_name,
                    layer->bias.empty() ? "" : vector_text(layer->bias)});
  }
  print(table(rows, {true, false, false, false, false, false}, "  "));
  for (const LayerRouter* layer : layers) {
    if (!layer->logit_bias.empty())
      print(fmt::format("  layer {}: logit bias {}\n", layer->layer, vector_text(layer->logit_bias)));
    if (!layer->expert_scale.empty())
      print(fmt::format("  layer {}: expert scale {}\n", layer->layer, vector_text(layer->expert_scale)));
  }
}

void print_text(const Model& model, const Layers& layers, const std::string& dialect) {
  std::string dialects;
  for (const std::string& name : model.dialects)
    dialects += fmt::format("{}{}{}", dialects.empty() ? "" : ", ", name, name == dialect ? " (shown)" : "");
  print(fmt::format("{}: {}, family {}, routed layers {}\n", printable(model.path), model.format, model.family,
                    layer_ranges(layers)));
  print(fmt::format("dialects: {}\n", dialects));
  for (const Layers& alike_layers : group(layers)) {
    const LayerRouter& first = *alike_layers.front();
    print(bold(fmt::format("\n{} {}: {}", alike_layers.size() == 1 ? "layer" : "layers", layer_ranges(alike_layers),
                           rule_name(first))));
    print("\n" + rule_in_words(first.rule, "  ") + "\n");
    const auto provenance = alike_layers.size() == 1 ? first.provenance : common_provenance(first);
    print(provenance_table(first.rule, provenance, "  ") + "\n");
    print_tensors(alike_layers);
    for (const std::string& warning : first.warnings) print(fmt::format("  warning: {}\n", warning));
  }
}

Json layer_json(const LayerRouter& layer) {
  Json out = {{"layer", layer.layer},
              {"family", layer.family},
              {"dialect", layer.dialect},
              {"rule", rule_to_json(layer.rule, true)},
              {"provenance", provenance_json(layer.provenance)},
              {"warnings", layer.warnings},
              {"weight", nullptr},
              {"bias", vector_json(layer.bias)},
              {"logit_bias", vector_json(layer.logit_bias)},
              {"expert_scale", vector_json(layer.expert_scale)}};
  if (layer.weight.n_row > 0) {
    out["weight"] = {{"name", layer.weight_name},
                     {"shape", {layer.weight.n_row, layer.weight.n_col}},
                     {"dtype", to_string(layer.weight.dtype)}};
  }
  if (!layer.bias.empty()) out["bias"]["name"] = layer.bias_name;
  return out;
}

int inspect(const Options& o) {
  ModelOptions options;
  options.dialect = o.dialect;
  const auto model = open_model(o.model, options);
  if (!model.ok()) return fail(model.status());
  Layers layers;
  if (o.layer) {
    const auto layer = model->layer(static_cast<std::int32_t>(*o.layer));
    if (!layer.ok()) return fail(layer.status());
    layers.push_back(*layer);
  } else {
    for (const LayerRouter& layer : model->layers) layers.push_back(&layer);
  }
  if (!o.json) {
    print_text(*model, layers, o.dialect);
    return kOk;
  }
  Json list = Json::array();
  for (const LayerRouter* layer : layers) list.push_back(layer_json(*layer));
  print_json({{"path", model->path},
              {"format", model->format},
              {"family", model->family},
              {"dialects", model->dialects},
              {"layers", std::move(list)}});
  return kOk;
}

}  // namespace

Action add_inspect(Arguments& args) {
  auto options = std::make_shared<Options>();
  Options& o = *options;
  args.required_text("MODEL", o.model, "",
                     "GGUF file, directory with config.json and safetensors, or a config.json alone");
  args.text("--dialect", o.dialect, "NAME", "whose variant of the family's rule (default: reference)");
  args.integer("--layer", o.layer, 0, std::numeric_limits<std::int32_t>::max(), "only this layer");
  args.flag("--json", o.json, "print JSON, a layer an entry");
  args.footer(
      "Layers with the same rule from the same sources are shown together; N stands for the layer's number.\n"
      "\n"
      "Examples:\n"
      "  turnout inspect model.gguf\n"
      "  turnout inspect hf_directory --dialect ggml --layer 2");
  return [options] { return inspect(*options); };
}

}  // namespace turnout::cli
