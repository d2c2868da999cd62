// SPDX-License-Identifier: MIT
#include "match/cell_text.hpp"

#include "match/word.hpp"

namespace fronteira::match {
namespace {

using core::Entity;
using core::Kind;
using core::Layout;
using core::PlacedColumn;

void add_row(Line& line, const Layout& layout, const PlacedColumn& column, int32_t row) {
    switch (column.entity) {
        case Entity::match:
            break;
        case Entity::seat:
            line.add_number(row + 1);
            break;
        case Entity::space:
            line.add(layout.board().space(row).id);
            break;
        case Entity::region:
            line.add('@');
            line.add(layout.board().region(row).id);
            break;
    }
}

/// `column`: that of the cell, or -1.
void add_cell(Line& line, const Layout& layout, core::ColumnId column, int32_t cell) {
    if (column < 0) return line.add_by_number(cell);
    const PlacedColumn& placed = layout.column(column);
    add_row(line, layout, placed, cell - placed.offset);
    line.add('.');
    line.add(placed.name);
}

/// Seats of a set, from 1: `1+3`.
void add_seats(Line& line, int32_t set) {
    const size_t start = line.size();
    for (int seat = 0; seat < core::max_seats; ++seat) {
        if ((set >> seat & 1) == 0) continue;
        if (line.size() > start) line.add('+');
        line.add_number(seat + 1);
    }
    if (line.size() == start) line.add('-');
}

void add_card(Line& line, const Layout& layout, const PlacedColumn& column, int32_t card) {
    const auto deck = layout.find_deck(column.deck);
    if (!deck) return line.add_number(card);
    const auto& cards = layout.deck(*deck).deck.cards;
    if (static_cast<size_t>(card) >= cards.size()) return line.add_by_number(card);
    line.add(cards[static_cast<size_t>(card)].id);
}

void add_choice(Line& line, const PlacedColumn& column, int32_t value) {
    const auto choice = static_cast<size_t>(value);
    if (choice >= column.choices.size() || !is_word(column.choices[choice]))
        return line.add_by_number(value);
    line.add(column.choices[choice]);
}

void add_value(Line& line, const Layout& layout, core::ColumnId number, int32_t value) {
    if (number < 0) return line.add_number(value);
    const PlacedColumn& column = layout.column(number);
    const bool points = column.kind == Kind::seat || column.kind == Kind::space ||
                        column.kind == Kind::region || column.kind == Kind::card;
    if (points && value == core::none) {
        line.add('-');
        return;
    }
    switch (column.kind) {
        case Kind::seat:
            return line.add_number(value + 1);
        case Kind::seats:
            return add_seats(line, value);
        case Kind::space:
            line.add(layout.board().space(value).id);
            return;
        case Kind::region:
            line.add(layout.board().region(value).id);
            return;
        case Kind::card:
            return add_card(line, layout, column, value);
        case Kind::choice:
            return add_choice(line, column, value);
        case Kind::integer:
        case Kind::flag:
            return line.add_number(value);
    }
}

}  // namespace

std::string cell_text(const Layout& layout, int32_t cell) {
    Line line;
    add_cell(line, layout, layout.column_at(cell), cell);
    return std::string(line.text());
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
    Line line;
    add_value(line, layout, layout.column_at(cell), value);
    return std::string(line.text());
}

ChangeWriter::ChangeWriter(const Layout& layout)
    : names_(static_cast<size_t>(layout.state_cells())) {}

void ChangeWriter::add_name(Line& line, const Layout& layout, int32_t cell) {
    std::string& name = names_[static_cast<size_t>(cell)];
    if (!name.empty()) return line.add(name);
    const size_t start = line.size();
    line.add(' ');
    add_cell(line, layout, layout.column_at(cell), cell);
    line.add('=');
    name = line.text().substr(start);
}

void ChangeWriter::add(Line& line, const core::State& state,
                       std::span<const core::Change> changed) {
    const Layout& layout = state.layout();
    for (const core::Change& change : changed) {
        if (change.cell == core::cell_moves) continue;
        add_name(line, layout, change.cell);
        add_value(line, layout, layout.column_at(change.cell), state.cell(change.cell));
    }
}

std::vector<RecordedChange> parts_of(std::string_view changes) {
    std::vector<RecordedChange> parts;
    if (changes.empty()) return parts;
    for (const std::string_view change : split(changes.substr(1), ' ')) {
        const size_t equals = change.find('=');
        parts.push_back({change.substr(0, equals), change.substr(equals + 1)});
    }
    return parts;
}

}  // namespace fronteira::match
