// SPDX-License-Identifier: MIT
// Every game of the library, played in the window to its end with clicks drawn by lot, against
// bots.
#include "hands.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

struct WholeMatch : testing::TestWithParam<const char*> {};

TEST_P(WholeMatch, IsPlayedWithClicksAlone) {
    Hands hands;
    Random random{11};
    const QString ruleset = GetParam();
    QString name = ruleset;
    name.replace('/', '_');
    ASSERT_TRUE(hands.click("game." + ruleset));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("start") != nullptr; }));
    if (hands.find("option.round_limit") != nullptr) hands.fill_in("option.round_limit", "10");
    hands.fill_in("seed", "7");
    hands.picture(name + "_setup");
    ASSERT_TRUE(hands.click("start"));
    ASSERT_TRUE(hands.wait_until(
        [&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    for (int i = 0; i < 12; ++i) hands.play_on(random);
    hands.picture(name + "_play");
    ASSERT_TRUE(hands.play_to_the_end(random))
        << hands.studio().match()->turn()["say"].toString().toStdString();
    EXPECT_FALSE(hands.studio().match()->over()["say"].toString().isEmpty());
    hands.picture(name + "_end");
    ASSERT_TRUE(hands.click("leaveEnd"));
    EXPECT_TRUE(hands.wait_until([&] { return hands.studio().match() == nullptr; }));
}

INSTANTIATE_TEST_SUITE_P(Games, WholeMatch,
                         testing::Values("war/war", "war_product/war_product", "war2/war2",
                                         "espionage/espionage_small", "island/island"));

}  // namespace
}  // namespace fronteira::support
