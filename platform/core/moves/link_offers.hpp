// SPDX-License-Identifier: MIT
#pragma once

#include "core/board/counted_bits.hpp"
#include "core/moves/space_filter.hpp"
#include "core/rules.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace fronteira::core {

/// The legal moves of one kind, for one seat, that picks a space, a space and one linked to it, or
/// any two spaces: a bit for each space, link or pair of the board, in the order of the board. A
/// link or pair is on offer when its first space is an origin, its second one a target, and both
/// suit each other; these sets are kept too, so that a change on a space that leaves it in its set
/// costs next to nothing.
class LinkOffers {
 public:
    LinkOffers(const Rules& rules, const MoveKind& kind, int seat);

    size_t size() const { return offers_.count(); }
    /// The values of the move at `index`, which must be below size(), without its number.
    void write(size_t index, Move& move) const;

    /// Finds all moves anew.
    void find(const State& state);
    /// Looks again at a space whose row has changed, as the first and as the second space.
    void renew_origin(Asking& asking, int32_t space);
    void renew_target(Asking& asking, int32_t space);

 private:
    void renew_from(Asking& asking, int32_t origin);
    template <class Visit>
    void each_from(Asking& asking, int32_t origin, Visit visit);
    template <class Visit>
    void each_link_from(Asking& asking, int32_t origin, bool is_origin, Visit visit);
    template <class Visit>
    void each_pair_from(Asking& asking, int32_t origin, bool is_origin, Visit visit);
    void renew_links_to(Asking& asking, int32_t target);
    void renew_pairs_to(Asking& asking, int32_t target);
    bool follows_link(int32_t link) const {
        return followed_.empty() || followed_[rules_.board->kinds_of(link)] != 0;
    }
    void choose_origin(Asking& asking, int32_t origin);
    bool suits(Asking& asking, int32_t target) const;
    bool suits(Asking& asking, int32_t origin, int32_t target);
    size_t pair(int32_t origin, int32_t target) const;

    const Rules& rules_;
    const int seat_;
    const Slot& from_;
    const Slot* to_ = nullptr;              ///< the second space, if there is one,
    bool linked_ = false;                   ///< and whether it must be linked to the first
    const Slot* number_of_pair_ = nullptr;  ///< the number, if its range leans on that one
    /// A clause that compares the second space with the first.
    struct PairClause {
        const Test* test = nullptr;
        bool of_origin = false;  ///< what it compares with leans on the first space alone,
        int32_t operand = 0;     ///< and is this for the one that was chosen last
        // Where the columns stand that it reads of a target and of an origin, if the other clauses
        // show that whoever asks sees them; or else -1.
        int32_t of_targets = -1;
        int32_t of_origins = -1;
    };
    PairClause pair_clause(const Test& test) const;
    std::vector<PairClause> of_pair_;
    std::vector<uint8_t> followed_;  ///< kinds of link, unless all may be followed
    bool paired_ = false;            ///< there is something that depends on both,
    bool target_counts_ = false;     ///< and on what is written on the second one
    SpaceFilter may_be_origin_, may_be_target_;
    static bool has(const std::vector<uint32_t>& words, int32_t space) {
        const auto at = static_cast<uint32_t>(space);
        return (words[at / 32] >> (at % 32) & 1u) != 0;
    }
    static void set(std::vector<uint32_t>& words, int32_t space, bool on) {
        const auto at = static_cast<uint32_t>(space);
        words[at / 32] = (words[at / 32] & ~(1u << at % 32)) | uint32_t{on} << at % 32;
    }

    std::vector<uint32_t> origins_, targets_;  ///< a bit for each space
    CountedBits offers_;
};

}  // namespace fronteira::core
