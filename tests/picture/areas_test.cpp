// SPDX-License-Identifier: MIT
#include "picture/areas.hpp"

#include "geometry/borders.hpp"

#include <gtest/gtest.h>

namespace fronteira::picture {
namespace {

constexpr Colour sea{160, 200, 230}, sand{230, 210, 150}, grass{120, 180, 90}, ink{20, 20, 20};

void paint(Picture& picture, int left, int top, int right, int bottom, Colour colour) {
    for (int y = top; y < bottom; ++y)
        for (int x = left; x < right; ++x) picture.at(x, y) = colour;
}

/// Sea, and two lands side by side with a line of 4 pixels around each and between them.
Picture two_lands() {
    Picture picture(200, 120, sea);
    paint(picture, 40, 30, 164, 94, ink);
    paint(picture, 44, 34, 100, 90, sand);
    paint(picture, 104, 34, 160, 90, grass);
    return picture;
}

TEST(Areas, AreWhatLiesBetweenLines) {
    const Areas areas = find_areas(two_lands(), {});

    ASSERT_EQ(areas.count(), 3);
    EXPECT_EQ(areas.colours[areas.image.at(5, 5)], sea);
    EXPECT_EQ(areas.colours[areas.image.at(60, 60)], sand);
    EXPECT_EQ(areas.colours[areas.image.at(140, 60)], grass);
}

TEST(Areas, MeetInTheMiddleOfTheLineBetweenThem) {
    const Areas areas = find_areas(two_lands(), {});

    EXPECT_EQ(areas.image.at(101, 60), areas.image.at(60, 60));
    EXPECT_EQ(areas.image.at(102, 60), areas.image.at(140, 60));
}

TEST(Areas, HaveBordersInCommonWhenTheyAreTraced) {
    const auto outlines = outlines_of(find_areas(two_lands(), {}), 1);

    EXPECT_EQ(geometry::find_borders(outlines).size(), 3u);
}

TEST(Areas, SwallowLetteringAndSpecks) {
    Picture picture = two_lands();
    paint(picture, 60, 50, 62, 70, ink);
    paint(picture, 60, 50, 80, 53, ink);
    paint(picture, 150, 40, 151, 41, sea);

    const Areas areas = find_areas(picture, {});

    EXPECT_EQ(areas.count(), 3);
    EXPECT_EQ(areas.image.at(61, 60), areas.image.at(90, 80));
}

TEST(Areas, AreNotMadeOfLinesThatCross) {
    Picture picture(200, 120, sand);
    paint(picture, 97, 0, 103, 120, ink);
    paint(picture, 0, 57, 200, 63, ink);
    paint(picture, 93, 53, 107, 67, ink);  // blotted where they cross

    EXPECT_EQ(find_areas(picture, {40, 6}).count(), 4);
}

TEST(Areas, AreOneWhereColoursDifferByLessThanTheTolerance) {
    Picture picture(80, 40, sand);
    paint(picture, 40, 0, 80, 40, Colour{210, 195, 140});

    EXPECT_EQ(find_areas(picture, {40, 4}).count(), 1);
    EXPECT_EQ(find_areas(picture, {10, 4}).count(), 2);
}

TEST(Areas, TakeAWideLineForAnAreaOnlyWhenToldThatLinesAreNarrower) {
    Picture picture(100, 60, sand);
    paint(picture, 45, 0, 55, 60, ink);

    EXPECT_EQ(find_areas(picture, {40, 4}).count(), 3);
    EXPECT_EQ(find_areas(picture, {40, 12}).count(), 2);
}

TEST(Areas, AreSeaWhenTheyHaveTheColourOfTheLargestOneAtTheEdge) {
    Picture picture = two_lands();
    paint(picture, 60, 50, 80, 70, sea);  // a lake
    const Areas areas = find_areas(picture, {});

    const std::vector<bool> found = find_sea(areas, 40);

    EXPECT_TRUE(found[areas.image.at(5, 5)]);
    EXPECT_TRUE(found[areas.image.at(70, 60)]);
    EXPECT_FALSE(found[areas.image.at(50, 40)]);
    EXPECT_FALSE(found[areas.image.at(140, 60)]);
}

TEST(Areas, OfAPictureWithoutAnythingEvenAreNone) {
    Picture picture(20, 20, ink);
    for (int y = 0; y < 20; ++y)
        for (int x = 0; x < 20; ++x)
            if ((x + y) % 2 == 0) picture.at(x, y) = sea;

    const Areas areas = find_areas(picture, {});

    EXPECT_EQ(areas.count(), 0);
    EXPECT_TRUE(outlines_of(areas, 1).empty());
    EXPECT_EQ(find_sea(areas, 40).size(), 1u);
}

}  // namespace
}  // namespace fronteira::picture
