// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <lua.hpp>

namespace fronteira::script {

/// A function of a ruleset, and which values of the move it is called with.
struct RuleFunction {
    int reference = LUA_NOREF;  ///< in the registry
    compile::Parameters parameters;
};

}  // namespace fronteira::script
