// SPDX-License-Identifier: MIT
#pragma once

#include "script/host.hpp"

namespace fronteira::script {

/// `seat`, `space`, ...: what messages call a handle.
const char* name_of(HandleType type);
const Card& card_of(const Host& host, const Handle& handle);

/// Pushes the metatable that all handles of a type have.
void push_handle_metatable(lua_State* lua, Host& host, HandleType type);

}  // namespace fronteira::script
