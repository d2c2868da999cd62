// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

#include <span>
#include <string>
#include <string_view>

namespace fronteira::script {

struct Host;

/// One native function that scripts may call, with everything its reference says. This one entry
/// makes the function, its line in the language server's stubs and its line in the reference.
struct Binding {
    const char* owner;  ///< the class it is a method of, or "" for a global
    const char* name;
    const char* parameters;  ///< `seat: Seat, count?: integer`
    const char* result;      ///< `Card?`, or "" for nothing
    const char* sentence;
    lua_CFunction function;  ///< null for a value that is only described (a field)
};

/// Everything that exists, in the order of the reference.
std::span<const Binding> declaration_bindings();
std::span<const Binding> cell_bindings();
std::span<const Binding> match_bindings();
std::span<const Binding> chance_bindings();
std::span<const Binding> card_bindings();
std::span<const Binding> handle_bindings();
std::span<const Binding> spec_bindings();
std::span<const Binding> bot_bindings();

/// Adds to the table on top of the stack every function whose owner is `owner`; each gets `host`
/// as its first upvalue.
void add_functions(lua_State* lua, Host& host, std::span<const Binding> bindings,
                   const char* owner);

/// How to call the function of that name, as in the reference: `Match:win(seat: Seat)`. Of several
/// the first in the reference; empty if there is none.
std::string call_of(std::string_view name);

}  // namespace fronteira::script
