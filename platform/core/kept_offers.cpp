// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace fronteira::core {

KeptOffers::KeptOffers(const Rules& rules)
    : rules_(rules),
      spaces_(static_cast<size_t>(rules.board->space_count())),
      written_(4 * std::max<size_t>(spaces_, 1)) {
    for (const MoveKind& kind : rules.moves)
        if (kind.kept >= 0) {
            Kept& kept = kept_.emplace_back();
            kept.kind = &kind;
            kept.seats.resize(static_cast<size_t>(rules.layout.seats()));
        }
}

/// Notes were thrown away: nothing that was found holds any longer.
void KeptOffers::forget(const State& state) {
    first_ = next() + 1;
    noted_ = 0;
    notebook_ = state.notebook();
    read_ = 0;
}

void KeptOffers::make_void(KeptKinds kinds) {
    for (; kinds != 0; kinds &= kinds - 1)
        kept_[static_cast<size_t>(std::countr_zero(kinds))].anew = next();
}

void KeptOffers::read_notes(std::span<const Change> changes) {
    const Watches& watches = rules_.watches;
    for (const Change& change : changes) {
        const Watches::Strip* strip = watches.of(change.cell);
        if (strip != nullptr) [[unlikely]]
            note(*strip, change.cell - strip->first);
    }
}

/// Effects write several columns of a space one after the other, which is looked at once.
void KeptOffers::note(const Watches::Strip& strip, int32_t row) {
    if (noted_ > 0 && next() > unread_ && written_[noted_ - 1].space == row) {
        written_[noted_ - 1].as_origin |= strip.as_origin;
        written_[noted_ - 1].as_target |= strip.as_target;
    } else {
        if (noted_ == written_.size()) {  // whoever has not read them by now finds all anew
            first_ += noted_;
            noted_ = 0;
        }
        written_[noted_++] = {row, strip.as_origin, strip.as_target};
    }
    if (strip.anywhere != 0) make_void(strip.anywhere);
}

/// Looks again at what was written since.
void KeptOffers::renew(OfSeat& own, KeptKinds bit, int seat, const State& state) {
    Asking asking(state, seat);
    for (size_t i = own.read - first_; i < noted_; ++i) {
        const Written& written = written_[i];
        if ((written.as_target & bit) != 0) own.offers.renew_target(asking, written.space);
        if ((written.as_origin & bit) != 0) own.offers.renew_origin(asking, written.space);
    }
}

const LinkOffers& KeptOffers::of(const MoveKind& kind, int seat, const State& state) {
    Kept& kept = kept_[static_cast<size_t>(kind.kept)];
    auto& place = kept.seats[static_cast<size_t>(seat)];
    if (place == nullptr) place = std::make_unique<OfSeat>(OfSeat{LinkOffers(rules_, kind)});
    OfSeat& own = *place;
    const uint64_t now = unread_ = next();
    // With more spaces to look at again than there are, finding all anew is no slower.
    if (own.read < std::max(first_, kept.anew) || now - own.read > spaces_)
        own.offers.find(state, seat);
    else if (own.read < now)
        renew(own, KeptKinds{1} << kind.kept, seat, state);
    own.read = now;
    return own.offers;
}

}  // namespace fronteira::core
