// SPDX-License-Identifier: MIT
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::core {
namespace {

using namespace support;

class HashTest : public testing::Test {
 protected:
    SmallGame game{
        ring_board(3), 2, {pointer(Entity::space, "owner", Kind::seat)}, {plain_deck("a", 3)}};
    State state{game.rules.layout};
};

TEST_F(HashTest, IsWrittenAsThirtyTwoHexadecimalDigits) {
    EXPECT_EQ(to_text(Hash{0x1234, 0xabcdef}), "0000000000abcdef0000000000001234");
}

TEST_F(HashTest, IsTheSameForTheSameCellsHoweverTheyCameAbout) {
    State other(game.rules.layout);
    other.set(game.id(Entity::space, "owner"), 1, 1);
    other.set(game.id(Entity::space, "owner"), 1, none);
    other.move_card(0, pile, 2, discard);
    other.move_card(0, discard, 0, pile);

    EXPECT_EQ(state.hash(), other.hash());
}

TEST_F(HashTest, TellsEveryCellApart) {
    std::set<std::string> texts{to_text(state.hash())};
    for (int32_t cell = 0; cell < game.rules.layout.state_cells(); ++cell) {
        State other = state;
        other.write(cell, 1000);
        texts.insert(to_text(other.hash()));
    }

    EXPECT_EQ(texts.size(), static_cast<size_t>(game.rules.layout.state_cells()) + 1);
}

TEST_F(HashTest, ChainsTheMoveTheStateAndAllThatWentBefore) {
    const std::vector<int32_t> move{1, 2}, other_move{2, 1};
    State other = state;
    other.write(cell_round, 9);
    const Hash before, other_before{1, 0};
    Chain chain;
    const Hash link = chain.link(before, move, state);

    EXPECT_EQ(chain.link(before, move, State(state)), link);
    EXPECT_NE(chain.link(other_before, move, state), link);
    EXPECT_NE(chain.link(before, other_move, state), link);
    EXPECT_NE(chain.link(before, move, other), link);
}

}  // namespace
}  // namespace fronteira::core
