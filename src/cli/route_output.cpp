// SPDX-License-Identifier: MIT
#include "cli/route_output.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <map>
#include <numeric>
#include <span>

#include "cli/command.hpp"
#include "cli/rule_text.hpp"
#include "model/files.hpp"

namespace turnout::cli {
namespace {

constexpr std::int64_t kMaxSlots = 8;         // of a row in the table
constexpr std::size_t kMaxListedExperts = 4;  // busiest, idlest

std::size_t at(const Routing& r, std::int64_t token, std::int64_t slot) {
  return static_cast<std::size_t>(token * r.chosen->router.rule.n_used + slot);
}

std::string row_of(const Routing& r, std::int64_t token) {
  const std::int64_t n_used = r.chosen->router.rule.n_used;
  std::string line = fmt::format("{:>8}", token);
  if (r.ids[at(r, token, 0)] == -1) return line + "  padding\n";
  for (std::int64_t slot = 0; slot < std::min(n_used, kMaxSlots); ++slot)
    line += fmt::format("  {:>4} {:<13}", r.ids[at(r, token, slot)], r.weights[at(r, token, slot)]);
  line.erase(line.find_last_not_of(' ') + 1);
  if (n_used > kMaxSlots) line += fmt::format("  and {} more", n_used - kMaxSlots);
  return line + "\n";
}

/// "expert 5: 901 (5.5 %), expert 9: ..."
std::string list_experts(const std::vector<std::int64_t>& load, std::span<const std::int32_t> experts,
                         std::int64_t n_slot) {
  std::string out;
  for (const std::int32_t expert : experts) {
    const std::int64_t n = load[static_cast<std::size_t>(expert)];
    const double percent = 100.0 * static_cast<double>(n) / static_cast<double>(n_slot);
    out += fmt::format("{}expert {}: {} ({:.1f} %)", out.empty() ? "" : ", ", expert, n, percent);
  }
  return out;
}

void print_load(const Routing& r) {
  const auto load = load_of(r.ids, r.chosen->router.rule.n_expert);
  const std::int64_t n_slot = std::accumulate(load.begin(), load.end(), std::int64_t{0});
  if (n_slot == 0) return;
  std::vector<std::int32_t> order(load.size());
  std::iota(order.begin(), order.end(), 0);
  std::ranges::stable_sort(order, [&](std::int32_t a, std::int32_t b) {
    return load[static_cast<std::size_t>(a)] > load[static_cast<std::size_t>(b)];
  });
  const std::size_t n_listed = std::min(kMaxListedExperts, order.size());
  const auto n_idle = std::ranges::count(load, 0);
  print(fmt::format("\nload per expert: {} choices of {} experts, {:.1f} each if even; {} experts got none\n", n_slot,
                    load.size(), static_cast<double>(n_slot) / static_cast<double>(load.size()), n_idle));
  print(fmt::format("  most   {}\n", list_experts(load, std::span(order).first(n_listed), n_slot)));
  print(fmt::format("  least  {}\n", list_experts(load, std::span(order).last(n_listed), n_slot)));
}

}  // namespace

std::vector<std::int64_t> load_of(const std::vector<std::int32_t>& ids, std::int32_t n_expert) {
  std::vector<std::int64_t> load(static_cast<std::size_t>(n_expert));
  for (const std::int32_t id : ids)
    if (id >= 0) ++load[static_cast<std::size_t>(id)];
  return load;
}

void print_routing(const Routing& r, std::int64_t max_rows) {
  const LayerRouter& router = r.chosen->router;
  print(fmt::format("rule     {} from {}\n", rule_name(router), printable(r.chosen->source)));
  print(rule_in_words(router.rule, "  "));
  print(fmt::format("input    {}{}\n", printable(r.input), r.replayed ? ", experts given" : ""));
  print(fmt::format("backend  {}\n\n", r.backend->name));
  print("   token  expert and weight, in the order of choice\n");
  for (std::int64_t token = 0; token < std::min(max_rows, r.n_token); ++token) print(row_of(r, token));
  if (r.n_token > max_rows) print(fmt::format("     ...  {} of {} tokens shown (--rows)\n", max_rows, r.n_token));
  std::int64_t n_poisoned = 0;
  for (std::int64_t token = 0; token < r.n_token; ++token) {
    const auto row = std::span(r.weights).subspan(at(r, token, 0), static_cast<std::size_t>(router.rule.n_used));
    n_poisoned += std::ranges::any_of(row, [](float w) { return std::isnan(w); });
  }
  if (n_poisoned > 0) print(fmt::format("\n{} of {} tokens have a NaN weight\n", n_poisoned, r.n_token));
  print_load(r);
}

void print_routing_json(const Routing& r) {
  const LayerRouter& router = r.chosen->router;
  Json experts = Json::array(), weights = Json::array(), bits = Json::array();
  for (std::int64_t token = 0; token < r.n_token; ++token) {
    Json row_experts = Json::array(), row_weights = Json::array(), row_bits = Json::array();
    for (std::int64_t slot = 0; slot < router.rule.n_used; ++slot) {
      const float weight = r.weights[at(r, token, slot)];
      row_experts.push_back(r.ids[at(r, token, slot)]);
      row_weights.push_back(json_float(weight));
      row_bits.push_back(fmt::format("{:08x}", std::bit_cast<std::uint32_t>(weight)));
    }
    experts.push_back(std::move(row_experts));
    weights.push_back(std::move(row_weights));
    bits.push_back(std::move(row_bits));
  }
  Json out = {{"turnout", TURNOUT_VERSION},
              {"backend", r.backend->name},
              {"source", r.chosen->source},
              {"input", r.input},
              {"replayed", r.replayed},
              {"rule", rule_to_json(router.rule, true)},
              {"provenance", provenance_json(router.provenance)},
              {"warnings", router.warnings},
              {"n_token", r.n_token},
              {"n_real_tokens", r.n_real_tokens},
              {"load", load_of(r.ids, router.rule.n_expert)},
              {"experts", std::move(experts)},
              {"weights", std::move(weights)},
              {"weights_hex", std::move(bits)}};
  if (!router.family.empty()) {
    out["family"] = router.family;
    out["dialect"] = router.dialect;
  }
  print_json(out);
}

Status write_routing(const Routing& r, const std::string& path) {
  const LayerRouter& router = r.chosen->router;
  const std::vector<std::int64_t> shape = {r.n_token, router.rule.n_used};
  const std::vector<Tensor> tensors = {{"ids", "I32", shape, std::as_bytes(std::span(r.ids))},
                                       {"weights", "F32", shape, std::as_bytes(std::span(r.weights))}};
  std::map<std::string, std::string> metadata = {{"rule", rule_to_json(router.rule, true).dump()},
                                                 {"backend", std::string(r.backend->name)},
                                                 {"turnout", TURNOUT_VERSION}};
  if (!router.family.empty()) {
    metadata["family"] = router.family;
    metadata["dialect"] = router.dialect;
  }
  return write_safetensors(path, tensors, metadata);
}

}  // namespace turnout::cli
