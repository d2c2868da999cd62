// SPDX-License-Identifier: MIT
#include "core/state/changed_cells.hpp"

#include "support/declare.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::core {

static bool operator==(const Change& a, const Change& b) {
    return a.cell == b.cell && a.before == b.before;
}

namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// More cells than one word has bits.
class ChangedCellsOfAState : public ::testing::Test {
 protected:
    static Layout layout_of_many() {
        const auto board = support::TinyBoard().space("a").space("b").link("a", "b").build();
        std::vector<Column> columns{support::pointer(Entity::space, "owner", Kind::seat)};
        for (int i = 0; i < 100; ++i)
            columns.push_back(support::integer(Entity::match, "n" + std::to_string(i), 0, 9));
        return *Layout::make(board, 2, std::move(columns), {});
    }
    Layout layout = layout_of_many();
    State state{layout};
    ChangedCells changed{layout};
    const int32_t low = layout.column(*layout.find(Entity::match, "n3")).offset;
    const int32_t high = layout.column(*layout.find(Entity::match, "n90")).offset;
};

TEST_F(ChangedCellsOfAState, StandInTheOrderOfTheBlockWithWhatWasThereBeforeTheFirstWrite) {
    state.write(high, 1);
    state.write(low, 2);
    state.write(high, 3);
    EXPECT_THAT(changed.of(state), ElementsAre(Change{low, 0}, Change{high, 0}));
}

TEST_F(ChangedCellsOfAState, AreNotThoseThatStandAsBefore) {
    state.write(low, 2);
    state.write(low, 0);
    EXPECT_THAT(changed.of(state), IsEmpty());
}

TEST_F(ChangedCellsOfAState, AreNoneOfTheIndexes) {
    const auto owner = *layout.find(Entity::space, "owner");
    state.set(owner, 1, 0);
    EXPECT_THAT(changed.of(state), ElementsAre(Change{layout.column(owner).offset + 1, none}));
}

TEST_F(ChangedCellsOfAState, AreForgottenWithTheNotes) {
    state.write(low, 2);
    changed.of(state);
    state.clear_changes();
    state.write(high, 1);
    EXPECT_THAT(changed.of(state), ElementsAre(Change{high, 0}));
}

}  // namespace
}  // namespace fronteira::core
