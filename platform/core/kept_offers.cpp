// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

#include <bit>

namespace fronteira::core {

KeptOffers::KeptOffers(const Rules& rules) : rules_(rules) {
    for (const MoveKind& kind : rules.moves)
        if (kind.kept >= 0) kept_.push_back({LinkOffers(rules, kind), -1, {}, {}});
}

/// A space whose row was written, in each of these kinds that is followed. With more of them than
/// there are spaces, finding all anew is no slower.
void KeptOffers::note(KeptKinds kinds, std::vector<int32_t> Kept::*spaces, int32_t space) {
    for (KeptKinds left = kinds & followed_; left != 0; left &= left - 1) {
        auto& noted = kept_[static_cast<size_t>(std::countr_zero(left))].*spaces;
        if (!noted.empty() && noted.back() == space) continue;  // effects write several columns
        noted.push_back(space);
        if (static_cast<int>(noted.size()) > rules_.board->space_count())
            followed_ &= ~(left & -left);
    }
}

inline void KeptOffers::read_note(int32_t cell) {
    const Watches::Strip* strip = rules_.watches.of(cell);
    if (strip == nullptr) return;
    followed_ &= ~strip->anywhere;
    const int32_t row = cell - strip->first;
    if ((strip->as_origin & followed_) != 0) note(strip->as_origin, &Kept::origins, row);
    if ((strip->as_target & followed_) != 0) note(strip->as_target, &Kept::targets, row);
}

void KeptOffers::catch_up(const State& state) {
    const auto changes = state.changes();
    if (notebook_ != state.notebook()) followed_ = 0;
    if (followed_ != 0)
        for (; read_ < changes.size(); ++read_) read_note(changes[read_].cell);
    notebook_ = state.notebook();
    read_ = changes.size();
}

void KeptOffers::turn_page(State& state) {
    catch_up(state);
    state.clear_changes();
    notebook_ = state.notebook();
    read_ = 0;
}

const LinkOffers& KeptOffers::of(const MoveKind& kind, int seat, const State& state) {
    Kept& kept = kept_[static_cast<size_t>(kind.kept)];
    const KeptKinds bit = KeptKinds{1} << kind.kept;
    if ((followed_ & bit) == 0 || kept.seat != seat) {
        kept.offers.find(state, seat);
        kept.seat = seat;
        followed_ |= bit;
    } else {
        kept.offers.renew(state, seat, kept.origins, kept.targets);
    }
    kept.origins.clear();
    kept.targets.clear();
    return kept.offers;
}

}  // namespace fronteira::core
