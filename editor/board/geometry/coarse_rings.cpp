// SPDX-License-Identifier: MIT
#include "board/geometry/coarse_rings.hpp"

#include "board/meshes/stroke.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::board {
namespace {

bool stands_before(const QPointF& a, const QPointF& b) {
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
}

/// Corners at which three lines or more meet, whatever their kinds: nobody may leave these out.
void add_junctions(std::vector<QPointF>& kept, const std::vector<Border>& borders) {
    std::vector<QPointF> ends;  // of all edges
    for (const Border& border : borders) {
        ends.insert(ends.end(), border.points.begin(), border.points.end());
        if (border.closed) {
            ends.insert(ends.end(), border.points.begin(), border.points.end());
        } else {
            ends.insert(ends.end(), border.points.begin() + 1, border.points.end() - 1);
        }
    }
    std::sort(ends.begin(), ends.end(), stands_before);
    for (size_t i = 2; i < ends.size(); ++i)
        if (!stands_before(ends[i - 2], ends[i])) kept.push_back(ends[i]);
}

}  // namespace

std::vector<QVector<QPolygonF>> coarse_rings(const MapDrawing& map,
                                             const std::vector<Border>& borders, double tolerance) {
    std::vector<QPointF> kept;
    for (const Border& border : borders) {
        const std::vector<QPointF> line = simplified(border.points, tolerance);
        kept.insert(kept.end(), line.begin(), line.end());
    }
    add_junctions(kept, borders);
    std::sort(kept.begin(), kept.end(), stands_before);
    std::vector<QVector<QPolygonF>> spaces;
    for (const DrawnSpace& space : map.spaces) {
        QVector<QPolygonF> rings;
        for (const QPolygonF& ring : space.rings) {
            QPolygonF coarse;
            for (const QPointF& corner : ring)
                if (std::binary_search(kept.begin(), kept.end(), corner, stands_before))
                    coarse << corner;
            rings << (coarse.size() >= 3 ? coarse : ring);
        }
        spaces.push_back(rings);
    }
    return spaces;
}

}  // namespace fronteira::board
