// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "core/budget.hpp"
#include "core/state/layout.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fronteira::core {

/// 128 bits that name a state, or a state and all moves that led to it.
struct Hash {
    uint64_t low = 0;
    uint64_t high = 0;
    friend bool operator==(const Hash&, const Hash&) = default;
};
/// 32 hexadecimal digits.
std::string to_text(const Hash& hash);

/// A cell that was written and what stood there before.
struct Change {
    int32_t cell;
    int32_t before;
};

/// The range of numbers that may answer a question without a range of its own.
struct Range {
    int32_t from = 0;
    int32_t upto = 0;
};

/// Everything that one match remembers, in one flat block. A copy is one memory copy. Every write
/// is noted, so that a failed move can be taken back and a good one described.
class State {
 public:
    /// `layout` is lent and must outlive the state. All columns at their initial values, all
    /// cards in their piles in the order of the deck.
    explicit State(const Layout& layout);

    const Layout& layout() const { return *layout_; }

    int32_t cell(int32_t at) const { return cells_[static_cast<size_t>(at)]; }
    void write(int32_t at, int32_t value) {
        int32_t& target = cells_[static_cast<size_t>(at)];
        if (target == value) return;
        if (noted_ == room_) [[unlikely]]
            return write_with_room(at, value);
        notes_[noted_++] = {at, target};
        target = value;
    }

    int32_t get(ColumnId column, int row) const {
        return cell(layout_->column(column).offset + row);
    }
    /// False, and nothing is written, if the value is outside the column's range.
    bool set(ColumnId column, int row, int32_t value) {
        return set(layout_->column(column), row, value);
    }
    bool set(const PlacedColumn& column, int row, int32_t value) {
        if (value < column.min || value > column.max) return false;
        if (column.index >= 0) [[unlikely]]
            return set_indexed(column, row, value);
        write(column.offset + row, value);
        return true;
    }
    /// Every row of the column gets its initial value.
    void reset(ColumnId column);

    /// The cards of a zone, bottom first; the last one is the top.
    std::span<const int32_t> zone(int deck, int zone) const {
        const PlacedDeck& placed = layout_->deck(deck);
        const int32_t* size = cells_.data() + placed.sizes;
        const int32_t* const own = size + zone;
        int32_t start = placed.cards;
        for (; size != own; ++size) start += *size;
        return {cells_.data() + start, static_cast<size_t>(*own)};
    }
    int zone_size(int deck, int zone) const { return cell(layout_->deck(deck).sizes + zone); }
    /// Where a card lies.
    struct CardPlace {
        int zone = -1;
        int place = -1;
    };
    CardPlace find_card(int deck, int32_t card) const;
    /// The top card of the pile goes on top of a seat's hand; nothing when the pile is empty.
    std::optional<int32_t> deal(int deck, int seat);
    /// Takes the card at a place of one zone and lays it on top of another.
    void move_card(int deck, int from_zone, int place, int to_zone);
    /// Fisher-Yates from the top down, with the match's own generator.
    void shuffle(int deck, int zone);

    /// The match's own chance: a number below `bound`, from the generator in the block.
    uint32_t below(uint32_t bound);
    /// The generator as it stands; what is drawn from it must be written back with seed().
    Random random() const {
        return {static_cast<uint32_t>(cell(cell_random_low)) |
                static_cast<uint64_t>(static_cast<uint32_t>(cell(cell_random_high))) << 32};
    }
    void seed(uint64_t seed);

    /// How many spaces have `value` (a seat, or none) in an indexed column.
    int count(const SeatIndex& index, int32_t value) const {
        return cell(index.counts + value + 1);
    }
    int count_in(const SeatIndex& index, int region, int32_t value) const {
        return cell(index.region_counts + region * (layout_->seats() + 1) + value + 1);
    }
    /// Whether the region has spaces, and all of them have `value`.
    bool is_whole(const SeatIndex& index, int region, int32_t value) const {
        const size_t spaces = layout_->board().spaces_in(region).size();
        return spaces > 0 && count_in(index, region, value) == static_cast<int>(spaces);
    }
    uint32_t held_word(const SeatIndex& index, int32_t value, int word) const {
        return static_cast<uint32_t>(cell(index.held + (value + 1) * layout_->words() + word));
    }
    /// Whether a link leads from the space to one held by somebody other than `holder`, or by
    /// `holder` itself.
    bool meets_other(const SeatIndex& index, int space, int32_t holder) const;
    bool meets_same(const SeatIndex& index, int space, int32_t holder) const;

    /// Whether `seat` may read that cell of that column.
    bool can_see(const PlacedColumn& column, int row, int seat) const;
    /// The cell, or `hidden`.
    int32_t seen(ColumnId column, int row, int seat) const {
        const PlacedColumn& c = layout_->column(column);
        if (c.sight == Sight::all || can_see(c, row, seat)) return cell(c.offset + row);
        return hidden;
    }
    /// Whether `seat` may see which cards lie in a zone: the discard, the cards set aside, its
    /// hand, and hands that are shown to it.
    bool can_see_zone(int deck, int zone, int seat) const;

    /// What was written since the last clear_changes(), in order.
    std::span<const Change> changes() const { return {notes_.data(), noted_}; }
    void clear_changes() {
        noted_ = 0;
        ++notebook_;
    }
    /// Changes whenever notes are discarded, so that whatever was read from them is no longer
    /// valid.
    uint64_t notebook() const { return notebook_; }
    /// Undoes every write after the first `kept` ones.
    void roll_back(size_t kept = 0);
    /// Restores the old value of a cell; this is a write like any other.
    void put_back(const Change& change);

    /// The cells of the state proper (without indexes): what is saved, hashed and compared.
    std::span<const int32_t> cells() const {
        return {cells_.data(), static_cast<size_t>(layout_->state_cells())};
    }
    /// Replaces the state by saved cells and computes the indexes anew. False if their number is
    /// wrong.
    bool load(std::span<const int32_t> cells);
    Hash hash() const;
    /// Copies the block of a state of the same layout; the notes of writes are not copied.
    void copy_from(const State& other);

    /// What the current step may still cost. Not part of the block.
    Budget& budget() const { return budget_; }
    /// The answers that the open question allows. Not part of the block: it follows from the effect
    /// that asks.
    Range range() const { return range_; }
    void let_answer(Range range) { range_ = range; }

 private:
    /// Whether that row of a column of seats names the seat.
    bool names(ColumnId column, int row, int seat) const {
        if (seat < 0) return false;
        const PlacedColumn& named = layout_->column(column);
        const int32_t who = cell(named.offset + row);
        return named.kind == Kind::seat ? who == seat : (who >> seat & 1) != 0;
    }
    bool set_indexed(const PlacedColumn& column, int row, int32_t value);
    void index_write(const SeatIndex& index, int space, int32_t before, int32_t after);
    void write_with_room(int32_t at, int32_t value);
    const SeatIndex* index_of(int32_t cell) const;
    void rebuild_indexes();

    const Layout* layout_;
    std::vector<int32_t> cells_;
    size_t room_ = 64;                                        ///< for notes,
    std::vector<Change> notes_ = std::vector<Change>(room_);  ///< of which the first
    size_t noted_ = 0;                                        ///< are of use
    uint64_t notebook_ = 1;
    Range range_;
    mutable Budget budget_;
};

/// A chain of hashes over moves and states.
class Chain {
 public:
    /// The next link: the hash of `before`, a move's bytes and the state after it.
    Hash link(const Hash& before, std::span<const int32_t> move, const State& after);

 private:
    std::vector<std::byte> room_;  ///< where these lie side by side, kept from link to link
};

/// The name of a cell for a report: `armies of harbour`, `place 3 of deck territory`.
std::string cell_name(const Layout& layout, int32_t cell);

}  // namespace fronteira::core
