// SPDX-License-Identifier: MIT
#include "board/geometry/borders.hpp"

#include "made_map.hpp"
#include "shapes.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;
using Kind = Border::Kind;

namespace {

double length(const std::vector<Border>& borders, Kind kind) {
    double sum = 0;
    for (const Border& border : borders) {
        if (border.kind != kind) continue;
        const size_t count = border.points.size();
        for (size_t i = border.closed ? 0 : 1; i < count; ++i) {
            const QPointF way = border.points[i] - border.points[(i + count - 1) % count];
            sum += std::hypot(way.x(), way.y());
        }
    }
    return sum;
}

}  // namespace

TEST(Borders, AreFoundOnceAndByTheirKind) {
    const auto borders = find_borders(row_of_three());
    EXPECT_DOUBLE_EQ(length(borders, Kind::spaces), 100);
    EXPECT_DOUBLE_EQ(length(borders, Kind::regions), 100);
    EXPECT_DOUBLE_EQ(length(borders, Kind::coast), 2 * 300 + 2 * 100);
}

TEST(Borders, OfAnIslandAreOneClosedLine) {
    MapDrawing map;
    map.spaces = {{"a", "", -1, {}, {box(0, 0, 10, 10)}, {}}};
    const auto borders = find_borders(map);
    ASSERT_EQ(borders.size(), 1U);
    EXPECT_TRUE(borders[0].closed);
    EXPECT_EQ(borders[0].points.size(), 4U);
}

TEST(Borders, OfALakeAreACoastAroundIt) {
    MapDrawing map;
    map.spaces = {{"a", "", -1, {}, {box(0, 0, 10, 10), box(4, 4, 2, 2)}, {}}};
    EXPECT_DOUBLE_EQ(length(find_borders(map), Kind::coast), 40 + 8);
}

TEST(Borders, OfAnEnclaveAreNoCoast) {
    MapDrawing map = row_of_three();
    map.spaces[0].rings << box(40, 40, 20, 20);
    map.spaces << DrawnSpace{"d", "", 0, {}, {box(40, 40, 20, 20)}, {}};
    const auto borders = find_borders(map);
    EXPECT_DOUBLE_EQ(length(borders, Kind::coast), 800);
    EXPECT_DOUBLE_EQ(length(borders, Kind::spaces), 100 + 80);
}

TEST(Borders, OfAMapOfManySpacesGrowWithItsEdgesOnly) {
    // 30 by 30 spaces of twelve corners: 30 * 31 * 3 edges each way, each in one line only.
    size_t edges = 0;
    for (const Border& border : find_borders(read_map(made_map(30))))
        edges += border.points.size() - (border.closed ? 0 : 1);
    EXPECT_EQ(edges, 2U * 30 * 31 * 3);
}
