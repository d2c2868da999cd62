// SPDX-License-Identifier: MIT
#include "board/map_drawing.hpp"

#include <gtest/gtest.h>

#include <QJsonDocument>
#include <QJsonObject>

using namespace fronteira::board;

namespace {

MapDrawing read(const char* json) {
    return read_map(QJsonDocument::fromJson(json).object());
}

}  // namespace

TEST(MapDrawing, IsWhatTheHostTells) {
    const MapDrawing map = read(
        R"({"name": "Isle", "size": [40, 20], "regions": [{"id": "r", "name": "R", "colour": "#8fb56e"}],
        "spaces": [{"id": "a", "name": "A", "region": "r", "anchor": [5, 6], "shapes": [[[0, 0], [10, 0], [0, 10]]], "tags": ["port"]},
                   {"id": "b", "name": "B", "region": "", "anchor": [15, 6], "shapes": [], "tags": []}],
        "links": [{"from": "b", "to": "a", "kind": "sea", "one_way": true}]})");
    EXPECT_EQ(map.size, QSizeF(40, 20));
    ASSERT_EQ(map.spaces.size(), 2);
    EXPECT_EQ(map.spaces[0].region, 0);
    EXPECT_EQ(map.spaces[0].rings, QVector<QPolygonF>{QPolygonF({{0, 0}, {10, 0}, {0, 10}})});
    EXPECT_EQ(map.spaces[0].tags, QStringList{"port"});
    EXPECT_EQ(map.spaces[1].region, -1);
    ASSERT_EQ(map.links.size(), 1);
    EXPECT_EQ(map.links[0].from, 1);
    EXPECT_EQ(map.links[0].to, 0);
    EXPECT_TRUE(map.links[0].one_way);
    EXPECT_TRUE(map.grid.isEmpty());
}

TEST(MapDrawing, KnowsAGrid) {
    EXPECT_EQ(read(R"({"grid": [2, 1], "spaces": [{"id": "a"}, {"id": "b"}]})").grid, QSize(2, 1));
    EXPECT_TRUE(read(R"({"grid": [2, 2], "spaces": [{"id": "a"}]})").grid.isEmpty())
        << "a host may say anything";
}

TEST(MapDrawing, TakesNoNumbersThatNoMapHas) {
    const MapDrawing map = read(
        R"({"size": [1e300, -5], "grid": [1e300, -1e300], "spaces": [
           {"id": "a", "anchor": [-1e300, 7], "shapes": [[[0, 0], [1e300, 0], [0, -1e300]]]}]})");
    EXPECT_EQ(map.size, QSizeF(1e6, 0));
    EXPECT_TRUE(map.grid.isEmpty());
    EXPECT_EQ(map.spaces[0].anchor, QPointF(-1e6, 7));
    EXPECT_EQ(map.spaces[0].rings[0], QPolygonF({{0, 0}, {1e6, 0}, {0, -1e6}}));
}

TEST(MapDrawing, IsSeenFromTheFarSideAndBackAgain) {
    MapDrawing map = read(
        R"({"size": [2, 1], "grid": [2, 1], "spaces": [
           {"id": "a", "anchor": [0.5, 0.25], "shapes": [[[0, 0], [1, 0], [1, 1]]]}]})");
    const QPolygonF ring = map.spaces[0].rings[0];
    turn(map);
    EXPECT_TRUE(map.turned);
    EXPECT_EQ(map.spaces[0].anchor, QPointF(1.5, 0.75));
    EXPECT_EQ(map.spaces[0].rings[0], QPolygonF({{2, 1}, {1, 1}, {1, 0}}));
    turn(map);
    EXPECT_FALSE(map.turned);
    EXPECT_EQ(map.spaces[0].rings[0], ring);
}

TEST(MapDrawing, LeavesOutWhatRefersToNothing) {
    const MapDrawing map =
        read(R"({"spaces": [{"id": "a", "region": "nowhere", "shapes": [[[0, 0], [1, 1]], "odd"]}],
        "links": [{"from": "a", "to": "b", "kind": "land"}]})");
    EXPECT_EQ(map.spaces[0].region, -1);
    EXPECT_TRUE(map.spaces[0].rings.isEmpty());
    EXPECT_TRUE(map.links.isEmpty());
}
