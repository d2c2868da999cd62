// SPDX-License-Identifier: MIT
#include "play/painting/compass.hpp"

#include <gtest/gtest.h>

namespace fronteira::play {
namespace {

TEST(Compass, KnowsTheDirectionsOfGridsAndNoOtherWords) {
    EXPECT_EQ(degrees_of("north"), 0);
    EXPECT_EQ(degrees_of("west"), 270);
    EXPECT_EQ(degrees_of("south_east"), 135);
    for (const char* word : {"", "left", "nowhere", "none"}) EXPECT_FALSE(degrees_of(word)) << word;
}

}  // namespace
}  // namespace fronteira::play
