// SPDX-License-Identifier: MIT
// Writes routing cases as plain words, as the kernels of shaders/ take them, with their right answers: for runners that
// are not C++ (tests/wgsl, the web page). All words are little-endian uint32.
//
//   export_rows OUT vectors FILE...      every answered case of turnout-routing-2 files, with the files' answers
//   export_rows OUT hostile ROWS SEED    ROWS or more hostile rows (check/hostile.hpp), with the reference's answers
//   export_rows OUT functions SEED       blocks of sigmoid, sqrtsoftplus and tanh, with the reference's answers
//   OUT: a file, or - for standard output
//
// A record: magic, words in the whole record, flags (1: for entry moe_route too; 2: replay), then the lengths in words
// of tables, logits, given, ids and weights, and of the name in bytes; Params (64 words, but for G, the number of
// groups, which is 1); tables, logits, given, ids, weights, name (padded with zeros).
// A block of a function: magic, function (0 sigmoid, 1 sqrtsoftplus, 2 tanh), first bits, length, answers.
#include <bit>
#include <cstdio>
#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

#include "check/batch.hpp"
#include "check/floats.hpp"
#include "check/hostile.hpp"
#include "check/hostile_random.hpp"
#include "check/routing_file.hpp"
#include "model/files.hpp"
#include "reference/numerics.hpp"
#include "turnout/model.hpp"
#include "vulkan/params.hpp"

namespace turnout {
namespace {

static_assert(std::endian::native == std::endian::little);

constexpr std::uint32_t kMagic = 0x31575254;         // TRW1
constexpr std::uint32_t kMagicOfBlock = 0x31465254;  // TRF1
constexpr std::uint32_t kForMoeRoute = 1, kReplay = 2;
constexpr std::uint32_t kGapNan = 0x7fa5a5a5;
constexpr std::int32_t kMaxUsed = 64;  // of the kernels; hostile cases are cut to it

using Words = std::vector<std::uint32_t>;

[[noreturn]] void stop(const std::string& why) {
  std::fprintf(stderr, "export_rows: %s\n", why.c_str());
  std::exit(2);
}

/// One dispatch: rows as f32 (exact in `layout.logits`), and the f32 answers of all rows.
struct Work {
  std::string name;
  RouterConfig config;
  check::RowSource source;
  std::int64_t n_row = 0;
  check::Layout layout;
  const std::int32_t* ids = nullptr;
  const float* weights = nullptr;
};

Words bits_of(const float* values, std::size_t n) {
  Words words;
  for (std::size_t i = 0; i < n; ++i) words.push_back(check::to_bits(values[i]));
  return words;
}

/// f32 words, or pairs of 16-bit values, the first in the low half.
Words packed(const std::vector<float>& values, DType dtype) {
  if (dtype == DType::f32) return bits_of(values.data(), values.size());
  Words words((values.size() + 1) / 2);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const std::uint32_t half = dtype == DType::f16 ? check::round_f16(values[i]) : check::round_bf16(values[i]);
    words[i / 2] |= half << (i % 2 * 16);
  }
  return words;
}

/// What moe_route promises: one rule, f32, no strides, no padding, small sizes.
bool for_moe_route(const Work& w) {
  const Rule& r = w.config.rule;
  if (r.n_expert > 256 || r.n_used > 16 || w.source.given || w.layout.gap != 0 || w.layout.n_real) return false;
  if (w.layout.logits != DType::f32 || w.layout.weights != DType::f32) return false;
  if (!w.config.logit_bias.empty() || !w.config.expert_scale.empty()) return false;
  const auto known = family_rule("lfm2_moe@moe_route", r.n_expert, r.n_used);
  return known.ok() && known->rule == r;
}

void put(std::FILE* out, const Words& words) {
  if (std::fwrite(words.data(), 4, words.size(), out) != words.size()) stop("cannot write");
}

void write(std::FILE* out, const Work& w) {
  const Rule& rule = w.config.rule;
  const auto k = static_cast<std::size_t>(rule.n_used);
  const auto n_row = static_cast<std::size_t>(w.n_row);
  const std::size_t n_real = static_cast<std::size_t>(w.layout.n_real.value_or(w.n_row));
  const auto stride = static_cast<std::size_t>(rule.n_expert + w.layout.gap);

  std::vector<float> logits(n_row * stride, check::from_bits(kGapNan));
  for (std::size_t i = 0; i < n_real; ++i) {
    const auto row = w.source.row(static_cast<std::int64_t>(i));
    std::copy(row.begin(), row.end(), logits.begin() + static_cast<std::ptrdiff_t>(i * stride));
  }
  Words given, ids;
  std::vector<float> weights;
  for (std::size_t i = 0; i < n_row * k; ++i) {
    const bool padding = i / k >= n_real;
    ids.push_back(static_cast<std::uint32_t>(padding ? -1 : w.ids[i]));
    weights.push_back(padding ? 0.0f : check::as_weight(w.layout.weights, w.weights[i]));
    if (w.source.given) given.push_back(static_cast<std::uint32_t>(w.source.given[i]));
  }
  vulkan::RuleRecord record = vulkan::make_record(w.config);
  vulkan::DispatchSizes sizes;
  sizes.n_token = static_cast<std::uint32_t>(n_row);
  sizes.n_real = static_cast<std::uint32_t>(n_real);
  sizes.row_stride = static_cast<std::uint32_t>(stride);
  sizes.logits = w.layout.logits;
  sizes.weights = w.layout.weights;
  sizes.replay = w.source.given != nullptr;
  vulkan::set_dispatch(sizes, record.params);

  const Words tables = bits_of(record.tables.data(), record.tables.size());
  const Words logit_words = packed(logits, w.layout.logits), weight_words = packed(weights, w.layout.weights);
  Words name((w.name.size() + 3) / 4);
  std::copy(w.name.begin(), w.name.end(), reinterpret_cast<char*>(name.data()));
  const Words flags = {kMagic, 0, (for_moe_route(w) ? kForMoeRoute : 0) | (w.source.given ? kReplay : 0)};
  const Words lengths = {
      static_cast<std::uint32_t>(tables.size()),       static_cast<std::uint32_t>(logit_words.size()),
      static_cast<std::uint32_t>(given.size()),        static_cast<std::uint32_t>(ids.size()),
      static_cast<std::uint32_t>(weight_words.size()), static_cast<std::uint32_t>(w.name.size())};
  const Words params(record.params.begin(), record.params.end());
  Words all;
  for (const Words& part : {flags, lengths, params, tables, logit_words, given, ids, weight_words, name})
    all.insert(all.end(), part.begin(), part.end());
  all[1] = static_cast<std::uint32_t>(all.size());
  put(out, all);
}

bool all_exact(const Work& w, DType dtype) {
  for (std::int64_t i = 0; i < w.n_row; ++i)
    for (const float x : w.source.row(i))
      if (!check::exact_in(dtype, x)) return false;
  return true;
}

// --- files of right answers

void write_case(std::FILE* out, const check::RoutingCase& c) {
  Work w;
  const auto rule = rule_from_json(*c.spec);
  if (!rule.ok()) stop(rule.status().message());
  w.config.rule = *rule;
  w.config.bias = c.bias;
  w.config.logit_bias = c.logit_bias;
  w.config.expert_scale = c.expert_scale;
  w.source = {c.logits.values.data(), c.logits.n_col, c.logits.n_col, c.replay ? c.given.values.data() : nullptr,
              c.given.n_col};
  w.n_row = c.logits.n_row;
  w.ids = c.experts.values.data();
  w.weights = c.weights.values.data();
  const auto as = [&](const char* kind, const check::Layout& layout) {
    w.name = c.id + ", " + kind;
    w.layout = layout;
    write(out, w);
  };
  if (w.n_row == 0) return;  // no dispatch has no rows
  as("rows", {});
  as("strided, f16 weights", {.weights = DType::f16, .gap = 3});
  as("padding, bf16 weights", {.weights = DType::bf16, .n_real = w.n_row / 2});
  if (all_exact(w, DType::f16)) as("f16 rows", {.logits = DType::f16, .gap = 1});
  if (all_exact(w, DType::bf16)) as("bf16 rows", {.logits = DType::bf16});
}

void write_vectors(std::FILE* out, const std::string& path) {
  const auto file = MappedFile::open(path);
  if (!file.ok()) stop(file.status().message());
  const auto bytes = file->bytes();
  const auto json = parse_json({reinterpret_cast<const char*>(bytes.data()), bytes.size()}, path);
  if (!json.ok()) stop(json.status().message());
  if (!json->is_object() || json->value("format", "") != "turnout-routing-2") stop(path + ": not turnout-routing-2");
  const auto cases = check::read_routing_cases(json->at("cases"), path);
  if (!cases.ok()) stop(cases.status().message());
  for (const check::RoutingCase& c : *cases)
    if (!c.refused) write_case(out, c);
}

// --- hostile rows

/// Writes the case with the reference's answers.
void write_answered(std::FILE* out, Work& w) {
  auto router = Router::make(w.config, *find_backend("reference"));
  if (!router.ok()) stop(w.name + ": " + router.status().message());
  check::Layout plain;
  plain.logits = w.layout.logits;
  const auto answer = check::call(*router, w.source, check::all_rows(w.n_row), plain);
  if (!answer.status.ok()) stop(w.name + ": " + answer.status.message());
  w.ids = answer.ids.data();
  w.weights = answer.weights.data();
  write(out, w);
}

std::int64_t write_hostile(std::FILE* out, std::uint64_t seed, std::uint64_t index) {
  const auto c = hostile::make_case(seed, index, {.max_n_expert = kMaxExpert, .max_n_used = kMaxUsed});
  constexpr DType kWeights[] = {DType::f32, DType::f32, DType::f32, DType::f16, DType::bf16};
  Work w;
  w.name = "seed " + std::to_string(seed) + " case " + std::to_string(index);
  w.config.rule = c.rule;
  w.config.bias = c.bias;
  w.config.logit_bias = c.logit_bias;
  w.config.expert_scale = c.expert_scale;
  w.source = {c.logits.data(), c.rule.n_expert, c.row_stride, c.given.empty() ? nullptr : c.given.data(),
              c.rule.n_used};
  w.n_row = c.n_token;
  w.layout = {.logits = c.dtype, .weights = kWeights[index % 5], .gap = c.row_stride - c.rule.n_expert};
  if (index % 8 == 0) w.layout.n_real = c.n_token / 2;
  write_answered(out, w);
  if (c.bias.empty() || c.rule.n_expert > 256 || c.rule.n_used > 16) return c.n_token;

  // The same rows by the rule of moe_route, which is rare among the generator's.
  const auto known = family_rule("lfm2_moe@moe_route", c.rule.n_expert, c.rule.n_used);
  if (!known.ok()) stop(known.status().message());
  Work m;
  m.name = w.name + " by lfm2_moe@moe_route";
  m.config.rule = known->rule;
  m.config.bias = c.bias;
  m.source = {c.logits.data(), c.rule.n_expert, c.row_stride, nullptr, c.rule.n_used};
  m.n_row = c.n_token;
  write_answered(out, m);
  return 2 * c.n_token;
}

// --- functions of one number

void write_functions(std::FILE* out, std::uint64_t seed) {
  constexpr std::uint32_t kLength = 1024, kBlocks = 256;
  using Function = float (*)(float);
  constexpr Function kFunctions[] = {reference::sigmoid, reference::sqrtsoftplus, reference::tanh};
  for (std::uint32_t function = 0; function < 3; ++function) {
    hostile::Random random(seed, function);
    for (std::uint32_t block = 0; block < kBlocks; ++block) {
      Words words = {kMagicOfBlock, function, 0, kLength};
      // Half of them where the functions are neither flat nor the number itself: 2^-30 to 2^7, either sign.
      const std::uint32_t exponent = block % 2 ? 97 + random.below(37) : random.below(256);
      words[2] = (block % 4 / 2) << 31 | exponent << 23 | random.below(1u << 23);
      if (random.below(8) == 0) words[2] = (words[2] & 0xff800000u) - kLength / 2;  // across a power of two
      for (std::uint32_t i = 0; i < kLength; ++i)
        words.push_back(check::to_bits(kFunctions[function](reference::flush(check::from_bits(words[2] + i)))));
      put(out, words);
    }
  }
}

int run(int argc, char** argv) {
  const std::string_view mode = argc > 2 ? argv[2] : "";
  if (!((mode == "vectors" && argc > 3) || (mode == "hostile" && argc == 5) || (mode == "functions" && argc == 4)))
    stop("usage: export_rows OUT vectors FILE... | OUT hostile ROWS SEED | OUT functions SEED");
  std::FILE* out = std::string_view(argv[1]) == "-" ? stdout : std::fopen(argv[1], "wb");
  if (!out) stop(std::string(argv[1]) + ": cannot be opened");
  if (mode == "vectors") {
    for (int i = 3; i < argc; ++i) write_vectors(out, argv[i]);
  } else if (mode == "functions") {
    write_functions(out, std::strtoull(argv[3], nullptr, 10));
  } else {
    const std::int64_t rows = std::strtoll(argv[3], nullptr, 10);
    const std::uint64_t seed = std::strtoull(argv[4], nullptr, 10);
    std::int64_t done = 0;
    for (std::uint64_t index = 0; done < rows; ++index) done += write_hostile(out, seed, index);
  }
  if (std::fclose(out) != 0) stop("cannot write");
  return 0;
}

}  // namespace
}  // namespace turnout

int main(int argc, char** argv) { return turnout::run(argc, argv); }
