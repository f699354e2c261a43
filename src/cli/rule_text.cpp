// SPDX-License-Identifier: MIT
#include "cli/rule_text.hpp"

#include <fmt/format.h>

#include "cli/command.hpp"

namespace turnout::cli {
namespace {

std::string logits_in_words(const Rule& rule) {
  std::string out;
  const auto then = [&](const std::string& step) { out += (out.empty() ? "" : ", then ") + step; };
  if (rule.logit_scale) then(fmt::format("multiplied by {}", *rule.logit_scale));
  if (rule.logit_softcap) then(fmt::format("soft-capped: {0} * tanh(x / {0})", *rule.logit_softcap));
  if (rule.logit_clamp) then(fmt::format("clamped to -{0}..{0}", *rule.logit_clamp));
  return out;
}

std::string score_in_words(const Rule& rule) {
  std::string out;
  switch (rule.score) {
    case Score::softmax:
      out = "softmax of the logits over all experts";
      break;
    case Score::sigmoid:
      out = "sigmoid of the logit, 1 / (1 + e^-x)";
      break;
    case Score::sqrtsoftplus:
      out = "sqrt(ln(1 + e^x)) of the logit x";
      break;
    case Score::identity:
      out = "the logit itself";
      break;
    case Score::sparsemixer:
      return fmt::format(
          "sparsemixer: for each of the two picks, softmax over the experts within {} (relative) of the best",
          2 * rule.jitter_eps);
  }
  if (rule.score_dtype != DType::f32) out += fmt::format(", rounded to {}", to_string(rule.score_dtype));
  return out;
}

std::string choice_in_words(const Rule& rule) {
  std::string key = "score";
  if (rule.score == Score::sparsemixer || rule.select_by == SelectBy::logit) key = "logit";
  if (rule.select_by == SelectBy::sigmoid) key = "sigmoid of the logit";
  if (rule.select_bias) key += " + bias";
  return fmt::format("the {} of {} experts with the largest {} (equal: the lower number)", rule.n_used, rule.n_expert,
                     key);
}

std::string groups_in_words(const Rule& rule) {
  if (!rule.n_group) return "";
  const std::string group =
      rule.group_score == 1 ? "its best expert" : fmt::format("the sum of its {} best", rule.group_score);
  return fmt::format("only from the best {} of {} groups of {}; a group counts as {}; experts of other groups {}",
                     *rule.topk_group, *rule.n_group, rule.n_expert / *rule.n_group, group,
                     rule.excluded_value == ExcludedValue::zero ? "take part as if they had 0" : "are not candidates");
}

std::string weights_in_words(const Rule& rule) {
  std::string out = rule.select_bias ? "the score without the bias" : "the score";
  if (rule.score == Score::sparsemixer) out = "that softmax";
  if (rule.renormalize) {
    out += ", divided by the sum over the chosen";
    if (rule.eps_kind == EpsKind::clamp_min) {
      out += fmt::format(", which counts as at least {}", rule.renorm_eps);
    } else if (rule.renorm_eps != 0) {
      out += fmt::format(" + {}", rule.renorm_eps);
    }
  }
  if (rule.divisor != 1) out += fmt::format(", divided by {}", rule.divisor);
  if (rule.scale != 1 && rule.scale_where == ScaleWhere::weights) out += fmt::format(", times {}", rule.scale);
  return out;
}

std::string consumer_in_words(const Rule& rule) {
  std::string out;
  if (rule.scale_where == ScaleWhere::routed_sum)
    out = fmt::format("the consumer multiplies the experts' sum by {}; the weights do not have it", rule.scale);
  if (rule.apply_to == ApplyTo::input)
    out += std::string(out.empty() ? "" : "; ") + "the weight belongs to an expert's input, not its output";
  return out;
}

}  // namespace

std::string rule_in_words(const Rule& rule, std::string_view indent) {
  const std::pair<const char*, std::string> stages[] = {
      {"logits", logits_in_words(rule)},
      {"score", score_in_words(rule)},
      {"chosen", choice_in_words(rule)},
      {"groups", groups_in_words(rule)},
      {"weight", weights_in_words(rule)},
      {"after", consumer_in_words(rule)},
      {"NaN", rule.nan == NanOrder::first ? "stands first: a poisoned row shows itself as a NaN weight"
                                          : "stands last: any finite expert beats it"}};
  std::string out;
  for (const auto& [stage, words] : stages)
    if (!words.empty()) out += fmt::format("{}{:<8}  {}\n", indent, stage, words);
  return out;
}

std::string provenance_table(const Rule& rule, const std::vector<Provenance>& provenance, std::string_view indent) {
  const Json all = rule_to_json(rule, true), telling = rule_to_json(rule);
  std::vector<std::vector<std::string>> rows = {{"field", "value", "from"}};
  std::size_t n_hidden = 0;
  for (const Provenance& p : provenance) {
    const bool is_off = all.contains(p.field) && !telling.contains(p.field);
    if (is_off && p.source.starts_with("family default")) {
      ++n_hidden;
    } else {
      rows.push_back({p.field, p.value, p.source});
    }
  }
  std::string out = table(rows, {false, false, false}, indent);
  if (n_hidden > 0)
    out += fmt::format("{}{} more fields have no effect here, by the family's rule (--json lists all)\n", indent,
                       n_hidden);
  return out;
}

Json provenance_json(const std::vector<Provenance>& provenance) {
  Json list = Json::array();
  for (const Provenance& p : provenance) list.push_back({{"field", p.field}, {"value", p.value}, {"source", p.source}});
  return list;
}

std::string rule_name(const LayerRouter& router) {
  if (router.family.empty()) return "a rule of your own";
  return router.family + "@" + router.dialect;
}

}  // namespace turnout::cli
