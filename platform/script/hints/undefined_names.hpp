// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

namespace fronteira::script {

/// The globals that functions of a ruleset read or write although they do not exist, each with its
/// place and the message that a match would give if it reached it. No match need reach it: an
/// effect may be rare. Empty when the ruleset cannot be loaded.
Diagnostics undefined_names(const RulesetSource& source);

}  // namespace fronteira::script
