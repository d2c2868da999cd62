// SPDX-License-Identifier: MIT
#include <fronteira/random.hpp>

#include <gtest/gtest.h>

#include <set>
#include <vector>

namespace fronteira {
namespace {

/// The sum that is compared with a chi-square bound.
double chi_square(const std::vector<int>& counts) {
    double total = 0, sum = 0;
    for (const int count : counts) total += count;
    const double expected = total / static_cast<double>(counts.size());
    for (const int count : counts) sum += (count - expected) * (count - expected) / expected;
    return sum;
}

// The published numbers of SplitMix64 for the seed 1234567.
TEST(Random, IsSplitMix64) {
    Random random{1234567};

    EXPECT_EQ(random.next(), 6457827717110365317u);
    EXPECT_EQ(random.next(), 3203168211198807973u);
    EXPECT_EQ(random.next(), 9817491932198370423u);
    EXPECT_EQ(random.next(), 4593380528125082431u);
    EXPECT_EQ(random.next(), 16408922859458223821u);
}

// The numbers above as fractions of 2^64: 0.3501, 0.1736, 0.5322, 0.2490, 0.8895; times six.
TEST(Random, CutsTheRangeIntoEqualStretches) {
    Random random{1234567};
    std::vector<uint32_t> dice;
    for (int i = 0; i < 5; ++i) dice.push_back(random.below(6));

    EXPECT_EQ(dice, (std::vector<uint32_t>{2, 1, 3, 1, 5}));
}

// With a remainder instead, the first third would come up twice as often as the others.
TEST(Random, HasNoModuloBias) {
    Random random{2024};
    std::vector<int> thirds(3);
    for (int i = 0; i < 30000; ++i) ++thirds[random.below(3u << 30) >> 30];

    EXPECT_LT(chi_square(thirds), 13.8);  // 2 degrees of freedom, one in a thousand
}

TEST(Random, ThrowsFairDice) {
    Random random{7};
    std::vector<int> faces(6);
    for (int i = 0; i < 60000; ++i) ++faces[random.below(6)];

    EXPECT_LT(chi_square(faces), 20.5);  // 5 degrees of freedom, one in a thousand
}

TEST(Random, StaysBelowEveryBound) {
    Random random{3};
    for (const uint32_t bound : {1u, 2u, 3u, 1000u, 0x80000001u, 0xffffffffu})
        for (int i = 0; i < 1000; ++i) ASSERT_LT(random.below(bound), bound);
}

TEST(Random, ReachesBothEndsOfARange) {
    Random random{5};
    std::set<int32_t> seen;
    for (int i = 0; i < 200; ++i) seen.insert(random.between(-1, 2));

    EXPECT_EQ(seen, (std::set<int32_t>{-1, 0, 1, 2}));
}

TEST(Random, DrawsFromRangesWiderThanAnInteger) {
    Random random{5};
    int below = 0;
    for (int i = 0; i < 1000; ++i) below += random.between(INT32_MIN, INT32_MAX) < 0;

    EXPECT_NEAR(below, 500, 70);
    EXPECT_GE(random.between(-2'000'000'000, 2'000'000'000), -2'000'000'000);
}

TEST(Random, GivesEveryMatchOfASeriesItsOwnSeed) {
    std::set<uint64_t> seeds;
    for (uint64_t seed = 0; seed < 100; ++seed)
        for (uint64_t index = 0; index < 100; ++index) seeds.insert(derived_seed(seed, index));

    EXPECT_EQ(seeds.size(), 10000u);
}

}  // namespace
}  // namespace fronteira
