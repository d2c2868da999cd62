// SPDX-License-Identifier: MIT
#pragma once

#include "script/host.hpp"

#include <cstdint>
#include <optional>

namespace fronteira::script {

/// What the functions of seats, spaces and regions are told by name. All raise where that means
/// nothing, a slip with what is nearly called so.

/// The state of the match that is being played; raises where none is.
const core::State& played_state(lua_State* lua);
/// A column of spaces that holds a seat, and that may be counted here; pays for the look at it.
const core::SeatIndex& check_index(lua_State* lua, int argument);
/// The value to count: a seat, or nil for nobody.
int32_t check_holder(lua_State* lua, int argument);
/// -1 for a kind of link that the map lacks.
int check_link_kind(lua_State* lua, int argument);
/// Nothing for a tag that the map lacks.
std::optional<int> check_tag(lua_State* lua, int argument);

}  // namespace fronteira::script
