// SPDX-License-Identifier: MIT
// The `vulkan` backend: docs/spec.md as compute kernels (shaders/) on any device of Vulkan 1.1 or later.
#pragma once

#include "turnout/backend.hpp"
#include "vulkan/context.hpp"

namespace turnout::vulkan {

const Backend& backend();

/// backend().make on a context of the caller's.
Result<std::unique_ptr<const Engine>> make_engine(std::shared_ptr<Context> context, const RouterConfig& config);

}  // namespace turnout::vulkan
