// SPDX-License-Identifier: MIT
#pragma once

#include "script/loaded_rules.hpp"

namespace fronteira::script {

/// Warnings of calls that do less than they say: arguments that nobody reads, tags and kinds of
/// link that no map of the mod has.
Diagnostics call_doubts(const LoadedRules& rules, const RulesetSource& source);

}  // namespace fronteira::script
