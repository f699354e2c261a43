// SPDX-License-Identifier: MIT
#include "cli/rule_source.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>
#include <limits>
#include <system_error>

#include "cli/arguments.hpp"
#include "cli/command.hpp"
#include "cli/rule_text.hpp"
#include "model/files.hpp"
#include "model/json.hpp"
#include "model/text.hpp"

namespace turnout::cli {
namespace {

/// The options that may not stand beside the chosen source. An option without effect would mislead.
Status check_options(const RuleOptions& o) {
  const std::string* sources[] = {&o.model, &o.config, &o.rule, &o.spec};
  const auto n_source = std::ranges::count_if(sources, [](const std::string* s) { return !s->empty(); });
  if (n_source != 1) {
    return invalid(fmt::format("{} of --model, --config, --rule and --spec: give exactly one",
                               n_source == 0 ? "none" : "more than one"));
  }
  if (o.layer && o.model.empty() && o.config.empty()) return invalid("--layer: needs --model or --config");
  if (o.rule.empty() && (o.n_expert || o.n_used))
    return invalid("--n-expert and --n-used belong to --rule; elsewhere use --set n_used=K");
  if (!o.rule.empty() && !(o.n_expert && o.n_used)) return invalid("--rule: needs --n-expert and --n-used");
  if (!o.spec.empty() && !o.dialect.empty())
    return invalid("--dialect: a --spec file is a whole rule and has no dialects");
  const std::size_t at = o.rule.find('@');
  if (at != std::string::npos && !o.dialect.empty() && o.rule.substr(at + 1) != o.dialect)
    return invalid(fmt::format("--dialect {}: --rule {} names another one", o.dialect, o.rule));
  return {};
}

Result<ModelOptions> model_options(const RuleOptions& o) {
  ModelOptions options;
  if (!o.dialect.empty()) options.dialect = o.dialect;
  if (!o.nan.empty()) {
    NanOrder nan{};
    if (!parse(o.nan, nan)) return invalid(fmt::format("--nan {}: must be first or last", o.nan));
    options.nan = nan;
  }
  return options;
}

/// A config's layers mostly share one rule, so that naming one would be noise; a model's differ in bias and weight.
Result<const LayerRouter*> pick_layer(const Model& model, const RuleOptions& o) {
  if (o.layer) return model.layer(static_cast<std::int32_t>(*o.layer));
  if (model.layers.empty()) return Status{Code::bad_file, model.path + ": has no routed layer"};
  const LayerRouter& first = model.layers.front();
  const bool same =
      std::ranges::all_of(model.layers, [&](const LayerRouter& layer) { return layer.rule == first.rule; });
  if (model.layers.size() == 1 || (!o.config.empty() && same)) return &first;
  std::vector<std::string> numbers;
  for (const LayerRouter& layer : model.layers) numbers.push_back(std::to_string(layer.layer));
  return invalid(fmt::format("--layer is absent: {} has the routed layers {}", model.path, join_names(numbers, 99)));
}

Result<ChosenRule> from_model(const RuleOptions& o, const ModelOptions& options) {
  std::string path = o.model.empty() ? o.config : o.model;
  std::error_code ignored;
  if (!o.config.empty() && std::filesystem::is_directory(path, ignored)) path += "/config.json";
  auto model = open_model(path, options);
  if (!model.ok()) return model.status();
  const auto layer = pick_layer(*model, o);
  if (!layer.ok()) return layer.status();
  return ChosenRule{**layer, fmt::format("{}, layer {}", path, (*layer)->layer), model->files};
}

Result<ChosenRule> from_family(const RuleOptions& o, const ModelOptions& options) {
  auto router =
      family_rule(o.rule, static_cast<std::int32_t>(*o.n_expert), static_cast<std::int32_t>(*o.n_used), options);
  if (!router.ok()) return router.status();
  return ChosenRule{std::move(*router), "the table of families", nullptr};
}

Result<ChosenRule> from_spec(const RuleOptions& o, const ModelOptions& options) {
  const auto file = MappedFile::open(o.spec);
  if (!file.ok()) return file.status();
  const auto bytes = file->bytes();
  const auto json = parse_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, o.spec);
  if (!json.ok()) return json.status();
  const auto rule = rule_from_json(*json);
  if (!rule.ok()) return Status{rule.status().code(), o.spec + ": " + rule.status().message()};
  ChosenRule chosen{{}, o.spec, nullptr};
  chosen.router.rule = *rule;
  if (options.nan) chosen.router.rule.nan = *options.nan;
  for (const auto& [field, value] : json->items())
    if (!value.is_null()) chosen.router.provenance.push_back({field, value.dump(), o.spec});
  return chosen;
}

void note(LayerRouter& router, const std::string& field, const std::string& value, const std::string& source) {
  std::erase_if(router.provenance, [&](const Provenance& p) { return p.field == field; });
  router.provenance.push_back({field, value, source});
}

/// --set: the rule as JSON, one field replaced, read back. So every field is reachable and checked in one place.
Status apply_set(const std::vector<std::string>& settings, LayerRouter& router) {
  if (settings.empty()) return {};
  Json spec = rule_to_json(router.rule, true);
  for (const std::string& setting : settings) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos || equals == 0 || equals + 1 == setting.size())
      return invalid(fmt::format("--set {}: must be FIELD=VALUE", quote(setting)));
    const std::string field = setting.substr(0, equals), text = setting.substr(equals + 1);
    if (!is_utf8(setting)) return invalid(fmt::format("--set {}: must be UTF-8", quote(setting)));
    const auto value = parse_json(text, "--set");
    spec[field] = value.ok() ? *value : Json(text);  // names need no quotes: score=sigmoid
    note(router, field, text, "--set");
  }
  const auto rule = rule_from_json(spec);
  if (!rule.ok()) return invalid("--set: " + rule.status().message());
  router.rule = *rule;
  if (!router.rule.select_bias) router.bias.clear();
  return {};
}

/// A vector from a file in place of the model's own; "none" takes it away.
Status replace_vector(const char* field, const std::string& from, std::vector<float>& vector, LayerRouter& router) {
  if (from.empty()) return {};
  vector.clear();
  if (from == "none") {
    note(router, field, "none", "command line");
    return {};
  }
  const auto data = open_data(from);
  if (!data.ok()) return data.status();
  auto floats = as_floats(data->tensor);
  if (!floats.ok()) return Status{floats.status().code(), from + ": " + floats.status().message()};
  if (static_cast<std::int64_t>(floats->size()) != router.rule.n_expert)
    return invalid(fmt::format("{}: has {} values: must be n_expert = {}", from, floats->size(), router.rule.n_expert));
  vector = std::move(*floats);
  note(router, field, fmt::format("{} values", vector.size()), from);
  return {};
}

}  // namespace

void add_rule_options(Arguments& args, RuleOptions& o) {
  constexpr std::int64_t kMost = std::numeric_limits<std::int32_t>::max();
  args.group("The rule (exactly one of --model, --config, --rule, --spec)");
  args.text("--model", o.model, "FILE|DIR", "GGUF file, or directory with config.json and safetensors");
  args.text("--config", o.config, "FILE", "a model's config.json alone; its bias comes from --bias");
  args.text("--rule", o.rule, "NAME[@DIALECT]", "a family, see 'turnout rules'; needs --n-expert and --n-used");
  args.text("--spec", o.spec, "FILE", "a whole rule as JSON, as in \"spec\" of data/vectors");
  args.group("More about the rule");
  args.integer("--layer", o.layer, 0, kMost, "layer number in the model, counted from 0 with dense layers");
  args.integer("--n-expert", o.n_expert, 1, kMaxExpert, "experts, for --rule");
  args.integer("--n-used", o.n_used, 1, kMaxExpert, "experts chosen for a token, for --rule");
  args.text("--dialect", o.dialect, "NAME", "whose variant of the family's rule (default: reference)");
  args.repeated("--set", o.set, "FIELD=VALUE",
                "change one field of the rule, e.g. n_used=2 (repeat for more; null: its default)");
  args.text("--nan", o.nan, "first|last", "where NaN stands: first or last");
  const char* data = "FILE[:TENSOR]";
  args.text("--bias", o.bias, data, "selection bias [n_expert] in place of the model's");
  args.text("--logit-bias", o.logit_bias, data, "added to the logits, in place of the model's; none: without");
  args.text("--expert-scale", o.expert_scale, data,
            "scale of each expert's weight, in place of the model's; none: without");
}

Result<ChosenRule> choose_rule(const RuleOptions& o) {
  if (Status s = check_options(o); !s.ok()) return s;
  const auto options = model_options(o);
  if (!options.ok()) return options.status();
  auto chosen = !o.rule.empty()   ? from_family(o, *options)
                : !o.spec.empty() ? from_spec(o, *options)
                                  : from_model(o, *options);
  if (!chosen.ok()) return chosen;
  LayerRouter& router = chosen->router;
  if (Status s = apply_set(o.set, router); !s.ok()) return s;
  if (Status s = validate(router.rule); !s.ok()) return s;
  if (Status s = replace_vector("bias", o.bias, router.bias, router); !s.ok()) return s;
  if (Status s = replace_vector("logit_bias", o.logit_bias, router.logit_bias, router); !s.ok()) return s;
  if (Status s = replace_vector("expert_scale", o.expert_scale, router.expert_scale, router); !s.ok()) return s;
  if (router.rule.select_bias && router.bias.empty())
    return invalid(
        "bias is absent: the rule adds one to the key; give --bias FILE[:TENSOR], or --set select_bias=false");
  if (!router.rule.select_bias && !router.bias.empty())
    return invalid("--bias: the rule adds no bias to the key; --set select_bias=true makes it do so");
  return chosen;
}

}  // namespace turnout::cli
