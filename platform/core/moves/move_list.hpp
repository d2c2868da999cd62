// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "core/moves/link_offers.hpp"
#include "core/rules.hpp"

#include <vector>

namespace fronteira::core {

/// All legal moves of one seat at one moment; a move with a number stands once, with its range.
/// Reused from move to move so that finding moves allocates nothing.
class MoveList {
 public:
    void clear();
    size_t size() const { return size_; }
    bool empty() const { return size_ == 0; }
    Offer at(size_t index, const Rules& rules) const;
    /// The kind of the offer at `index`.
    int16_t kind_at(size_t index) const;
    /// One offer, each equally likely; then its number, each in the range equally likely.
    Move pick(Random& random, const Rules& rules) const;
    /// More moves than this are not on offer: nobody could choose among them.
    static constexpr size_t most_rows = 65'536;
    /// A kind of which more moves are legal than can be on offer, or -1.
    int16_t crowded() const { return crowded_; }
    /// Whether every move on offer does nothing but finish the phase.
    bool only_finishes() const { return !goes_on_; }

    /// Adds a move without values. `finishes`: it does nothing but finish the phase.
    void add_plain(int16_t kind, bool finishes) {
        groups_.push_back({kind, 0, 1, 0, nullptr});
        ++size_;
        goes_on_ = goes_on_ || !finishes;
    }
    /// Adds the moves of a kind that are kept elsewhere; both are lent until clear().
    void add(int16_t kind, bool finishes, int seat, const State& state, const LinkOffers& offers);

 private:
    friend class MoveFinder;
    /// What may be chosen in some slots of a kind, whatever is chosen in the others: so many rows
    /// of `values_`. A number stands with where its range begins, and after it where that ends.
    struct Part {
        size_t first;
        uint32_t rows;
        int offset;       ///< of its first value in the move
        int width;        ///< values of the move,
        size_t numbered;  ///< and 1 more in each row if the last one is a number
    };
    /// The moves of one kind: every row of its first part with every row of the next, and so on.
    struct Group {
        int16_t kind;
        int16_t parts;  ///< of `parts_`, from `first` on
        uint32_t rows;
        size_t first;
        const LinkOffers* kept;  ///< where the moves stand when they have no parts
    };
    const Group* find(size_t& index) const;
    int32_t write_parts(const Group& group, size_t index, Move& move) const;
    int32_t write(const Group& group, size_t index, const Rules& rules, Move& move) const;

    std::vector<Group> groups_;
    std::vector<Part> parts_;
    std::vector<int32_t> values_;
    size_t size_ = 0;
    size_t rows_ = 0;               ///< that are not kept elsewhere
    const State* state_ = nullptr;  ///< what the ranges of kept moves are computed from
    int seat_ = none;
    int16_t crowded_ = -1;
    bool goes_on_ = false;  ///< a move does more than finish the phase
};

}  // namespace fronteira::core
