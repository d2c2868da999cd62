// SPDX-License-Identifier: MIT
// What a move showed cannot be forgotten, so it cannot be taken back.
#include "core/match.hpp"
#include "core/state/changed_cells.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

/// Compares who sees what before and after the last move.
class Revelation {
 public:
    explicit Revelation(const State& state) : now_(state), layout_(state.layout()) {}

    /// Chance, a card that lies elsewhere, a cell or a hand that somebody did not see before.
    bool by(const Change& change) {
        if (change.cell <= cell_random_high) return true;
        if (change.cell < cell_columns || change.cell >= layout_.state_cells()) return false;
        const ColumnId id = layout_.column_at(change.cell);
        if (id < 0) return true;  // cards
        const PlacedColumn& column = layout_.column(id);
        const int32_t row = change.cell - column.offset;
        if (column.sight == Sight::all && !column.shows) return false;
        touched_ = true;
        return newly_seen(column, row) || (column.shows && shows_more(id, row));
    }

    /// Whether anything changed that not everyone sees, or who sees it.
    bool touched() const { return touched_; }

 private:
    bool shows_more(ColumnId id, int32_t row) {
        for (const PlacedColumn& column : layout_.columns()) {
            if (column.sight_id == id && (newly_seen(column, row) || near_seen(column, row)))
                return true;
            for (int32_t any = 0; column.opened_by_id == id && any < column.rows; ++any)
                if (newly_seen(column, any)) return true;
        }
        for (size_t deck = 0; deck < layout_.decks().size(); ++deck)
            if (layout_.deck(static_cast<int>(deck)).sight_id == id &&
                hand_newly_seen(static_cast<int>(deck), row))
                return true;
        return false;
    }

    /// Whoever came to a space sees those that it is linked to.
    bool near_seen(const PlacedColumn& column, int32_t row) {
        if (column.sight != Sight::near) return false;
        const auto targets = layout_.board().neighbours(row);
        return std::any_of(targets.begin(), targets.end(),
                           [&](int32_t target) { return newly_seen(column, target); });
    }

    /// A cell that was cleared in the same move says nothing of what was there.
    bool newly_seen(const PlacedColumn& column, int32_t row) {
        const int32_t cell = column.offset + row;
        const bool cleared =
            now_.cell(cell) == column.initial && earlier().cell(cell) != now_.cell(cell);
        if (column.sight == Sight::all || cleared) return false;
        for (int viewer = -1; viewer < layout_.seats(); ++viewer)
            if (now_.can_see(column, row, viewer) && !earlier().can_see(column, row, viewer))
                return true;
        return false;
    }

    bool hand_newly_seen(int deck, int32_t seat) {
        const int zone = Layout::hand(seat);
        for (int viewer = 0; viewer < layout_.seats(); ++viewer)
            if (now_.can_see_zone(deck, zone, viewer) &&
                !earlier().can_see_zone(deck, zone, viewer))
                return true;
        return false;
    }

    const State& earlier() {
        if (!earlier_) {
            earlier_ = now_;
            earlier_->roll_back();
        }
        return *earlier_;
    }

    const State& now_;
    const Layout& layout_;
    std::optional<State> earlier_;  ///< made only where a secret is touched
    bool touched_ = false;
};

/// Whether not everyone is told, or not all of it.
bool is_kept_from_some(const Event& event) {
    return event.audience != ~uint32_t{0} ||
           std::any_of(event.fields.begin(), event.fields.end(), [](const EventField& field) {
               return field.kind == Kind::card && field.seen_by != ~uint32_t{0};
           });
}

}  // namespace

bool Match::last_move_revealed() const {
    if (looked_behind_) return true;
    Revelation revelation(state_);
    // An answer takes writes back and makes them again: what stands as before is no change.
    std::optional<ChangedCells> changed;
    const auto changes =
        before_.open() ? changed.emplace(rules_.layout).of(state_) : state_.changes();
    for (const Change& change : changes)
        if (revelation.by(change)) return true;
    // Of a fight in the dark all that is seen may be that somebody is told of it.
    return std::any_of(events_.begin(), events_.end(), [&](const Event& event) {
        return revelation.touched() || is_kept_from_some(event);
    });
}

}  // namespace fronteira::core
