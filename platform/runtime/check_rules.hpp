// SPDX-License-Identifier: MIT
#pragma once

#include "content/mod_set.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// A ruleset on its own map: what it needs of it, its declaration and set-up for every number of
/// seats and every single option, its mod's bots.
Diagnostics check_rules(const Installation& installation, const content::FoundRuleset& found);

/// Rule scripts are named by their mod (`war/rules/init.lua`); on disk they lie in its folder.
Diagnostics with_paths(Diagnostics findings, const Mod& mod);

}  // namespace fronteira::runtime
