// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "core/link_offers.hpp"
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
    /// More rows than this are not written down: nobody could choose among them.
    static constexpr size_t most_rows = 65'536;
    /// A kind of which more moves are legal than can be on offer, or -1.
    int16_t crowded() const { return crowded_; }
    /// Whether every move on offer does nothing but finish the phase.
    bool only_finishes(const Rules& rules) const;

    /// Adds a move without values.
    void add_plain(int16_t kind) {
        groups_.push_back({kind, 0, static_cast<uint32_t>(values_.size()), 1, nullptr});
        ++size_;
    }
    /// Adds the moves of a kind that are kept elsewhere; both are lent until clear().
    void add(int16_t kind, int seat, const State& state, const LinkOffers& offers);

 private:
    friend class MoveFinder;
    struct Group {
        int16_t kind;
        int16_t stride;
        uint32_t first;
        uint32_t rows;
        const LinkOffers* kept;  ///< where the moves stand when they are not rows of `values_`
    };
    const Group* find(size_t& index) const;
    int32_t write(const Group& group, size_t index, const Rules& rules, Move& move) const;

    std::vector<Group> groups_;
    std::vector<int32_t> values_;
    size_t size_ = 0;
    size_t rows_ = 0;               ///< in `values_`
    const State* state_ = nullptr;  ///< what the ranges of kept moves are computed from
    int seat_ = none;
    int16_t crowded_ = -1;
};

}  // namespace fronteira::core
