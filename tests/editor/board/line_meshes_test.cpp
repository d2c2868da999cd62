// SPDX-License-Identifier: MIT
#include "board/meshes/line_meshes.hpp"

#include "shapes.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

namespace {

/// a and c are joined over the gap where b was.
MapGeometry strait(const char* kind) {
    MapDrawing map = row_of_three();
    map.spaces[1].rings.clear();
    map.spaces[1].anchor = {150, -500};
    map.links = {{0, 2, kind, false}};
    map.size = QSizeF(1000, 100);
    return MapGeometry(map);
}

}  // namespace

TEST(LinkMesh, DotsRunFromCoastToCoast) {
    const Mesh mesh = link_mesh(strait("sea"), {{"sea", "dotted"}}, BoardStyle(), 1);
    ASSERT_FALSE(mesh.empty());
    for (const auto& vertex : mesh.vertices) {
        EXPECT_GT(vertex.x, 100);
        EXPECT_LT(vertex.x, 200);
    }
}

TEST(LinkMesh, AKindWithoutALookIsDottedWhereNoBorderShowsIt) {
    EXPECT_FALSE(link_mesh(strait("bridge"), {}, BoardStyle(), 1).empty());
    EXPECT_TRUE(link_mesh(MapGeometry(row_of_three()), {}, BoardStyle(), 1).empty());
}

TEST(LinkMesh, AKindDrawnAsBorderHasDotsOnlyWhereThereIsNone) {
    const MapGeometry touching(row_of_three());
    EXPECT_TRUE(link_mesh(touching, {{"land", "border"}}, BoardStyle(), 1).empty());
    EXPECT_FALSE(link_mesh(strait("land"), {{"land", "border"}}, BoardStyle(), 1).empty());
    EXPECT_TRUE(link_mesh(strait("land"), {{"land", "none"}}, BoardStyle(), 1).empty());
}

TEST(LinkMesh, AStraitTooNarrowForDotsIsBridgedFromCoastToCoast) {
    constexpr double pixel = 8;  // two dots would not fit into the strait
    const Mesh mesh = link_mesh(strait("sea"), {{"sea", "dotted"}}, BoardStyle(), pixel);
    ASSERT_FALSE(mesh.empty());
    double least = 1000, most = 0;
    for (const auto& vertex : mesh.vertices) {
        least = std::min<double>(least, vertex.x);
        most = std::max<double>(most, vertex.x);
    }
    EXPECT_LT(least, 100);
    EXPECT_GT(most, 200);
}

TEST(LinkMesh, ALinkOverTheSeaShowsWhereTheSpacesTouch) {
    MapDrawing map = row_of_three();
    map.links = {{0, 1, "sea", false}};
    const QVariantMap looks{{"sea", "dotted"}};
    EXPECT_FALSE(link_mesh(MapGeometry(map), looks, BoardStyle(), 1).empty());
}

TEST(LinkMesh, ALinkOfTooManyDotsIsALine) {
    const Mesh mesh = link_mesh(strait("sea"), {{"sea", "dotted"}}, BoardStyle(), 1e-6);
    EXPECT_FALSE(mesh.empty());
    EXPECT_LT(mesh.vertices.size(), 20U);
}

TEST(LinkMesh, IsMadeOfManyLinksBetweenLongCoasts) {
    MapDrawing map;
    map.size = QSizeF(1000, 1000);
    for (int space = 0; space < 100; ++space) {
        QPolygonF coast;
        for (int i = 0; i < 2000; ++i) coast << QPointF(i % 1000, i < 1000 ? 0 : 1000 - space);
        map.spaces << DrawnSpace{QString::number(space), "", -1, {500, 500}, {coast}, {}};
        for (int other = 0; other < space; ++other)
            map.links << DrawnLink{other, space, "sea", false};
    }
    const MapGeometry geometry(map);
    EXPECT_FALSE(link_mesh(geometry, {{"sea", "dotted"}}, BoardStyle(), 1).empty());
}

TEST(WayBetween, AroundTheWorldLeavesTheMapAtOneSideAndComesBackAtTheOther) {
    const auto way = way_between(MapGeometry(row_of_three()), 0, 2);
    ASSERT_EQ(way.size(), 2U);
    EXPECT_EQ(way[0].from, QPointF(50, 50));
    EXPECT_EQ(way[0].to, QPointF(0, 50));
    EXPECT_EQ(way[1].from, QPointF(300, 50));
    EXPECT_EQ(way[1].to, QPointF(250, 50));
}
