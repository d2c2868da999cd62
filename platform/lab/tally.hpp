// SPDX-License-Identifier: MIT
#pragma once

#include "lab/witness.hpp"
#include "statistics/rate.hpp"

namespace fronteira::lab {

using statistics::Interval;
using statistics::Rate;

/// What many matches say together. Rates are over the matches that one seat alone has won.
struct Tally {
    Tally(int players, int spaces, int regions);

    void add(const Testimony& seen);

    uint64_t matches = 0;
    uint64_t drawn = 0;
    uint64_t decided = 0;  ///< won by one seat
    std::vector<Rate> seats;
    std::vector<Rate> order;    ///< by whose turn came first, second, ...
    std::vector<Rate> starts;   ///< by space: how often its first owner won
    std::vector<Rate> regions;  ///< how often won who held it in the round that was asked about

    int players() const { return static_cast<int>(seats.size()); }
    /// The same seat always had the first turn: order and seat are one.
    bool first_is_fixed() const { return first_is_fixed_; }
    /// The first owners were the same in every match: start and seat are one.
    bool starts_are_fixed() const { return starts_are_fixed_; }

 private:
    int first_ = -1;
    std::vector<int8_t> started_;
    bool first_is_fixed_ = true;
    bool starts_are_fixed_ = true;
};

}  // namespace fronteira::lab
