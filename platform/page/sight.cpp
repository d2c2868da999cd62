// SPDX-License-Identifier: MIT
#include "page/sight.hpp"

#include "page/tape.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace fronteira::page {

Sight::Sight(const core::Layout& layout, bool over)
    : layout_(layout),
      over_(over),
      cells_(static_cast<size_t>(layout.state_cells())),
      plain_(cells_.size(), false) {
    for (size_t id = 0; id < layout.columns().size(); ++id) {
        const core::PlacedColumn& column = layout.columns()[id];
        if (column.sight != core::Sight::all || column.shows) continue;
        for (int32_t row = 0; row < column.rows; ++row)
            plain_[static_cast<size_t>(column.offset + row)] = true;
    }
}

const std::vector<size_t>& Sight::look(const match::Session& session) {
    touched_.clear();
    for (size_t cell = 0; cell < turn_cells; ++cell) touched_.push_back(cell);
    bool all_plain = std::exchange(looked_, true);
    for (const core::Change& change : session.match().changes()) {
        const auto cell = static_cast<size_t>(change.cell);
        if (cell < core::cell_columns || cell >= cells_.size()) continue;
        all_plain = all_plain && plain_[cell];
        touched_.push_back(cell);
    }
    if (all_plain) {
        std::sort(touched_.begin(), touched_.end());
        touched_.erase(std::unique(touched_.begin(), touched_.end()), touched_.end());
        for (const size_t cell : touched_)
            cells_[cell] = {session.match().state().cell(static_cast<int32_t>(cell)), everybody()};
    } else {
        touched_.resize(cells_.size());
        std::iota(touched_.begin(), touched_.end(), size_t{0});
        look_at_all(session);
    }
    look_at_turn(session);
    return touched_;
}

/// What hidden cells hold, and who sees them, for the core to say.
void Sight::look_at_all(const match::Session& session) {
    std::fill(cells_.begin(), cells_.end(), SeenCell{});
    for (int viewer = -1; viewer < seats(); ++viewer) {
        const std::vector<int32_t> seen = session.match().seen_cells(viewer);
        for (size_t cell = core::cell_columns; cell < seen.size(); ++cell)
            if (seen[cell] != core::hidden)
                cells_[cell] = {seen[cell], cells_[cell].viewers | bit_of(viewer)};
    }
}

void Sight::look_at_turn(const match::Session& session) {
    const core::Match& match = session.match();
    const auto phase = &match.phase() - match.rules().phases.data();
    const auto all = everybody();
    cells_[turn_seat] = {match.turn_seat() + 1, all};
    cells_[turn_round] = {match.round(), all};
    cells_[turn_phase] = {session.over() ? 0 : static_cast<int32_t>(phase) + 1, all};
    cells_[turn_deciders] = {static_cast<int32_t>(session.deciders()), all};
}

uint32_t Sight::viewers_of(uint32_t who) const {
    // A spectator learns only what is kept from nobody.
    const uint32_t spectators = who == ~uint32_t{0} ? 1 : 0;
    const uint32_t at_table = ((1u << seats()) - 1) & who;
    return spectators | at_table << 1;
}

}  // namespace fronteira::page
