// SPDX-License-Identifier: MIT
#include "core/moves/kept_offers.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {

KeptOffers::KeptOffers(const Rules& rules)
    : rules_(rules),
      spaces_(static_cast<size_t>(rules.board->space_count())),
      written_(std::bit_ceil(spaces_ + 1)),
      latest_(spaces_),
      last_(written_.size() - 1) {
    for (const MoveKind& kind : rules.moves)
        if (kind.kept >= 0) {
            Kept& kept = kept_.emplace_back();
            kept.kind = &kind;
            kept.seats.resize(static_cast<size_t>(rules.layout.seats()));
        }
}

/// Notes were thrown away: nothing that was found holds any longer.
void KeptOffers::forget(const State& state) {
    known_from_ = ++next_;
    notebook_ = state.notebook();
    read_ = 0;
}

void KeptOffers::make_void(KeptKinds kinds) {
    for (; kinds != 0; kinds &= kinds - 1)
        kept_[static_cast<size_t>(std::countr_zero(kinds))].anew = next_;
}

void KeptOffers::read_notes(std::span<const Change> changes) {
    const int16_t* const strip_of = rules_.watches.by_cell();  // at hand: most cells are in none
    for (const Change& change : changes)
        if (const int16_t number = strip_of[change.cell]; number >= 0)
            note(rules_.watches.strip(number), change.cell);
}

/// A space that is written several times before anybody asks is looked at once.
inline void KeptOffers::note(const Watches::Strip& strip, int32_t cell) {
    if ((strip.as_origin | strip.as_target) == 0) {
        written(next_++) = {};
        return make_void(strip.anywhere);
    }
    const int32_t row = cell - strip.first;
    uint64_t& latest = latest_[static_cast<size_t>(row)];
    if (latest >= unread_) {
        Written& before = written(latest);
        before.as_origin |= strip.as_origin;
        before.as_target |= strip.as_target;
    } else {
        latest = next_;
        written(next_++) = {row, strip.as_origin, strip.as_target};
    }
    if (strip.anywhere != 0) make_void(strip.anywhere);
}

/// Looks again at what was written since.
[[gnu::always_inline]] inline void KeptOffers::renew(OfSeat& own, KeptKinds bit, int seat,
                                                     const State& state) {
    Asking asking(state, seat);
    for (uint64_t number = own.read; number < next_; ++number) {
        const Written& one = written(number);
        if ((one.as_target & bit) != 0) own.offers.renew_target(asking, one.space);
        if ((one.as_origin & bit) != 0) own.offers.renew_origin(asking, one.space);
    }
}

const LinkOffers& KeptOffers::of(const MoveKind& kind, int seat, const State& state) {
    Kept& kept = kept_[static_cast<size_t>(kind.kept)];
    auto& place = kept.seats[static_cast<size_t>(seat)];
    if (place == nullptr) [[unlikely]]
        place = std::make_unique<OfSeat>(OfSeat{LinkOffers(rules_, kind, seat)});
    OfSeat& own = *place;
    // With more spaces to look at again than there are, finding all anew is no slower.
    if (own.read < std::max(known_from_, kept.anew) || next_ - own.read > spaces_)
        own.offers.find(state);
    else if (own.read < next_)
        renew(own, KeptKinds{1} << kind.kept, seat, state);
    own.read = unread_ = next_;
    return own.offers;
}

}  // namespace fronteira::core
