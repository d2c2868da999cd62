// SPDX-License-Identifier: MIT
// The part of a state that follows from its columns: who holds what, and who meets whom. It makes
// the cost of finding moves follow the border that a seat holds and not the size of the board.
#include "core/state.hpp"

#include <algorithm>

namespace fronteira::core {

void State::set_bit(int32_t bits, int space, bool on) {
    const int32_t at = bits + space / 32;
    const uint32_t bit = uint32_t{1} << (space % 32);
    const auto before = static_cast<uint32_t>(cell(at));
    write(at, static_cast<int32_t>(on ? before | bit : before & ~bit));
}

void State::meet_again(const SeatIndex& index, int space) {
    const int32_t holder = get(index.column, space);
    uint32_t other = 0, same = 0;
    for (const Board::Near& near : layout_->board().near(space)) {
        const uint32_t own = held_word(index, holder, near.word);
        same |= near.spaces & own;
        other |= near.spaces & ~(own | held_word(index, none, near.word));
    }
    set_bit(index.meets_other, space, other != 0);
    set_bit(index.meets_same, space, same != 0);
}

void State::index_write(const SeatIndex& index, int space, int32_t before, int32_t after) {
    const int32_t values = layout_->seats() + 1;
    const auto add = [this](int32_t at, int32_t amount) { write(at, cell(at) + amount); };
    add(index.counts + before + 1, -1);
    add(index.counts + after + 1, 1);
    if (const int region = layout_->board().region_of(space); region >= 0) {
        add(index.region_counts + region * values + before + 1, -1);
        add(index.region_counts + region * values + after + 1, 1);
    }
    set_bit(index.held + (before + 1) * layout_->words(), space, false);
    set_bit(index.held + (after + 1) * layout_->words(), space, true);
    if (!index.meetings) return;
    meet_again(index, space);
    for (const int32_t near : layout_->board().sources(space)) meet_again(index, near);
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
            set_bit(index.held + (value + 1) * layout_->words(), space, true);
        }
        for (int space = 0; index.meetings && space < board.space_count(); ++space)
            meet_again(index, space);
    }
    noted_ = 0;
}

}  // namespace fronteira::core
