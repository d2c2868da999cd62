// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

namespace fronteira::script {

struct LoadedRules;

/// Phases that never end once there is a move to make in them: nothing that is done there finishes
/// one, or changes what is on offer. Wants rules that were examined.
Diagnostics unending_phases(const LoadedRules& rules);

/// A finding if no match can end, whatever is done. Wants rules that were examined.
Diagnostics unending_match(const LoadedRules& rules);

}  // namespace fronteira::script
