// SPDX-License-Identifier: MIT
#include "statistics/sequential.hpp"

#include <fronteira/random.hpp>

#include <gtest/gtest.h>

#include <cmath>

namespace fronteira::statistics {
namespace {

// With wins and losses alone the most probable distribution with a mean is that mean, so that the
// ratio is Wald's own: 60 ln(0.55 / 0.5) + 40 ln(0.45 / 0.5) = 1.50420 by python's math module.
TEST(SequentialTest, IsWaldsOwnForWinsAndLosses) {
    SequentialTest test({0.5, 0.55, 0.05, 0.05});
    for (int i = 0; i < 60; ++i) test.add(1);
    for (int i = 0; i < 40; ++i) test.add(0);
    EXPECT_NEAR(test.log_ratio(), 60 * std::log(1.1) + 40 * std::log(0.9), 1e-3);
    EXPECT_EQ(test.verdict(), Verdict::open);
    EXPECT_NEAR(test.high(), std::log(19.0), 1e-12);
    EXPECT_NEAR(test.low(), -std::log(19.0), 1e-12);
}

TEST(SequentialTest, SaysNothingBeforeAnythingWasPlayed) {
    EXPECT_EQ(SequentialTest({}).verdict(), Verdict::open);
}

// Blocks whose luck cancels tell more: the same mean with a third of the variance is proven sooner.
TEST(SequentialTest, EndsSoonerWhereBlocksVaryLess) {
    SequentialTest wild({0.5, 0.52, 0.05, 0.05}), calm({0.5, 0.52, 0.05, 0.05});
    for (int i = 0; i < 200; ++i) {
        wild.add(i % 100 < 54 ? 1 : 0);
        calm.add(i % 100 < 8 ? 1 : 0.5);
    }
    EXPECT_GT(calm.log_ratio(), 3 * wild.log_ratio());
}

/// How often a test says `mean1`, over many tournaments whose blocks of `seats` matches are won by
/// the first with that chance.
double said_mean1(double chance, uint32_t matches_a_block, const Question& question,
                  int tournaments) {
    Random random{20250102};
    int said = 0;
    for (int i = 0; i < tournaments; ++i) {
        SequentialTest test(question);
        while (test.verdict() == Verdict::open) {
            uint32_t won = 0;
            for (uint32_t match = 0; match < matches_a_block; ++match)
                won += random.below(1'000'000) < chance * 1e6 ? 1u : 0u;
            test.add(static_cast<double>(won) / matches_a_block);
        }
        said += test.verdict() == Verdict::mean1;
    }
    return static_cast<double>(said) / tournaments;
}

// Over 2000 tournaments the deviation of a rate of 5 % is 0.5 %: three of them above what is
// stated.
TEST(SequentialTest, ErrsNoOftenerThanItMayInBlocksOfTwo) {
    const Question question{0.5, 0.6, 0.05, 0.05};
    EXPECT_LT(said_mean1(0.5, 2, question, 2000), 0.065);
    EXPECT_GT(said_mean1(0.6, 2, question, 2000), 0.935);
}

TEST(SequentialTest, ErrsNoOftenerThanItMayAtATableOfThree) {
    const Question question{1.0 / 3, 0.42, 0.05, 0.05};
    EXPECT_LT(said_mean1(1.0 / 3, 3, question, 2000), 0.065);
    EXPECT_GT(said_mean1(0.42, 3, question, 2000), 0.935);
}

}  // namespace
}  // namespace fronteira::statistics
