// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "core/rules.hpp"

namespace fronteira::script {

/// Phases in which all decide, whose `when` asks about `me`: they begin for all or for nobody, and
/// `me` is then whoever has the turn.
Diagnostics shared_phases(const core::Rules& rules);

}  // namespace fronteira::script
