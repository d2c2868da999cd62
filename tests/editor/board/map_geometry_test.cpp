// SPDX-License-Identifier: MIT
#include "board/geometry/map_geometry.hpp"

#include "made_map.hpp"
#include "shapes.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

TEST(MapGeometry, FindsTheSpaceUnderAPoint) {
    const MapGeometry geometry(row_of_three());
    EXPECT_EQ(geometry.space_at({10, 10}), 0);
    EXPECT_EQ(geometry.space_at({299, 99}), 2);
    EXPECT_EQ(geometry.space_at({301, 50}), -1);
    EXPECT_EQ(geometry.space_at({-1, 50}), -1);
}

TEST(MapGeometry, FindsEverySpaceOfALargeMapAtItsOwnPlace) {
    const MapGeometry geometry(read_map(made_map(40)));
    for (int space = 0; space < geometry.count(); ++space)
        EXPECT_EQ(geometry.space_at(geometry.place(space).point), space);
}

TEST(MapGeometry, KeepsTheAuthorsAnchorWhereItHasRoom) {
    MapDrawing map = row_of_three();
    map.spaces[0].anchor = {40, 55};
    EXPECT_EQ(MapGeometry(map).place(0).point, QPointF(40, 55));
}

TEST(MapGeometry, MovesAnAnchorAtTheBorderToWhereThereIsRoom) {
    MapDrawing map = row_of_three();
    map.spaces[0].anchor = {99, 1};
    const QPointF place = MapGeometry(map).place(0).point;
    EXPECT_NEAR(place.x(), 50, 1);
    EXPECT_NEAR(place.y(), 50, 1);
}

TEST(MapGeometry, ASpaceWithoutOutlineStandsAtItsAnchor) {
    MapDrawing map = row_of_three();
    map.spaces[1].rings.clear();
    const MapGeometry geometry(map);
    EXPECT_EQ(geometry.place(1).point, QPointF(150, 50));
    EXPECT_EQ(geometry.spaces_in({140, 40, 20, 20}), std::vector<int>{1});
}

TEST(MapGeometry, AnArrowKeyLeadsToTheLinkedSpaceThatWay) {
    const MapGeometry geometry(row_of_three());
    EXPECT_EQ(geometry.neighbour(0, Direction::right), 1);
    EXPECT_EQ(geometry.neighbour(1, Direction::left), 0);
    EXPECT_EQ(geometry.neighbour(2, Direction::right), -1);
    EXPECT_EQ(geometry.neighbour(1, Direction::up), -1);
}

TEST(MapGeometry, AnArrowKeyPrefersALinkToWhatIsNearer) {
    MapDrawing map = row_of_three();
    map.links = {{0, 2, "sea", false}};
    map.size = QSizeF(1000, 100);  // so that the link does not lead around the world
    EXPECT_EQ(MapGeometry(map).neighbour(0, Direction::right), 2);
}

TEST(MapGeometry, AnArrowKeyWithoutLinksLeadsToWhatLiesThatWay) {
    MapDrawing map = row_of_three();
    map.links.clear();
    EXPECT_EQ(MapGeometry(map).neighbour(0, Direction::right), 1);
}

TEST(MapGeometry, ALinkOverMostOfTheMapLeadsAroundTheEdgeOfTheWorld) {
    MapDrawing map = row_of_three();
    map.links << DrawnLink{0, 2, "sea", false};
    const MapGeometry geometry(map);
    EXPECT_TRUE(geometry.around_the_edge(0, 2));
    EXPECT_EQ(geometry.neighbour(0, Direction::left), 2);
    EXPECT_EQ(geometry.neighbour(2, Direction::right), 0);
    EXPECT_EQ(geometry.neighbour(0, Direction::right), 1);
}

TEST(MapGeometry, EverySpaceOfALargeMapIsReachedByArrowKeys) {
    const MapGeometry geometry(read_map(made_map(12)));
    std::vector<bool> reached(static_cast<size_t>(geometry.count()));
    std::vector<int> open = {0};
    reached[0] = true;
    while (!open.empty()) {
        const int space = open.back();
        open.pop_back();
        for (const auto way : {Direction::left, Direction::right, Direction::up, Direction::down}) {
            const int next = geometry.neighbour(space, way);
            if (next < 0 || reached[static_cast<size_t>(next)]) continue;
            reached[static_cast<size_t>(next)] = true;
            open.push_back(next);
        }
    }
    EXPECT_EQ(std::count(reached.begin(), reached.end(), false), 0);
}

TEST(MapGeometry, IsTheSameWhenMadeFromOneBefore) {
    MapDrawing drawn = read_map(made_map(10));
    const MapGeometry before(drawn);
    drawn.spaces[5].rings[0][0] += QPointF(20, 10);
    drawn.spaces[7].anchor = {-1000, 3};
    drawn.spaces.removeAt(2);
    drawn.links.clear();

    const MapGeometry fresh(drawn), again(drawn, before);

    ASSERT_EQ(again.count(), 99);
    EXPECT_EQ(again.inhabited(), fresh.inhabited());
    for (int space = 0; space < again.count(); ++space) {
        EXPECT_EQ(again.place(space).point, fresh.place(space).point);
        EXPECT_EQ(again.place(space).clearance, fresh.place(space).clearance);
        EXPECT_EQ(again.extent(space), fresh.extent(space));
        EXPECT_EQ(again.triangles(space).points, fresh.triangles(space).points);
    }
}
