// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "core/rules.hpp"
#include "script/functions/rule_function.hpp"
#include "script/modules.hpp"

#include <vector>

namespace fronteira::script {

struct LoadedRules;

/// Keeps what the fields of modules hold, before changes are read.
void keep_fields(lua_State* lua);

/// What modules were given since then in place of a function that a move or phase was declared
/// with, and still has: it changes nothing there. `values`: what stood in place of other numbers,
/// words and flags.
Diagnostics late_writes(lua_State* lua, const core::Rules& rules,
                        const std::vector<RuleFunction>& functions, std::vector<LateField>& values);

/// Of these, what functions keep as they were, in variables that are called so.
Diagnostics late_values(const LoadedRules& rules);

}  // namespace fronteira::script
