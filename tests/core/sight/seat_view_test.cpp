// SPDX-License-Identifier: MIT
#include "core/sight/seat_view.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

using namespace support;

class SeatViewTest : public testing::Test {
 protected:
    std::unique_ptr<ToyGame> game = toy_game(3);
    Match match{game->rules, *game->handlers};

    void SetUp() override { ASSERT_TRUE(match.start(4)); }

    void vow() {
        for (int seat = 0; seat < 3; ++seat) ASSERT_TRUE(match.apply(seat, a_move(0, {1})));
    }
};

TEST_F(SeatViewTest, KnowsTheTable) {
    const SeatView view(match, 2);

    EXPECT_EQ(view.seat(), 2);
    EXPECT_EQ(view.seat_count(), 3);
    EXPECT_EQ(view.space_count(), 6);
    EXPECT_EQ(view.round(), 0);
}

TEST_F(SeatViewTest, ReadsColumnsByName) {
    const SeatView view(match, 0);

    EXPECT_EQ(view.value("armies", 0), 2);
    EXPECT_EQ(view.value("battles", 0), 0);
    EXPECT_EQ(view.value("standing", 2), 1);
}

TEST_F(SeatViewTest, HasNoValueForWhatIsNotThere) {
    const SeatView view(match, 0);

    EXPECT_EQ(view.value("amries", 0), std::nullopt);
    EXPECT_EQ(view.value("armies", 6), std::nullopt);
    EXPECT_EQ(view.value("armies", -1), std::nullopt);
}

TEST_F(SeatViewTest, HasNoValueForASecretOfAnother) {
    vow();

    EXPECT_EQ(SeatView(match, 0).value("stance", 0), 1);
    EXPECT_EQ(SeatView(match, 0).value("stance", 1), std::nullopt);
    EXPECT_EQ(SeatView(match, -1).value("stance", 0), std::nullopt);
}

TEST_F(SeatViewTest, OffersTheMovesOfItsOwnSeat) {
    vow();
    const int seat = match.decider();
    const SeatView mover(match, seat), waiting(match, (seat + 1) % 3), spectator(match, -1);

    ASSERT_GT(mover.move_count(), 0u);
    EXPECT_EQ(waiting.move_count(), 0u);
    EXPECT_EQ(spectator.move_count(), 0u);
    EXPECT_EQ(mover.kind_name(mover.offer(0).move.kind), "deploy");
    EXPECT_EQ(mover.offer(0).upto, 3);
}

TEST_F(SeatViewTest, PicksALegalMoveByLot) {
    vow();
    Random random{3};
    for (int i = 0; i < 50; ++i)
        EXPECT_TRUE(
            match.check(match.decider(), SeatView(match, match.decider()).random_move(random))
                .empty());
}

}  // namespace
}  // namespace fronteira::core
