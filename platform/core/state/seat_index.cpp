// SPDX-License-Identifier: MIT
// The part of a state that follows from its columns: who holds what. It makes the cost of finding
// moves follow what a seat holds and not the size of the board.
#include "core/state/state.hpp"

#include <algorithm>

namespace fronteira::core {

bool State::meets_other(const SeatIndex& index, int space, int32_t holder) const {
    const auto near = layout_->board().near(space);
    return std::any_of(near.begin(), near.end(), [&](const Board::Near& one) {
        return (one.spaces &
                ~(held_word(index, holder, one.word) | held_word(index, none, one.word))) != 0;
    });
}

bool State::meets_same(const SeatIndex& index, int space, int32_t holder) const {
    const auto near = layout_->board().near(space);
    return std::any_of(near.begin(), near.end(), [&](const Board::Near& one) {
        return (one.spaces & held_word(index, holder, one.word)) != 0;
    });
}

/// That of the column in which the cell stands, or null.
const SeatIndex* State::index_of(int32_t cell) const {
    for (const SeatIndex& index : layout_->indexes()) {
        const PlacedColumn& column = layout_->column(index.column);
        if (cell >= column.offset && cell < column.offset + column.rows) return &index;
    }
    return nullptr;
}

/// Not noted: what is taken back of the column is taken back here, too.
void State::index_write(const SeatIndex& index, int space, int32_t before, int32_t after) {
    int32_t* const cells = cells_.data();
    const std::ptrdiff_t values = layout_->seats() + 1, words = layout_->words();
    --cells[index.counts + before + 1];
    ++cells[index.counts + after + 1];
    if (const int region = layout_->board().region_of(space); region >= 0) {
        int32_t* const counts = cells + index.region_counts + region * values;
        --counts[before + 1];
        ++counts[after + 1];
    }
    const auto bit = static_cast<int32_t>(uint32_t{1} << (space % 32));
    int32_t* const held = cells + index.held + space / 32;
    held[(before + 1) * words] ^= bit;
    held[(after + 1) * words] ^= bit;
}

void State::rebuild_indexes() {
    std::fill(cells_.begin() + layout_->state_cells(), cells_.end(), 0);
    const Board& board = layout_->board();
    for (const SeatIndex& index : layout_->indexes()) {
        for (int space = 0; space < board.space_count(); ++space) {
            const int32_t value = get(index.column, space);
            ++cells_[static_cast<size_t>(index.counts + value + 1)];
            if (const int region = board.region_of(space); region >= 0)
                ++cells_[static_cast<size_t>(index.region_counts + region * (layout_->seats() + 1) +
                                             value + 1)];
            cells_[static_cast<size_t>(index.held + (value + 1) * layout_->words() + space / 32)] |=
                static_cast<int32_t>(uint32_t{1} << (space % 32));
        }
    }
}

}  // namespace fronteira::core
