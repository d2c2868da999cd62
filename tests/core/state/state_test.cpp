// SPDX-License-Identifier: MIT
#include "core/state/state.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;

class StateTest : public testing::Test {
 protected:
    SmallGame game{
        random_board(11, 40),
        3,
        {pointer(Entity::space, "owner", Kind::seat), pointer(Entity::space, "guest", Kind::seat),
         integer(Entity::space, "armies", -5, 200, 7),
         integer(Entity::match, "gold", INT32_MIN + 1, INT32_MAX),
         pointer(Entity::seat, "allies", Kind::seats)},
        {plain_deck("one", 9), plain_deck("two", 5)}};
    ColumnId armies = game.id(Entity::space, "armies");
    ColumnId gold = game.id(Entity::match, "gold");
    State state{game.rules.layout};
    Random random{5};
};

TEST_F(StateTest, StartsAtTheInitialValuesWithAllCardsInTheirPiles) {
    EXPECT_EQ(state.get(armies, 3), 7);
    EXPECT_EQ(state.get(game.id(Entity::space, "owner"), 3), none);
    EXPECT_THAT(state.zone(1, pile), testing::ElementsAre(0, 1, 2, 3, 4));
    EXPECT_EQ(state.zone_size(0, Layout::hand(2)), 0);
}

TEST_F(StateTest, RefusesAValueOutOfRangeAndWritesNothing) {
    const auto before = whole_block(state);

    EXPECT_FALSE(state.set(armies, 0, 201));
    EXPECT_FALSE(state.set(armies, 0, -6));
    EXPECT_EQ(whole_block(state), before);
    EXPECT_TRUE(state.changes().empty());
    EXPECT_TRUE(state.set(armies, 0, 200));
    EXPECT_TRUE(state.set(armies, 0, -5));
}

TEST_F(StateTest, HoldsTheWholeRangeOfAnInteger) {
    EXPECT_TRUE(state.set(gold, 0, INT32_MAX));
    EXPECT_EQ(state.get(gold, 0), INT32_MAX);
    EXPECT_TRUE(state.set(gold, 0, INT32_MIN + 1));
    EXPECT_FALSE(state.set(gold, 0, hidden));
}

TEST_F(StateTest, NotesWhatStoodInACellBefore) {
    state.set(armies, 2, 9);
    state.set(armies, 2, 9);
    state.set(armies, 2, 8);

    ASSERT_EQ(state.changes().size(), 2u);
    EXPECT_EQ(state.changes()[0].before, 7);
    EXPECT_EQ(state.changes()[1].before, 9);
}

TEST_F(StateTest, RollsBackToTheExactBlockIndexesIncluded) {
    for (int round = 0; round < 50; ++round) {
        scatter(state, random);
        state.clear_changes();
        const auto before = whole_block(state);
        scatter(state, random);
        state.shuffle(0, pile);
        ASSERT_NE(whole_block(state), before);

        state.roll_back();

        ASSERT_EQ(whole_block(state), before);
    }
}

TEST_F(StateTest, RollsBackToTheMiddle) {
    scatter(state, random);
    const size_t kept = state.changes().size();
    const auto middle = whole_block(state);
    scatter(state, random);

    state.roll_back(kept);

    EXPECT_EQ(whole_block(state), middle);
    EXPECT_EQ(state.changes().size(), kept);
}

TEST_F(StateTest, IsTheSameAfterSavingAndLoading) {
    for (int round = 0; round < 20; ++round) {
        scatter(state, random);
        State other(game.rules.layout);
        scatter(other, random);

        ASSERT_TRUE(other.load(state.cells()));

        ASSERT_EQ(whole_block(other), whole_block(state));
        ASSERT_EQ(other.hash(), state.hash());
    }
}

TEST_F(StateTest, RefusesToLoadABlockOfAnotherSize) {
    std::vector<int32_t> cells(state.cells().begin(), state.cells().end());
    cells.push_back(0);

    EXPECT_FALSE(state.load(cells));
    cells.resize(cells.size() - 2);
    EXPECT_FALSE(state.load(cells));
}

TEST_F(StateTest, CopiesTheWholeBlock) {
    scatter(state, random);
    State other(game.rules.layout);
    other.copy_from(state);

    EXPECT_EQ(whole_block(other), whole_block(state));
    other.set(armies, 0, other.get(armies, 0) == 0 ? 1 : 0);
    EXPECT_NE(whole_block(other), whole_block(state));
}

}  // namespace
}  // namespace fronteira::core
