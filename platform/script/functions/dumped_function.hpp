// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <string>

namespace fronteira::script {

/// What Lua's compiler made of the function on top of the stack: for compile::read_chunk.
inline std::string dumped_function(lua_State* lua) {
    std::string dumped;
    const auto append = [](lua_State*, const void* bytes, size_t size, void* to) {
        static_cast<std::string*>(to)->append(static_cast<const char*>(bytes), size);
        return 0;
    };
    lua_dump(lua, append, &dumped, 0);
    return dumped;
}

}  // namespace fronteira::script
