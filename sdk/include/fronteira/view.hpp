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

/// What one seat may see of a match, and what it may do now. Valid during one call: do not keep it.
class View {
 public:
    virtual ~View() = default;

    /// Whose view it is, from 0 (texts and Lua count seats from 1).
    virtual int seat() const = 0;
    virtual int seat_count() const = 0;
    /// Spaces are numbered from 0 in the order of the map file; those of a grid row by row. Links
    /// and names are not part of the view: the offers say what can be done.
    virtual int space_count() const = 0;
    /// From 1; 0 before the first turn.
    virtual int round() const = 0;

    /// The value of a declared column in a row. A row is the number of a space, seat or region,
    /// from 0, and 0 for the match. A flag is 0 or 1, a word of a choice its position from 0, a
    /// seat, space, region or card its number, and nothing (`nil`) -1. If several of spaces, seats,
    /// regions and the match have a column of that name, the first of them in this order counts.
    /// Empty if there is no such column or row, or if the seat may not see it.
    virtual std::optional<int32_t> value(std::string_view column, int row) const = 0;

    /// How many moves are on offer; a move with a number counts once, whatever its range.
    virtual size_t move_count() const = 0;
    /// The offer at `index`, which must be below move_count().
    virtual Offer offer(size_t index) const = 0;
    /// The name of a kind of move, as the ruleset declares it; `kind` comes from an offer.
    virtual std::string_view kind_name(int kind) const = 0;

    /// One of the offers, all equally likely, with a number from its range, all equally likely.
    virtual Move random_move(Random& random) const = 0;
};

}  // namespace fronteira
