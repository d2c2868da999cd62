// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

namespace fronteira::script {

/// The globals that functions of a ruleset read or write although there are none of that name, each
/// at its place and with the words in which a match that came there would tell it. A match need not
/// come there: an effect may be rare. Empty when the ruleset cannot be loaded.
Diagnostics undefined_names(const RulesetSource& source);

}  // namespace fronteira::script
