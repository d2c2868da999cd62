// SPDX-License-Identifier: MIT
#pragma once

#include "script/compiled_rules.hpp"

namespace fronteira::script {

/// Those functions of Lua's own libraries that compiled functions can call, as they are before any
/// file was run: what `compile` knows by a name such as `ipairs` or `table.sort`. The globals stand
/// on top of the stack.
NativeNumbers library_natives(lua_State* lua);

}  // namespace fronteira::script
