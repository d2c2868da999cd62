// SPDX-License-Identifier: MIT
#pragma once

#include "script/host.hpp"

#include <set>
#include <string>

namespace fronteira::script {

// What a handle answers besides its columns and functions. For metamethods of handles, whose
// upvalue 2 is the table of those.

/// Pushes what the platform keeps, the map says or a card shows under that name, or nil. Raises
/// where the name is surely a slip.
void push_field(lua_State* lua, const Host& host, const Handle& handle, const char* name);

/// Whether other maps of the mods show under that name what no space or region does here.
bool is_elsewhere(const Host& host, HandleType type, const char* name);

/// What may stand behind a handle, sorted: columns, and functions unless only columns are wanted.
std::set<std::string> member_names(lua_State* lua, bool columns_alone = false);

/// Raises: nothing is known under that name; `names` are those that may be meant.
int refuse_column(lua_State* lua, HandleType type, const char* name,
                  const std::set<std::string>& names);

}  // namespace fronteira::script
