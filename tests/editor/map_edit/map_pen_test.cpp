// SPDX-License-Identifier: MIT
#include "map_edit/tools/canvas_tool.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace fronteira::map_edit {
namespace {

struct DrawnOnTheMap : testing::Test {
    board::Mesh mesh;
    const MapPen pen{mesh, 10, {Qt::yellow, Qt::black, Qt::white}};

    float highest() const {
        float most = 0;
        for (const auto& corner : mesh.vertices) most = std::max(most, corner.y);
        return most;
    }
};

TEST_F(DrawnOnTheMap, ALineIsAsWideOnTheScreenHoweverFarAwayTheMapIs) {
    pen.line({0, 0}, {1000, 0}, 2);
    EXPECT_GT(highest(), 10) << "half of two pixels";
    EXPECT_LT(highest(), 30) << "and a halo";
}

TEST_F(DrawnOnTheMap, DotsStandApart) {
    pen.line({0, 0}, {1000, 0}, 2, MapPen::Dash::dots);
    std::vector<float> along;
    for (const auto& corner : mesh.vertices) along.push_back(corner.x);
    std::sort(along.begin(), along.end());
    float widest = 0;
    for (size_t i = 1; i < along.size(); ++i) widest = std::max(widest, along[i] - along[i - 1]);
    EXPECT_GT(widest, 5);
}

TEST_F(DrawnOnTheMap, ALineThatReachesFarBeyondTheScreenHasFewDots) {
    pen.line({0, 0}, {1e6, 0}, 2, MapPen::Dash::dots);
    EXPECT_LT(mesh.vertices.size(), 20'000u);
}

TEST_F(DrawnOnTheMap, AnArrowBetweenOnePlaceAndItselfIsNone) {
    pen.arrow({5, 5}, {5, 5});
    EXPECT_TRUE(mesh.empty());
    pen.arrow({0, 0}, {1000, 0});
    EXPECT_FALSE(mesh.empty());
}

}  // namespace
}  // namespace fronteira::map_edit
