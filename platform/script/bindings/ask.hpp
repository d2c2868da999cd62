// SPDX-License-Identifier: MIT
#pragma once

#include <lua.hpp>

namespace fronteira::script {

/// `match:ask(seat, phase, ...)`: gives what the seat answers, or ends the effect that asks until
/// the answer is there.
int ask(lua_State* lua);

}  // namespace fronteira::script
