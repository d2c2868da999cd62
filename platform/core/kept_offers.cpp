// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

#include <bit>

namespace fronteira::core {

KeptOffers::KeptOffers(const Rules& rules)
    : rules_(rules), most_noted_(static_cast<size_t>(rules.board->space_count())) {
    for (const MoveKind& kind : rules.moves)
        if (kind.kept >= 0) kept_.push_back({LinkOffers(rules, kind), -1, {}, {}});
}

/// With more spaces to look at again than there are, finding all anew is no slower.
inline bool KeptOffers::note(std::vector<int32_t>& spaces, int32_t space) {
    if (!spaces.empty() && spaces.back() == space) return true;  // effects write several columns
    if (spaces.size() == most_noted_) return false;
    spaces.push_back(space);
    return true;
}

void KeptOffers::read_notes(std::span<const Change> changes) {
    KeptKinds followed = followed_;
    for (const Change& change : changes) {
        const Watches::Strip* strip = rules_.watches.of(change.cell);
        if (strip == nullptr) continue;
        followed &= ~strip->anywhere;
        const int32_t row = change.cell - strip->first;
        KeptKinds left = followed & (strip->as_origin | strip->as_target);
        for (; left != 0; left &= left - 1) {
            const KeptKinds bit = left & -left;
            Kept& kept = kept_[static_cast<size_t>(std::countr_zero(left))];
            if (((strip->as_origin & bit) != 0 && !note(kept.origins, row)) ||
                ((strip->as_target & bit) != 0 && !note(kept.targets, row)))
                followed &= ~bit;
        }
    }
    followed_ = followed;
}

void KeptOffers::catch_up(const State& state) {
    const auto changes = state.changes();
    if (notebook_ != state.notebook()) followed_ = 0;
    if (followed_ != 0 && read_ < changes.size()) read_notes(changes.subspan(read_));
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
    } else if (!kept.origins.empty() || !kept.targets.empty()) {
        kept.offers.renew(state, seat, kept.origins, kept.targets);
    }
    kept.origins.clear();
    kept.targets.clear();
    return kept.offers;
}

}  // namespace fronteira::core
