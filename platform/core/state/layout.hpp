// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/result.hpp>
#include <fronteira/seat.hpp>

#include "core/board/board.hpp"
#include "core/state/column.hpp"

#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace fronteira::core {

using fronteira::max_seats;
inline constexpr int max_frames = 8;

/// Where cards of a deck lie. Each seat has a hand of its own; see Layout::hand.
enum Zone : int { pile = 0, discard = 1, aside = 2, first_hand = 3 };

/// The cells that every match has, whatever its ruleset. `frame_*` are max_frames rows each.
enum Cell : int32_t {
    cell_random_low,
    cell_random_high,
    cell_turn_seat,
    cell_first_seat,
    cell_round,
    cell_step,
    cell_moves,
    cell_over,
    cell_depth,
    cell_frame_phase,
    cell_frame_seats = cell_frame_phase + max_frames,
    cell_frame_entered = cell_frame_seats + max_frames,
    cell_columns = cell_frame_entered + max_frames,
};

/// A column with its place in the block.
struct PlacedColumn : Column {
    int32_t offset = 0;
    int32_t rows = 0;
    ColumnId sight_id = -1;
    ColumnId opened_by_id = -1;  ///< flag of the match that lays the column open, or -1
    int16_t index = -1;          ///< which index of seats follows this column, or -1
    bool shows = false;          ///< what it holds decides who sees something else
};

/// The cards of a deck stand in one row, cut into zones: pile, discard, aside, then the hands.
struct PlacedDeck {
    Deck deck;
    int32_t cards = 0;       ///< offset of as many cells as there are cards
    int32_t sizes = 0;       ///< offset of one cell a zone
    ColumnId sight_id = -1;  ///< column of seats that names who else sees a seat's hand, or -1
};

/// An index of a column of spaces that holds a seat: how many spaces each seat holds (in total and
/// in each region), and which ones. Kept up to date by every write; not part of the hash. Row v + 1
/// is for the value v.
struct SeatIndex {
    ColumnId column = -1;
    int32_t counts = 0;
    int32_t region_counts = 0;  ///< row of values for each region
    int32_t held = 0;           ///< bit rows, `words` each
};

/// For a deck, the column of seats that names who sees a seat's hand besides its holder.
struct HandSight {
    std::string deck;
    std::string column;
    Place place;
};

/// Where everything that a match remembers is in its one block of 32-bit cells.
class Layout {
 public:
    /// `standing` and `placing` (seat columns of the platform) are added before `columns`.
    static Result<Layout> make(std::shared_ptr<const Board> board, int seats,
                               std::vector<Column> columns, std::vector<Deck> decks,
                               const std::vector<HandSight>& hands = {});

    const Board& board() const { return *board_; }
    int seats() const { return seats_; }
    std::span<const PlacedColumn> columns() const { return columns_; }
    const PlacedColumn& column(ColumnId id) const { return columns_[static_cast<size_t>(id)]; }
    /// The column that a cell belongs to, or -1.
    ColumnId column_at(int32_t cell) const {
        const auto at = static_cast<size_t>(cell);
        return at < column_at_.size() ? column_at_[at] : ColumnId{-1};
    }
    /// How many rows a column of that entity has.
    int32_t rows_of(Entity entity) const;
    std::optional<ColumnId> find(Entity entity, std::string_view name) const;

    /// Whether anything is hidden from anybody: a column, or cards.
    bool has_secrets() const;

    /// Columns that return to their initial value when a turn begins.
    std::span<const ColumnId> of_turn() const { return of_turn_; }

    std::span<const PlacedDeck> decks() const { return decks_; }
    const PlacedDeck& deck(int deck) const { return decks_[static_cast<size_t>(deck)]; }
    std::optional<int> find_deck(std::string_view id) const;
    int zones() const { return first_hand + seats_; }
    static int hand(int seat) { return first_hand + seat; }

    std::span<const SeatIndex> indexes() const { return indexes_; }
    /// Of 32 bits each, with a bit for every space.
    int words() const { return words_; }

    /// Cells that are the state proper, and with the indexes after them.
    int32_t state_cells() const { return state_cells_; }
    int32_t all_cells() const { return all_cells_; }

    /// 1 while a seat takes part; a retired seat's turn never comes.
    ColumnId standing() const { return 0; }
    /// The cell of the first seat in it.
    int32_t standing_cell() const { return standing_cell_; }
    /// Final rank from 1, or 0 while it is open.
    ColumnId placing() const { return 1; }
    /// Whether the platform itself keeps the column, and rules may only read it.
    bool is_kept(ColumnId id) const { return id == standing() || id == placing(); }

 private:
    friend class LayoutMaker;
    /// Whether what a column holds decides who sees something else.
    bool shows(ColumnId column) const;

    std::shared_ptr<const Board> board_;
    int seats_ = 0;
    int words_ = 0;
    std::vector<PlacedColumn> columns_;
    std::vector<ColumnId> column_at_;  ///< by cell of the state proper
    std::vector<ColumnId> of_turn_;
    std::vector<PlacedDeck> decks_;
    std::vector<SeatIndex> indexes_;
    int32_t standing_cell_ = 0;
    int32_t state_cells_ = 0;
    int32_t all_cells_ = 0;
};

}  // namespace fronteira::core
