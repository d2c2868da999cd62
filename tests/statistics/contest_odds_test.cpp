// SPDX-License-Identifier: MIT
#include "statistics/contest_odds.hpp"

#include <gtest/gtest.h>

#include <array>

namespace fronteira::statistics {
namespace {

using Counts = std::vector<uint64_t>;

// Counted by hand and printed in many tables: Osborne, "Markov Chains for the RISK Board Game
// Revisited", Mathematics Magazine 76 (2003), table 2.
TEST(ContestOdds, AreTheFractionsThatArePrintedEverywhere) {
    EXPECT_EQ(contest_odds(1, 1).we_lose, (Counts{15, 21}));
    EXPECT_EQ(contest_odds(1, 2).we_lose, (Counts{55, 161}));
    EXPECT_EQ(contest_odds(2, 1).we_lose, (Counts{125, 91}));
    EXPECT_EQ(contest_odds(2, 2).we_lose, (Counts{295, 420, 581}));
    EXPECT_EQ(contest_odds(3, 1).we_lose, (Counts{855, 441}));
    EXPECT_EQ(contest_odds(3, 2).we_lose, (Counts{2890, 2611, 2275}));
    EXPECT_EQ(contest_odds(3, 2).throws, 7776u);
}

TEST(ContestOdds, AreThoseOfEveryThrowCountedOneByOne) {
    std::array<uint64_t, 4> counted{};
    std::array<int, 6> dice{};
    for (int i = 0; i < 46656; ++i) {
        for (int rest = i; int& die : dice) {
            die = rest % 6 + 1;
            rest /= 6;
        }
        const std::span all(dice);
        ++counted[static_cast<size_t>(contest_losses(all.first(3), all.last(3)).ours)];
    }
    const ContestOdds odds = contest_odds(3, 3);
    EXPECT_EQ(odds.we_lose, Counts(counted.begin(), counted.end()));
    EXPECT_NEAR(odds.chance(3), 0.383, 0.0005);
}

TEST(ContestOdds, CompareHighestWithHighestAndGiveTiesToTheOthers) {
    const std::array ours{2, 6, 5};
    const std::array theirs{5, 4};
    const ContestLosses losses = contest_losses(ours, theirs);
    EXPECT_EQ(losses.theirs, 2);
    EXPECT_EQ(losses.ours, 0);
    const std::array four{4};
    EXPECT_EQ(contest_losses(four, four).ours, 1);
}

// Only the highest of many dice meets the one: it is no higher than that in d to the power of the
// dice throws, for each of its faces d.
TEST(ContestOdds, AreKnownOfManyDiceAgainstOne) {
    for (const int dice : {13, 20}) {
        uint64_t lost = 0, all = 6;
        for (uint64_t face = 1; face <= 6; ++face) {
            uint64_t throws = 1;
            for (int i = 0; i < dice; ++i) throws *= face;
            lost += throws;
        }
        for (int i = 0; i < dice; ++i) all *= 6;
        EXPECT_EQ(contest_odds(dice, 1).we_lose, (Counts{all - lost, lost})) << dice;
        EXPECT_EQ(contest_odds(dice, 1).throws, all) << dice;
    }
    EXPECT_EQ(contest_odds(50, 5, 1).we_lose, (Counts{0, 0, 0, 0, 0, 1}));
}

TEST(ContestOdds, AreNotKnownOfNothingAndOfTooMuch) {
    EXPECT_FALSE(contest_odds(0, 2).known());
    EXPECT_FALSE(contest_odds(3, -1).known());
    EXPECT_FALSE(contest_odds(64, 64).known());
    EXPECT_FALSE(contest_odds(12, 12, 100).known());
    EXPECT_EQ(contest_odds(64, 64).chance(1), 0);
}

}  // namespace
}  // namespace fronteira::statistics
