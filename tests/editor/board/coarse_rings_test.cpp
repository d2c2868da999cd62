// SPDX-License-Identifier: MIT
#include "board/geometry/coarse_rings.hpp"

#include "made_map.hpp"
#include "shapes.hpp"

#include <gtest/gtest.h>

using namespace fronteira::board;

TEST(CoarseRings, HaveFewerCornersAndCoverTheSameWhole) {
    const MapDrawing map = read_map(made_map(20));
    const auto coarse = coarse_rings(map, find_borders(map), 15);
    double fine_area = 0, coarse_area = 0;
    qsizetype corners = 0;
    for (int space = 0; space < map.spaces.size(); ++space) {
        fine_area += area(triangulate(map.spaces[space].rings));
        coarse_area += area(triangulate(coarse[static_cast<size_t>(space)]));
        corners += coarse[static_cast<size_t>(space)][0].size();
    }
    EXPECT_LT(corners, 12 * map.spaces.size() * 3 / 4);
    // Only the coast may gain or lose; a gap between neighbours would show as well.
    EXPECT_NEAR(coarse_area, fine_area, fine_area * 0.01);
}

TEST(CoarseRings, NeverLoseASpace) {
    MapDrawing map;
    map.spaces = {{"a", "", -1, {}, {QPolygonF({{0, 0}, {1, 0}, {1, 1}})}, {}}};
    EXPECT_EQ(coarse_rings(map, find_borders(map), 1000)[0][0].size(), 3);
}
