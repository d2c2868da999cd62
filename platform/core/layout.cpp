// SPDX-License-Identifier: MIT
#include "core/layout.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

constexpr int32_t most_cells = 1 << 22;  // 16 MB

Column platform_column(const char* name, int32_t max, int32_t initial) {
    Column column;
    column.name = name;
    column.entity = Entity::seat;
    column.max = max;
    column.initial = initial;
    return column;
}

/// The range of a kind that has no declared one.
void set_range(Column& column, const Board& board, int seats, int cards) {
    switch (column.kind) {
        case Kind::integer:
            break;
        case Kind::flag:
            column.min = 0, column.max = 1;
            break;
        case Kind::choice:
            column.min = 0, column.max = static_cast<int32_t>(column.choices.size()) - 1;
            break;
        case Kind::seat:
            column.min = none, column.max = seats - 1;
            break;
        case Kind::seats:
            column.min = 0, column.max = (1 << seats) - 1;
            break;
        case Kind::space:
            column.min = none, column.max = board.space_count() - 1;
            break;
        case Kind::region:
            column.min = none, column.max = board.region_count() - 1;
            break;
        case Kind::card:
            column.min = none, column.max = cards - 1;
            break;
    }
}

/// Whether who sees a column is said, over one column or several, by that column. Whoever stands
/// near is told so by all rows as they are, seen or not: such a column may name itself.
bool depends_on_itself(const Layout& layout, const PlacedColumn& column) {
    const PlacedColumn* named = &column;
    for (size_t steps = 0;
         named->sight == Sight::column && named->sight_id >= 0 && steps < layout.columns().size();
         ++steps) {
        named = &layout.column(named->sight_id);
        if (named == &column) return true;
    }
    return false;
}

/// To look at a cell means to look at all spaces with a link to it.
constexpr int most_near = 256;

void place_near(const Layout& layout, PlacedColumn& column, Diagnostics& faults) {
    const auto named = layout.find(Entity::space, column.sight_column);
    const bool seats = named && (layout.column(*named).kind == Kind::seat ||
                                 layout.column(*named).kind == Kind::seats);
    if (column.entity != Entity::space || !seats)
        return faults.push_back(error_at(
            column.place, "rules.bad_sight",
            "column `" + column.name + "` is seen near `" + column.sight_column + "`, but " +
                (seats ? "its rows are not spaces"
                       : "that is not a column of spaces that holds seats"),
            "name a column of `space = { ... }` that holds a seat or seats"));
    if (layout.board().most_sources() > most_near)
        return faults.push_back(error_at(column.place, "rules.bad_sight",
                                         "column `" + column.name + "` is seen near `" +
                                             column.sight_column +
                                             "`, and a space of the map has more than " +
                                             std::to_string(most_near) + " links to it",
                                         "play it on a map with fewer links per space"));
    column.sight_id = *named;
}

Diagnostic too_many_cells(const Column& column) {
    return error_at(column.place, "rules.too_many_cells",
                    "with `" + column.name + "` the state has more than " +
                        std::to_string(most_cells) + " cells",
                    "a column takes one cell for each space, region or seat");
}

}  // namespace

Result<Layout> Layout::make(std::shared_ptr<const Board> board, int seats,
                            std::vector<Column> columns, std::vector<Deck> decks,
                            const std::vector<HandSight>& hands) {
    Layout layout;
    layout.board_ = std::move(board);
    layout.seats_ = seats;
    layout.words_ = (layout.board_->space_count() + 31) / 32;
    Diagnostics faults;
    if (seats < 1 || seats > max_seats)
        return fail(error_at(
            {}, "rules.seats",
            std::to_string(seats) + " seats; a match has 1 to " + std::to_string(max_seats)));
    columns.insert(columns.begin(),
                   {platform_column("standing", 1, 1), platform_column("placing", seats, 0)});

    int32_t next = cell_columns;
    for (Deck& deck : decks) {
        const auto cards = static_cast<int32_t>(deck.cards.size());
        layout.decks_.push_back({std::move(deck), next, next + cards, -1});
        next += cards + layout.zones();
    }
    for (Column& column : columns) {
        if (layout.find(column.entity, column.name)) {
            faults.push_back(error_at(column.place, "rules.duplicate_column",
                                      "column `" + column.name + "` is declared twice"));
            continue;
        }
        int cards = 0;
        if (column.kind == Kind::card) {
            if (auto deck = layout.find_deck(column.deck))
                cards = static_cast<int>(layout.deck(*deck).deck.cards.size());
            else
                faults.push_back(error_at(column.place, "rules.unknown_deck",
                                          "column `" + column.name + "` names the deck `" +
                                              column.deck + "`, which is not declared"));
        }
        set_range(column, *layout.board_, seats, cards);
        const std::string range = std::to_string(column.min) + " to " + std::to_string(column.max);
        if (column.min > column.max)
            faults.push_back(error_at(column.place, "rules.bad_range",
                                      "column `" + column.name + "` cannot range from " + range,
                                      "write the lowest number first"));
        else if (column.min == hidden || column.initial < column.min || column.initial > column.max)
            faults.push_back(error_at(column.place, "rules.bad_range",
                                      "column `" + column.name + "` starts at " +
                                          std::to_string(column.initial) + ", outside its range " +
                                          range));
        PlacedColumn placed;
        static_cast<Column&>(placed) = std::move(column);
        placed.offset = next;
        placed.rows = layout.rows_of(placed.entity);
        next += placed.rows;
        if (placed.of_turn)
            layout.of_turn_.push_back(static_cast<ColumnId>(layout.columns_.size()));
        layout.columns_.push_back(std::move(placed));
        if (next > most_cells) return fail(too_many_cells(layout.columns_.back()));
    }
    layout.state_cells_ = next;
    layout.column_at_.assign(static_cast<size_t>(next), -1);
    for (size_t i = 0; i < layout.columns_.size(); ++i)
        std::fill_n(layout.column_at_.begin() + layout.columns_[i].offset, layout.columns_[i].rows,
                    static_cast<ColumnId>(i));

    for (size_t i = 0; i < layout.columns_.size(); ++i) {
        PlacedColumn& column = layout.columns_[i];
        if (column.sight == Sight::self && column.entity != Entity::seat)
            faults.push_back(error_at(
                column.place, "rules.bad_sight",
                "column `" + column.name + "` is seen by `self`, but its rows are not seats",
                "name a column of seats in the same table"));
        if (column.sight == Sight::near) place_near(layout, column, faults);
        if (column.sight == Sight::column) {
            auto named = layout.find(column.entity, column.sight_column);
            if (named && (layout.column(*named).kind == Kind::seat ||
                          layout.column(*named).kind == Kind::seats))
                column.sight_id = *named;
            else
                faults.push_back(
                    error_at(column.place, "rules.bad_sight",
                             "column `" + column.name + "` is seen by `" + column.sight_column +
                                 "`, which is not a column of seats in the same table",
                             "use \"all\", \"self\", \"nobody\" or the name of such a column"));
        }
        if (!column.opened_by.empty()) {
            const auto flag = layout.find(Entity::match, column.opened_by);
            if (flag && layout.column(*flag).kind == Kind::flag &&
                layout.column(*flag).sight == Sight::all)
                column.opened_by_id = *flag;
            else
                faults.push_back(error_at(column.place, "rules.bad_sight",
                                          "column `" + column.name + "` is opened by `" +
                                              column.opened_by +
                                              "`, which is not a flag of the match that all see",
                                          "declare it as `flag` in `match = { ... }`"));
        }
        if (column.entity == Entity::space && column.kind == Kind::seat) {
            column.index = static_cast<int16_t>(layout.indexes_.size());
            SeatIndex index;
            index.column = static_cast<ColumnId>(i);
            const int32_t values = seats + 1;
            index.counts = next, next += values;
            index.region_counts = next, next += values * layout.board_->region_count();
            index.held = next, next += values * layout.words();
            layout.indexes_.push_back(index);
            if (next > most_cells) return fail(too_many_cells(column));
        }
    }
    layout.all_cells_ = next;
    layout.standing_cell_ = layout.column(layout.standing()).offset;
    for (const PlacedColumn& column : layout.columns_)
        if (depends_on_itself(layout, column))
            faults.push_back(error_at(column.place, "rules.bad_sight",
                                      "who sees `" + column.name + "` depends on itself",
                                      "name a column that is seen by all, self or nobody"));
    for (const HandSight& hand : hands) layout.show_hands(hand, faults);
    if (!faults.empty()) return fail(std::move(faults));
    for (size_t i = 0; i < layout.columns_.size(); ++i)
        layout.columns_[i].shows = layout.shows(static_cast<ColumnId>(i));
    return layout;
}

void Layout::show_hands(const HandSight& hand, Diagnostics& faults) {
    const auto deck = find_deck(hand.deck);
    if (!deck) {
        faults.push_back(error_at(hand.place, "rules.unknown_deck",
                                  "hands of `" + hand.deck + "`: there is no such deck"));
        return;
    }
    const auto named = find(Entity::seat, hand.column);
    if (named && (column(*named).kind == Kind::seat || column(*named).kind == Kind::seats))
        decks_[static_cast<size_t>(*deck)].sight_id = *named;
    else
        faults.push_back(error_at(hand.place, "rules.bad_sight",
                                  "hands of `" + hand.deck + "` are seen by `" + hand.column +
                                      "`, which is not a column of seats that a seat has",
                                  "declare it as `seats` in `seat = { ... }`"));
}

bool Layout::shows(ColumnId column) const {
    const auto named = [column](const auto& one) { return one.sight_id == column; };
    const auto opened = [column](const PlacedColumn& one) { return one.opened_by_id == column; };
    return std::any_of(columns_.begin(), columns_.end(), named) ||
           std::any_of(columns_.begin(), columns_.end(), opened) ||
           std::any_of(decks_.begin(), decks_.end(), named);
}

int32_t Layout::rows_of(Entity entity) const {
    switch (entity) {
        case Entity::match:
            return 1;
        case Entity::seat:
            return seats_;
        case Entity::space:
            return board_->space_count();
        case Entity::region:
            return board_->region_count();
    }
    return 0;
}

bool Layout::has_secrets() const {
    return !decks_.empty() ||
           std::any_of(columns_.begin(), columns_.end(),
                       [](const PlacedColumn& column) { return column.sight != Sight::all; });
}

std::optional<ColumnId> Layout::find(Entity entity, std::string_view name) const {
    for (size_t i = 0; i < columns_.size(); ++i)
        if (columns_[i].entity == entity && columns_[i].name == name)
            return static_cast<ColumnId>(i);
    return std::nullopt;
}

std::optional<int> Layout::find_deck(std::string_view id) const {
    for (size_t i = 0; i < decks_.size(); ++i)
        if (decks_[i].deck.id == id) return static_cast<int>(i);
    return std::nullopt;
}

}  // namespace fronteira::core
