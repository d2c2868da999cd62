// SPDX-License-Identifier: MIT
#include "script/bindings/list_functions.hpp"

#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/host.hpp"
#include "script/sandbox/sandbox.hpp"

#include <algorithm>
#include <iterator>
#include <string_view>

namespace fronteira::script {
namespace {

/// Raises unless it is a table, or all seats, spaces or regions.
void check_list(lua_State* lua, int at) {
    if (lua_istable(lua, at)) return;
    const Handle* handle = to_handle(lua, at);
    if (handle != nullptr)
        luaL_error(lua, "argument %d must be a list, not a %s", at, name_of(handle->type));
    if (luaL_getmetafield(lua, at, "__len") == LUA_TNIL) luaL_typeerror(lua, at, "list");
    lua_pop(lua, 1);
}

}  // namespace

int contains(lua_State* lua) {
    check_list(lua, 1);
    luaL_checkany(lua, 2);
    const lua_Integer size = luaL_len(lua, 1);
    Sandbox::charge(lua, size);
    bool found = false;
    for (lua_Integer i = 1; i <= size && !found; ++i) {
        lua_geti(lua, 1, i);
        found = lua_compare(lua, -1, 2, LUA_OPEQ) != 0;
        lua_pop(lua, 1);
    }
    lua_pushboolean(lua, found);
    return 1;
}

namespace {

/// How two values are compared: the operation of Lua, and whether they change places or it must not
/// hold.
struct Comparison {
    const char* sign;
    int operation;
    bool turned;
    bool wanted;
};
constexpr Comparison comparisons[] = {{"==", LUA_OPEQ, false, true}, {"~=", LUA_OPEQ, false, false},
                                      {"<", LUA_OPLT, false, true},  {"<=", LUA_OPLE, false, true},
                                      {">", LUA_OPLT, true, true},   {">=", LUA_OPLE, true, true}};

const Comparison& check_comparison(lua_State* lua, int at) {
    if (lua_type(lua, at) != LUA_TSTRING)
        luaL_error(lua, "a comparison goes before the value (where(list, \"armies\", \">\", 1))");
    const char* sign = lua_tostring(lua, at);
    const auto* found =
        std::find_if(std::begin(comparisons), std::end(comparisons),
                     [&](const Comparison& one) { return std::string_view(one.sign) == sign; });
    if (found == std::end(comparisons))
        luaL_error(lua, "`%s` is not a comparison; there are == ~= < <= > >=", sign);
    return *found;
}

/// Calls a function with all arguments for one result. What is raised in a metamethod that it
/// comes to gets the place of the script that called.
int call_with_place(lua_State* lua, lua_CFunction function) {
    lua_pushvalue(lua, lua_upvalueindex(1));
    lua_pushcclosure(lua, function, 1);
    lua_insert(lua, 1);
    if (lua_pcall(lua, lua_gettop(lua) - 1, 1, 0) == LUA_OK) return 1;
    if (lua_type(lua, -1) != LUA_TSTRING) return lua_error(lua);
    luaL_where(lua, 1);
    lua_insert(lua, -2);
    lua_concat(lua, 2);
    return lua_error(lua);
}

/// Whether a cell of the column can ever be the value at `at`. What is hidden is nil.
bool may_be(lua_State* lua, const core::PlacedColumn& column, int at) {
    if (lua_isnil(lua, at)) return true;
    const Handle* handle = to_handle(lua, host_of(lua), at);
    const auto is = [&](HandleType type) { return handle != nullptr && handle->type == type; };
    switch (column.kind) {
        case core::Kind::integer:
            return lua_type(lua, at) == LUA_TNUMBER;
        case core::Kind::flag:
            return lua_isboolean(lua, at);
        case core::Kind::choice:
            return lua_type(lua, at) == LUA_TSTRING &&
                   std::find(column.choices.begin(), column.choices.end(), lua_tostring(lua, at)) !=
                       column.choices.end();
        case core::Kind::seat:
            return is(HandleType::seat);
        case core::Kind::space:
            return is(HandleType::space);
        case core::Kind::region:
            return is(HandleType::region);
        case core::Kind::card:
            return is(HandleType::card);
        case core::Kind::seats:
            break;  // another list each time
    }
    return false;
}

const char* kind_name(core::Kind kind) {
    switch (kind) {
        case core::Kind::integer:
            return "a number";
        case core::Kind::flag:
            return "true or false";
        case core::Kind::choice:
            return "one of its words";
        case core::Kind::seat:
            return "a seat";
        case core::Kind::space:
            return "a space";
        case core::Kind::region:
            return "a region";
        case core::Kind::card:
            return "a card";
        case core::Kind::seats:
            break;
    }
    return "a list of seats, a new one each time";
}

/// Raises when rows of that kind have the column, and it can never be the value at `at`.
void check_may_be(lua_State* lua, HandleType type, int name, int at) {
    if (type == HandleType::card) return;
    const core::Layout& layout = host_of(lua).rules->layout;
    const auto id = layout.find(static_cast<core::Entity>(type), lua_tostring(lua, name));
    if (!id || may_be(lua, layout.column(*id), at)) return;
    const core::PlacedColumn& column = layout.column(*id);
    const std::string_view value = luaL_tolstring(lua, at, nullptr);
    luaL_error(lua, "`%s` is %s, never %s%s", lua_tostring(lua, name), kind_name(column.kind),
               value.data(), did_you_mean(lua, value, column.choices).c_str());
}

int find_where(lua_State* lua) {
    const int value = lua_gettop(lua) < 4 ? 3 : 4;
    const Comparison& compares = value == 3 ? comparisons[0] : check_comparison(lua, 3);
    const lua_Integer size = luaL_len(lua, 1);
    Sandbox::charge(lua, 4 * size);
    lua_newtable(lua);
    const int found = lua_gettop(lua);
    lua_Integer length = 0;
    unsigned known = 0;  // kinds of rows, a bit each
    for (lua_Integer i = 1; i <= size; ++i) {
        lua_geti(lua, 1, i);
        const Handle* row = to_handle(lua, host_of(lua), -1);
        if (row == nullptr)
            return luaL_error(lua, "entry %d of the list is not a seat, space, region or card",
                              static_cast<int>(i));
        const unsigned kind = 1u << static_cast<unsigned>(row->type);
        if ((known & kind) == 0) check_may_be(lua, row->type, 2, value);
        known |= kind;
        lua_pushvalue(lua, 2);
        lua_gettable(lua, -2);
        const int own = lua_gettop(lua);
        const bool holds = lua_compare(lua, compares.turned ? value : own,
                                       compares.turned ? own : value, compares.operation) != 0;
        lua_settop(lua, own - 1);
        if (holds == compares.wanted)
            lua_rawseti(lua, found, ++length);
        else
            lua_pop(lua, 1);
    }
    return 1;
}

}  // namespace

int where(lua_State* lua) {
    check_list(lua, 1);
    if (lua_isfunction(lua, 2))
        luaL_error(lua,
                   "`where` compares a column: where(list, \"armies\", \">\", 1) (for anything "
                   "else, use a loop with an `if`)");
    luaL_checkstring(lua, 2);
    luaL_checkany(lua, 3);
    return call_with_place(lua, find_where);
}

}  // namespace fronteira::script
