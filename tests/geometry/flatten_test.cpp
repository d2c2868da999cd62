// SPDX-License-Identifier: MIT
#include "geometry/flatten.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <limits>

namespace fronteira::geometry {
namespace {

/// The distance of a place from the nearest piece.
double away(const Line& line, Position place) {
    double nearest = std::numeric_limits<double>::max();
    for (size_t i = 0; i + 1 < line.size(); ++i)
        nearest = std::min(nearest, distance(place, line[i], line[i + 1]));
    return nearest;
}

TEST(Flatten, StaysWithinTheToleranceOfACubic) {
    const Position a{0, 0}, c{0, 100}, d{100, 100}, end{100, 0};
    for (const double tolerance : {10.0, 1.0, 0.1}) {
        Line line{a};
        add_cubic(line, c, d, end, tolerance);
        for (int i = 0; i <= 100; ++i) {
            const double t = i / 100.0, s = 1 - t;
            const Position place{
                s * s * s * a.x + 3 * s * s * t * c.x + 3 * s * t * t * d.x + t * t * t * end.x,
                s * s * s * a.y + 3 * s * s * t * c.y + 3 * s * t * t * d.y + t * t * t * end.y};
            EXPECT_LE(away(line, place), tolerance);
        }
    }
}

TEST(Flatten, MakesOnePieceOfACurveThatIsStraight) {
    Line line{{0, 0}};

    add_quadratic(line, {5, 0}, {10, 0}, 0.1);

    EXPECT_EQ(line.size(), 2u);
}

TEST(Flatten, GivesTheSamePlacesBackwards) {
    Line there{{0, 0}};
    Line back{{90, 10}};

    add_cubic(there, {10, 80}, {70, 90}, {90, 10}, 0.5);
    add_cubic(back, {70, 90}, {10, 80}, {0, 0}, 0.5);

    std::reverse(back.begin(), back.end());
    ASSERT_EQ(there.size(), back.size());
    for (size_t i = 0; i < there.size(); ++i) {
        EXPECT_NEAR(there[i].x, back[i].x, 1e-9);
        EXPECT_NEAR(there[i].y, back[i].y, 1e-9);
    }
}

TEST(Flatten, TakesTheArcThatIsMeant) {
    // Half a circle about (10, 0), from its left to its right end; clockwise is over the top.
    for (const bool clockwise : {true, false}) {
        Line line{{0, 0}};
        add_arc(line, {10, 10, 0, false, clockwise}, {20, 0}, 0.01);
        ASSERT_GT(line.size(), 10u);
        EXPECT_NEAR(line.back().x, 20, 1e-9);
        for (const Position& place : line) {
            EXPECT_NEAR(std::hypot(place.x - 10, place.y), 10, 1e-9);
            EXPECT_LE(clockwise ? place.y : -place.y, 1e-9);
        }
    }
}

TEST(Flatten, TakesALargeArcTheLongWayRound) {
    // A quarter of a circle lies between these ends; the large arc is the other three quarters.
    const auto length = [](bool large) {
        Line line{{10, 0}};
        add_arc(line, {10, 10, 0, large, true}, {0, 10}, 0.001);
        double sum = 0;
        for (size_t i = 1; i < line.size(); ++i)
            sum += std::hypot(line[i].x - line[i - 1].x, line[i].y - line[i - 1].y);
        return sum;
    };
    EXPECT_NEAR(length(false), 15.708, 0.05);
    EXPECT_NEAR(length(true), 47.124, 0.1);
}

TEST(Flatten, MakesRadiiFitThatAreTooSmall) {
    Line line{{0, 0}};

    add_arc(line, {1, 1, 0, false, true}, {20, 0}, 0.1);

    ASSERT_GT(line.size(), 5u);
    EXPECT_NEAR(line.back().x, 20, 1e-6);
    for (const Position& place : line) EXPECT_NEAR(std::hypot(place.x - 10, place.y), 10, 1e-6);
}

TEST(Flatten, EndsForNumbersBeyondAllMeasure) {
    const double huge = std::numeric_limits<double>::max();
    Line line{{0, 0}};

    add_cubic(line, {huge, -huge}, {-huge, huge}, {huge, huge}, 0.1);
    add_arc(line, {huge, 1e-300, huge, true, false}, {-huge, huge}, 0.1);

    EXPECT_LE(line.size(), 600u);
}

}  // namespace
}  // namespace fronteira::geometry
