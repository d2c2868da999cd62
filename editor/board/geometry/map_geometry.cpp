// SPDX-License-Identifier: MIT
#include "board/geometry/map_geometry.hpp"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fronteira::board {
namespace {

// An anchor keeps its place while it has this part of the room that the best point has.
constexpr double room_enough = 0.6;
// How far from straight an arrow key may lead: the cosine of 60 degrees.
constexpr double straight_enough = 0.5;
// How much sea belongs to what is shown of a map, in parts of its longer side.
constexpr double sea_around = 0.012;

InnerPoint place_of(const DrawnSpace& space, const QRectF& extent) {
    if (space.rings.isEmpty()) return {space.anchor, 0};
    const double at_anchor = clearance_at(space.rings, space.anchor);
    // No point has more room than half the box, so often nobody needs to look for the best.
    const double most = std::min(extent.width(), extent.height()) / 2;
    if (at_anchor >= room_enough * most) return {space.anchor, at_anchor};
    const InnerPoint best = find_inner_point(space.rings);
    return at_anchor >= room_enough * best.clearance ? InnerPoint{space.anchor, at_anchor} : best;
}

QRectF extent_of(const DrawnSpace& space) {
    QRectF box(space.anchor, QSizeF(0, 0));
    for (const QPolygonF& ring : space.rings)
        box = box.isNull() ? ring.boundingRect() : box.united(ring.boundingRect());
    return box;
}

bool is_drawn_alike(const DrawnSpace& one, const DrawnSpace& other) {
    return one.anchor == other.anchor && one.rings == other.rings;
}

QPointF unit(Direction direction) {
    switch (direction) {
        case Direction::left:
            return {-1, 0};
        case Direction::right:
            return {1, 0};
        case Direction::up:
            return {0, -1};
        case Direction::down:
            break;
    }
    return {0, 1};
}

}  // namespace

MapGeometry::MapGeometry(MapDrawing map, const MapGeometry& before) : map_(std::move(map)) {
    const auto size = static_cast<size_t>(count());
    linked_.resize(size);
    triangles_.resize(size);
    places_.resize(size);
    extents_.resize(size);
    for (int space = 0; space < count(); ++space) {
        const DrawnSpace& drawn = map_.spaces[space];
        const auto at = static_cast<size_t>(space);
        indices_.insert(drawn.id, space);
        const int same = before.index(drawn.id);
        if (same >= 0 && is_drawn_alike(drawn, before.map_.spaces[same])) {
            const auto known = static_cast<size_t>(same);
            triangles_[at] = before.triangles_[known];
            places_[at] = before.places_[known];
            extents_[at] = before.extents_[known];
        } else {
            extents_[at] = extent_of(drawn);
            places_[at] = place_of(drawn, extents_[at]);
        }
        inhabited_ = inhabited_.united(extents_[at]);
    }
    const double sea =
        map_.grid.isEmpty() ? sea_around * std::max(inhabited_.width(), inhabited_.height()) : 0;
    inhabited_.adjust(-sea, -sea, sea, sea);
    for (const DrawnLink& link : map_.links) {
        linked_[static_cast<size_t>(link.from)].push_back(link.to);
        linked_[static_cast<size_t>(link.to)].push_back(link.from);
    }
    for (std::vector<int>& list : linked_) {
        std::sort(list.begin(), list.end());
        list.erase(std::unique(list.begin(), list.end()), list.end());
    }
    borders_ = find_borders(map_);
    finder_ = SpaceFinder(map_);
}

const Triangulation& MapGeometry::triangles(int space) const {
    auto& known = triangles_[static_cast<size_t>(space)];
    if (!known) known = triangulate(map_.spaces[space].rings);
    return *known;
}

int MapGeometry::index(const QString& id) const {
    return indices_.value(id, -1);
}

int MapGeometry::nearest(QPointF point, double within) const {
    int best = -1;
    double least = within * within;
    for (int space = 0; space < count(); ++space) {
        const QPointF way = place(space).point - point;
        const double distance = QPointF::dotProduct(way, way);
        if (distance > least) continue;
        least = distance;
        best = space;
    }
    return best;
}

bool MapGeometry::around_the_edge(int from, int to) const {
    return std::abs(place(to).point.x() - place(from).point.x()) > map_.size.width() / 2 &&
           map_.grid.isEmpty();
}

int MapGeometry::nearest_that_way(int space, Direction direction,
                                  const std::vector<int>& among) const {
    int best = -1;
    double least = INFINITY;
    for (const int other : among) {
        QPointF way = place(other).point - place(space).point;
        const bool linked =
            std::binary_search(this->linked(space).begin(), this->linked(space).end(), other);
        if (linked && around_the_edge(space, other))
            way.rx() -= std::copysign(map_.size.width(), way.x());
        const double length = std::hypot(way.x(), way.y());
        if (other == space || length <= 0) continue;
        const double straight = QPointF::dotProduct(way, unit(direction)) / length;
        // Rather farther and straight ahead than near and aslant.
        const double cost = length * (2 - straight);
        if (straight < straight_enough || cost >= least) continue;
        least = cost;
        best = other;
    }
    return best;
}

int MapGeometry::neighbour(int space, Direction direction) const {
    if (space < 0 || space >= count()) return -1;
    const int by_link = nearest_that_way(space, direction, linked(space));
    if (by_link >= 0) return by_link;
    std::vector<int> all(static_cast<size_t>(count()));
    std::iota(all.begin(), all.end(), 0);
    return nearest_that_way(space, direction, all);
}

QRectF MapGeometry::extent_of_all() const {
    QRectF all;
    for (const QRectF& extent : extents_) all |= extent;
    return all;
}

QRectF MapGeometry::extent_around(const QStringList& spaces) const {
    QRectF area;
    for (const QString& id : spaces)
        if (const int space = index(id); space >= 0) area |= extent(space);
    return area;
}

}  // namespace fronteira::board
