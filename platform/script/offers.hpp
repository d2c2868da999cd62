// SPDX-License-Identifier: MIT
#pragma once

#include "script/host.hpp"

#include <lua.hpp>

#include <vector>

namespace fronteira::script {

/// Pushes the legal moves of the seat as a list of tables:
/// `{ index = 1, move = "attack", from = <space>, to = <space>, least = 1, most = 3 }`.
void push_offers(lua_State* lua, const Host& host, int seat);

/// Raises where the table at `at`, one of push_offers(), no longer says what was offered.
void check_unchanged(lua_State* lua, const Host& host, const Move& offered, int at);

/// Pushes one value of a move: a handle, a word, a number, a list of cards.
void push_slot_value(lua_State* lua, const Host& host, const core::Slot& slot, const Move& move);

/// The rows of seats, spaces or regions that a list at `at` holds, one behind the other; raises
/// where it is none, or holds anything that is not a value for the slot.
void read_candidates(lua_State* lua, const Host& host, const core::MoveKind& move,
                     const core::Slot& slot, int at, std::vector<int32_t>& rows);

/// Raises: there is no move of that name.
int refuse_move(lua_State* lua, const core::Rules& rules, const char* name);

/// The move of that name with the values of the table at `at`, by id, handle, word or number;
/// raises when a name is not known or a value is missing.
Move to_move(lua_State* lua, const Host& host, const char* name, int at);

}  // namespace fronteira::script
