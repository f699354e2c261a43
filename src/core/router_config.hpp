// SPDX-License-Identifier: MIT
// What is checked of a RouterConfig, for every door that takes one.
#pragma once

#include <cmath>

#include "turnout/backend.hpp"

namespace turnout {

/// R-1..R-3: the rule, the vectors and the weight.
Status check_config(const RouterConfig& config);

/// the backend's own limits.
Status check_limits(const RouterConfig& config, const Backend& backend);

/// S-1.3: what is subnormal, or -0, is read as +0.
inline float flush(float x) { return std::fabs(x) < 0x1p-126f ? 0.0f : x; }

/// S-1.3: the rule's own floats are read like any other f32. Backends are made from this.
RouterConfig flushed(const RouterConfig& config);

}  // namespace turnout
