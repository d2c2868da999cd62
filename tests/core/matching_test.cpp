// SPDX-License-Identifier: MIT
// Cards that match: all alike in what they show, or all different; -1 stands for any.
#include "core/moves/clause.hpp"
#include "core/moves/legal_moves.hpp"
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

using namespace support;

/// Cards 0 and 1 show the same, 2 and 3 something else each, 4 is wild, 5 shows what 0 shows.
Slot matching_slot() {
    Slot slot = card_slot(0, first_hand, 3, 3);
    slot.figures = {0, 0, 1, 2, -1, 0};
    return slot;
}

bool matches(std::vector<int32_t> cards) {
    return cards_match(matching_slot(), cards);
}

TEST(Matching, TakesCardsThatAreAllAlikeOrAllDifferent) {
    EXPECT_TRUE(matches({0, 1, 5}));
    EXPECT_TRUE(matches({0, 2, 3}));
    EXPECT_FALSE(matches({0, 1, 2}));
}

TEST(Matching, LetsAWildCardStandForAnything) {
    EXPECT_TRUE(matches({0, 1, 4}));
    EXPECT_TRUE(matches({0, 2, 4}));
    EXPECT_TRUE(matches({4, 3, 5}));
}

TEST(Matching, AsksNothingOfASlotWithoutFigures) {
    EXPECT_TRUE(cards_match(card_slot(0, first_hand, 3, 3), std::vector<int32_t>{0, 1, 2}));
}

TEST(Matching, IsOfferedAndCheckedAlike) {
    SmallGame game(ring_board(3), 2, {}, {plain_deck("figure", 6)});
    MoveKind trade;
    trade.name = "trade";
    trade.slots = {matching_slot()};
    trade.effect = {game.effect([](Match&, int, const Move*) { return Result<void>(); })};
    game.turn({game.phase("only", {game.move(trade)})});
    game.on_setup = [](Match& match) {
        for (int i = 0; i < 4; ++i)
            match.mutable_state().move_card(0, pile, 0, Layout::hand(0));  // cards 0 to 3
    };
    Match match = game.begin();

    // Of the four sets of three among two alike and two others, 0-2-3 and 1-2-3 match.
    EXPECT_EQ(match.legal(0).size(), 2u);
    EXPECT_TRUE(match.check(0, a_move(0, {0, 2, 3})).empty());
    const auto refused = match.check(0, a_move(0, {0, 1, 2}));
    ASSERT_EQ(refused.size(), 1u);
    EXPECT_EQ(refused[0].reason, Reason::matching);
}

}  // namespace
}  // namespace fronteira::core
