// SPDX-License-Identifier: MIT
// The backends of this build: who they are, whether they can run here, what they can do.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "turnout/matrix.hpp"
#include "turnout/plan.hpp"
#include "turnout/status.hpp"

namespace turnout {

/// Everything a Router is made from. Spans and the weight are views; see Router::make for their lifetime.
struct RouterConfig {
  Rule rule = {};
  std::span<const float> bias = {};          ///< [n_expert] f32 selection bias; empty: none (S-4.1)
  std::span<const float> logit_bias = {};    ///< [n_expert] f32, added to the logits; empty: none (S-2.1)
  std::span<const float> expert_scale = {};  ///< [n_expert] f32 per-expert scale; empty: none (S-6.4)
  Matrix weight = {};  ///< [n_expert, n_hidden] router weight for route_hidden; n_row = 0: none (S-10)
};

/// A backend's state for one Router. Calls arrive validated: sizes, pointers and replayed ids are right.
class Engine {
 public:
  virtual ~Engine() = default;
  /// Rows at or beyond n_real_tokens are padding. `given` null: select; else replay those ids (S-8).
  virtual Status route(const Matrix& logits, std::int64_t n_real_tokens, const std::int32_t* given, std::int32_t* ids,
                       const Weights& weights) const = 0;
  virtual Status route_hidden(const Matrix& hidden, std::int64_t n_real_tokens, std::int32_t* ids,
                              const Weights& weights) const = 0;
  /// [n_token, n_expert] f32 router logits by S-10.
  virtual Status logits(const Matrix& hidden, float* out) const = 0;
};

struct Capabilities {
  std::int32_t max_n_expert;
  std::int32_t max_n_used;
  bool plan, matmul, replay;
};

/// One entry of the list of backends.
struct Backend {
  std::string_view name;
  std::string_view description;
  Capabilities capabilities;
  std::string (*unavailable)();  ///< why it cannot run on this machine; empty: it can. Opens the device once
  Result<std::unique_ptr<const Engine>> (*make)(const RouterConfig&);
  Status (*plan)(const PlanInput&, const PlanOutput&);
  bool accelerator = false;  ///< needs a device beside the CPU: never the default
  /// The device and how it is used, for people; empty: nothing to add, or unavailable.
  std::string (*detail)() = [] { return std::string(); };
};

/// All backends compiled into this library, best first; `reference` is always there and always last.
std::span<const Backend> backends();

/// The backend of that name, or null.
const Backend* find_backend(std::string_view name);

/// The first of backends() that is available and is no accelerator: no device is opened to find it.
const Backend& default_backend();

}  // namespace turnout
