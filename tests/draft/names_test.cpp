// SPDX-License-Identifier: MIT
#include "draft/names.hpp"

#include <gtest/gtest.h>

namespace fronteira::draft {
namespace {

TEST(Names, BecomeIds) {
    Ids ids("space");

    EXPECT_EQ(ids.take("Côte d'Or"), "cote_d_or");
    EXPECT_EQ(ids.take("São  Paulo!"), "sao_paulo");
    EXPECT_EQ(ids.take("7 Islands"), "n7_islands");
    EXPECT_EQ(ids.take("中国"), "space");
    EXPECT_EQ(ids.take(""), "space_2");
}

TEST(Names, BecomeIdsOnlyOnce) {
    Ids ids("space");

    EXPECT_EQ(ids.take("Alba 2"), "alba_2");
    EXPECT_EQ(ids.take("Alba"), "alba");
    EXPECT_EQ(ids.take("alba"), "alba_3");
    EXPECT_EQ(ids.take("ALBA"), "alba_4");
}

TEST(Names, BecomeIdsThatAreShortEnough) {
    Ids ids("space");

    EXPECT_LE(ids.take(std::string(1000, 'a')).size(), 64u);
    EXPECT_LE(ids.take(std::string(1000, 'a')).size(), 64u);
}

TEST(Names, AreReadableWhateverTheyWere) {
    EXPECT_EQ(readable("  a\tb\n "), "a b");
    EXPECT_EQ(readable("caf\xe9"), "café");       // Latin-1
    EXPECT_EQ(readable("\xc0\x80"), "\xc3\x80");  // an overlong zero is no UTF-8
    EXPECT_EQ(readable(std::string("a\0b", 3)), "a b");
    EXPECT_EQ(readable(std::string(199, 'a') + "é").size(), 199u);  // no half letters
}

TEST(Names, ThatAreIdsStayAsTheyAre) {
    Ids ids("space");
    const std::string longest = "a__" + std::string(60, 'x') + "_";
    EXPECT_EQ(ids.take("cell__41_"), "cell__41_");
    EXPECT_EQ(ids.take(longest), longest);
    EXPECT_NE(ids.take(longest), longest) << "it is taken";
}

}  // namespace
}  // namespace fronteira::draft
