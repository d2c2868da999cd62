// SPDX-License-Identifier: MIT
#include "geometry/symmetry.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace fronteira::geometry {
namespace {

constexpr Symmetry all[] = {Symmetry::none,        Symmetry::left_right, Symmetry::top_bottom,
                            Symmetry::both_ways,   Symmetry::half_turn,  Symmetry::third_turn,
                            Symmetry::quarter_turn};

struct AnySymmetry : testing::TestWithParam<Symmetry> {};

/// Turns by a third do not fall upon whole numbers.
void expect_near(Point a, Point b) {
    EXPECT_LE(std::abs(a.x - b.x), 2);
    EXPECT_LE(std::abs(a.y - b.y), 2);
}

TEST_P(AnySymmetry, LeadsBackByTheImageThatLeadsBack) {
    const Images images(GetParam(), 1000, 800);
    for (int number = 0; number < images.count(); ++number)
        expect_near(images.of(images.of({210, 130}, number), images.back(number)), {210, 130});
}

TEST_P(AnySymmetry, HasTheImageOfEveryImage) {
    const Images images(GetParam(), 1000, 800);
    for (int one = 0; one < images.count(); ++one)
        for (int other = 0; other < images.count(); ++other)
            expect_near(images.of(images.of({210, 130}, other), one),
                        images.of({210, 130}, images.after(one, other)));
}

TEST_P(AnySymmetry, LeavesWhatIsFixedWhereItIs) {
    const Images images(GetParam(), 1000, 800);
    const Point fixed = images.nearest_fixed({480, 130});
    int left_alone = 0;
    for (int number = 0; number < images.count(); ++number)
        left_alone += images.of(fixed, number) == fixed;
    EXPECT_GE(left_alone, std::min(2, images.count()));
}

INSTANTIATE_TEST_SUITE_P(Symmetries, AnySymmetry, testing::ValuesIn(all));

TEST(Images, MirrorLeftAndRight) {
    EXPECT_EQ(Images(Symmetry::left_right, 1000, 800).of({210, 130}, 1), (Point{790, 130}));
}

TEST(Images, TurnAQuarterClockwise) {
    // On the screen, y down: what was above the middle comes to the right of it.
    EXPECT_EQ(Images(Symmetry::quarter_turn, 1000, 1000).of({500, 100}, 1), (Point{900, 500}));
}

TEST(Images, TurnAThirdAboutTheMiddle) {
    const Images images(Symmetry::third_turn, 1000, 1000);
    // 400 above the middle: 120 degrees on it lies 200 below and 400 * sin 60 to the right.
    EXPECT_EQ(images.of({500, 100}, 1), (Point{846, 700}));
    EXPECT_EQ(images.of({500, 100}, 2), (Point{154, 700}));
}

TEST(Images, AreExactWhereCornersFallUponCorners) {
    EXPECT_TRUE(Images(Symmetry::both_ways, 1000, 800).is_exact());
    EXPECT_FALSE(Images(Symmetry::left_right, 999, 800).is_exact());
    EXPECT_FALSE(Images(Symmetry::quarter_turn, 1000, 800).is_exact());
    EXPECT_FALSE(Images(Symmetry::third_turn, 1000, 1000).is_exact());
}

TEST(Symmetry, IsKnownByItsWord) {
    EXPECT_EQ(symmetry_of("half_turn"), Symmetry::half_turn);
    EXPECT_EQ(symmetry_of("sideways"), std::nullopt);
}

}  // namespace
}  // namespace fronteira::geometry
