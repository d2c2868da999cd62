// SPDX-License-Identifier: MIT
#include "script/library.hpp"
#include "script/library/table_sort.hpp"
#include "script/whole_number.hpp"

#include <algorithm>
#include <string>

namespace fronteira::script {
namespace {

constexpr lua_Integer most_unpacked = 250;

/// How many elements the table at `index` has. A table with a metatable is the host's own.
lua_Integer checked_length(lua_State* lua, int index) {
    luaL_checktype(lua, index, LUA_TTABLE);
    if (lua_getmetatable(lua, index)) luaL_argerror(lua, index, "the table is protected");
    return static_cast<lua_Integer>(lua_rawlen(lua, index));
}

/// insert(table, [position,] value)
int insert(lua_State* lua) {
    charge(lua, 2);
    const lua_Integer size = checked_length(lua, 1);
    if (lua_gettop(lua) == 2) {
        lua_rawseti(lua, 1, size + 1);
        return 0;
    }
    if (lua_gettop(lua) != 3) return luaL_error(lua, "wrong number of arguments to `insert`");
    const lua_Integer position = check_whole(lua, 2);
    luaL_argcheck(lua, position >= 1 && position <= size + 1, 2, "position out of bounds");
    charge(lua, 2 * (size + 1 - position));
    for (lua_Integer i = size; i >= position; --i) {
        lua_rawgeti(lua, 1, i);
        lua_rawseti(lua, 1, i + 1);
    }
    lua_rawseti(lua, 1, position);
    return 0;
}

/// remove(table [, position]): the element that was there.
int remove(lua_State* lua) {
    charge(lua, 2);
    const lua_Integer size = checked_length(lua, 1);
    const lua_Integer position = optional_whole(lua, 2, size);
    if (position != size)
        luaL_argcheck(lua, position >= 1 && position <= size + 1, 2, "position out of bounds");
    if (position < size) charge(lua, 2 * (size - position));
    lua_rawgeti(lua, 1, position);
    for (lua_Integer i = position; i < size; ++i) {
        lua_rawgeti(lua, 1, i + 1);
        lua_rawseti(lua, 1, i);
    }
    if (position <= size) {
        lua_pushnil(lua);
        lua_rawseti(lua, 1, std::max(position, size));
    }
    return 1;
}

/// concat(table [, separator [, from [, to]]])
int concat(lua_State* lua) {
    charge(lua, 2);
    const lua_Integer size = checked_length(lua, 1);
    size_t separator_size = 0;
    const char* separator = luaL_optlstring(lua, 2, "", &separator_size);
    const lua_Integer from = optional_whole(lua, 3, 1);
    const lua_Integer upto = optional_whole(lua, 4, size);
    lua_settop(lua, 4);
    std::string result;
    for (lua_Integer i = from; i <= upto; ++i) {
        const int type = lua_rawgeti(lua, 1, i);
        if (type != LUA_TSTRING && type != LUA_TNUMBER)
            return luaL_error(lua, "element %I is of type %s: only texts and numbers can be joined",
                              static_cast<LUAI_UACINT>(i), lua_typename(lua, type));
        push_text(lua, -1);
        size_t part_size = 0;
        const char* part = lua_tolstring(lua, -1, &part_size);
        charge(lua, 2 + static_cast<int64_t>((part_size + separator_size) / 8));
        result.append(part, part_size);
        if (i < upto) result.append(separator, separator_size);
        if (result.size() > state_of(lua).limits.largest_block)
            charge_for_result(lua, result.size());
        lua_settop(lua, 4);
        if (i == LUA_MAXINTEGER) break;
    }
    lua_pushlstring(lua, result.data(), result.size());
    return 1;
}

/// unpack(table [, from [, to]])
int unpack(lua_State* lua) {
    charge(lua, 1);
    // The host's own lists, such as `match.seat`, have a length of their own.
    const bool hosts = luaL_getmetafield(lua, 1, "__len") != LUA_TNIL;
    if (hosts)
        lua_pop(lua, 1);
    else
        luaL_checktype(lua, 1, LUA_TTABLE);
    const lua_Integer from = optional_whole(lua, 2, 1);
    const lua_Integer upto = optional_whole(
        lua, 3, hosts ? luaL_len(lua, 1) : static_cast<lua_Integer>(lua_rawlen(lua, 1)));
    if (from > upto) return 0;
    const auto span = static_cast<lua_Unsigned>(upto) - static_cast<lua_Unsigned>(from);
    if (span >= static_cast<lua_Unsigned>(most_unpacked))
        return luaL_error(lua, "more than %d values to unpack", static_cast<int>(most_unpacked));
    const int count = static_cast<int>(span) + 1;
    charge(lua, count);
    luaL_checkstack(lua, count, nullptr);
    for (int i = 0; i < count; ++i)
        if (hosts)
            lua_geti(lua, 1, from + i);
        else
            lua_rawgeti(lua, 1, from + i);
    return count;
}

/// move(source, from, to, target_from [, target]): the target.
int move(lua_State* lua) {
    charge(lua, 2);
    checked_length(lua, 1);
    const lua_Integer from = check_whole(lua, 2);
    const lua_Integer upto = check_whole(lua, 3);
    const lua_Integer target = check_whole(lua, 4);
    const int table = lua_isnoneornil(lua, 5) ? 1 : 5;
    checked_length(lua, table);
    lua_settop(lua, 5);
    if (upto >= from) {
        luaL_argcheck(lua, from > 0 || upto < LUA_MAXINTEGER + from, 3,
                      "too many elements to move");
        const lua_Integer count = upto - from + 1;
        luaL_argcheck(lua, target <= LUA_MAXINTEGER - count + 1, 4, "destination wrap around");
        charge(lua, count > (LUA_MAXINTEGER >> 2) ? count : 2 * count);
        const bool upwards = target > upto || target <= from || table != 1;
        for (lua_Integer i = 0; i < count; ++i) {
            const lua_Integer step = upwards ? i : count - 1 - i;
            lua_rawgeti(lua, 1, from + step);
            lua_rawseti(lua, table, target + step);
        }
    }
    lua_pushvalue(lua, table);
    return 1;
}

}  // namespace

void open_table(lua_State* lua) {
    static constexpr luaL_Reg functions[] = {
        {"concat", concat}, {"insert", insert}, {"move", move},    {"remove", remove},
        {"sort", sort},     {"unpack", unpack}, {nullptr, nullptr}};
    luaL_setfuncs(lua, functions, 0);
}

}  // namespace fronteira::script
