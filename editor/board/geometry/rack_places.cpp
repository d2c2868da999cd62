// SPDX-License-Identifier: MIT
#include "board/geometry/rack_places.hpp"

#include "board/meshes/stroke.hpp"

namespace fronteira::board {
namespace {

using RackEdge = BoardRack::Edge;

// In parts of a cell.
constexpr double rack_depth = 0.8;
constexpr double near_gap = 0.16;
constexpr double far_gap = 0.42;  // where the coordinates of the grid stand
constexpr double pointer_half = 0.16, pointer_depth = 0.12;
constexpr double colour_share = 0.3;                  // of the owner's colour in that of the places
constexpr double place_line = 1.5, legal_line = 2.5;  // pixels

bool lies(RackEdge edge) {
    return edge == RackEdge::top || edge == RackEdge::bottom;
}

QSizeF cell_of(const MapGeometry& geometry) {
    const QSize grid = geometry.map().grid;
    return {geometry.inhabited().width() / grid.width(),
            geometry.inhabited().height() / grid.height()};
}

/// On the screen: a board that is turned has what lies below above.
RackEdge seen_edge(const MapGeometry& geometry, RackEdge edge) {
    if (!geometry.map().turned) return edge;
    switch (edge) {
        case RackEdge::top:
            return RackEdge::bottom;
        case RackEdge::bottom:
            return RackEdge::top;
        case RackEdge::left:
            return RackEdge::right;
        case RackEdge::right:
            break;
    }
    return RackEdge::left;
}

double gap_of(RackEdge edge) {
    return edge == RackEdge::top || edge == RackEdge::left ? far_gap : near_gap;
}

std::vector<QPointF> corners(const QRectF& box) {
    return {box.topLeft(), box.topRight(), box.bottomRight(), box.bottomLeft()};
}

/// On the edge of the middle place that faces the grid, toward it. What lies between belongs to the
/// coordinates.
std::vector<QPointF> pointer_of(const MapGeometry& geometry, const BoardRack& rack) {
    const QRectF box = rack_place(geometry, rack, static_cast<int>(rack.places.size()) / 2);
    const QSizeF cell = cell_of(geometry);
    const QPointF middle = box.center();
    const RackEdge edge = seen_edge(geometry, rack.edge);
    if (lies(edge)) {
        const bool above = edge == RackEdge::top;
        const double tip = above ? box.bottom() : box.top();
        const double base = tip + (above ? -1 : 1) * pointer_depth * cell.height();
        const double half = pointer_half * cell.width();
        return {{middle.x(), tip}, {middle.x() + half, base}, {middle.x() - half, base}};
    }
    const bool before = edge == RackEdge::left;
    const double tip = before ? box.right() : box.left();
    const double base = tip + (before ? -1 : 1) * pointer_depth * cell.width();
    const double half = pointer_half * cell.height();
    return {{tip, middle.y()}, {base, middle.y() + half}, {base, middle.y() - half}};
}

}  // namespace

QRectF rack_place(const MapGeometry& geometry, const BoardRack& rack, int place) {
    if (geometry.map().grid.isEmpty()) return {};
    const QRectF grid = geometry.inhabited();
    const QSizeF cell = cell_of(geometry);
    const RackEdge edge = seen_edge(geometry, rack.edge);
    const QSize cells = geometry.map().grid;
    const int before = rack.middle + place - static_cast<int>(rack.places.size() - 1) / 2;
    const double along = !geometry.map().turned ? before
                         : lies(edge)           ? cells.width() - 1 - before
                                                : cells.height() - 1 - before;
    const double gap = gap_of(edge);
    if (lies(edge)) {
        const double top = edge == RackEdge::top ? grid.top() - (gap + rack_depth) * cell.height()
                                                 : grid.bottom() + gap * cell.height();
        return {grid.left() + along * cell.width(), top, cell.width(), rack_depth * cell.height()};
    }
    const double left = edge == RackEdge::left ? grid.left() - (gap + rack_depth) * cell.width()
                                               : grid.right() + gap * cell.width();
    return {left, grid.top() + along * cell.height(), rack_depth * cell.width(), cell.height()};
}

QRectF area_with_racks(const MapGeometry& geometry, const QVector<BoardRack>& racks) {
    QRectF area = geometry.inhabited();
    if (geometry.map().grid.isEmpty()) return area;
    for (BoardRack rack : racks) {
        if (rack.places.isEmpty()) continue;
        const QSize cells = geometry.map().grid;
        for (const int end : {0, (lies(rack.edge) ? cells.width() : cells.height()) - 1}) {
            rack.middle = end;
            area =
                area.united(rack_place(geometry, rack, 0))
                    .united(rack_place(geometry, rack, static_cast<int>(rack.places.size()) - 1));
        }
    }
    return area;
}

Mesh rack_mesh(const MapGeometry& geometry, const QVector<BoardRack>& racks,
               const BoardStyle& style, double pixel) {
    Mesh mesh;
    if (geometry.map().grid.isEmpty()) return mesh;
    for (const BoardRack& rack : racks) {
        std::vector<std::vector<QPointF>> legal;
        for (int place = 0; place < rack.places.size(); ++place) {
            const auto box = corners(rack_place(geometry, rack, place));
            fill_convex(mesh, box, {mixed(rack.colour, style.land, colour_share), 0, pixel});
            stroke(mesh, box, true, {style.space_border, place_line * pixel, pixel});
            if (rack.places[place].look.state == SpaceLook::State::legal) legal.push_back(box);
        }
        if (!rack.places.isEmpty())
            fill_convex(mesh, pointer_of(geometry, rack), {rack.colour, 0, pixel});
        for (const auto& box : legal)
            stroke(mesh, box, true, {style.accent, legal_line * pixel, pixel});
    }
    return mesh;
}

}  // namespace fronteira::board
