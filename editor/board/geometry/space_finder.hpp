// SPDX-License-Identifier: MIT
#pragma once

#include "board/map_drawing.hpp"

#include <vector>

namespace fronteira::board {

/// Finds the space under a point. The plane is cut into tiles, about one a space, each with the
/// spaces whose extent touches it. The map must outlive the finder.
class SpaceFinder {
 public:
    SpaceFinder() = default;
    explicit SpaceFinder(const MapDrawing& map);

    /// The space whose outline holds the point, or -1.
    int space_at(const MapDrawing& map, QPointF point) const;

    /// Spaces whose extent meets the rectangle, in the map's order.
    std::vector<int> spaces_in(const QRectF& box) const;

 private:
    struct Tiles {
        int left, top, right, bottom;  // both ends are included
    };
    Tiles tiles_of(const QRectF& box) const;

    std::vector<QRectF> extents_;
    std::vector<std::vector<int>> tiles_;
    QRectF plane_;
    int columns_ = 0, rows_ = 0;
};

}  // namespace fronteira::board
