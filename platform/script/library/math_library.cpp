// SPDX-License-Identifier: MIT
#include "script/library.hpp"
#include "script/whole_number.hpp"

#include <cmath>

namespace fronteira::script {
namespace {

/// The integer next to the number at 1, downwards or upwards.
int rounded(lua_State* lua, double (*round)(double)) {
    charge(lua, 1);
    if (lua_isinteger(lua, 1)) {
        lua_settop(lua, 1);
        return 1;
    }
    lua_Integer value = 0;
    if (!lua_numbertointeger(round(check_number(lua, 1)), &value))
        return luaL_argerror(lua, 1, "number has no integer representation");
    lua_pushinteger(lua, value);
    return 1;
}

int round_down(lua_State* lua) {
    return rounded(lua, [](double x) { return std::floor(x); });
}

int round_up(lua_State* lua) {
    return rounded(lua, [](double x) { return std::ceil(x); });
}

int absolute(lua_State* lua) {
    charge(lua, 1);
    if (lua_isinteger(lua, 1)) {
        const lua_Integer value = lua_tointeger(lua, 1);
        const auto bits = static_cast<lua_Unsigned>(value);
        lua_pushinteger(lua, static_cast<lua_Integer>(value < 0 ? 0u - bits : bits));
    } else {
        const lua_Number value = check_number(lua, 1);
        lua_pushnumber(lua, value < 0 ? -value : value);
    }
    return 1;
}

/// Of the arguments, the first that no other one precedes in the order asked for.
int extreme(lua_State* lua, bool largest) {
    const int count = lua_gettop(lua);
    charge(lua, 1 + count);
    check_number(lua, 1);
    int best = 1;
    for (int i = 2; i <= count; ++i) {
        check_number(lua, i);
        const bool better =
            largest ? lua_compare(lua, best, i, LUA_OPLT) : lua_compare(lua, i, best, LUA_OPLT);
        if (better) best = i;
    }
    lua_pushvalue(lua, best);
    return 1;
}

int smallest_of(lua_State* lua) {
    return extreme(lua, false);
}
int largest_of(lua_State* lua) {
    return extreme(lua, true);
}

int to_integer(lua_State* lua) {
    charge(lua, 1);
    luaL_checkany(lua, 1);
    int exact = 0;
    const lua_Integer value = lua_isnumber(lua, 1) ? lua_tointegerx(lua, 1, &exact) : 0;
    if (exact)
        lua_pushinteger(lua, value);
    else
        lua_pushnil(lua);
    return 1;
}

int refuse_chance(lua_State* lua) {
    charge(lua, 1);
    return luaL_error(lua,
                      "chance comes from the match: match:roll(6), or view:random(6) in a bot");
}

}  // namespace

void open_math(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"abs", absolute},         {"ceil", round_up},
        {"floor", round_down},     {"max", largest_of},
        {"min", smallest_of},      {"tointeger", to_integer},
        {"random", refuse_chance}, {"randomseed", refuse_chance},
        {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
    lua_pushinteger(lua, LUA_MAXINTEGER);
    lua_setfield(lua, -2, "maxinteger");
    lua_pushinteger(lua, LUA_MININTEGER);
    lua_setfield(lua, -2, "mininteger");
}

}  // namespace fronteira::script
