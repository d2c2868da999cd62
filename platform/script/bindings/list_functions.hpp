// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

// Functions of scripts that look through lists.
namespace fronteira::script {

/// `contains(list, value)`
int contains(lua_State* lua);

/// `where(list, column, value)` or `where(list, column, ">=", value)`: of the list those whose
/// column, or what is printed on them, compares so. It is an error to compare a column with what it
/// can never be.
int where(lua_State* lua);

}  // namespace fronteira::script
