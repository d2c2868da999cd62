// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "script/loaded_rules.hpp"

namespace fronteira::script {

/// Phases in which all decide, whose `when` or `enter` asks about `me`: they begin for all or for
/// nobody, and `me` is then whoever has the turn.
Diagnostics shared_phases(const LoadedRules& loaded);

}  // namespace fronteira::script
