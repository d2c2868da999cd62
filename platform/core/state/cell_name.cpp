// SPDX-License-Identifier: MIT
#include "core/state/state.hpp"

namespace fronteira::core {
namespace {

std::string row_name(const Layout& layout, const PlacedColumn& column, int32_t row) {
    switch (column.entity) {
        case Entity::match:
            return column.name;
        case Entity::seat:
            return column.name + " of seat " + std::to_string(row + 1);
        case Entity::space:
            return column.name + " of " + layout.board().space(row).id;
        case Entity::region:
            return column.name + " of " + layout.board().region(row).id;
    }
    return column.name;
}

}  // namespace

std::string cell_name(const Layout& layout, int32_t cell) {
    if (const ColumnId id = layout.column_at(cell); id >= 0)
        return row_name(layout, layout.column(id), cell - layout.column(id).offset);
    for (const PlacedDeck& deck : layout.decks()) {
        if (cell >= deck.cards && cell < deck.sizes)
            return "place " + std::to_string(cell - deck.cards + 1) + " of deck " + deck.deck.id;
        if (cell >= deck.sizes && cell < deck.sizes + layout.zones())
            return "size of zone " + std::to_string(cell - deck.sizes) + " of deck " + deck.deck.id;
    }
    switch (cell) {
        case cell_random_low:
        case cell_random_high:
            return "the random generator";
        case cell_turn_seat:
            return "the seat whose turn it is";
        case cell_first_seat:
            return "the first seat";
        case cell_round:
            return "the round";
        case cell_step:
            return "the step of the turn";
        case cell_moves:
            return "the number of moves";
        case cell_over:
            return "the outcome";
        case cell_depth:
            return "the number of open decisions";
        default:
            return "an open decision";
    }
}

}  // namespace fronteira::core
