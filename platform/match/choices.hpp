// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"
#include "match/notation.hpp"

#include <optional>
#include <utility>
#include <vector>

namespace fronteira::match {

/// What can be chosen next for a move that is being put together.
struct Choices {
    int slot = -1;       ///< which slot is asked for; -1: none, or the kind
    bool whole = false;  ///< every value is there, and the move is legal
    /// The kinds of move, the values of the slot, or the cards of the slot together; each once, in
    /// the order of the legal moves.
    std::vector<std::vector<int32_t>> values;
    std::optional<std::pair<int32_t, int32_t>> range;  ///< of a number
};

/// The kinds of move on offer to a seat.
Choices kinds_on_offer(const core::Match& match, int seat);

/// The values for the slot `ask`, or for the first slot without a value, with which some legal move
/// agrees with everything given so far. None if there is no such move.
Choices next_choices(const core::Match& match, int seat, const PartMove& part, int ask = -1);

}  // namespace fronteira::match
