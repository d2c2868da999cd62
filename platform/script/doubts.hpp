// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

namespace fronteira::script {

/// Warnings of comparisons in functions that are never true, because nothing of the kind stands in
/// the column: a seat is no number, a word is none of those listed. Lua says nothing of them. Empty
/// when the ruleset cannot be loaded.
Diagnostics doubtful_comparisons(const RulesetSource& source);

/// Warnings of fields that functions ask for and nothing has: no column, no function, no card, no
/// map (RulesetSource::elsewhere) and no table of the rules. Likewise.
Diagnostics unknown_fields(const RulesetSource& source);

/// Warnings of columns that hide what the map shows under the same name. Likewise.
Diagnostics hidden_attributes(const RulesetSource& source);

}  // namespace fronteira::script
