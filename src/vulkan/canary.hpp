// SPDX-License-Identifier: MIT
// The canary: whether a workgroup of 32 threads is one subgroup in practice, which the subgroup kernels rely on.
#pragma once

#include "vulkan/physical_device.hpp"

namespace turnout::vulkan {

/// choose_variant, and the canary where that says subgroup. A device that fails it runs the portable kernels, or is
/// refused if `wanted` is subgroup. Needs the instance's functions alone. Answers are remembered, by device and driver.
Result<Variant> settle_variant(const Functions& vk, const PhysicalDevice& device, Variant wanted);

/// Runs the entry `canary` on a device of its own. @return what is wrong; empty: nothing, or the build has no canary.
std::string run_canary(const Functions& vk, const PhysicalDevice& device);

}  // namespace turnout::vulkan
