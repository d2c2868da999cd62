// SPDX-License-Identifier: MIT
#include "core/board/counted_bits.hpp"

#include <fronteira/random.hpp>

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace fronteira::core {
namespace {

TEST(CountedBits, StartWithNoneSet) {
    const CountedBits bits(200);
    EXPECT_EQ(bits.count(), 0u);
    EXPECT_FALSE(bits.test(199));
}

TEST(CountedBits, TakeOverAStretchThatLiesAcrossTwoWords) {
    CountedBits bits(128);
    bits.splice(60, 8, 0b10100101);
    EXPECT_EQ(bits.count(), 4u);
    EXPECT_EQ(bits.nth(0), 60u);
    EXPECT_EQ(bits.nth(1), 62u);
    EXPECT_EQ(bits.nth(2), 65u);
    EXPECT_EQ(bits.nth(3), 67u);
    bits.splice(62, 4, 0);
    EXPECT_EQ(bits.count(), 2u);
    EXPECT_TRUE(bits.test(60));
    EXPECT_FALSE(bits.test(65));
}

TEST(CountedBits, AreSetOneByOne) {
    CountedBits bits(70);
    bits.set(69, true);
    bits.set(69, true);
    bits.set(3, true);
    EXPECT_EQ(bits.count(), 2u);
    EXPECT_EQ(bits.nth(1), 69u);
    bits.set(3, false);
    bits.set(4, false);
    EXPECT_EQ(bits.count(), 1u);
    EXPECT_EQ(bits.nth(0), 69u);
}

TEST(CountedBits, TakeOverNoMoreBitsThanAreAskedFor) {
    CountedBits bits(64);
    bits.splice(3, 2, ~uint64_t{0});
    EXPECT_EQ(bits.count(), 2u);
    bits.splice(0, 64, ~uint64_t{0});
    EXPECT_EQ(bits.count(), 64u);
    bits.clear();
    EXPECT_EQ(bits.count(), 0u);
    EXPECT_FALSE(bits.test(3));
}

TEST(CountedBits, AreLikeAPlainListOfFlags) {
    constexpr uint32_t size = 300;
    CountedBits bits(size);
    std::vector<bool> flags(size);
    Random random{7};
    for (int step = 0; step < 2000; ++step) {
        const size_t first = random.below(size);
        const size_t length = std::min<size_t>(1 + random.below(64), size - first);
        const uint64_t value = random.next();
        bits.splice(first, length, value);
        for (size_t i = 0; i < length; ++i) flags[first + i] = (value >> i & 1) != 0;
        size_t set = 0;
        for (size_t at = 0; at < size; ++at) {
            ASSERT_EQ(bits.test(at), flags[at]) << "bit " << at << " at step " << step;
            if (!flags[at]) continue;
            ASSERT_EQ(bits.nth(set), at);
            ++set;
        }
        ASSERT_EQ(bits.count(), set);
    }
}

}  // namespace
}  // namespace fronteira::core
