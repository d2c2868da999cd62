// SPDX-License-Identifier: MIT
#pragma once

#include "script/rule_state.hpp"

namespace fronteira::script {

/// What a variant's state.lua leaves out of the one that it replaces, where `faults` were found in
/// files of that one's mod: told where it is to be put right. `rules`: with the columns that there
/// are.
Diagnostics left_out_of_state(RuleState& state, const core::Rules& rules,
                              const Diagnostics& faults);

}  // namespace fronteira::script
