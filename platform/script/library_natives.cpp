// SPDX-License-Identifier: MIT
#include "script/library_natives.hpp"

#include <string>

namespace fronteira::script {
namespace {

/// Pushes the function of that name, or nil.
void push_function(lua_State* lua, int globals, const std::string& name) {
    const size_t dot = name.find('.');
    lua_pushlstring(lua, name.data(), std::min(dot, name.size()));
    lua_rawget(lua, globals);
    if (dot != std::string::npos) lua_getfield(lua, -1, name.c_str() + dot + 1);
}

}  // namespace

NativeNumbers library_natives(lua_State* lua) {
    NativeNumbers numbers;
    const int globals = lua_gettop(lua);
    for (const auto& [name, number] : compile::free_natives()) {
        push_function(lua, globals, name);
        if (lua_iscfunction(lua, -1) != 0) numbers[lua_tocfunction(lua, -1)] = number;
        lua_settop(lua, globals);
    }
    return numbers;
}

}  // namespace fronteira::script
