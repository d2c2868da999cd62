// SPDX-License-Identifier: MIT
#include "board/board_painting.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

TEST(BoardPainting, TellsOnlyWhatChanged) {
    BoardPainting painting;
    painting.reset(3);
    QVector<int> told;
    QObject::connect(&painting, &BoardPainting::changed, [&](int space) { told << space; });
    SpaceLook look;
    look.badge = "4";
    painting.set(1, look);
    painting.set(1, look);
    EXPECT_EQ(told, QVector<int>{1});
    EXPECT_EQ(painting.at(1).badge, "4");
}

TEST(BoardPainting, ASpaceBeyondTheListLooksPlain) {
    BoardPainting painting;
    painting.set(7, {.badge = "4"});
    EXPECT_EQ(painting.at(7), SpaceLook());
    EXPECT_EQ(painting.at(-1), SpaceLook());
}

TEST(BoardPainting, BeginsAnewWithoutArrows) {
    BoardPainting painting;
    painting.reset(2);
    painting.set_arrows({{0, 1, {}}});
    painting.reset(2);
    EXPECT_TRUE(painting.arrows().isEmpty());
}
