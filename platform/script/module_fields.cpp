// SPDX-License-Identifier: MIT
#include "script/module_fields.hpp"

#include <lua.hpp>

namespace fronteira::script {

bool is_plain(lua_State* lua, int at) {
    return lua_isinteger(lua, at) != 0 || lua_type(lua, at) == LUA_TSTRING ||
           lua_isboolean(lua, at);
}

PlainValue plain_value(lua_State* lua, int at) {
    if (lua_isboolean(lua, at)) return lua_toboolean(lua, at) != 0;
    if (lua_isinteger(lua, at) != 0) return static_cast<int64_t>(lua_tointeger(lua, at));
    return std::string(lua_tostring(lua, at));
}

void copy_fields(lua_State* lua) {
    const int table = lua_gettop(lua);
    lua_newtable(lua);
    for (lua_pushnil(lua); lua_next(lua, table) != 0; lua_pop(lua, 1)) {
        if (lua_type(lua, -2) != LUA_TSTRING || !(lua_isfunction(lua, -1) || is_plain(lua, -1)))
            continue;
        lua_pushvalue(lua, -2);
        lua_pushvalue(lua, -2);
        lua_rawset(lua, table + 1);
    }
    lua_replace(lua, table);
}

Place beginning(lua_State* lua) {
    lua_Debug function;
    lua_pushvalue(lua, -1);
    lua_getinfo(lua, ">S", &function);
    return {function.source[0] == '\0' ? "" : function.source + 1, function.linedefined, 0};
}

}  // namespace fronteira::script
