// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

namespace fronteira::script {

/// Warnings about mistakes in functions of a ruleset that Lua lets pass: compare a column or handle
/// with what it can never be, ask for a field that no column, function, card, map
/// (RulesetSource::elsewhere) or table of the rules has, write into a list that is thrown away; and
/// of columns that hide what the map shows. A first-hundred of each. Empty when the ruleset cannot
/// be loaded.
Diagnostics doubts(const RulesetSource& source);

}  // namespace fronteira::script
