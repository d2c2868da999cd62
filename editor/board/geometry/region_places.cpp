// SPDX-License-Identifier: MIT
#include "board/geometry/region_places.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::board {
namespace {

// Beyond these, names would be more than the sea can hold, and looking for places would take too
// long.
constexpr int most_regions = 40, most_spaces = 2000;
constexpr int most_steps = 300;        // from side to side of where a region's name may lie
constexpr int columns = 13, rows = 4;  // points of a box that are looked at
constexpr double pull = 0.4;           // of the region's middle, against its nearest space

QRectF around(QPointF middle, QSizeF size) {
    return {middle - QPointF(size.width(), size.height()) / 2, size};
}

double distance(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Of which region the space with the nearest place is, and how far that is.
std::pair<int, double> nearest_region(const MapGeometry& geometry, QPointF point) {
    std::pair<int, double> nearest{-1, INFINITY};
    for (int space = 0; space < geometry.count(); ++space) {
        const double way =
            distance(geometry.place(space).point, point) - geometry.place(space).clearance;
        if (way < nearest.second) nearest = {geometry.map().spaces[space].region, way};
    }
    return nearest;
}

QRectF extent_of(const MapGeometry& geometry, int region) {
    QRectF extent;
    for (int space = 0; space < geometry.count(); ++space)
        if (geometry.map().spaces[space].region == region)
            extent = extent.united(geometry.extent(space));
    return extent;
}

std::optional<QPointF> place_of(const MapGeometry& geometry, int region, QSizeF size,
                                const std::vector<QRectF>& taken) {
    const QRectF extent = extent_of(geometry, region);
    const QRectF reach =
        extent.adjusted(-size.width(), -2 * size.height(), size.width(), 2 * size.height());
    const QRectF inside = geometry.inhabited().adjusted(size.width() / 2, size.height() / 2,
                                                        -size.width() / 2, -size.height() / 2);
    const QRectF searched = reach.intersected(inside);
    std::optional<QPointF> best;
    double least = INFINITY;
    const double step =
        std::max(size.height() / 2, std::max(searched.width(), searched.height()) / most_steps);
    for (double y = searched.top(); y < searched.bottom(); y += step)
        for (double x = searched.left(); x < searched.right(); x += step) {
            const QPointF middle(x, y);
            const QRectF box = around(middle, size);
            const auto covers = [&](const QRectF& other) { return other.intersects(box); };
            if (pull * distance(middle, extent.center()) >= least || !is_sea(geometry, box))
                continue;
            if (std::any_of(taken.begin(), taken.end(), covers)) continue;
            const auto [owner, way] = nearest_region(geometry, middle);
            const double cost = way + pull * distance(middle, extent.center());
            if (owner != region || cost >= least) continue;
            least = cost;
            best = middle;
        }
    return best;
}

}  // namespace

bool is_sea(const MapGeometry& geometry, const QRectF& box) {
    for (int row = 0; row < rows; ++row)
        for (int column = 0; column < columns; ++column) {
            const QPointF part(column / (columns - 1.0) * box.width(),
                               row / (rows - 1.0) * box.height());
            if (geometry.space_at(box.topLeft() + part) >= 0) return false;
        }
    return true;
}

std::vector<std::optional<QPointF>> find_region_places(const MapGeometry& geometry,
                                                       const std::vector<QSizeF>& sizes,
                                                       const QRectF& kept_free) {
    std::vector<std::optional<QPointF>> places(sizes.size());
    if (sizes.size() > most_regions || geometry.count() > most_spaces) return places;
    if (!geometry.map().grid.isEmpty()) return places;
    std::vector<QRectF> taken;
    for (int space = 0; space < geometry.count(); ++space)
        taken.push_back(kept_free.translated(geometry.place(space).point));
    for (size_t region = 0; region < sizes.size(); ++region) {
        if (sizes[region].isEmpty()) continue;
        places[region] = place_of(geometry, static_cast<int>(region), sizes[region], taken);
        if (places[region]) taken.push_back(around(*places[region], sizes[region]));
    }
    return places;
}

}  // namespace fronteira::board
