// SPDX-License-Identifier: MIT
#pragma once

#include "script/sandbox/sandbox_state.hpp"

#include <lua.hpp>

namespace fronteira::script {

/// Counts an error that is caught or passes a native function: unwinding, and Lua walks through
/// the whole function at fault to name its variables, how long that is not to be learned.
inline void count_error(SandboxState& state) {
    state.effort += 1000 + static_cast<int64_t>(state.memory.tally().largest_vector / 16);
}

/// Charges `units` before a native function works.
inline void charge(lua_State* lua, int64_t units) {
    SandboxState& state = state_of(lua);
    if ((state.left -= units) < 0) [[unlikely]] {
        state.die(Death::budget);
        state.raise_death();
    }
}

/// What it costs to touch `bytes`.
inline int64_t cost_of(size_t bytes) {
    return 1 + static_cast<int64_t>(bytes / 8);
}

/// Ends the script when a result of `bytes` would pass the largest block; else charges for it.
void charge_for_result(lua_State* lua, size_t bytes);

/// The text that `tostring` gives for the value at `index`, pushed. Holds no address.
void push_text(lua_State* lua, int index);

// Each puts its functions into the table on top of the stack.
void open_base(lua_State* lua);
void open_pairs(lua_State* lua);
void open_string(lua_State* lua);
void open_table(lua_State* lua);
void open_math(lua_State* lua);

}  // namespace fronteira::script
