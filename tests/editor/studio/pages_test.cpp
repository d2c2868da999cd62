// SPDX-License-Identifier: MIT
// The pages of the studio as a newcomer meets them; pictures are kept to be looked at.
#include "hands.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

TEST(Pages, OneClickPlaysTheFirstGame) {
    Hands hands;
    hands.picture("launcher");
    ASSERT_TRUE(hands.click("playNow"));
    ASSERT_TRUE(hands.wait_until([&] { return hands.studio().match() && hands.studio().match()->ready(); }));
    EXPECT_TRUE(hands.wait_until([&] { return hands.studio().match()->choice()["ready"].toBool(); }));
    EXPECT_EQ(hands.studio().match()->title(), "War");
    hands.picture("play");
}

}  // namespace
}  // namespace fronteira::support
