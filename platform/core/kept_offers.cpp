// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace fronteira::core {

KeptOffers::KeptOffers(const Rules& rules)
    : rules_(rules),
      spaces_(static_cast<size_t>(rules.board->space_count())),
      looked_as_origin_(spaces_),
      looked_as_target_(spaces_) {
    for (const MoveKind& kind : rules.moves)
        if (kind.kept >= 0) {
            Kept& kept = kept_.emplace_back();
            kept.kind = &kind;
            kept.seats.resize(static_cast<size_t>(rules.layout.seats()));
        }
}

/// Notes were thrown away: nothing that was found holds any longer.
void KeptOffers::forget(const State& state) {
    first_ += written_.size() + 1;
    written_.clear();
    notebook_ = state.notebook();
    read_ = 0;
}

void KeptOffers::make_void(KeptKinds kinds) {
    for (; kinds != 0; kinds &= kinds - 1)
        kept_[static_cast<size_t>(std::countr_zero(kinds))].anew = first_ + written_.size();
}

void KeptOffers::read_notes(std::span<const Change> changes) {
    const Watches& watches = rules_.watches;
    for (const Change& change : changes) {
        const Watches::Strip* strip = watches.of(change.cell);
        if (strip != nullptr) [[unlikely]]
            note(*strip, change.cell - strip->first);
    }
}

void KeptOffers::note(const Watches::Strip& strip, int32_t row) {
    // Whoever has not read them by now finds all anew.
    if (written_.size() >= 4 * spaces_) {
        first_ += written_.size();
        written_.clear();
    }
    written_.push_back({&strip, row});
    if (strip.anywhere != 0) make_void(strip.anywhere);
}

/// Looks again at what was written since, at each space once: effects write several columns of it.
void KeptOffers::renew(OfSeat& own, KeptKinds bit, int seat, const State& state) {
    Asking asking(state, seat);
    ++renewal_;
    for (size_t i = own.read - first_; i < written_.size(); ++i) {
        const auto [strip, row] = written_[i];
        const auto is_first = [&, space = static_cast<size_t>(row)](std::vector<uint64_t>& looked) {
            return std::exchange(looked[space], renewal_) != renewal_;
        };
        if ((strip->as_target & bit) != 0 && is_first(looked_as_target_))
            own.offers.renew_target(asking, row);
        if ((strip->as_origin & bit) != 0 && is_first(looked_as_origin_))
            own.offers.renew_origin(asking, row);
    }
}

const LinkOffers& KeptOffers::of(const MoveKind& kind, int seat, const State& state) {
    Kept& kept = kept_[static_cast<size_t>(kind.kept)];
    auto& place = kept.seats[static_cast<size_t>(seat)];
    if (place == nullptr) place = std::make_unique<OfSeat>(OfSeat{LinkOffers(rules_, kind)});
    OfSeat& own = *place;
    const uint64_t now = first_ + written_.size();
    // With more spaces to look at again than there are, finding all anew is no slower.
    if (own.read < std::max(first_, kept.anew) || now - own.read > spaces_)
        own.offers.find(state, seat);
    else if (own.read < now)
        renew(own, KeptKinds{1} << kind.kept, seat, state);
    own.read = now;
    return own.offers;
}

}  // namespace fronteira::core
