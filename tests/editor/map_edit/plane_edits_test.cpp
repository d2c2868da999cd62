// SPDX-License-Identifier: MIT
#include "map_edit/edits/plane_edits.hpp"

#include "small_map.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

TEST(FitPlane, LeavesALittleSeaAroundWhatIsDrawn) {
    Map map = small_map();  // from (100, 100) to (400, 200)
    map.picture.file = "isle.png";
    map.picture.corner = {90, 80};
    ASSERT_TRUE(fit_plane(map));
    EXPECT_EQ(map.width, 324);
    EXPECT_EQ(map.height, 124);
    EXPECT_EQ(map.spaces[0].outline[0][0], (Point{12, 12}));
    EXPECT_EQ(map.spaces[2].outline[0][2], (Point{312, 112}));
    EXPECT_EQ(map.spaces[0].anchor, (Point{62, 62}));
    EXPECT_EQ(map.picture.corner, (Point{2, -8})) << "the picture stays under its spaces";
}

TEST(FitPlane, ChangesNothingTheSecondTime) {
    Map map = small_map();
    ASSERT_TRUE(fit_plane(map));
    const Map once = map;
    ASSERT_TRUE(fit_plane(map));
    EXPECT_EQ(map.width, once.width);
    EXPECT_EQ(map.spaces[1].anchor, once.spaces[1].anchor);
}

TEST(FitPlane, GrowsNoWiderThanAFileMayHaveIt) {
    Map map = small_map();
    map.width = 1'000'000;
    for (Ring& ring : map.spaces[2].outline)
        for (Point& corner : ring) corner.x += 999'000;
    ASSERT_TRUE(fit_plane(map));
    EXPECT_EQ(map.width, 1'000'000);
    EXPECT_EQ(map.spaces[0].outline[0][0].x, 350) << "half of what is left";
}

TEST(FitPlane, KeepsAnEmptySeaAsItIs) {
    Map map;
    map.width = 1000;
    EXPECT_FALSE(fit_plane(map));
    EXPECT_EQ(map.width, 1000);
}

}  // namespace
}  // namespace fronteira::map_edit
