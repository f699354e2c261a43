// SPDX-License-Identifier: MIT
// One routing rule: every degree of freedom of docs/spec.md as a plain field.
// Field names equal those of the JSON form ("spec" in data/vectors); a model family is a set of their values.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "turnout/status.hpp"

namespace turnout {

/// Element types. `q8_0` (blocks of 32: one f16 scale, 32 signed bytes) is for router weights only.
enum class DType : std::uint8_t { f32, f16, bf16, q8_0 };

enum class Score : std::uint8_t { softmax, sigmoid, sqrtsoftplus, identity, sparsemixer };
enum class SelectBy : std::uint8_t { score, logit, sigmoid };
enum class ExcludedValue : std::uint8_t { not_candidates, zero };
enum class EpsKind : std::uint8_t { add, clamp_min };
enum class ScaleWhere : std::uint8_t { weights, routed_sum };
enum class ApplyTo : std::uint8_t { output, input };
enum class NanOrder : std::uint8_t { first, last };

/// The rule of one router. Floats are judged after subnormals have become zero (S-1.3, R-2).
struct Rule {
  std::int32_t n_expert = 0;  ///< E, 1..4096
  std::int32_t n_used = 0;    ///< k, 1..E

  Score score = Score::softmax;             ///< S-3
  DType score_dtype = DType::f32;           ///< f32, bf16 or f16: the score is rounded to it (S-3.6)
  bool select_bias = false;                 ///< a bias is added to the key, never to the weight (S-4.1)
  SelectBy select_by = SelectBy::score;     ///< what takes the score's place in the key (S-4.3)
  std::optional<float> logit_scale = {};    ///< multiplies every logit (S-2.2); finite, not 0
  std::optional<float> logit_softcap = {};  ///< c * tanh(x / c) (S-2.3); finite, > 0
  std::optional<float> logit_clamp = {};    ///< to [-c, c] (S-2.4); finite, > 0

  std::optional<std::int32_t> n_group = {};     ///< contiguous groups of E / n_group experts (S-5)
  std::optional<std::int32_t> topk_group = {};  ///< groups that stay, 1..n_group
  std::int32_t group_score = 1;                 ///< sum of this many best keys: 1 is `max`, 2 `top2_sum`
  ExcludedValue excluded_value = ExcludedValue::not_candidates;  ///< S-5.3, S-5.4

  bool renormalize = false;                      ///< winners' scores are divided by their sum (S-6.2, S-6.3)
  EpsKind eps_kind = EpsKind::add;               ///< sum + eps, or max(sum, eps)
  float renorm_eps = 0.0f;                       ///< finite, >= 0
  float divisor = 1.0f;                          ///< finite, not 0 (S-6.4)
  float scale = 1.0f;                            ///< routed scaling factor: finite, not 0 (S-6.4)
  ScaleWhere scale_where = ScaleWhere::weights;  ///< `routed_sum`: left to the consumer (S-6.6)
  ApplyTo apply_to = ApplyTo::output;            ///< reported only (S-6.6)
  float jitter_eps = 0.01f;                      ///< sparsemixer's threshold: finite, >= 0 (S-6a)
  NanOrder nan = NanOrder::first;                ///< where NaN keys stand (S-4.5)

  friend bool operator==(const Rule&, const Rule&) = default;
};

/// The largest E that the contract's integer sums allow (S-3.4).
inline constexpr std::int32_t kMaxExpert = 4096;

/// Checks everything that can be judged from the rule alone.
/// @return ok, or invalid_argument naming the field, its value and its limit.
Status validate(const Rule& rule);

/// The names used in JSON, on the command line and in messages.
std::string_view to_string(DType);
std::string_view to_string(Score);
std::string_view to_string(SelectBy);
std::string_view to_string(ExcludedValue);
std::string_view to_string(EpsKind);
std::string_view to_string(ScaleWhere);
std::string_view to_string(ApplyTo);
std::string_view to_string(NanOrder);
std::string group_score_name(std::int32_t group_score);  ///< 1 -> "max", m -> "topM_sum"

/// The inverse: false (and `out` unchanged) for a name that is not in the list.
bool parse(std::string_view name, DType& out);
bool parse(std::string_view name, Score& out);
bool parse(std::string_view name, SelectBy& out);
bool parse(std::string_view name, ExcludedValue& out);
bool parse(std::string_view name, EpsKind& out);
bool parse(std::string_view name, ScaleWhere& out);
bool parse(std::string_view name, ApplyTo& out);
bool parse(std::string_view name, NanOrder& out);
bool parse_group_score(std::string_view name, std::int32_t& out);

}  // namespace turnout
