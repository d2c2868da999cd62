// SPDX-License-Identifier: MIT
#pragma once

#include "core/moves/link_offers.hpp"

#include <memory>
#include <vector>

namespace fronteira::core {

/// The legal moves of one match that are kept from decision to decision (MoveKind::kept). They
/// follow the notes of writes that the state takes.
class KeptOffers {
 public:
    explicit KeptOffers(const Rules& rules);

    /// Reads the notes that are new. To be called before asking.
    void catch_up(const State& state) {
        const auto changes = state.changes();
        if (notebook_ != state.notebook()) [[unlikely]]
            forget(state);
        if (read_ < changes.size()) read_notes(changes.subspan(read_));
        read_ = changes.size();
    }
    /// The same, and then clears the notes.
    void turn_page(State& state) {
        catch_up(state);
        state.clear_changes();
        notebook_ = state.notebook();
        read_ = 0;
    }
    /// The legal moves of a kept kind for a seat; lent until the next call or write.
    const LinkOffers& of(const MoveKind& kind, int seat, const State& state);

 private:
    /// A space on which something was written, and the kept kinds that have to look at it again:
    /// as the first space of a move, as the second. They are numbered as they come.
    struct Written {
        int32_t space;
        KeptKinds as_origin;
        KeptKinds as_target;
    };
    /// The moves of one seat, as far as the writes were read: up to that number.
    struct OfSeat {
        LinkOffers offers;
        uint64_t read = 0;
    };
    struct Kept {
        const MoveKind* kind;
        std::vector<std::unique_ptr<OfSeat>> seats;
        uint64_t anew = 0;  ///< what was found before that write is void
    };
    void forget(const State& state);
    void read_notes(std::span<const Change> changes);
    void note(const Watches::Strip& strip, int32_t cell);
    void make_void(KeptKinds kinds);
    Written& written(uint64_t number) { return written_[number & last_]; }
    void renew(OfSeat& own, KeptKinds bit, int seat, const State& state);

    const Rules& rules_;
    const size_t spaces_;
    std::vector<Kept> kept_;        ///< by MoveKind::kept
    std::vector<Written> written_;  ///< the last of them, round and round: a power of two
    std::vector<uint64_t> latest_;  ///< by space, the number of the last write on it
    const size_t last_;             ///< the size of `written_` less one
    uint64_t next_ = 1;             ///< the number of the one that comes,
    uint64_t known_from_ = 1;       ///< of the first since notes were thrown away,
    uint64_t unread_ = 1;           ///< and of the first that nobody has read
    uint64_t notebook_ = 0;         ///< State::notebook() that was read,
    size_t read_ = 0;               ///< and how far
};

}  // namespace fronteira::core
