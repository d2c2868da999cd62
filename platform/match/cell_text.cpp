// SPDX-License-Identifier: MIT
#include "match/cell_text.hpp"

#include "match/word.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

using core::Entity;
using core::Kind;
using core::Layout;
using core::PlacedColumn;

const PlacedColumn* column_at(const Layout& layout, int32_t cell) {
    for (const PlacedColumn& column : layout.columns())
        if (cell >= column.offset && cell < column.offset + column.rows) return &column;
    return nullptr;
}

std::string row_text(const Layout& layout, const PlacedColumn& column, int32_t row) {
    switch (column.entity) {
        case Entity::match:
            return "";
        case Entity::seat:
            return std::to_string(row + 1);
        case Entity::space:
            return layout.board().space(row).id;
        case Entity::region:
            return "@" + layout.board().region(row).id;
    }
    return "";
}

/// Seats of a set, from 1: `1+3`.
std::string seats_text(int32_t set) {
    std::string text;
    for (int seat = 0; seat < core::max_seats; ++seat)
        if ((set >> seat & 1) != 0) text += (text.empty() ? "" : "+") + std::to_string(seat + 1);
    return text.empty() ? "-" : text;
}

}  // namespace

std::string cell_text(const Layout& layout, int32_t cell) {
    const PlacedColumn* column = column_at(layout, cell);
    if (column == nullptr) return "#" + std::to_string(cell);
    return row_text(layout, *column, cell - column->offset) + "." + column->name;
}

std::optional<int32_t> find_cell(const Layout& layout, std::string_view name) {
    if (name.substr(0, 1) == "#") {
        const auto cell = number(name.substr(1));
        return cell && *cell >= 0 && *cell < layout.state_cells() ? cell : std::nullopt;
    }
    for (int32_t cell = core::cell_columns; cell < layout.state_cells(); ++cell)
        if (cell_text(layout, cell) == name) return cell;
    return std::nullopt;
}

std::string cell_value_text(const Layout& layout, int32_t cell, int32_t value) {
    const PlacedColumn* column = column_at(layout, cell);
    if (column == nullptr) return std::to_string(value);
    const auto id_of = [value](const auto& things, auto id) {
        return value < 0 || static_cast<size_t>(value) >= things.size()
                   ? "#" + std::to_string(value)
                   : id(things[static_cast<size_t>(value)]);
    };
    const bool points = column->kind == Kind::seat || column->kind == Kind::space ||
                        column->kind == Kind::region || column->kind == Kind::card;
    if (points && value == core::none) return "-";
    switch (column->kind) {
        case Kind::seat:
            return std::to_string(value + 1);
        case Kind::seats:
            return seats_text(value);
        case Kind::space:
            return layout.board().space(value).id;
        case Kind::region:
            return layout.board().region(value).id;
        case Kind::card:
            if (const auto deck = layout.find_deck(column->deck))
                return id_of(layout.deck(*deck).deck.cards,
                             [](const Card& card) { return card.id; });
            break;
        case Kind::choice:
            return id_of(column->choices, [value](const std::string& word) {
                return is_word(word) ? word : "#" + std::to_string(value);
            });
        case Kind::integer:
        case Kind::flag:
            break;
    }
    return std::to_string(value);
}

std::vector<RecordedChange> changes_of(const core::State& state) {
    const Layout& layout = state.layout();
    std::vector<RecordedChange> changes;
    for (const core::Change& change : core::first_of_each_cell(state.changes())) {
        if (change.cell >= layout.state_cells() || change.cell == core::cell_moves) continue;
        const int32_t now = state.cell(change.cell);
        if (now == change.before) continue;
        changes.push_back(
            {cell_text(layout, change.cell), cell_value_text(layout, change.cell, now)});
    }
    return changes;
}

}  // namespace fronteira::match
