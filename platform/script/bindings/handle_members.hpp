// SPDX-License-Identifier: MIT
#pragma once

#include "script/host.hpp"

namespace fronteira::script {

/// What a handle of that type, which is not a card, stands for.
inline core::Entity entity_of(HandleType type) {
    return static_cast<core::Entity>(type);
}

/// `seat`, `space`, ...: what messages call a handle.
const char* name_of(HandleType type);
/// How a script names one of that type, as the end of a message: ` (match.me, match.seat[1])`.
const char* example_of(HandleType type);
const Card& card_of(const Host& host, const Handle& handle);

/// Whether it is what a match, its seats and its board are, which no rule changes by writing it.
bool is_kept_by_platform(HandleType type, const std::string& name);
/// Raises when the platform itself keeps the column.
void check_writable(lua_State* lua, const core::Layout& layout, core::ColumnId column);

/// Pushes the metatable that all handles of a type have.
void push_handle_metatable(lua_State* lua, Host& host, HandleType type);

/// Gives the table on top of the stack the set of all handles of a type, under that name.
void add_container(lua_State* lua, Host& host, const char* name, HandleType type);

}  // namespace fronteira::script
