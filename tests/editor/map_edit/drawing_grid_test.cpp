// SPDX-License-Identifier: MIT
#include "map_edit/canvas/drawing_grid.hpp"

#include "support/own_settings.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

struct Gridded : testing::Test {
    support::OwnSettings settings;
    DrawingGrid grid;
};

TEST_F(Gridded, FindsTheCrossingThatIsNearest) {
    grid.set_step(50);
    EXPECT_EQ(grid.crossing({74, 76}), (Point{50, 100}));
    EXPECT_EQ(grid.crossing({-26, -24}), (Point{-50, 0})) << "beside the plane, too";
}

TEST_F(Gridded, DrawsFewerLinesFromAfar) {
    grid.set_step(10);
    EXPECT_EQ(grid.drawn_step(1, 8), 10);
    EXPECT_EQ(grid.drawn_step(0.5, 8), 20);
    EXPECT_EQ(grid.drawn_step(0.01, 8), 1280);
}

TEST_F(Gridded, KeepsItsStepWithinBounds) {
    grid.set_step(0);
    EXPECT_EQ(grid.step(), DrawingGrid::least());
    grid.set_step(1'000'000);
    EXPECT_EQ(grid.step(), DrawingGrid::most());
}

TEST_F(Gridded, IsAsItWasLeftForTheNextMap) {
    EXPECT_FALSE(grid.is_shown());
    EXPECT_FALSE(grid.snaps());
    grid.set_step(25);
    grid.set_shown(true);
    grid.set_snaps(true);
    const DrawingGrid next;
    EXPECT_EQ(next.step(), 25);
    EXPECT_TRUE(next.is_shown());
    EXPECT_TRUE(next.snaps());
}

}  // namespace
}  // namespace fronteira::map_edit
