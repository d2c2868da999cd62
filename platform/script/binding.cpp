// SPDX-License-Identifier: MIT
#include "script/binding.hpp"

#include "script/host.hpp"

namespace fronteira::script {

namespace {

/// A method of the match, whose object may not be left out: `match.finish_phase(seat)` would end
/// the phase of another seat. Upvalues: the host, the binding.
int call_on_match(lua_State* lua) {
    const auto& binding = *static_cast<const Binding*>(lua_touserdata(lua, lua_upvalueindex(2)));
    const Handle* object = to_handle(lua, 1);
    if (object == nullptr || object->type != HandleType::match)
        return luaL_error(lua, "`%s` must be called on the match, with a colon (match:%s(...))",
                          binding.name, binding.name);
    return binding.function(lua);
}

}  // namespace

void add_functions(lua_State* lua, Host& host, std::span<const Binding> bindings,
                   const char* owner) {
    for (const Binding& binding : bindings) {
        if (binding.function == nullptr || std::string_view(binding.owner) != owner) continue;
        lua_pushlightuserdata(lua, &host);
        const std::string_view class_name = owner;
        if (class_name == "Match" || class_name == "Game" || class_name == "View") {
            lua_pushlightuserdata(lua, const_cast<Binding*>(&binding));
            lua_pushcclosure(lua, call_on_match, 2);
        } else {
            lua_pushcclosure(lua, binding.function, 1);
        }
        lua_setfield(lua, -2, binding.name);
    }
}

std::string call_of(std::string_view name) {
    for (const auto bindings :
         {cell_bindings(), match_bindings(), chance_bindings(), card_bindings(), handle_bindings()})
        for (const Binding& one : bindings)
            if (one.function != nullptr && one.name == name)
                return std::string(one.owner) + (*one.owner == '\0' ? "" : ":") + one.name + "(" +
                       one.parameters + ")";
    return {};
}

}  // namespace fronteira::script
