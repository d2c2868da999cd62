// SPDX-License-Identifier: MIT
// Cells in Lua: a seat is a handle, a flag a boolean, a choice a word.
#include "script/bindings/handle_members.hpp"
#include "script/hints/error_text.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

using core::Kind;

int32_t handle_cell(lua_State* lua, const Host& host, const core::Column& column, HandleType type,
                    int at) {
    if (lua_isnil(lua, at)) return core::none;
    const Handle* handle = to_handle(lua, host, at);
    if (handle == nullptr || handle->type != type)
        luaL_error(lua, "`%s` takes a %s or nil, not a %s%s", column.name.c_str(), name_of(type),
                   handle == nullptr ? luaL_typename(lua, at) : name_of(handle->type),
                   example_of(type));
    return handle->index;
}

int32_t choice_cell(lua_State* lua, const core::Column& column, int at) {
    if (lua_type(lua, at) != LUA_TSTRING)
        luaL_error(lua, "`%s` takes a word, not a %s (\"%s\")", column.name.c_str(),
                   luaL_typename(lua, at), column.choices.front().c_str());
    const char* word = lua_tostring(lua, at);
    const auto found = std::find(column.choices.begin(), column.choices.end(), word);
    if (found == column.choices.end())
        luaL_error(lua, "`%s` has no choice `%s`%s", column.name.c_str(), word,
                   did_you_mean(lua, word, column.choices).c_str());
    return static_cast<int32_t>(found - column.choices.begin());
}

int32_t seats_cell(lua_State* lua, const Host& host, const core::Column& column, int at) {
    if (is_all_seats(lua, at)) return static_cast<int32_t>((1u << host.rules->layout.seats()) - 1);
    if (lua_type(lua, at) != LUA_TTABLE)
        luaL_error(lua, "`%s` takes a list of seats ({ match.me }, match.seat, {})",
                   column.name.c_str());
    int32_t set = 0;
    Sandbox::charge(lua, static_cast<int64_t>(lua_rawlen(lua, at)));
    for (lua_Unsigned i = 1; i <= lua_rawlen(lua, at); ++i) {
        lua_rawgeti(lua, at, static_cast<lua_Integer>(i));
        const int32_t seat = handle_cell(lua, host, column, HandleType::seat, -1);
        if (seat >= 0) set |= 1 << seat;
        lua_pop(lua, 1);
    }
    return set;
}

}  // namespace

void push_cell(lua_State* lua, const Host& host, const core::Column& column, int32_t value) {
    if (value == core::hidden) return lua_pushnil(lua);
    switch (column.kind) {
        case Kind::integer:
            return lua_pushinteger(lua, value);
        case Kind::flag:
            return lua_pushboolean(lua, value);
        case Kind::choice: {
            const std::string& word = column.choices[static_cast<size_t>(value)];
            lua_pushlstring(lua, word.data(), word.size());
            return;
        }
        case Kind::seat:
            return push_handle(lua, host, HandleType::seat, value);
        case Kind::space:
            return push_handle(lua, host, HandleType::space, value);
        case Kind::region:
            return push_handle(lua, host, HandleType::region, value);
        case Kind::card:
            return push_card(lua, host, *host.rules->layout.find_deck(column.deck), value);
        case Kind::seats:
            break;
    }
    lua_newtable(lua);
    lua_Integer length = 0;
    for (int seat = 0; seat < host.rules->layout.seats(); ++seat)
        if ((value >> seat & 1) != 0) {
            push_handle(lua, host, HandleType::seat, seat);
            lua_rawseti(lua, -2, ++length);
        }
}

int32_t to_cell(lua_State* lua, const Host& host, const core::Column& column, int at) {
    switch (column.kind) {
        case Kind::flag:
            if (lua_type(lua, at) > LUA_TBOOLEAN)
                luaL_error(lua, "`%s` takes true or false, not a %s", column.name.c_str(),
                           luaL_typename(lua, at));
            return lua_toboolean(lua, at);
        case Kind::choice:
            return choice_cell(lua, column, at);
        case Kind::seats:
            return seats_cell(lua, host, column, at);
        case Kind::seat:
            return handle_cell(lua, host, column, HandleType::seat, at);
        case Kind::space:
            return handle_cell(lua, host, column, HandleType::space, at);
        case Kind::region:
            return handle_cell(lua, host, column, HandleType::region, at);
        case Kind::card:
            return handle_cell(lua, host, column, HandleType::card, at);
        case Kind::integer:
            break;
    }
    int exact = 0;
    const lua_Integer number =
        lua_type(lua, at) == LUA_TNUMBER ? lua_tointegerx(lua, at, &exact) : 0;
    if (exact == 0 && lua_type(lua, at) == LUA_TNUMBER)
        luaL_error(lua, "`%s` takes a whole number, not a fraction (`//` divides whole numbers)",
                   column.name.c_str());
    if (exact == 0)
        luaL_error(lua, "`%s` takes a whole number, not a %s", column.name.c_str(),
                   luaL_typename(lua, at));
    return cell_number(lua, column.name.c_str(), number);
}

}  // namespace fronteira::script
