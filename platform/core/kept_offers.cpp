// SPDX-License-Identifier: MIT
#include "core/kept_offers.hpp"

namespace fronteira::core {

KeptOffers::KeptOffers(const Rules& rules) : rules_(rules), kept_(rules.moves.size()) {
    for (size_t i = 0; i < kept_.size(); ++i)
        if (rules.moves[i].kept)
            kept_[i] = std::make_unique<Kept>(LinkOffers(rules, rules.moves[i]),
                                              rules.board->space_count());
}

void KeptOffers::Kept::mark(int32_t origin) {
    if (is_stale[static_cast<size_t>(origin)]) return;
    is_stale[static_cast<size_t>(origin)] = true;
    stale.push_back(origin);
}

void KeptOffers::note(int32_t cell) {
    rules_.watches.each(cell, [&](const Watches::Watch& watch) {
        Kept& kept = *kept_[static_cast<size_t>(watch.kind)];
        if (kept.seat == nobody) return;
        switch (watch.at) {
            case Watches::At::origin:
                kept.mark(watch.row);
                break;
            case Watches::At::target:
                for (const int32_t origin : rules_.board->sources(watch.row)) kept.mark(origin);
                break;
            case Watches::At::anywhere:
                kept.seat = nobody;
                break;
        }
    });
}

void KeptOffers::catch_up(const State& state) {
    const auto changes = state.changes();
    if (notebook_ != state.notebook()) {
        for (const auto& kept : kept_)
            if (kept) kept->seat = nobody;
    } else {
        for (; read_ < changes.size(); ++read_) note(changes[read_].cell);
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
        for (const int32_t origin : kept.stale) kept.offers.renew(state, seat, origin);
    }
    for (const int32_t origin : kept.stale) kept.is_stale[static_cast<size_t>(origin)] = false;
    kept.stale.clear();
    return kept.offers;
}

}  // namespace fronteira::core
