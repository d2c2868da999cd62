// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

namespace fronteira::script {

/// Fills the global table with our own libraries and makes every other name an error.
void make_globals(lua_State* lua);

/// A native function (value, light userdata of the name): adds a global from the host's side.
int store_global(lua_State* lua);

/// Moves the globals behind a table that lets them be read and none be written.
void hide_globals(lua_State* lua);

}  // namespace fronteira::script
