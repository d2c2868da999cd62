// SPDX-License-Identifier: MIT
#include "controls/signs.hpp"

#include <gtest/gtest.h>

using namespace fronteira::controls;

TEST(Signs, AllFillTheirSquareAndStayInside) {
    for (const QString& name : sign_names()) {
        const QRectF box = sign_path(name).boundingRect();
        EXPECT_GT(std::max(box.width(), box.height()), sign_size / 2) << name.toStdString();
        EXPECT_TRUE(QRectF(-0.5, -0.5, sign_size + 1, sign_size + 1).contains(box))
            << name.toStdString();
    }
}

TEST(Signs, KnowTheEmblemsOfSeatsAndTheMarksOfBoards) {
    for (const char* name :
         {"circle", "triangle", "square", "star", "diamond", "cross", "ring", "volcano", "crate",
          "crossed_swords", "soldier", "jeep", "tank", "eye"})
        EXPECT_FALSE(sign_path(name).isEmpty()) << name;
}

TEST(Signs, OfAnUnknownNameAreEmpty) {
    EXPECT_TRUE(sign_path("no_such_sign").isEmpty());
}

TEST(Signs, AreMovedAndScaledToFit) {
    const QRectF box = sign_path("square", {100, 50}, 48).boundingRect();
    EXPECT_NEAR(box.center().x(), 100, 1e-9);
    EXPECT_NEAR(box.center().y(), 50, 1e-9);
    EXPECT_NEAR(box.width(), 32, 1e-9);
}
