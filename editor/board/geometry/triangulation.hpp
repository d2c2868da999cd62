// SPDX-License-Identifier: MIT
#pragma once

#include <QPolygonF>
#include <QVector>
#include <cstdint>
#include <vector>

namespace fronteira::board {

/// Triangles that cover an area: three indices of points each.
struct Triangulation {
    std::vector<QPointF> points;
    std::vector<uint32_t> triangles;
};

/// Covers what closed rings enclose, by the even-odd rule: a ring inside a ring is a hole, several
/// rings are islands. Rings may cross; points are then added. Of a tangle, in which lines meet
/// everywhere, nothing is covered.
Triangulation triangulate(const QVector<QPolygonF>& rings);

}  // namespace fronteira::board
