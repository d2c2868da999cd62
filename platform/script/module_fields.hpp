// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "script/modules.hpp"

struct lua_State;

namespace fronteira::script {

/// Whether a number, word or flag stands at `at`.
bool is_plain(lua_State* lua, int at);
PlainValue plain_value(lua_State* lua, int at);

/// By name the functions, numbers, words and flags of the table on top of the stack, in another one
/// in its place.
void copy_fields(lua_State* lua);

/// Where the function on top of the stack begins.
Place beginning(lua_State* lua);

}  // namespace fronteira::script
