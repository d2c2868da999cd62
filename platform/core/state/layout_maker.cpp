// SPDX-License-Identifier: MIT
#include "core/state/layout.hpp"

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

constexpr int most_near = 256;  // to look at a cell is to look at all spaces with a link to it

bool holds_seats(const Column& column) {
    return column.kind == Kind::seat || column.kind == Kind::seats;
}

Diagnostic too_many_cells(const Column& column) {
    return error_at(column.place, "rules.too_many_cells",
                    "with `" + column.name + "` the state has more than " +
                        std::to_string(most_cells) + " cells",
                    "a column takes one cell for each space, region or seat");
}

}  // namespace

class LayoutMaker {
 public:
    LayoutMaker(std::shared_ptr<const Board> board, int seats);

    Result<Layout> make(std::vector<Column> columns, std::vector<Deck> decks,
                        const std::vector<HandSight>& hands);

 private:
    void place(Deck deck);
    void place(Column column);
    int cards_of(const Column& column);
    void check_range(const Column& column);
    void note_columns_of_cells();
    void find_sight(PlacedColumn& column);
    void find_near(PlacedColumn& column);
    void find_opening(PlacedColumn& column);
    void place_index(ColumnId id);
    void show_hands(const HandSight& hand);
    bool is_too_large() const { return next_ > most_cells; }
    void refuse(const Column& column, const char* code, std::string sentence, std::string hint) {
        faults_.push_back(error_at(column.place, code, std::move(sentence), std::move(hint)));
    }

    Layout layout_;
    Diagnostics faults_;
    int32_t next_ = cell_columns;  ///< the first cell that is free
};

LayoutMaker::LayoutMaker(std::shared_ptr<const Board> board, int seats) {
    layout_.board_ = std::move(board);
    layout_.seats_ = seats;
    layout_.words_ = (layout_.board_->space_count() + 31) / 32;
}

void LayoutMaker::place(Deck deck) {
    const auto cards = static_cast<int32_t>(deck.cards.size());
    layout_.decks_.push_back({std::move(deck), next_, next_ + cards, -1});
    next_ += cards + layout_.zones();
}

/// Of the deck whose cards a column holds.
int LayoutMaker::cards_of(const Column& column) {
    if (column.kind != Kind::card) return 0;
    if (const auto deck = layout_.find_deck(column.deck))
        return static_cast<int>(layout_.deck(*deck).deck.cards.size());
    refuse(
        column, "rules.unknown_deck",
        "column `" + column.name + "` names the deck `" + column.deck + "`, which is not declared",
        "");
    return 0;
}

void LayoutMaker::check_range(const Column& column) {
    const std::string range = std::to_string(column.min) + " to " + std::to_string(column.max);
    if (column.min > column.max)
        refuse(column, "rules.bad_range", "column `" + column.name + "` cannot range from " + range,
               "write the lowest number first");
    else if (column.min == hidden || column.initial < column.min || column.initial > column.max)
        refuse(column, "rules.bad_range",
               "column `" + column.name + "` starts at " + std::to_string(column.initial) +
                   ", outside its range " + range,
               "");
}

void LayoutMaker::place(Column column) {
    if (layout_.find(column.entity, column.name))
        return refuse(column, "rules.duplicate_column",
                      "column `" + column.name + "` is declared twice", "");
    set_range(column, layout_.board(), layout_.seats(), cards_of(column));
    check_range(column);
    PlacedColumn placed;
    static_cast<Column&>(placed) = std::move(column);
    placed.offset = next_;
    placed.rows = layout_.rows_of(placed.entity);
    next_ += placed.rows;
    if (placed.of_turn) layout_.of_turn_.push_back(static_cast<ColumnId>(layout_.columns_.size()));
    layout_.columns_.push_back(std::move(placed));
}

void LayoutMaker::note_columns_of_cells() {
    layout_.column_at_.assign(static_cast<size_t>(next_), -1);
    for (size_t i = 0; i < layout_.columns_.size(); ++i)
        std::fill_n(layout_.column_at_.begin() + layout_.columns_[i].offset,
                    layout_.columns_[i].rows, static_cast<ColumnId>(i));
}

void LayoutMaker::find_near(PlacedColumn& column) {
    const auto named = layout_.find(Entity::space, column.sight_column);
    const bool seats = named && holds_seats(layout_.column(*named));
    const std::string said =
        "column `" + column.name + "` is seen near `" + column.sight_column + "`, ";
    if (column.entity != Entity::space || !seats)
        return refuse(column, "rules.bad_sight",
                      said + "but " +
                          (seats ? "its rows are not spaces"
                                 : "that is not a column of spaces that holds seats"),
                      "name a column of `space = { ... }` that holds a seat or seats");
    if (layout_.board().most_sources() > most_near)
        return refuse(column, "rules.bad_sight",
                      said + "and a space of the map has more than " + std::to_string(most_near) +
                          " links to it",
                      "play it on a map with fewer links per space");
    column.sight_id = *named;
}

void LayoutMaker::find_sight(PlacedColumn& column) {
    if (column.sight == Sight::near) return find_near(column);
    if (column.sight == Sight::self && column.entity != Entity::seat)
        return refuse(column, "rules.bad_sight",
                      "column `" + column.name + "` is seen by `self`, but its rows are not seats",
                      "name a column of seats in the same table");
    if (column.sight != Sight::column) return;
    const auto named = layout_.find(column.entity, column.sight_column);
    if (named && holds_seats(layout_.column(*named)))
        column.sight_id = *named;
    else
        refuse(column, "rules.bad_sight",
               "column `" + column.name + "` is seen by `" + column.sight_column +
                   "`, which is not a column of seats in the same table",
               "use \"all\", \"self\", \"nobody\" or the name of such a column");
}

void LayoutMaker::find_opening(PlacedColumn& column) {
    if (column.opened_by.empty()) return;
    const auto flag = layout_.find(Entity::match, column.opened_by);
    if (flag && layout_.column(*flag).kind == Kind::flag &&
        layout_.column(*flag).sight == Sight::all)
        column.opened_by_id = *flag;
    else
        refuse(column, "rules.bad_sight",
               "column `" + column.name + "` is opened by `" + column.opened_by +
                   "`, which is not a flag of the match that all see",
               "declare it as `flag` in `match = { ... }`");
}

void LayoutMaker::place_index(ColumnId id) {
    PlacedColumn& column = layout_.columns_[static_cast<size_t>(id)];
    if (column.entity != Entity::space || column.kind != Kind::seat) return;
    column.index = static_cast<int16_t>(layout_.indexes_.size());
    SeatIndex index;
    index.column = id;
    const int32_t values = layout_.seats() + 1;
    index.counts = next_, next_ += values;
    index.region_counts = next_, next_ += values * layout_.board().region_count();
    index.held = next_, next_ += values * layout_.words();
    layout_.indexes_.push_back(index);
}

void LayoutMaker::show_hands(const HandSight& hand) {
    const auto deck = layout_.find_deck(hand.deck);
    if (!deck) {
        faults_.push_back(error_at(hand.place, "rules.unknown_deck",
                                   "hands of `" + hand.deck + "`: there is no such deck"));
        return;
    }
    const auto named = layout_.find(Entity::seat, hand.column);
    if (named && holds_seats(layout_.column(*named)))
        layout_.decks_[static_cast<size_t>(*deck)].sight_id = *named;
    else
        faults_.push_back(error_at(hand.place, "rules.bad_sight",
                                   "hands of `" + hand.deck + "` are seen by `" + hand.column +
                                       "`, which is not a column of seats that a seat has",
                                   "declare it as `seats` in `seat = { ... }`"));
}

Result<Layout> LayoutMaker::make(std::vector<Column> columns, std::vector<Deck> decks,
                                 const std::vector<HandSight>& hands) {
    if (layout_.seats() < 1 || layout_.seats() > max_seats)
        return fail(error_at({}, "rules.seats",
                             std::to_string(layout_.seats()) + " seats; a match has 1 to " +
                                 std::to_string(max_seats)));
    for (Deck& deck : decks) place(std::move(deck));
    columns.insert(columns.begin(), {platform_column("standing", 1, 1),
                                     platform_column("placing", layout_.seats(), 0)});
    for (Column& column : columns) {
        place(std::move(column));
        if (is_too_large()) return fail(too_many_cells(layout_.columns_.back()));
    }
    layout_.state_cells_ = next_;
    note_columns_of_cells();

    for (size_t i = 0; i < layout_.columns_.size(); ++i) {
        PlacedColumn& column = layout_.columns_[i];
        find_sight(column);
        find_opening(column);
        place_index(static_cast<ColumnId>(i));
        if (is_too_large()) return fail(too_many_cells(column));
    }
    layout_.all_cells_ = next_;
    layout_.standing_cell_ = layout_.column(layout_.standing()).offset;
    for (const PlacedColumn& column : layout_.columns_)
        if (depends_on_itself(layout_, column))
            refuse(column, "rules.bad_sight", "who sees `" + column.name + "` depends on itself",
                   "name a column that is seen by all, self or nobody");
    for (const HandSight& hand : hands) show_hands(hand);
    if (!faults_.empty()) return fail(std::move(faults_));
    for (size_t i = 0; i < layout_.columns_.size(); ++i)
        layout_.columns_[i].shows = layout_.shows(static_cast<ColumnId>(i));
    return std::move(layout_);
}

Result<Layout> Layout::make(std::shared_ptr<const Board> board, int seats,
                            std::vector<Column> columns, std::vector<Deck> decks,
                            const std::vector<HandSight>& hands) {
    return LayoutMaker(std::move(board), seats).make(std::move(columns), std::move(decks), hands);
}

}  // namespace fronteira::core
