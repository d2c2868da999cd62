// SPDX-License-Identifier: MIT
#include "board/geometry/rack_places.hpp"

#include "shapes.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

namespace {

/// Three cells in a row are a grid, too.
struct ARackBesideAGrid : testing::Test {
    ARackBesideAGrid() {
        MapDrawing map = row_of_three();
        map.grid = {3, 1};
        geometry = MapGeometry(map);
        rack.places.resize(3);
    }
    MapGeometry geometry;
    BoardRack rack;
    BoardStyle style;
};

}  // namespace

TEST_F(ARackBesideAGrid, LiesBeforeTheCellsOfItsEdgeAndTouchesNone) {
    rack.middle = 1;
    for (int place = 0; place < 3; ++place) {
        const QRectF box = rack_place(geometry, rack, place);
        EXPECT_DOUBLE_EQ(box.center().x(), geometry.place(place).point.x());
        EXPECT_GT(box.top(), 100);
    }
    rack.edge = BoardRack::Edge::left;
    EXPECT_LT(rack_place(geometry, rack, 1).right(), 0);
}

TEST_F(ARackBesideAGrid, TurnsWithTheGrid) {
    MapDrawing map = row_of_three();
    map.grid = {3, 1};
    turn(map);
    const MapGeometry turned(map);
    rack.middle = 0;
    EXPECT_LT(rack_place(turned, rack, 1).bottom(), 0) << "what lay below lies above";
    EXPECT_DOUBLE_EQ(rack_place(turned, rack, 1).center().x(), turned.place(0).point.x());
    EXPECT_DOUBLE_EQ(rack_place(turned, rack, 2).center().x(), turned.place(1).point.x());
    rack.edge = BoardRack::Edge::left;
    EXPECT_GT(rack_place(turned, rack, 1).left(), 300);
}

TEST_F(ARackBesideAGrid, MayJutOutWhereverItsMiddleSlides) {
    const QRectF area = area_with_racks(geometry, {rack});
    for (const int middle : {0, 1, 2}) {
        rack.middle = middle;
        for (const int place : {0, 2})
            EXPECT_TRUE(area.contains(rack_place(geometry, rack, place))) << middle;
        EXPECT_EQ(area_with_racks(geometry, {rack}), area) << "the board would jump";
    }
}

TEST_F(ARackBesideAGrid, LeavesTheCoordinatesBetweenItAndTheGridFree) {
    rack.middle = 1;
    for (const auto edge : {BoardRack::Edge::top, BoardRack::Edge::bottom, BoardRack::Edge::left,
                            BoardRack::Edge::right}) {
        rack.edge = edge;
        QRectF places;
        for (int place = 0; place < 3; ++place) places |= rack_place(geometry, rack, place);
        const QRectF around = places.adjusted(-2, -2, 2, 2);  // lines are drawn half outside
        for (const Mesh::Vertex& vertex : rack_mesh(geometry, {rack}, style, 1).vertices)
            EXPECT_TRUE(around.contains(vertex.x, vertex.y)) << vertex.x << ", " << vertex.y;
    }
}

TEST_F(ARackBesideAGrid, IsDrawnWithAnEdgeAroundWhatMayBeChosen) {
    const Mesh plain = rack_mesh(geometry, {rack}, style, 1);
    rack.places[0].look.state = SpaceLook::State::legal;
    EXPECT_GT(rack_mesh(geometry, {rack}, style, 1).vertices.size(), plain.vertices.size());
    EXPECT_TRUE(rack_mesh(MapGeometry(row_of_three()), {rack}, style, 1).empty()) << "no grid";
}
