// SPDX-License-Identifier: MIT
#include "board/geometry/space_finder.hpp"

#include "board/geometry/inner_point.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::board {
namespace {

QRectF box_of(const DrawnSpace& space) {
    if (space.rings.isEmpty()) return {space.anchor, QSizeF(0, 0)};
    QRectF box;
    for (const QPolygonF& ring : space.rings) box = box.united(ring.boundingRect());
    return box;
}

// QRectF::intersects leaves out rectangles without area.
bool meet(const QRectF& a, const QRectF& b) {
    return a.left() <= b.right() && b.left() <= a.right() && a.top() <= b.bottom() &&
           b.top() <= a.bottom();
}

}  // namespace

SpaceFinder::SpaceFinder(const MapDrawing& map) : plane_(QPointF(), map.size) {
    const double side = std::clamp(std::sqrt(static_cast<double>(map.spaces.size())), 1.0, 256.0);
    columns_ = rows_ = static_cast<int>(std::ceil(side));
    tiles_.resize(static_cast<size_t>(columns_) * static_cast<size_t>(rows_));
    for (int space = 0; space < map.spaces.size(); ++space) {
        extents_.push_back(box_of(map.spaces[space]));
        const Tiles tiles = tiles_of(extents_.back());
        for (int y = tiles.top; y <= tiles.bottom; ++y)
            for (int x = tiles.left; x <= tiles.right; ++x)
                tiles_[static_cast<size_t>(y * columns_ + x)].push_back(space);
    }
}

SpaceFinder::Tiles SpaceFinder::tiles_of(const QRectF& box) const {
    const auto column = [&](double x) {
        return std::clamp(static_cast<int>((x - plane_.left()) / plane_.width() * columns_), 0,
                          columns_ - 1);
    };
    const auto row = [&](double y) {
        return std::clamp(static_cast<int>((y - plane_.top()) / plane_.height() * rows_), 0,
                          rows_ - 1);
    };
    return {column(box.left()), row(box.top()), column(box.right()), row(box.bottom())};
}

int SpaceFinder::space_at(const MapDrawing& map, QPointF point) const {
    if (tiles_.empty() || plane_.isEmpty()) return -1;
    const Tiles tile = tiles_of(QRectF(point, QSizeF(0, 0)));
    for (const int space : tiles_[static_cast<size_t>(tile.top * columns_ + tile.left)])
        if (extents_[static_cast<size_t>(space)].contains(point) &&
            is_inside(map.spaces[space].rings, point))
            return space;
    return -1;
}

std::vector<int> SpaceFinder::spaces_in(const QRectF& box) const {
    std::vector<int> found;
    if (tiles_.empty() || plane_.isEmpty()) return found;
    const Tiles tiles = tiles_of(box);
    for (int y = tiles.top; y <= tiles.bottom; ++y)
        for (int x = tiles.left; x <= tiles.right; ++x)
            for (const int space : tiles_[static_cast<size_t>(y * columns_ + x)])
                if (meet(extents_[static_cast<size_t>(space)], box)) found.push_back(space);
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    return found;
}

}  // namespace fronteira::board
