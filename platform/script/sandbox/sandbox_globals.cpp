// SPDX-License-Identifier: MIT
#include "script/sandbox/sandbox_globals.hpp"

#include "script/binding.hpp"
#include "script/hints/error_text.hpp"
#include "script/hints/foreign_words.hpp"
#include "script/hints/left_out.hpp"
#include "script/hints/old_words.hpp"
#include "script/library.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace fronteira::script {
namespace {

constexpr int64_t cost_of_naming = 1000;  // all globals are compared with the name
const char values_key = 0;  // in the registry: the table that holds the globals' values

/// The names in the table on top of the stack, which is taken from it.
std::vector<std::string> take_names(lua_State* lua) {
    std::vector<std::string> names;
    for (lua_pushnil(lua); lua_next(lua, -2) != 0; lua_pop(lua, 1))
        if (lua_type(lua, -2) == LUA_TSTRING) names.emplace_back(lua_tostring(lua, -2));
    lua_pop(lua, 1);
    std::sort(names.begin(), names.end());  // so that a draw between two does not depend on hashes
    return names;
}

std::vector<std::string> known_names(lua_State* lua) {
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &values_key);
    return take_names(lua);
}

/// `match:roll(...)`, of what a match does.
std::string call_of_match(const std::string& name) {
    for (const auto bindings : {match_bindings(), chance_bindings(), card_bindings()})
        for (const Binding& one : bindings)
            if (one.function != nullptr && name == one.name)
                return "match:" + name + "(" + (*one.parameters == '\0' ? "" : "...") + ")";
    return {};
}

std::string shown_name(lua_State* lua, int index) {
    if (lua_type(lua, index) != LUA_TSTRING) return luaL_typename(lua, index);
    size_t size = 0;
    const char* name = lua_tolstring(lua, index, &size);
    return cleaned({name, size}, 60);
}

/// __index(table, name)
int refuse_read(lua_State* lua) {
    charge(lua, cost_of_naming);
    const std::string name = shown_name(lua, 2);
    const std::string now = said_now(name);
    if (!now.empty())
        return luaL_error(lua, "undefined global `%s` (it is written differently now: %s)",
                          name.c_str(), now.c_str());
    if (const std::string instead(instead_of_global(name)); !instead.empty())
        return luaL_error(lua, "undefined global `%s` (%s)", name.c_str(), instead.c_str());
    if (const std::string said(said_in_lua(name)); !said.empty())
        return luaL_error(lua, "undefined global `%s` (%s)", name.c_str(), said.c_str());
    if (const std::string call = call_of_match(name); !call.empty())
        return luaL_error(lua, "undefined global `%s` (%s)", name.c_str(), call.c_str());
    const std::string near = closest(name, known_names(lua), name.size() < 5 ? 1 : 2);
    if (near.empty())
        return luaL_error(lua,
                          "undefined global `%s` (declare it with `local` before it is used, or "
                          "load it with `require`)",
                          name.c_str());
    return luaL_error(lua, "undefined global `%s` (did you mean `%s`?)", name.c_str(),
                      near.c_str());
}

/// __newindex(table, name, value)
int refuse_write(lua_State* lua) {
    charge(lua, cost_of_naming);
    const std::string name = shown_name(lua, 2);
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &values_key);
    lua_pushvalue(lua, 2);
    if (lua_rawget(lua, -2) != LUA_TNIL)
        return luaL_error(lua, "the global `%s` cannot be changed", name.c_str());
    return luaL_error(lua, "assignment to undefined global `%s`: declare a variable with `local`",
                      name.c_str());
}

/// __newindex(library, name, value). Upvalue 1: what the library is called.
int refuse_library(lua_State* lua) {
    charge(lua, cost_of_naming);
    return luaL_error(lua, "the library `%s` cannot be changed",
                      lua_tostring(lua, lua_upvalueindex(1)));
}

/// __index(library, name) of a name that it has not. Upvalue 1: what it is called.
int refuse_member(lua_State* lua) {
    if (lua_type(lua, 2) != LUA_TSTRING) return 0;
    charge(lua, cost_of_naming);
    const std::string name = shown_name(lua, 2);
    const std::string library = lua_tostring(lua, lua_upvalueindex(1));
    std::string instead(instead_of_function(name));
    if (instead.empty()) {
        lua_pushvalue(lua, 1);
        const std::string near = closest(name, take_names(lua));
        instead = near.empty() ? "its words are listed in the mod format, \"Lua in rules\""
                               : "did you mean `" + near + "`?";
    }
    return luaL_error(lua, "%s has no `%s` (%s)", library.c_str(), name.c_str(), instead.c_str());
}

/// The functions that are looked up in a library, which answers for no other name.
void push_functions(lua_State* lua, const char* name, void (*open)(lua_State*)) {
    lua_newtable(lua);
    open(lua);
    lua_createtable(lua, 0, 1);
    lua_pushstring(lua, name);
    lua_pushcclosure(lua, refuse_member, 1);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, -2);
}

/// No table, so that nothing can be laid into it that outlasts a match.
void add_library(lua_State* lua, const char* name, void (*open)(lua_State*)) {
    lua_newuserdatauv(lua, 1, 0);
    lua_createtable(lua, 0, 2);
    push_functions(lua, (std::string("`") + name + "`").c_str(), open);
    lua_setfield(lua, -2, "__index");
    lua_pushstring(lua, name);
    lua_pushcclosure(lua, refuse_library, 1);
    lua_setfield(lua, -2, "__newindex");
    lua_setmetatable(lua, -2);
    lua_setfield(lua, -2, name);
}

/// Methods on text come from a copy of our library that no script can reach and change.
void set_text_methods(lua_State* lua) {
    lua_pushliteral(lua, "");
    lua_createtable(lua, 0, 1);
    push_functions(lua, "a text", open_string);
    lua_setfield(lua, -2, "__index");
    lua_setmetatable(lua, -2);
    lua_pop(lua, 1);
}

/// Gives the table on top of the stack the metatable { __index = reader, __newindex = writer },
/// where the reader lies on top of it.
void guard(lua_State* lua, lua_CFunction writer) {
    lua_createtable(lua, 0, 2);
    lua_insert(lua, -2);
    lua_setfield(lua, -2, "__index");
    lua_pushcfunction(lua, writer);
    lua_setfield(lua, -2, "__newindex");
    lua_setmetatable(lua, -2);
}

}  // namespace

void make_globals(lua_State* lua) {
    lua_pushglobaltable(lua);
    open_base(lua);
    open_pairs(lua);
    add_library(lua, "string", open_string);
    add_library(lua, "table", open_table);
    add_library(lua, "math", open_math);
    set_text_methods(lua);
    lua_pushvalue(lua, -1);
    lua_rawsetp(lua, LUA_REGISTRYINDEX, &values_key);
    lua_pushcfunction(lua, refuse_read);
    guard(lua, refuse_write);
    lua_pop(lua, 1);
}

int store_global(lua_State* lua) {
    lua_rawgetp(lua, LUA_REGISTRYINDEX, &values_key);
    lua_pushstring(lua, static_cast<const char*>(lua_touserdata(lua, 2)));
    lua_pushvalue(lua, 1);
    lua_rawset(lua, -3);
    return 0;
}

void hide_globals(lua_State* lua) {
    // The table that chunks hold as _ENV stays the same and becomes empty.
    lua_pushglobaltable(lua);
    lua_newtable(lua);
    for (lua_pushnil(lua); lua_next(lua, 1) != 0;) {
        lua_pushvalue(lua, -2);
        lua_insert(lua, -2);
        lua_rawset(lua, 2);
    }
    for (lua_pushnil(lua); lua_next(lua, 1) != 0;) {
        lua_pop(lua, 1);
        lua_pushvalue(lua, -1);
        lua_pushnil(lua);
        lua_rawset(lua, 1);
    }
    lua_pushvalue(lua, 2);
    lua_rawsetp(lua, LUA_REGISTRYINDEX, &values_key);
    lua_pushcfunction(lua, refuse_read);
    guard(lua, refuse_write);
    guard(lua, refuse_write);
}

}  // namespace fronteira::script
