// SPDX-License-Identifier: MIT
#include "spelling/near_miss.hpp"

#include <gtest/gtest.h>

namespace fronteira::spelling {
namespace {

TEST(EditDistance, CountsChangesAdditionsLossesAndSwaps) {
    EXPECT_EQ(edit_distance("armies", "armies", 3), 0u);
    EXPECT_EQ(edit_distance("amries", "armies", 3), 1u);
    EXPECT_EQ(edit_distance("armys", "armies", 3), 2u);
    EXPECT_EQ(edit_distance("", "abc", 3), 3u);
    EXPECT_EQ(edit_distance("kitten", "sitting", 5), 3u);
}

TEST(EditDistance, StopsAtTheMost) {
    EXPECT_EQ(edit_distance("abcdef", "uvwxyz", 2), 3u);
    EXPECT_EQ(edit_distance(std::string(100, 'a'), std::string(100, 'a'), 2), 3u);
}

TEST(NearMiss, FindsTheNearestAndStaysSilentWhenNoneIsNear) {
    EXPECT_EQ(near_miss("amries", {"owner", "armies", "army"}), "armies");
    EXPECT_EQ(near_miss("zebra", {"owner", "armies"}), "");
    EXPECT_EQ(near_miss("ab", {"cd"}), "");
    EXPECT_EQ(did_you_mean("wrold", {"world"}), "did you mean `world`?");
    EXPECT_EQ(did_you_mean("wrold", {}), "");
}

TEST(NearMiss, IsTheNameWhoseEndWasLeftOut) {
    EXPECT_EQ(near_miss("hand", {"land_size", "hand_size", "card"}), "hand_size");
    EXPECT_EQ(near_miss("hand", {"hand_size", "hands"}), "hands");
}

}  // namespace
}  // namespace fronteira::spelling
