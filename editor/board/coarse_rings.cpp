// SPDX-License-Identifier: MIT
#include "board/coarse_rings.hpp"

#include "board/stroke.hpp"

#include <algorithm>

namespace fronteira::board {
namespace {

bool before(const QPointF& a, const QPointF& b) {
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
}

}  // namespace

std::vector<QVector<QPolygonF>> coarse_rings(const MapDrawing& map,
                                             const std::vector<Border>& borders, double tolerance) {
    std::vector<QPointF> kept;
    for (const Border& border : borders) {
        const std::vector<QPointF> line = simplified(border.points, tolerance);
        kept.insert(kept.end(), line.begin(), line.end());
    }
    std::sort(kept.begin(), kept.end(), before);
    std::vector<QVector<QPolygonF>> spaces;
    for (const DrawnSpace& space : map.spaces) {
        QVector<QPolygonF> rings;
        for (const QPolygonF& ring : space.rings) {
            QPolygonF coarse;
            for (const QPointF& corner : ring)
                if (std::binary_search(kept.begin(), kept.end(), corner, before)) coarse << corner;
            rings << (coarse.size() >= 3 ? coarse : ring);
        }
        spaces.push_back(rings);
    }
    return spaces;
}

}  // namespace fronteira::board
