// SPDX-License-Identifier: MIT
#include "play/replay/turning_points.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

using Kind = TurningPoint::Kind;

QList<Standing> rounds_of(const QList<QList<int>>& figures) {
    QList<Standing> rounds;
    for (const QList<int>& one : figures) rounds << Standing{static_cast<int>(rounds.size()), one};
    return rounds;
}

TEST(TurningPoints, AreWhereSomebodyTakesTheLeadAlone) {
    const auto points = turning_points(rounds_of({{9, 9}, {10, 9}, {10, 11}, {11, 11}, {12, 11}}));
    ASSERT_EQ(points.size(), 3);
    EXPECT_EQ(points[0].seat, 1);
    EXPECT_EQ(points[0].round, 1);
    EXPECT_EQ(points[1].seat, 2);
    EXPECT_EQ(points[2].seat, 1);
    EXPECT_EQ(points[2].round, 4);
    EXPECT_EQ(points[2].amount, 12);
}

TEST(TurningPoints, AreWhereSomebodyLosesAThirdOrAll) {
    const auto points = turning_points(rounds_of({{20, 9, 6}, {20, 9, 6}, {25, 8, 2}, {27, 8, 0}}));
    ASSERT_EQ(points.size(), 2);
    EXPECT_EQ(points[0].kind, Kind::fall);
    EXPECT_EQ(points[0].seat, 3);
    EXPECT_EQ(points[0].amount, 4);
    EXPECT_EQ(points[1].kind, Kind::out);
    EXPECT_EQ(points[1].round, 3);
}

/// Reinforcements come: who had nothing on the island for a round was not out.
TEST(TurningPoints, NobodyLosesEverythingWhoComesBack) {
    const auto points = turning_points(rounds_of({{9, 2}, {9, 0}, {9, 3}, {9, 0}, {9, 0}}));
    ASSERT_EQ(points.size(), 2);
    EXPECT_EQ(points[0].kind, Kind::fall);
    EXPECT_EQ(points[1].kind, Kind::out);
    EXPECT_EQ(points[1].round, 3);
}

TEST(TurningPoints, AreSixAtMostAndNoneWhereNothingWasPlayed) {
    QList<QList<int>> figures;
    for (int i = 0; i < 40; ++i) figures << QList<int>{i % 2 == 0 ? 30 : 3, i % 2 == 0 ? 3 : 30};
    EXPECT_LE(turning_points(rounds_of(figures)).size(), 6);
    EXPECT_TRUE(turning_points({}).isEmpty());
    EXPECT_TRUE(turning_points(rounds_of({{1, 2}})).isEmpty());
}

TEST(TurningPoints, ItWasDecidedWhenTheWinnerTookTheLeadForGood) {
    const auto rounds = rounds_of({{9, 9}, {10, 9}, {9, 12}, {11, 12}, {14, 9}, {20, 1}});
    EXPECT_EQ(deciding_round(rounds, {1}, false), 4);
    EXPECT_EQ(deciding_round(rounds, {2}, false), 5) << "by an objective, from behind";
}

TEST(TurningPoints, NothingWasDecidedWhereNobodyWonOrSomebodyMerelyGaveUp) {
    const auto rounds = rounds_of({{9, 9}, {10, 9}, {9, 12}, {11, 12}, {14, 9}, {20, 1}});

    EXPECT_EQ(deciding_round({}, {1}, false), std::nullopt);
    EXPECT_EQ(deciding_round(rounds, {}, false), std::nullopt);
    EXPECT_EQ(deciding_round(rounds, {2}, true), std::nullopt) << "the winner had not led";
    EXPECT_EQ(deciding_round(rounds_of({{9, 9}, {10, 9}}), {1}, true), std::nullopt)
        << "in round 1";
    EXPECT_EQ(deciding_round(rounds, {1}, true), 4) << "the winner had led for long";
}

}  // namespace
}  // namespace fronteira::play
