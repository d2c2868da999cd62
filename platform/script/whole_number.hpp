// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/column.hpp"

#include <lua.hpp>

#include <cstdint>

namespace fronteira::script {

/// Lua takes a text that looks like a number for one; scripts are told of it.
inline void refuse_text(lua_State* lua, int argument) {
    if (lua_type(lua, argument) == LUA_TSTRING) luaL_typeerror(lua, argument, "number");
}

/// The whole number that an argument is; raises when it is none.
inline lua_Integer check_whole(lua_State* lua, int argument) {
    refuse_text(lua, argument);
    return luaL_checkinteger(lua, argument);
}

/// The same of an argument that may be left out.
inline lua_Integer optional_whole(lua_State* lua, int argument, lua_Integer otherwise) {
    return lua_isnoneornil(lua, argument) ? otherwise : check_whole(lua, argument);
}

/// A number that a cell can hold, for what is called `name`; raises when it is beyond.
inline int32_t cell_number(lua_State* lua, const char* name, lua_Integer number) {
    if (!core::fits_a_cell(number))
        luaL_error(lua, "`%s` would be %I, which no column can hold", name,
                   static_cast<LUAI_UACINT>(number));
    return static_cast<int32_t>(number);
}

/// The number that an argument is, whole or not.
inline lua_Number check_number(lua_State* lua, int argument) {
    refuse_text(lua, argument);
    return luaL_checknumber(lua, argument);
}

}  // namespace fronteira::script
