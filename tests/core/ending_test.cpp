// SPDX-License-Identifier: MIT
// How a match ends, and the places that everybody has then.
#include "core/match.hpp"
#include "match_fixture.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using testing::ElementsAre;

class EndingTest : public MatchOfOneMove {
 protected:
    std::vector<int32_t> placing_after(std::function<void(Match&)> what) {
        Match match = with_move([what](Match& running) {
            what(running);
            return Result<void>();
        });
        EXPECT_TRUE(match.apply(0, a_move(0)));
        std::vector<int32_t> places;
        for (int seat = 0; seat < 4; ++seat)
            places.push_back(match.state().get(game.rules.layout.placing(), seat));
        return places;
    }
};

TEST_F(EndingTest, PlacesTheWinnerFirstAndTheRetiredInTheirOrderFromBehind) {
    EXPECT_THAT(placing_after([](Match& match) {
                    match.retire(2);
                    match.retire(0);
                    match.retire(2);
                    match.win(3);
                }),
                ElementsAre(3, 2, 4, 1));
}

TEST_F(EndingTest, PlacesAllWhoStillStandTogetherInADraw) {
    EXPECT_THAT(placing_after([](Match& match) {
                    match.retire(1);
                    match.draw();
                }),
                ElementsAre(1, 4, 1, 1));
}

TEST_F(EndingTest, GivesNobodyAPlaceWhereEverybodyHasLost) {
    EXPECT_THAT(placing_after([](Match& match) {
                    match.retire(1);
                    match.lose();
                }),
                ElementsAre(0, 0, 0, 0));
}

TEST_F(EndingTest, IsOfOneKind) {
    EXPECT_THAT(placing_after([](Match& match) {
                    EXPECT_TRUE(match.win(3));
                    EXPECT_FALSE(match.draw());
                    EXPECT_FALSE(match.lose());
                    EXPECT_TRUE(match.win(1));
                }),
                ElementsAre(2, 1, 2, 1));
}

TEST_F(EndingTest, IsOverOnceEverybodyHasLost) {
    Match match = with_move([](Match& running) {
        running.lose();
        return Result<void>();
    });
    ASSERT_TRUE(match.apply(0, a_move(0)));

    EXPECT_EQ(match.over(), Over::lost);
    EXPECT_EQ(match.decider(), -1);
}

TEST_F(EndingTest, IsOverOnceItIsWon) {
    Match match = with_move([](Match& running) {
        running.win(2);
        return Result<void>();
    });
    ASSERT_TRUE(match.apply(0, a_move(0)));

    EXPECT_EQ(match.over(), Over::won);
    EXPECT_EQ(match.deciders(), 0u);
    EXPECT_EQ(match.decider(), -1);
    EXPECT_TRUE(match.legal(0).empty());
}

}  // namespace
}  // namespace fronteira::core
