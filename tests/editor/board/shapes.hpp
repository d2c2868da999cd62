// SPDX-License-Identifier: MIT
#pragma once

#include "board/geometry/triangulation.hpp"
#include "board/map_drawing.hpp"

#include <QPolygonF>
#include <cmath>

// Shapes and maps small enough to be worked out by hand.

inline QPolygonF box(double left, double top, double width, double height) {
    return QPolygonF(
        {{left, top}, {left + width, top}, {left + width, top + height}, {left, top + height}});
}

inline double area(const fronteira::board::Triangulation& of) {
    double sum = 0;
    for (size_t i = 0; i + 2 < of.triangles.size(); i += 3) {
        const QPointF a = of.points[of.triangles[i]];
        const QPointF b = of.points[of.triangles[i + 1]] - a,
                      c = of.points[of.triangles[i + 2]] - a;
        sum += std::abs(b.x() * c.y() - b.y() * c.x()) / 2;
    }
    return sum;
}

/// Three boxes of 100 by 100 in a row, linked one to the next; the first two are one region.
///   a b | c
inline fronteira::board::MapDrawing row_of_three() {
    fronteira::board::MapDrawing map;
    map.size = QSizeF(300, 100);
    map.regions = {{"west", "West", {}}, {"east", "East", {}}};
    map.spaces = {{"a", "Alpha", 0, {50, 50}, {box(0, 0, 100, 100)}, {}},
                  {"b", "Beta", 0, {150, 50}, {box(100, 0, 100, 100)}, {}},
                  {"c", "Gamma", 1, {250, 50}, {box(200, 0, 100, 100)}, {}}};
    map.links = {{0, 1, "land", false}, {1, 2, "land", false}};
    return map;
}
