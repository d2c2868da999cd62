// SPDX-License-Identifier: MIT
#pragma once

#include "board/geometry/triangulation.hpp"

#include <QColor>
#include <QPointF>
#include <cstdint>
#include <vector>

namespace fronteira::board {

/// Coloured triangles, in the form that the scene graph takes: colours are multiplied by their
/// opacity.
struct Mesh {
    struct Vertex {
        float x, y;
        uint8_t red, green, blue, alpha;
    };
    std::vector<Vertex> vertices;
    std::vector<uint32_t> indices;

    bool empty() const { return indices.empty(); }
    uint32_t add(QPointF point, QColor colour, double opacity = 1);
    void add_triangle(uint32_t a, uint32_t b, uint32_t c);
    void add(const Triangulation& area, QColor colour, QPointF moved = {});
    /// Colours vertices anew, without touching their places.
    void paint(size_t first, size_t count, QColor colour);
};

/// Fuses two colours: `share` of the first, the rest of the second. Opacity too.
QColor mixed(const QColor& first, const QColor& second, double share);

}  // namespace fronteira::board
