// SPDX-License-Identifier: MIT
#include "lab/tally.hpp"

#include <gmock/gmock.h>

namespace fronteira::lab {
namespace {

using testing::ElementsAre;
using End = Testimony::End;

TEST(Tally, CountsTheWinnerBySeatByOrderAndByWhatItStartedWith) {
    Tally tally(3, 2, 1);

    tally.add({End::won, 1, 2, {1, 0}, {0}});  // the third seat began: seat 2 was the last of three
    tally.add({End::won, 1, 1, {-1, 1}, {1}});

    EXPECT_THAT(tally.seats, ElementsAre(Rate{0, 2}, Rate{2, 2}, Rate{0, 2}));
    EXPECT_THAT(tally.order, ElementsAre(Rate{1, 2}, Rate{0, 2}, Rate{1, 2}));
    EXPECT_THAT(tally.starts, ElementsAre(Rate{1, 1}, Rate{1, 2}));
    EXPECT_THAT(tally.regions, ElementsAre(Rate{1, 2}));
}

TEST(Tally, LeavesOutMatchesThatNobodyWonAlone) {
    Tally tally(2, 1, 1);

    tally.add({End::drawn, -1, 0, {0}, {}});
    tally.add({End::not_ended, -1, 0, {0}, {}});
    tally.add({End::lost, -1, 0, {0}, {}});
    tally.add({End::won, -1, 0, {0}, {}});  // by several at once

    EXPECT_EQ(tally.matches, 4u);
    EXPECT_EQ(tally.drawn, 1u);
    EXPECT_EQ(tally.decided, 0u);
    EXPECT_THAT(tally.seats, ElementsAre(Rate{0, 0}, Rate{0, 0}));
}

TEST(Tally, TellsWhetherStartsAndTheFirstTurnAreAlwaysTheSame) {
    Tally tally(2, 2, 0);
    tally.add({End::won, 0, 0, {0, 1}, {}});
    tally.add({End::won, 1, 0, {0, 1}, {}});
    EXPECT_TRUE(tally.first_is_fixed());
    EXPECT_TRUE(tally.starts_are_fixed());

    tally.add({End::won, 1, 1, {1, 0}, {}});
    EXPECT_FALSE(tally.first_is_fixed());
    EXPECT_FALSE(tally.starts_are_fixed());
}

}  // namespace
}  // namespace fronteira::lab
