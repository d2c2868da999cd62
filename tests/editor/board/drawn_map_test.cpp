// SPDX-License-Identifier: MIT
#include "board/drawn_map.hpp"

#include "made_map.hpp"

#include <gtest/gtest.h>

#include <QJsonArray>

namespace fronteira::board {
namespace {

TEST(DrawnMap, IsReadWhenFirstAskedAndSharedByItsCopies) {
    const DrawnMap map(made_map(4)), copy = map;
    EXPECT_EQ(map.geometry().count(), 16);
    EXPECT_EQ(&copy.geometry(), &map.geometry());
    EXPECT_EQ(copy, map);
    EXPECT_EQ(map.name(), "Made");
    EXPECT_FALSE(map.is_grid());
}

TEST(DrawnMap, IsTheSameWhenItIsToldAgain) {
    EXPECT_EQ(DrawnMap(made_map(4)), DrawnMap(made_map(4)));
    EXPECT_FALSE(DrawnMap(made_map(4)) == DrawnMap(made_map(5)));
    QJsonObject other = made_map(4);
    other["regions"] = QJsonArray{};
    EXPECT_FALSE(DrawnMap(other) == DrawnMap(made_map(4)));
}

TEST(DrawnMap, IsEmptyUntilThereIsOne) {
    EXPECT_EQ(DrawnMap().geometry().count(), 0);
    EXPECT_EQ(DrawnMap().alone("s0_0"), DrawnMap());
}

TEST(DrawnMap, ShowsASpaceAloneAsLargeAsItIs) {
    const DrawnMap map(made_map(4));
    const MapGeometry& whole = map.geometry();
    const QRectF there = whole.extent(whole.index("s2_1"));
    const DrawnMap alone = map.alone("s2_1");
    ASSERT_EQ(alone.geometry().count(), 1);
    EXPECT_EQ(alone.geometry().extent(0), QRectF(QPointF(0, 0), there.size()));
    EXPECT_EQ(alone.geometry().map().size, there.size());
    EXPECT_TRUE(alone.name().isEmpty());
    EXPECT_EQ(map.alone("nowhere").geometry().count(), 0);
}

}  // namespace
}  // namespace fronteira::board
