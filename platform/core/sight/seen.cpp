// SPDX-License-Identifier: MIT
// Secrecy by construction: what a seat gets is built up from what it may see.
#include "core/match.hpp"

namespace fronteira::core {

std::vector<int32_t> Match::seen_cells(int seat) const {
    const Layout& layout = rules_.layout;
    std::vector<int32_t> seen(static_cast<size_t>(layout.state_cells()), hidden);
    const auto show = [&](int32_t cell) { seen[static_cast<size_t>(cell)] = state_.cell(cell); };
    for (int32_t cell = cell_turn_seat; cell < cell_columns; ++cell) show(cell);
    for (size_t id = 0; id < layout.columns().size(); ++id) {
        const PlacedColumn& column = layout.columns()[id];
        for (int32_t row = 0; row < column.rows; ++row)
            seen[static_cast<size_t>(column.offset + row)] =
                state_.seen(static_cast<ColumnId>(id), row, seat);
    }
    for (size_t d = 0; d < layout.decks().size(); ++d) {
        const PlacedDeck& deck = layout.decks()[d];
        int32_t cell = deck.cards;
        for (int zone = 0; zone < layout.zones(); ++zone) {
            show(deck.sizes + zone);
            for (int i = 0; i < state_.zone_size(static_cast<int>(d), zone); ++i, ++cell)
                if (state_.can_see_zone(static_cast<int>(d), zone, seat)) show(cell);
        }
    }
    return seen;
}

}  // namespace fronteira::core
