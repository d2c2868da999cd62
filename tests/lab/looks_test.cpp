// SPDX-License-Identifier: MIT
#include "lab/looks.hpp"

#include <gmock/gmock.h>

namespace fronteira::lab {
namespace {

using testing::ElementsAre;

std::vector<uint64_t> moments(const std::vector<Look>& looks) {
    std::vector<uint64_t> moments;
    for (const Look& look : looks) moments.push_back(look.matches);
    return moments;
}

std::vector<double> shares(const std::vector<Look>& looks) {
    std::vector<double> shares;
    for (const Look& look : looks) shares.push_back(look.share);
    return shares;
}

TEST(Looks, AreTakenAtTheEndAtHalfAtAQuarterAndSoOn) {
    EXPECT_THAT(moments(plan_looks(1000)), ElementsAre(125, 250, 500, 1000));
    EXPECT_THAT(moments(plan_looks(100000)), ElementsAre(6250, 12500, 25000, 50000, 100000));
}

TEST(Looks, ComeNoEarlierThanAfterAHundredMatches) {
    EXPECT_THAT(moments(plan_looks(399)), ElementsAre(199, 399));
    EXPECT_THAT(moments(plan_looks(20)), ElementsAre(20));
}

TEST(Looks, DoNotCutABlock) {
    for (const uint64_t moment : moments(plan_looks(1000, 6))) EXPECT_EQ(moment % 6, 0u);
    EXPECT_EQ(plan_looks(1000, 6).back().matches, 1002u);
}

TEST(Looks, SpendHalfAsMuchTheEarlierTheyAre) {
    EXPECT_THAT(shares(plan_looks(1000)), ElementsAre(0.125, 0.125, 0.25, 0.5));
    EXPECT_THAT(shares(plan_looks(20)), ElementsAre(1));
}

TEST(Looks, SpendNoMoreThanThereIs) {
    for (uint64_t matches = 1; matches < 5000; matches += 7) {
        double sum = 0;
        for (const double share : shares(plan_looks(matches))) sum += share;
        ASSERT_EQ(sum, 1) << matches;
    }
}

}  // namespace
}  // namespace fronteira::lab
