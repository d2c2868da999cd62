// SPDX-License-Identifier: MIT
#include "board/meshes/stroke.hpp"

#include <gtest/gtest.h>

#include <algorithm>

using namespace fronteira::board;

TEST(Simplified, LeavesOutWhatLiesOnTheLine) {
    EXPECT_EQ(simplified({{0, 0}, {1, 0.01}, {2, 0}, {3, 0}}, 0.1),
              (std::vector<QPointF>{{0, 0}, {3, 0}}));
}

TEST(Simplified, KeepsWhatStandsOut) {
    const std::vector<QPointF> bent = {{0, 0}, {1, 1}, {2, 0}};
    EXPECT_EQ(simplified(bent, 0.1), bent);
}

TEST(Stroke, IsAsWideAsItsPenWithEdgesThatFade) {
    Mesh mesh;
    stroke(mesh, {{0, 0}, {10, 0}}, false, {Qt::red, 4, 1});
    float top = 0;
    for (const auto& vertex : mesh.vertices) top = std::max(top, vertex.y);
    EXPECT_FLOAT_EQ(top, 2.5F);
    for (const auto& vertex : mesh.vertices)
        EXPECT_EQ(vertex.alpha, std::abs(vertex.y) > 2 ? 0 : 255);
}

TEST(Stroke, OfAClosedLineHasNoEnds) {
    Mesh open, closed;
    const std::vector<QPointF> ring = {{0, 0}, {10, 0}, {10, 10}};
    stroke(open, ring, false, {Qt::red, 1, 0});
    stroke(closed, ring, true, {Qt::red, 1, 0});
    EXPECT_EQ(open.indices.size(), 2U * 2 * 3);
    EXPECT_EQ(closed.indices.size(), 3U * 2 * 3);
}

TEST(Stroke, CutsSharpMitres) {
    Mesh mesh;
    stroke(mesh, {{0, 0}, {100, 0.1}, {0, 0.2}}, false, {Qt::red, 2, 0});
    ASSERT_FALSE(mesh.vertices.empty());
    for (const auto& vertex : mesh.vertices) EXPECT_LT(vertex.x, 103);
}

TEST(Mesh, MultipliesColoursByTheirOpacity) {
    Mesh mesh;
    mesh.add({0, 0}, QColor(255, 255, 255, 51));
    EXPECT_EQ(mesh.vertices[0].red, 51);
    EXPECT_EQ(mesh.vertices[0].alpha, 51);
}
