// SPDX-License-Identifier: MIT
#include "exchange.hpp"
#include "picture/picture.hpp"

#include <gmock/gmock.h>

namespace fronteira::plugin {
namespace {

TEST(MapPng, PaintsSpacesInTheColoursOfTheirRegions) {
    const Map map = world();

    const auto exported = export_to("png", {map, {}, "world", "en"});

    ASSERT_TRUE(exported);
    const auto picture = picture::read_picture(exported->files[0].bytes, "world.png");
    ASSERT_TRUE(picture);
    EXPECT_EQ(picture->width, 2000);
    EXPECT_EQ(picture->height, 1000);
    // The anchor of Alaska, halved; its region is `#d9b566`.
    EXPECT_EQ(picture->at(206, 202), (picture::Colour{0xd9, 0xb5, 0x66}));
    EXPECT_EQ(exported->losses.size(), 1u);
}

TEST(MapPng, RefusesAGrid) {
    Map map;
    map.grid.width = map.grid.height = 8;
    const auto exported = export_to("png", {map, {}, "grid", "en"});
    ASSERT_FALSE(exported);
    EXPECT_EQ(exported.error()[0].code, "export.grid");
}

}  // namespace
}  // namespace fronteira::plugin
