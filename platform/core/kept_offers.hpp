// SPDX-License-Identifier: MIT
#pragma once

#include "core/link_offers.hpp"

#include <vector>

namespace fronteira::core {

/// The legal moves of one match that are kept from decision to decision (MoveKind::kept). They
/// follow the notes of writes that the state takes.
class KeptOffers {
 public:
    explicit KeptOffers(const Rules& rules);

    /// Reads the notes that are new. To be called before asking.
    void catch_up(const State& state);
    /// The same, and then clears the notes.
    void turn_page(State& state);
    /// The legal moves of a kept kind for a seat; lent until the next call or write.
    const LinkOffers& of(const MoveKind& kind, int seat, const State& state);
    /// Nothing of it will be asked for soon: not worth following any longer.
    void forget() { followed_ = 0; }

 private:
    struct Kept {
        LinkOffers offers;
        int seat;                               ///< whose moves they are
        std::vector<int32_t> origins, targets;  ///< spaces to be looked at again
    };
    void read_notes(std::span<const Change> changes);
    bool note(std::vector<int32_t>& spaces, int32_t space);

    const Rules& rules_;
    const size_t most_noted_;
    std::vector<Kept> kept_;  ///< by MoveKind::kept
    KeptKinds followed_ = 0;  ///< the others are to be found anew
    uint64_t notebook_ = 0;   ///< State::notebook() that was read,
    size_t read_ = 0;         ///< and how far
};

}  // namespace fronteira::core
