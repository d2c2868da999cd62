// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>
#include <fronteira/random.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fronteira {

/// A move on offer. When the kind ends in a number, `move` carries the lowest and `upto` the
/// highest that is legal; otherwise `upto` is empty.
struct Offer {
    Move move;
    std::optional<int32_t> upto;
};

/// What one seat may see of a match, and what it may do now. Lent for one call: do not keep it.
class View {
 public:
    virtual ~View() = default;

    /// Whose view it is, from 0 (texts and Lua count seats from 1).
    virtual int seat() const = 0;
    virtual int seat_count() const = 0;
    /// Spaces are numbered from 0 in the order of the map's file; those of a grid row by row. Links
    /// and names are not told: what can be done stands in the offers.
    virtual int space_count() const = 0;
    /// From 1; 0 before the first turn.
    virtual int round() const = 0;

    /// The value of a declared column in a row: the number of a space, a seat or a region, from 0;
    /// 0 for the match. A flag is 0 or 1, a word of a choice its position from 0, a seat, space,
    /// region or card its number, nothing (`nil`) -1. Where spaces, seats, regions and the match
    /// have columns of one name, it is that of the first of them. Empty when the column does not
    /// exist, the row does not, or the seat may not see it.
    virtual std::optional<int32_t> value(std::string_view column, int row) const = 0;

    /// How many moves are on offer; a move with a number counts once.
    virtual size_t move_count() const = 0;
    /// The offer at `index`, which must be below move_count().
    virtual Offer offer(size_t index) const = 0;
    /// The name of a kind of move, as the ruleset declares it. `kind` is that of an offer.
    virtual std::string_view kind_name(int kind) const = 0;

    /// One offer, each equally likely; then its number, each in the range equally likely.
    virtual Move random_move(Random& random) const = 0;
};

}  // namespace fronteira
