// SPDX-License-Identifier: MIT
#pragma once

#include "content/mods/mod_set.hpp"
#include "runtime/checks/tries.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// A ruleset on its own map: what it needs of it, its declaration and set-up for every number of
/// seats and every single option, its mod's bots. What `tries` do not suffice for is left out, and
/// said to be.
Diagnostics check_rules(const Installation& installation, const content::FoundRuleset& found,
                        Tries& tries);

/// Scripts are named by the mod that uses them, `war/rules/init.lua`; on disk they lie in its
/// folder, or in that of one of `mods`, which it depends on.
Diagnostics with_paths(Diagnostics findings, const Mod& mod,
                       const std::vector<const Mod*>& mods = {});

}  // namespace fronteira::runtime
