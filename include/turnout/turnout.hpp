// SPDX-License-Identifier: MIT
// Everything of the core library.
#pragma once

#include "turnout/backend.hpp"
#include "turnout/matrix.hpp"
#include "turnout/plan.hpp"
#include "turnout/router.hpp"
#include "turnout/rule.hpp"
#include "turnout/status.hpp"
