// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "core/rules.hpp"
#include "script/rule_function.hpp"

#include <vector>

namespace fronteira::script {

/// Keeps which functions the fields of modules hold, before changes are read.
void keep_fields(lua_State* lua);

/// What modules were given since then in place of a function that a move or phase was declared
/// with, and still has: it changes nothing there.
Diagnostics late_writes(lua_State* lua, const core::Rules& rules,
                        const std::vector<RuleFunction>& functions);

}  // namespace fronteira::script
