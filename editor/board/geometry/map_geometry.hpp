// SPDX-License-Identifier: MIT
#pragma once

#include "board/geometry/borders.hpp"
#include "board/geometry/inner_point.hpp"
#include "board/geometry/space_finder.hpp"
#include "board/geometry/triangulation.hpp"
#include "board/map_drawing.hpp"

#include <QHash>
#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::board {

enum class Direction { left, right, up, down };

/// All that can be worked out from a map before anything is drawn: triangles, borders, the best
/// place of each space, who is where. Knows neither window nor match. Spaces are named by their
/// place in the map's list.
class MapGeometry {
 public:
    MapGeometry() = default;
    /// What is known of a space that is drawn as in `before` is taken from there.
    explicit MapGeometry(MapDrawing map, const MapGeometry& before = {});

    const MapDrawing& map() const { return map_; }
    int count() const { return static_cast<int>(map_.spaces.size()); }
    /// The place of the space with that id, or -1.
    int index(const QString& id) const;

    /// Found when first asked for, by one thread at a time.
    const Triangulation& triangles(int space) const;
    const std::vector<Border>& borders() const { return borders_; }

    /// Where a coin stands: the author's anchor where it has room enough, else the point with most
    /// room.
    const InnerPoint& place(int space) const { return places_[static_cast<size_t>(space)]; }
    QRectF extent(int space) const { return extents_[static_cast<size_t>(space)]; }
    /// What surrounds these spaces; empty when there are none of them.
    QRectF extent_around(const QStringList& spaces) const;
    QRectF extent_of_all() const;

    /// What surrounds all spaces, with a little sea.
    QRectF inhabited() const { return inhabited_; }

    /// The space at a point of the map's plane, or -1.
    int space_at(QPointF point) const { return finder_.space_at(map_, point); }
    /// The space whose place is nearest, within a distance, or -1.
    int nearest(QPointF point, double within) const;
    std::vector<int> spaces_in(const QRectF& box) const { return finder_.spaces_in(box); }

    /// Spaces that a link joins to this one, either way, each once.
    const std::vector<int>& linked(int space) const { return linked_[static_cast<size_t>(space)]; }
    /// Where an arrow key leads: the nearest space that way, one with a link before any other; -1
    /// when nothing lies there. A link over more than half the map leads around the edge of the
    /// world.
    int neighbour(int space, Direction direction) const;
    bool around_the_edge(int from, int to) const;

 private:
    int nearest_that_way(int space, Direction direction, const std::vector<int>& among) const;

    MapDrawing map_;
    QHash<QString, int> indices_;
    mutable std::vector<std::optional<Triangulation>> triangles_;
    std::vector<Border> borders_;
    std::vector<InnerPoint> places_;
    std::vector<QRectF> extents_;
    QRectF inhabited_;
    std::vector<std::vector<int>> linked_;
    SpaceFinder finder_;
};

}  // namespace fronteira::board
