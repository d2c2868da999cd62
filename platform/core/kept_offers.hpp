// SPDX-License-Identifier: MIT
#pragma once

#include "core/link_offers.hpp"

#include <memory>
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
    /// None of it will be asked for soon: what changes too much meanwhile is not worth following.
    void pause() { followed_ &= ~restless_; }

 private:
    /// The moves of one seat, as far as the notes of their kind were read.
    struct OfSeat {
        LinkOffers offers;
        uint64_t edition = 0;  ///< of the notes,
        size_t origins = 0;    ///< and how far they were read
        size_t targets = 0;
    };
    struct Kept {
        const MoveKind* kind;
        std::vector<std::unique_ptr<OfSeat>> seats;
        std::vector<int32_t> origins, targets;  ///< spaces that were written, one after the other
        uint64_t edition = 1;                   ///< another number whenever these begin anew
        size_t origins_told = 0;                ///< that somebody has read,
        size_t targets_told = 0;                ///< so that what comes is no repetition
    };
    void read_notes(std::span<const Change> changes);
    bool note(std::vector<int32_t>& spaces, size_t told, int32_t space);
    static void begin_anew(Kept& kept);
    OfSeat& of_seat(Kept& kept, int seat);

    const Rules& rules_;
    const size_t spaces_;
    std::vector<Kept> kept_;  ///< by MoveKind::kept
    KeptKinds followed_ = 0;  ///< the others are to be found anew
    KeptKinds restless_ = 0;  ///< of which more changed between two questions than is worth it
    uint64_t notebook_ = 0;   ///< State::notebook() that was read,
    size_t read_ = 0;         ///< and how far
};

}  // namespace fronteira::core
