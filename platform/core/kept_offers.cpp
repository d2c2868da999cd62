// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

namespace fronteira::core {

namespace {

/// Effects write several columns of one row in succession.
void note(std::vector<int32_t>& spaces, int32_t space) {
    if (spaces.empty() || spaces.back() != space) spaces.push_back(space);
}

}  // namespace

KeptOffers::KeptOffers(const Rules& rules)
    : rules_(rules),
      most_stale_(static_cast<size_t>(rules.board->space_count())),
      kept_(rules.moves.size()) {
    for (size_t i = 0; i < kept_.size(); ++i)
        if (rules.moves[i].kept)
            kept_[i] = std::make_unique<Kept>(LinkOffers(rules, rules.moves[i]));
}

void KeptOffers::read_note(int32_t cell) {
    rules_.watches.each(cell, [&](const Watches::Watch& watch) {
        Kept& kept = *kept_[static_cast<size_t>(watch.kind)];
        if (kept.seat == nobody) return;
        if (kept.origins.size() + kept.targets.size() > most_stale_) return kept.forget();
        switch (watch.at) {
            case Watches::At::origin:
                note(kept.origins, watch.row);
                break;
            case Watches::At::target:
                note(kept.targets, watch.row);
                break;
            case Watches::At::anywhere:
                kept.forget();
                break;
        }
    });
}

void KeptOffers::catch_up(const State& state) {
    const auto changes = state.changes();
    if (notebook_ != state.notebook()) {
        for (const auto& kept : kept_)
            if (kept) kept->forget();
    } else {
        for (; read_ < changes.size(); ++read_) read_note(changes[read_].cell);
    }
    notebook_ = state.notebook();
    read_ = changes.size();
}

void KeptOffers::turn_page(State& state) {
    catch_up(state);
    state.clear_changes();
    notebook_ = state.notebook();
    read_ = 0;
}

const LinkOffers& KeptOffers::of(int16_t kind, int seat, const State& state) {
    Kept& kept = *kept_[static_cast<size_t>(kind)];
    if (kept.seat != seat) {
        kept.offers.find(state, seat);
        kept.seat = seat;
    } else {
        kept.offers.renew(state, seat, kept.origins, kept.targets);
    }
    kept.origins.clear();
    kept.targets.clear();
    return kept.offers;
}

}  // namespace fronteira::core
