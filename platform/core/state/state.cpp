// SPDX-License-Identifier: MIT
#include "core/state/state.hpp"

#include <algorithm>
#include <cstring>

namespace fronteira::core {

State::State(const Layout& layout)
    : layout_(&layout), cells_(static_cast<size_t>(layout.all_cells()), 0) {
    for (const PlacedColumn& column : layout.columns())
        std::fill_n(cells_.begin() + column.offset, column.rows, column.initial);
    for (const PlacedDeck& deck : layout.decks()) {
        const auto cards = static_cast<int32_t>(deck.deck.cards.size());
        for (int32_t card = 0; card < cards; ++card)
            cells_[static_cast<size_t>(deck.cards + card)] = card;
        cells_[static_cast<size_t>(deck.sizes + pile)] = cards;
    }
    rebuild_indexes();
}

/// Apart from write(), which is inlined wherever a cell is written, and ends with this: nothing has
/// to be kept for afterwards.
[[gnu::noinline]] void State::write_with_room(int32_t at, int32_t value) {
    room_ = 2 * noted_;
    notes_.resize(room_);
    int32_t& target = cells_[static_cast<size_t>(at)];
    notes_[noted_++] = {at, target};
    target = value;
}

[[gnu::noinline]] bool State::set_indexed(const PlacedColumn& column, int row, int32_t value) {
    const int32_t before = cell(column.offset + row);
    if (before == value) return true;
    write(column.offset + row, value);
    index_write(layout_->indexes()[static_cast<size_t>(column.index)], row, before, value);
    return true;
}

void State::reset(ColumnId id) {
    const PlacedColumn& column = layout_->column(id);
    const auto first = cells_.begin() + column.offset, last = first + column.rows;
    const auto differs = [&](int32_t cell) { return cell != column.initial; };
    for (auto at = first; (at = std::find_if(at, last, differs)) != last; ++at)
        set(column, static_cast<int>(at - first), column.initial);
}

State::CardPlace State::find_card(int deck, int32_t card) const {
    const PlacedDeck& placed = layout_->deck(deck);
    int32_t at = placed.cards;
    for (int number = 0; number < layout_->zones(); ++number)
        for (int place = 0; place < cell(placed.sizes + number); ++place, ++at)
            if (cell(at) == card) return {number, place};
    return {};
}

std::optional<int32_t> State::deal(int deck, int seat) {
    const auto cards = zone(deck, pile);
    if (cards.empty()) return std::nullopt;
    const int32_t card = cards.back();
    move_card(deck, pile, static_cast<int>(cards.size()) - 1, Layout::hand(seat));
    return card;
}

void State::move_card(int deck_number, int from_zone, int place, int to_zone) {
    const PlacedDeck& deck = layout_->deck(deck_number);
    const auto at =
        static_cast<int32_t>(zone(deck_number, from_zone).data() - cells_.data()) + place;
    const int32_t card = cell(at);
    write(deck.sizes + from_zone, cell(deck.sizes + from_zone) - 1);
    write(deck.sizes + to_zone, cell(deck.sizes + to_zone) + 1);
    const auto target = zone(deck_number, to_zone);
    const auto end = static_cast<int32_t>(target.data() - cells_.data()) +
                     static_cast<int32_t>(target.size()) - 1;
    for (int32_t i = at; i < end; ++i) write(i, cell(i + 1));
    for (int32_t i = at; i > end; --i) write(i, cell(i - 1));
    write(end, card);
}

void State::shuffle(int deck_number, int zone_number) {
    const auto cards = zone(deck_number, zone_number);
    const auto start = static_cast<int32_t>(cards.data() - cells_.data());
    Random drawn = random();
    for (auto i = static_cast<int32_t>(cards.size()) - 1; i > 0; --i) {
        const auto j = static_cast<int32_t>(drawn.below(static_cast<uint32_t>(i) + 1));
        const int32_t other = cell(start + j);
        write(start + j, cell(start + i));
        write(start + i, other);
    }
    seed(drawn.state);
}

uint32_t State::below(uint32_t bound) {
    Random drawn = random();
    const uint32_t number = drawn.below(bound);
    seed(drawn.state);
    return number;
}

void State::seed(uint64_t seed) {
    write(cell_random_low, static_cast<int32_t>(static_cast<uint32_t>(seed)));
    write(cell_random_high, static_cast<int32_t>(static_cast<uint32_t>(seed >> 32)));
}

bool State::can_see(const PlacedColumn& column, int row, int seat) const {
    if (column.opened_by_id >= 0 && cell(layout_->column(column.opened_by_id).offset) != 0)
        return true;
    switch (column.sight) {
        case Sight::all:
            return true;
        case Sight::nobody:
            return false;
        case Sight::self:
            return column.entity == Entity::seat && row == seat;
        case Sight::column:
            return names(column.sight_id, row, seat);
        case Sight::near:
            break;
    }
    const auto sources = layout_->board().sources(row);
    return names(column.sight_id, row, seat) ||
           std::any_of(sources.begin(), sources.end(),
                       [&](int32_t source) { return names(column.sight_id, source, seat); });
}

bool State::can_see_zone(int deck, int zone, int seat) const {
    if (zone == discard || zone == aside) return true;
    if (zone < first_hand || seat < 0) return false;
    if (zone == Layout::hand(seat)) return true;
    const ColumnId shown = layout_->deck(deck).sight_id;
    return shown >= 0 && names(shown, zone - first_hand, seat);
}

void State::roll_back(size_t kept) {
    ++notebook_;
    while (noted_ > kept) {
        const Change& last = notes_[--noted_];
        int32_t& cell = cells_[static_cast<size_t>(last.cell)];
        if (const SeatIndex* index = index_of(last.cell))
            index_write(*index, last.cell - layout_->column(index->column).offset, cell,
                        last.before);
        cell = last.before;
    }
}

void State::put_back(const Change& change) {
    if (const SeatIndex* index = index_of(change.cell)) {
        const PlacedColumn& column = layout_->column(index->column);
        set_indexed(column, change.cell - column.offset, change.before);
    } else {
        write(change.cell, change.before);
    }
}

bool State::load(std::span<const int32_t> cells) {
    if (cells.size() != static_cast<size_t>(layout_->state_cells())) return false;
    std::copy(cells.begin(), cells.end(), cells_.begin());
    rebuild_indexes();
    clear_changes();
    return true;
}

void State::copy_from(const State& other) {
    std::memcpy(cells_.data(), other.cells_.data(), cells_.size() * sizeof(int32_t));
    range_ = other.range_;
    clear_changes();
}

}  // namespace fronteira::core
