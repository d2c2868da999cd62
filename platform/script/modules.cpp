// SPDX-License-Identifier: MIT
#include "script/modules.hpp"

#include "script/declared.hpp"

#include <lua.hpp>

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr const char* loaded_modules = "fronteira.modules";

bool is_plain(const std::string& name) {
    return std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_';
    });
}

/// `require "battle"`: the module rules/battle.lua, run once; `require "war/battle"`: that of the
/// mod war, for a variant that adds to what it replaces. Upvalue 1: the modules.
int require_module(lua_State* lua) {
    auto& modules = *static_cast<Modules*>(lua_touserdata(lua, lua_upvalueindex(1)));
    const std::string name = luaL_checkstring(lua, 1);
    luaL_getsubtable(lua, LUA_REGISTRYINDEX, loaded_modules);
    if (lua_getfield(lua, -1, name.c_str()) != LUA_TNIL) {
        if (lua_isboolean(lua, -1))
            return luaL_error(lua, "module `%s` requires itself, by way of another", name.c_str());
        return 1;
    }
    lua_pop(lua, 1);
    lua_pushboolean(lua, 0);
    lua_setfield(lua, -2, name.c_str());
    const size_t slash = std::min(name.find('/'), name.size());
    const std::string mod = slash == name.size() ? "" : name.substr(0, slash);
    const std::string module = mod.empty() ? name : name.substr(slash + 1);
    std::string file = modules.helpers + "/" + module + ".lua";
    const bool plain = is_plain(mod) && is_plain(module);
    auto text = plain && !modules.helpers.empty() ? modules.read(file, mod) : std::nullopt;
    if (!text) {
        file = modules.folder + "/" + module + ".lua";
        if (plain) text = modules.read(file, mod);
    }
    if (!text) return luaL_error(lua, "there is no module `%s` (%s)", name.c_str(), file.c_str());
    if (auto loaded = modules.sandbox.load(*text, file, mod); !loaded) {
        const Diagnostic& fault = loaded.error().front();
        std::string message =
            fault.place.file + ":" + std::to_string(fault.place.line) + ": " + fault.message;
        lua_pushlstring(lua, message.data(), message.size());
        return lua_error(lua);
    }
    lua_call(lua, 0, 1);
    if (lua_isnil(lua, -1)) return luaL_error(lua, "module `%s` returns nothing", name.c_str());
    lua_pushvalue(lua, -1);
    lua_setfield(lua, -3, name.c_str());
    return 1;
}

}  // namespace

void open_modules(lua_State* lua, Modules& modules) {
    lua_pushlightuserdata(lua, &modules);
    lua_pushcclosure(lua, require_module, 1);
    define(lua, "require");
}

}  // namespace fronteira::script
