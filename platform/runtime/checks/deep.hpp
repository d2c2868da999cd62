// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/work.hpp"
#include "content/mods/mod_set.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// Plays matches by lot and tests what every ruleset must hold (see conformance::check), with the
/// fewest and the most seats, and with some choices of house rules. Takes seconds; the findings of
/// check_rules should be empty first. Stops when `work` is used up, and
/// reports what was left out. `compiled`: notes tell which functions left to Lua in these matches,
/// and where.
Diagnostics deep_check(const Installation& installation, const content::FoundRuleset& found,
                       conformance::Work& work, bool compiled = false);

}  // namespace fronteira::runtime
