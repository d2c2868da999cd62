// SPDX-License-Identifier: MIT
// The keyboard at the curtain between two people at one screen, and in the menu over it.
#include "at_a_match.hpp"

#include <gtest/gtest.h>

namespace fronteira::support {
namespace {

struct KeysOfTheCurtain : AtAMatch {};

TEST_F(KeysOfTheCurtain, EnterLiftsTheCurtainWhateverWasClickedBefore) {
    ASSERT_TRUE(playing(2));
    ASSERT_TRUE(hands.wait_until([&] { return match().curtain() > 0; }));
    hands.click_at({20, 20});
    hands.key(Qt::Key_Return);
    EXPECT_TRUE(hands.wait_until([&] { return match().curtain() == 0; }));
    EXPECT_TRUE(board_has_keyboard());
}

TEST_F(KeysOfTheCurtain, TheCurtainHasAMenuThatLeavesIt) {
    ASSERT_TRUE(playing(2));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lift") != nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") != nullptr; }));
    EXPECT_EQ(hands.find("giveUp"), nullptr) << "nobody knows whose turn that would be";
    hands.wait_until([] { return false; }, 300);
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") == nullptr; }));
    EXPECT_TRUE(
        hands.wait_until([&] { return hands.window().activeFocusItem()->objectName() == "lift"; }));
    EXPECT_EQ(match().curtain(), 1);
}

TEST_F(KeysOfTheCurtain, TheMenuOverACurtainIsSeenWholeWithoutScrolling) {
    ASSERT_TRUE(playing(2));
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("lift") != nullptr; }));
    hands.key(Qt::Key_Escape);
    ASSERT_TRUE(hands.wait_until([&] { return hands.find("leave") != nullptr; }));
    hands.wait_until([] { return false; }, 300);
    const QQuickItem* lines = hands.find("leave");
    while (lines != nullptr && !lines->inherits("QQuickFlickable")) lines = lines->parentItem();
    ASSERT_NE(lines, nullptr);
    EXPECT_LE(lines->property("contentHeight").toDouble(), lines->height());
}

}  // namespace
}  // namespace fronteira::support
