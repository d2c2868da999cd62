// SPDX-License-Identifier: MIT
#include "statistics/rate.hpp"

#include <gmock/gmock.h>

namespace fronteira::statistics {
namespace {

using testing::DoubleNear;
using testing::ElementsAre;

constexpr double printed = 0.00005;  // to four places

void expect_interval(Rate rate, double low, double high) {
    const Interval found = wilson(rate, 0.95);
    EXPECT_NEAR(found.low, low, printed);
    EXPECT_NEAR(found.high, high, printed);
}

TEST(NormalReach, IsThatOfTheTables) {
    EXPECT_NEAR(normal_reach(0.90), 1.644853626951, 1e-10);
    EXPECT_NEAR(normal_reach(0.95), 1.959963984540, 1e-10);
    EXPECT_NEAR(normal_reach(0.99), 2.575829303549, 1e-10);
    EXPECT_NEAR(normal_reach(0.999), 3.290526731492, 1e-10);
}

// Newcombe, "Two-sided confidence intervals for the single proportion", Statistics in Medicine 17
// (1998), table I, method 3.
TEST(Wilson, GivesTheIntervalsThatNewcombePrints) {
    expect_interval({81, 263}, 0.2553, 0.3662);
    expect_interval({15, 148}, 0.0624, 0.1605);
    expect_interval({0, 20}, 0.0000, 0.1611);
    expect_interval({1, 29}, 0.0061, 0.1718);
}

TEST(Wilson, IsTheSameSeenFromTheLosingSide) {
    const Interval won = wilson({3, 17}, 0.9), lost = wilson({14, 17}, 0.9);
    EXPECT_DOUBLE_EQ(won.low, 1 - lost.high);
    EXPECT_DOUBLE_EQ(won.high, 1 - lost.low);
}

TEST(Wilson, KnowsNothingOfNothing) {
    EXPECT_EQ(wilson({0, 0}, 0.95).low, 0);
    EXPECT_EQ(wilson({0, 0}, 0.95).high, 1);
}

// The example of `binom.test` in the manual of R: Mendel's peas (Conover 1971, pages 97 to 98).
TEST(BinomialTest, FindsNothingStrangeInMendelsPeas) {
    EXPECT_NEAR(binomial_test({682, 925}, 0.75), 0.3825, printed);
}

// By hand. Ten throws of a coin: 9, 10, 1 and 0 heads have 10 + 1 + 10 + 1 of 1024 chances.
TEST(BinomialTest, AddsUpWhatIsNoMoreProbable) {
    EXPECT_NEAR(binomial_test({9, 10}, 0.5), 22.0 / 1024, 1e-12);
    EXPECT_NEAR(binomial_test({5, 10}, 0.5), 1, 1e-12);
    // Four matches at four seats have 81, 108, 54, 12 and 1 of 256 chances of 0 to 4 wins.
    EXPECT_NEAR(binomial_test({4, 4}, 0.25), 1.0 / 256, 1e-12);
    EXPECT_NEAR(binomial_test({2, 4}, 0.25), 67.0 / 256, 1e-12);
    EXPECT_NEAR(binomial_test({0, 4}, 0.25), 148.0 / 256, 1e-12);
    EXPECT_NEAR(binomial_test({1, 4}, 0.25), 1, 1e-12);
}

TEST(BinomialTest, CountsBothSidesOfACoinThoughRoundingTellsThemApart) {
    for (uint64_t of = 1; of < 200; ++of)
        for (uint64_t wins = 0; wins <= of; ++wins)
            ASSERT_NEAR(binomial_test({wins, of}, 0.5), binomial_test({of - wins, of}, 0.5), 1e-12);
}

TEST(BinomialTest, BearsExtremesAndManyMatches) {
    EXPECT_EQ(binomial_test({0, 0}, 0.25), 1);
    EXPECT_LT(binomial_test({1000000, 1000000}, 0.25), 1e-100);
    EXPECT_GT(binomial_test({250000, 1000000}, 0.25), 0.99);
    // Five standard deviations (433 each): 5.7e-7 of a normal distribution.
    EXPECT_NEAR(binomial_test({250000 + 2165, 1000000}, 0.25), 5.7e-7, 0.3e-7);
}

// The example of the English Wikipedia's article on the method.
TEST(Holm, AdjustsAsInTheTextbook) {
    EXPECT_THAT(holm({0.01, 0.04, 0.03, 0.005}),
                ElementsAre(DoubleNear(0.03, 1e-12), DoubleNear(0.06, 1e-12),
                            DoubleNear(0.06, 1e-12), DoubleNear(0.02, 1e-12)));
}

TEST(Holm, NeverExceedsOneAndNeedsNoValues) {
    EXPECT_THAT(holm({0.7, 0.9}), ElementsAre(1, 1));
    EXPECT_TRUE(holm({}).empty());
}

}  // namespace
}  // namespace fronteira::statistics
