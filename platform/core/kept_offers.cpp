// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

constexpr size_t at_hand = 4;  // of the spaces noted last

}  // namespace

KeptOffers::KeptOffers(const Rules& rules)
    : rules_(rules), spaces_(static_cast<size_t>(rules.board->space_count())) {
    for (const MoveKind& kind : rules.moves)
        if (kind.kept >= 0) kept_.emplace_back().kind = &kind;
}

/// False when there are too many. Effects write several columns, of a few spaces in turns.
inline bool KeptOffers::note(std::vector<int32_t>& spaces, size_t told, int32_t space) {
    const size_t known = std::max(told, spaces.size() - std::min(spaces.size(), at_hand));
    for (size_t i = spaces.size(); i > known; --i)
        if (spaces[i - 1] == space) return true;
    if (spaces.size() == 4 * spaces_) return false;
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
            if (((strip->as_origin & bit) != 0 && !note(kept.origins, kept.origins_told, row)) ||
                ((strip->as_target & bit) != 0 && !note(kept.targets, kept.targets_told, row))) {
                followed &= ~bit;
                restless_ |= bit;
            }
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

void KeptOffers::begin_anew(Kept& kept) {
    kept.origins.clear();
    kept.targets.clear();
    ++kept.edition;
}

KeptOffers::OfSeat& KeptOffers::of_seat(Kept& kept, int seat) {
    const auto at = static_cast<size_t>(seat);
    if (kept.seats.size() <= at) kept.seats.resize(at + 1);
    if (kept.seats[at] == nullptr)
        kept.seats[at] = std::make_unique<OfSeat>(OfSeat{LinkOffers(rules_, *kept.kind)});
    return *kept.seats[at];
}

const LinkOffers& KeptOffers::of(const MoveKind& kind, int seat, const State& state) {
    Kept& kept = kept_[static_cast<size_t>(kind.kept)];
    const KeptKinds bit = KeptKinds{1} << kind.kept;
    if ((followed_ & bit) == 0) {
        begin_anew(kept);
        followed_ |= bit;
    }
    OfSeat& own = of_seat(kept, seat);
    const bool known = own.edition == kept.edition;
    const auto origins = std::span(kept.origins).subspan(known ? own.origins : 0);
    const auto targets = std::span(kept.targets).subspan(known ? own.targets : 0);
    // With more spaces to look at again than there are, finding all anew is no slower.
    const bool many = origins.size() > spaces_ || targets.size() > spaces_;
    if (many) restless_ |= bit;
    if (!known || many)
        own.offers.find(state, seat);
    else if (!origins.empty() || !targets.empty())
        own.offers.renew(state, seat, origins, targets);
    if (kept.origins.size() > 2 * spaces_ || kept.targets.size() > 2 * spaces_) begin_anew(kept);
    own.edition = kept.edition;
    own.origins = kept.origins_told = kept.origins.size();
    own.targets = kept.targets_told = kept.targets.size();
    return own.offers;
}

}  // namespace fronteira::core
