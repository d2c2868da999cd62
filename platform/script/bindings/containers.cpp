// SPDX-License-Identifier: MIT
// The sets of a match: `match.seat`, `match.space`, `match.region`.
#include "script/bindings/handle_members.hpp"

namespace fronteira::script {
namespace {

/// By number from 1, or by id. Upvalues: the host, the type.
int index_container(lua_State* lua) {
    const Host& host = host_of(lua);
    const auto type = static_cast<HandleType>(lua_tointeger(lua, lua_upvalueindex(2)));
    std::optional<int> found;
    if (lua_type(lua, 2) == LUA_TSTRING && type != HandleType::seat) {
        const char* id = lua_tostring(lua, 2);
        found = type == HandleType::space ? host.rules->board->find_space(id)
                                          : host.rules->board->find_region(id);
    } else if (lua_isinteger(lua, 2)) {
        const lua_Integer number = lua_tointeger(lua, 2);
        if (number >= 1 && number <= host.rules->layout.rows_of(entity_of(type)))
            found = static_cast<int>(number) - 1;
    }
    push_handle(lua, host, type, found.value_or(-1));
    return 1;
}

int length_of_container(lua_State* lua) {
    const Host& host = host_of(lua);
    const auto type = static_cast<HandleType>(lua_tointeger(lua, lua_upvalueindex(2)));
    lua_pushinteger(lua, host.rules->layout.rows_of(entity_of(type)));
    return 1;
}

int write_container(lua_State* lua) {
    return luaL_error(lua, "the seats, spaces and regions of a match stay as they are");
}

}  // namespace

void add_container(lua_State* lua, Host& host, const char* name, HandleType type) {
    *static_cast<Container*>(lua_newuserdatauv(lua, sizeof(Container), 0)) =
        Container{Container::mark, type};
    lua_newtable(lua);
    lua_pushliteral(lua, "fixed list");
    lua_setfield(lua, -2, "__name");
    constexpr std::pair<const char*, lua_CFunction> events[] = {{"__index", index_container},
                                                                {"__len", length_of_container},
                                                                {"__newindex", write_container}};
    for (const auto& [field, function] : events) {
        lua_pushlightuserdata(lua, &host);
        lua_pushinteger(lua, static_cast<int>(type));
        lua_pushcclosure(lua, function, 2);
        lua_setfield(lua, -2, field);
    }
    lua_setmetatable(lua, -2);
    lua_setfield(lua, -2, name);
}

}  // namespace fronteira::script
