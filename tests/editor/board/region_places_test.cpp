// SPDX-License-Identifier: MIT
#include "board/geometry/region_places.hpp"

#include "shapes.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

namespace {

/// Two islands of 100 by 100 with 300 of sea between them, in a row; each is a region.
MapGeometry islands() {
    MapDrawing map = row_of_three();
    map.size = QSizeF(500, 300);
    map.spaces = {{"a", "", 0, {50, 150}, {box(0, 100, 100, 100)}, {}},
                  {"b", "", 1, {450, 150}, {box(400, 100, 100, 100)}, {}},
                  {"c", "", -1, {250, 10}, {box(240, 0, 20, 20)}, {}},
                  {"d", "", -1, {250, 290}, {box(240, 280, 20, 20)}, {}}};
    map.links.clear();
    return MapGeometry(map);
}

}  // namespace

TEST(RegionPlaces, LieOnTheSeaNearTheirRegion) {
    const MapGeometry geometry = islands();
    const std::vector<QSizeF> sizes = {{60, 20}, {60, 20}};
    const auto places = find_region_places(geometry, sizes, {});
    ASSERT_TRUE(places[0] && places[1]);
    EXPECT_LT(places[0]->x(), 200);
    EXPECT_GT(places[1]->x(), 300);
    for (const auto& place : places)
        EXPECT_TRUE(is_sea(geometry, {*place - QPointF(30, 10), QSizeF(60, 20)}));
}

TEST(RegionPlaces, AreNoneWhereTheSeaIsTooSmall) {
    const auto places = find_region_places(MapGeometry(row_of_three()), {{60, 20}, {60, 20}}, {});
    EXPECT_FALSE(places[0] || places[1]);
}

TEST(RegionPlaces, OfANameWithoutSizeAreNone) {
    EXPECT_FALSE(find_region_places(islands(), {QSizeF(), {60, 20}}, {})[0]);
}

TEST(RegionPlaces, LeaveRoomForTheCoinsOfSpaces) {
    const MapGeometry geometry = islands();
    // Coins as wide as the strait leave no sea beside them.
    const QRectF coin(-600, -600, 1200, 1200);
    const auto places = find_region_places(geometry, {{60, 20}, {60, 20}}, coin);
    EXPECT_FALSE(places[0] || places[1]);
}

TEST(RegionPlaces, AreSoughtInSoManyPlacesAndNoMore) {
    MapDrawing map = row_of_three();
    map.size = QSizeF(1e6, 1e6);
    map.spaces[0].rings = {box(0, 0, 1, 1)};
    map.spaces[1].rings = {box(999'999, 999'999, 1, 1)};
    EXPECT_EQ(find_region_places(MapGeometry(map), {{0.2, 0.1}, {0.2, 0.1}}, {}).size(), 2U);
}
