// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

namespace fronteira::core {

/// Everything in a declaration that could not be played, or would tell a secret by what is on
/// offer. Offsets of slots must stand already.
Diagnostics declaration_faults(const Rules& rules);

}  // namespace fronteira::core
