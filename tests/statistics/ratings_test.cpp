// SPDX-License-Identifier: MIT
#include "statistics/ratings.hpp"

#include <fronteira/random.hpp>

#include <gmock/gmock.h>

#include <cmath>

namespace fronteira::statistics {
namespace {

double unit(Random& random) {
    return static_cast<double>(random.next() >> 11) / 9007199254740992.0;
}

void add(std::vector<Showing>& all, const std::vector<int>& players, size_t winner, int times) {
    for (int i = 0; i < times; ++i) {
        Showing one{players, std::vector<double>(players.size(), 0.0), all.size()};
        one.shares[winner] = 1;
        all.push_back(std::move(one));
    }
}

// Of 400 games 240 won: 400 log10(240/160) = 70.4365, and the deviation of the logarithm of the
// odds is 1 / sqrt(400 * 0.6 * 0.4), so that the interval is 34.750 to both sides; both by python's
// math module. The prior moves the first by less than 0.1.
TEST(Ratings, OfTwoAreTheLogisticEloAndItsInterval) {
    std::vector<Showing> all;
    add(all, {0, 1}, 0, 240);
    add(all, {0, 1}, 1, 160);

    const Ratings found = rate(2, all);

    EXPECT_NEAR(found.elo[0] - found.elo[1], 70.4365, 0.1);
    EXPECT_NEAR(found.elo[0] + found.elo[1], 0, 1e-6);
    EXPECT_NEAR(found.reach(0, 1), 34.750, 0.1);
    EXPECT_NEAR(found.superiority(0, 1), 0.9999645, 1e-6);
    EXPECT_NEAR(found.superiority(1, 0), 1 - found.superiority(0, 1), 1e-12);
}

// The most probable strengths were found by 400 000 steps uphill along the slope of the logarithm
// of likelihood and prior, in plain python.
TEST(Ratings, OfThreeAreTheMostProbableOnes) {
    std::vector<Showing> all;
    add(all, {0, 1, 2}, 0, 30);
    add(all, {0, 1, 2}, 1, 20);
    add(all, {0, 1, 2}, 2, 10);
    add(all, {0, 1}, 0, 10);
    add(all, {0, 1}, 1, 30);

    const Ratings found = rate(3, all);

    EXPECT_THAT(found.elo, testing::ElementsAre(testing::DoubleNear(33.1997, 0.001),
                                                testing::DoubleNear(71.9453, 0.001),
                                                testing::DoubleNear(-105.145, 0.001)));
}

TEST(Ratings, OfWhoHasWonEverythingAreFiniteAndWide) {
    std::vector<Showing> all;
    add(all, {0, 1}, 0, 20);
    const Ratings found = rate(3, all);
    EXPECT_GT(found.elo[0], 200);
    EXPECT_LT(found.elo[0], 2000);
    EXPECT_GT(found.superiority(0, 1), 0.95);
    EXPECT_GT(found.reach(0, 1), 300);
    EXPECT_NEAR(found.elo[2], 0, 1e-6);  // has not played
    EXPECT_GT(found.interval[2].high, 1900);
}

TEST(Ratings, WithoutAMatchAreAllAlike) {
    const Ratings found = rate(2, {});
    EXPECT_EQ(found.elo[0], 0);
    EXPECT_DOUBLE_EQ(found.superiority(0, 1), 0.5);
}

// Blocks in which matches go alike say less than as many matches by themselves: eight rotations
// that all end alike are one match.
TEST(Ratings, HaveWiderIntervalsWhereTheMatchesOfABlockGoAlike) {
    std::vector<Showing> alone, alike;
    for (uint64_t block = 0; block < 100; ++block)
        for (uint64_t match = 0; match < 8; ++match) {
            const bool first = block % 2 == 0;
            alike.push_back({{0, 1}, {first ? 1.0 : 0.0, first ? 0.0 : 1.0}, block});
            alone.push_back({{0, 1}, {first ? 1.0 : 0.0, first ? 0.0 : 1.0}, block * 8 + match});
        }
    EXPECT_NEAR(rate(2, alike).reach(0, 1) / rate(2, alone).reach(0, 1), std::sqrt(8.0), 0.05);
}

size_t drawn_winner(const std::vector<double>& odds, const std::vector<int>& players,
                    Random& random) {
    double sum = 0;
    for (const int player : players) sum += odds[static_cast<size_t>(player)];
    double at = unit(random) * sum;
    for (size_t i = 0; i + 1 < players.size(); ++i)
        if ((at -= odds[static_cast<size_t>(players[i])]) < 0) return i;
    return players.size() - 1;
}

/// How often the interval of the difference of two entrants covers the truth, over many tournaments
/// of that many at a table.
double coverage(int seats, int tournaments, int meetings) {
    const std::vector<double> elo{120, 40, -10, -150};
    std::vector<double> odds;
    for (const double one : elo) odds.push_back(std::pow(10.0, one / 400));
    Random random{20250101};
    int covered = 0;
    for (int i = 0; i < tournaments; ++i) {
        std::vector<Showing> all;
        for (int meeting = 0; meeting < meetings; ++meeting) {
            std::vector<int> players{0, 1, 2, 3};
            for (size_t k = 3; k > 0; --k)
                std::swap(players[k], players[random.below(static_cast<uint32_t>(k) + 1)]);
            players.resize(static_cast<size_t>(seats));
            add(all, players, drawn_winner(odds, players, random), 1);
        }
        const Ratings found = rate(4, all);
        covered += std::abs(found.elo[0] - found.elo[3] - (elo[0] - elo[3])) <= found.reach(0, 3);
    }
    return static_cast<double>(covered) / tournaments;
}

// 2000 tournaments: the deviation of a rate of 95 % is 0.5 %, so that 93.5 % to 96.5 % is three of
// them to both sides.
TEST(Ratings, HaveIntervalsThatCoverTheTruthAsOftenAsTheySay) {
    for (const int seats : {2, 3, 4}) {
        const double covered = coverage(seats, 2000, 150);
        EXPECT_GT(covered, 0.935) << seats;
        EXPECT_LT(covered, 0.965) << seats;
    }
}

// A single block differs from no other, and three from each other by chance alone.
TEST(Ratings, HaveNoNarrowIntervalsWhereFewBlocksWerePlayed) {
    const std::vector<Showing> one_block{{{0, 1}, {1, 0}, 0}, {{0, 1}, {0, 1}, 0}};
    EXPECT_GT(rate(2, one_block).reach(0, 1), 300);
    // Of two around their mean, each is as unsure as half of their difference.
    const Ratings found = rate(2, one_block);
    EXPECT_NEAR(found.interval[0].high, found.reach(0, 1) / 2, 0.01);
    for (const int meetings : {4, 8, 16}) EXPECT_GT(coverage(2, 500, meetings), 0.92) << meetings;
}

TEST(ExpectedShare, IsTheLogisticCurveForTwoAndEvenForEquals) {
    EXPECT_DOUBLE_EQ(expected_share(400), 10.0 / 11);
    EXPECT_DOUBLE_EQ(expected_share(0, 1), 0.5);
    EXPECT_DOUBLE_EQ(expected_share(0, 3), 0.25);
}

}  // namespace
}  // namespace fronteira::statistics
