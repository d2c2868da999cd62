// SPDX-License-Identifier: MIT
#include "lab/witness.hpp"

#include "match/outcome.hpp"

#include <bit>

namespace fronteira::lab {

namespace {

Testimony::End end_of(match::Outcome::Kind kind) {
    if (kind == match::Outcome::Kind::won) return Testimony::End::won;
    return kind == match::Outcome::Kind::lost ? Testimony::End::lost : Testimony::End::drawn;
}

}  // namespace

void Witness::see(uint64_t game, const core::Match& match) {
    Testimony& seen = seen_[static_cast<size_t>(game - first_)];
    if (match.over() != core::Over::no) {
        const match::Outcome outcome = match::outcome_of(match);
        seen.end = end_of(outcome.kind);
        if (seen.end != Testimony::End::won || !std::has_single_bit(outcome.seats)) return;
        seen.winner = std::countr_zero(outcome.seats);
        wins_[static_cast<size_t>(seen.winner)].fetch_add(1, std::memory_order_relaxed);
        return;
    }
    // Set-up, deal and opening are over with round 0.
    if (seen.first < 0 && match.round() >= 1) {
        seen.first = match.state().cell(core::cell_first_seat);
        seen.started = owners(match);
    }
    // A map without regions has no holders: that they were looked for must be known by itself.
    if (!seen.in_round && match.round() >= question_.round) {
        seen.in_round = true;
        seen.held = holders(match);
    }
}

std::vector<int8_t> Witness::owners(const core::Match& match) const {
    std::vector<int8_t> owners;
    if (!question_.owner) return owners;
    for (int space = 0; space < match.rules().board->space_count(); ++space)
        owners.push_back(static_cast<int8_t>(match.state().get(*question_.owner, space)));
    return owners;
}

std::vector<int8_t> Witness::holders(const core::Match& match) const {
    const core::Board& board = *match.rules().board;
    const std::vector<int8_t> owner = owners(match);
    std::vector<int8_t> holders;
    for (int region = 0; !owner.empty() && region < board.region_count(); ++region) {
        int8_t holder = -1;
        bool first = true;
        for (const int32_t space : board.spaces_in(region)) {
            const int8_t here = owner[static_cast<size_t>(space)];
            if (!first && here != holder) holder = -1;
            if (first) holder = here;
            first = false;
            if (holder < 0) break;
        }
        holders.push_back(holder);
    }
    return holders;
}

}  // namespace fronteira::lab
