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

void add_row(std::string& text, const Layout& layout, const PlacedColumn& column, int32_t row) {
    switch (column.entity) {
        case Entity::match:
            break;
        case Entity::seat:
            text += std::to_string(row + 1);
            break;
        case Entity::space:
            text += layout.board().space(row).id;
            break;
        case Entity::region:
            text += '@';
            text += layout.board().region(row).id;
            break;
    }
}

/// Seats of a set, from 1: `1+3`.
std::string seats_text(int32_t set) {
    std::string text;
    for (int seat = 0; seat < core::max_seats; ++seat)
        if ((set >> seat & 1) != 0) text += (text.empty() ? "" : "+") + std::to_string(seat + 1);
    return text.empty() ? "-" : text;
}

/// `column`: that of the cell, or -1.
std::string name_of(const Layout& layout, core::ColumnId column, int32_t cell) {
    if (column < 0) return "#" + std::to_string(cell);
    const PlacedColumn& placed = layout.column(column);
    std::string text;
    add_row(text, layout, placed, cell - placed.offset);
    text += '.';
    text += placed.name;
    return text;
}

std::string value_of(const Layout& layout, core::ColumnId number, int32_t value) {
    if (number < 0) return std::to_string(value);
    const PlacedColumn& column = layout.column(number);
    const auto id_of = [value](const auto& things, auto id) {
        return value < 0 || static_cast<size_t>(value) >= things.size()
                   ? "#" + std::to_string(value)
                   : id(things[static_cast<size_t>(value)]);
    };
    const bool points = column.kind == Kind::seat || column.kind == Kind::space ||
                        column.kind == Kind::region || column.kind == Kind::card;
    if (points && value == core::none) return "-";
    switch (column.kind) {
        case Kind::seat:
            return std::to_string(value + 1);
        case Kind::seats:
            return seats_text(value);
        case Kind::space:
            return layout.board().space(value).id;
        case Kind::region:
            return layout.board().region(value).id;
        case Kind::card:
            if (const auto deck = layout.find_deck(column.deck))
                return id_of(layout.deck(*deck).deck.cards,
                             [](const Card& card) { return card.id; });
            break;
        case Kind::choice:
            return id_of(column.choices, [value](const std::string& word) {
                return is_word(word) ? word : "#" + std::to_string(value);
            });
        case Kind::integer:
        case Kind::flag:
            break;
    }
    return std::to_string(value);
}

}  // namespace

std::string cell_text(const Layout& layout, int32_t cell) {
    return name_of(layout, layout.column_at(cell), cell);
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
    return value_of(layout, layout.column_at(cell), value);
}

std::vector<RecordedChange> changes_of(const core::State& state,
                                       std::span<const core::Change> changed) {
    const Layout& layout = state.layout();
    std::vector<RecordedChange> changes;
    changes.reserve(changed.size());
    for (const core::Change& change : changed) {
        if (change.cell == core::cell_moves) continue;
        const int32_t now = state.cell(change.cell);
        const core::ColumnId column = layout.column_at(change.cell);
        changes.push_back({name_of(layout, column, change.cell), value_of(layout, column, now)});
    }
    return changes;
}

}  // namespace fronteira::match
