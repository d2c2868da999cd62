// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <vector>

namespace fronteira::cli {

/// The moves on offer to one seat, looked at from outside: what a half-known move could still be.
class Offers {
 public:
    Offers(const core::Match& match, int seat);

    const std::vector<Offer>& all() const { return offers_; }
    /// Each once, in the order of the offers.
    std::vector<int32_t> kinds() const;
    /// What that slot holds in the offers that agree with `move` in the slots that are `given`.
    std::vector<int32_t> values(const Move& move, const std::vector<bool>& given,
                                size_t slot) const;
    /// Cards stand in a move in the order in which they are on offer. Puts `cards` into the move so
    /// when they are on offer, else as they are.
    void put_cards(Move& move, const core::Slot& slot, std::vector<int32_t> cards) const;

 private:
    bool agrees(const Offer& offer, const Move& move, const std::vector<bool>& given) const;

    const core::Rules& rules_;
    std::vector<Offer> offers_;
};

}  // namespace fronteira::cli
