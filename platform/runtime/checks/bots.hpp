// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/work.hpp"
#include "content/mods/mod_set.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Lets each bot of a ruleset's mod play against itself, and asks it once more, made anew, at every
/// decision: `bot.remembers` when the answers differ, so that a match that is taken up again would
/// go another way; `bot.forfeit` when it fails. Takes seconds; stops when `work` is used up.
Diagnostics check_bots(const Installation& installation, const content::FoundRuleset& found,
                       conformance::Work& work);

}  // namespace fronteira::runtime
