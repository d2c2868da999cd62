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

    virtual int seat() const = 0;
    virtual int seat_count() const = 0;
    virtual int space_count() const = 0;
    virtual int round() const = 0;

    /// The value of a declared column in a row (a space, a seat, a region; 0 for the match).
    /// Empty when the column does not exist, the row does not, or the seat may not see it.
    virtual std::optional<int32_t> value(std::string_view column, int row) const = 0;

    /// How many moves are on offer; a move with a number counts once.
    virtual size_t move_count() const = 0;
    /// The offer at `index`, which must be below move_count().
    virtual Offer offer(size_t index) const = 0;
    /// The name of a kind of move, as the ruleset declares it.
    virtual std::string_view kind_name(int kind) const = 0;

    /// One offer, each equally likely; then its number, each in the range equally likely.
    virtual Move random_move(Random& random) const = 0;
};

}  // namespace fronteira
