// SPDX-License-Identifier: MIT
#include "script/binding.hpp"

#include <string_view>

namespace fronteira::script {

void add_functions(lua_State* lua, Host& host, std::span<const Binding> bindings,
                   const char* owner) {
    for (const Binding& binding : bindings) {
        if (binding.function == nullptr || std::string_view(binding.owner) != owner) continue;
        lua_pushlightuserdata(lua, &host);
        lua_pushcclosure(lua, binding.function, 1);
        lua_setfield(lua, -2, binding.name);
    }
}

}  // namespace fronteira::script
