// SPDX-License-Identifier: MIT
#include "board/meshes/line_meshes.hpp"

#include "board/geometry/inner_point.hpp"
#include "board/meshes/stroke.hpp"

#include <QLineF>
#include <algorithm>
#include <cmath>
#include <set>

namespace fronteira::board {
namespace {

constexpr double space_width = 1.5, region_width = 3, coast_width = 1.5;  // pixels
constexpr double shallows_width = 9;
constexpr double dot_width = 3, dot_distance = 7.5;
constexpr double land_dot_width = 4, dot_halo = 3;  // where it lies on land
constexpr int looks_at_a_link = 200;
constexpr double most_looks = 5e8;  // at corners, for all links; the rest go from middle to middle
constexpr double most_dots = 100'000;  // of a map, which may have any links; the rest are lines
// A line between neighbours, as pictures have it, is at most this part of the map's longer side
// wide: what is narrower passes for a border.
constexpr double widest_line = 1 / 150.0;
// Where spaces are this small on the screen, lines are hard and rough: nobody sees it, and there
// are many.
constexpr double small_space = 14, fine = 0.3, rough = 0.9;
constexpr int many_spaces = 1000;
constexpr int graticule_cells = 12;  // across the longer side

double width_of(Border::Kind kind) {
    switch (kind) {
        case Border::Kind::coast:
            return coast_width;
        case Border::Kind::spaces:
            return space_width;
        case Border::Kind::regions:
            break;
    }
    return region_width;
}

QColor colour_of(Border::Kind kind, const BoardStyle& style) {
    switch (kind) {
        case Border::Kind::coast:
            return style.coast;
        case Border::Kind::spaces:
            return style.space_border;
        case Border::Kind::regions:
            break;
    }
    return style.region_border;
}

bool is_in(const MapGeometry& geometry, int space, QPointF point) {
    return geometry.extent(space).contains(point) &&
           is_inside(geometry.map().spaces[space].rings, point);
}

/// The part of a stretch that lies outside of both spaces, so that dots run from coast to coast.
Stretch over_sea(const MapGeometry& geometry, int from, int to, Stretch stretch) {
    constexpr int steps = looks_at_a_link;
    const auto at = [&](int step) {
        return stretch.from + (stretch.to - stretch.from) * step / steps;
    };
    int first = 0, last = steps;
    for (int step = 0; step <= steps; ++step)
        if (is_in(geometry, from, at(step))) first = step;
    for (int step = steps; step > first; --step)
        if (is_in(geometry, to, at(step))) last = step;
    return {at(first), at(last)};
}

/// What that costs.
double looks_for_sea(const MapGeometry& geometry, int from, int to) {
    qsizetype corners = 0;
    for (const int space : {from, to})
        for (const QPolygonF& ring : geometry.map().spaces[space].rings) corners += ring.size();
    return looks_at_a_link * static_cast<double>(corners);
}

double length_of(const Stretch& stretch) {
    const QPointF way = stretch.to - stretch.from;
    return std::hypot(way.x(), way.y());
}

/// Three dots with a halo across the coasts: a strait that is too narrow for dots has a bridge.
void bridge(Mesh& mesh, const Stretch& way, const Stretch& sea, const Pen& dots, const Pen& halo,
            double distance) {
    if (length_of(way) < 3 * distance) return;  // it would be longer than the way
    const QPointF middle = (sea.from + sea.to) / 2;
    const QPointF half = (way.to - way.from) / length_of(way) * 2 * distance;
    for (const Pen& pen : {halo, dots})
        dot_line(mesh, middle - half, middle + half, distance * 0.999, pen);
}

/// Pairs of spaces that an outline joins.
std::set<std::pair<int, int>> touching(const MapDrawing& map) {
    struct Place {
        double x, y;
        int space;
        bool operator<(const Place& other) const {
            return std::tie(x, y, space) < std::tie(other.x, other.y, other.space);
        }
    };
    std::vector<Place> corners;
    for (int space = 0; space < map.spaces.size(); ++space)
        for (const QPolygonF& ring : map.spaces[space].rings)
            for (const QPointF& corner : ring) corners.push_back({corner.x(), corner.y(), space});
    std::sort(corners.begin(), corners.end());
    std::set<std::pair<int, int>> pairs;
    for (size_t i = 0; i < corners.size(); ++i)
        for (size_t j = i + 1;
             j < corners.size() && corners[j].x == corners[i].x && corners[j].y == corners[i].y;
             ++j)
            if (corners[i].space != corners[j].space)
                pairs.insert({corners[i].space, corners[j].space});
    return pairs;
}

/// Dots over the sea, or a line where a map has had its dots.
void dots_or_line(Mesh& mesh, const Stretch& sea, double distance, const Pen& pen,
                  double& dots_left) {
    const double dots = length_of(sea) / distance;
    if (dots > dots_left) return stroke(mesh, {sea.from, sea.to}, false, pen);
    dot_line(mesh, sea.from, sea.to, distance, pen);
    dots_left -= dots;
}

}  // namespace

Mesh graticule_mesh(QSizeF map, const BoardStyle& style, double pixel) {
    Mesh mesh;
    const double cell = std::max(map.width(), map.height()) / graticule_cells;
    const Pen pen{style.graticule, pixel, pixel};
    const QRectF wide(-map.width(), -map.height(), 3 * map.width(), 3 * map.height());
    if (cell <= 0) return mesh;
    for (double x = std::ceil(wide.left() / cell) * cell; x <= wide.right(); x += cell)
        stroke(mesh, {{x, wide.top()}, {x, wide.bottom()}}, false, pen);
    for (double y = std::ceil(wide.top() / cell) * cell; y <= wide.bottom(); y += cell)
        stroke(mesh, {{wide.left(), y}, {wide.right(), y}}, false, pen);
    return mesh;
}

Mesh shallows_mesh(const MapGeometry& geometry, const BoardStyle& style, double pixel) {
    Mesh mesh;
    for (const Border& border : geometry.borders())
        if (border.kind == Border::Kind::coast)
            stroke(mesh, border.points, border.closed,
                   {style.shallows, shallows_width * pixel, pixel});
    return mesh;
}

double roughness(const MapGeometry& geometry, double pixel) {
    const QSizeF area = geometry.inhabited().size();
    const double side =
        std::sqrt(area.width() * area.height() / std::max(1, geometry.count())) / pixel;
    return side < small_space && geometry.count() > many_spaces ? rough * pixel : 0;
}

TiledMesh border_mesh(const MapGeometry& geometry, const BoardStyle& style, double pixel) {
    TiledMesh mesh(geometry.inhabited(), geometry.borders().size());
    const double tolerance = roughness(geometry, pixel);
    for (const Border& border : geometry.borders()) {
        const Pen pen{colour_of(border.kind, style),
                      width_of(border.kind) * pixel * (tolerance > 0 ? 0.6 : 1),
                      tolerance > 0 ? 0 : pixel};
        const std::vector<QPointF> line =
            simplified(border.points, std::max(tolerance, fine * pixel));
        QRectF extent(line.front(), QSizeF(0, 0));
        for (const QPointF& point : line)
            extent = QRectF(
                QPointF(std::min(extent.left(), point.x()), std::min(extent.top(), point.y())),
                QPointF(std::max(extent.right(), point.x()), std::max(extent.bottom(), point.y())));
        stroke(mesh.mesh(mesh.tile_for(extent)), line, border.closed, pen);
    }
    return mesh;
}

std::vector<Stretch> way_between(const MapGeometry& geometry, int from, int to) {
    const QPointF a = geometry.place(from).point, b = geometry.place(to).point;
    if (!geometry.around_the_edge(from, to)) return {{a, b}};
    const double world = std::copysign(geometry.map().size.width(), b.x() - a.x());
    // The other end as seen from this one, beyond the nearer side of the map; the sides are where
    // to stop.
    const QPointF b_beyond = b - QPointF(world, 0);
    const double side = world > 0 ? 0 : -world;
    const double part = (side - a.x()) / (b_beyond.x() - a.x());
    const QPointF leave = a + (b_beyond - a) * part;
    return {{a, leave}, {leave + QPointF(world, 0), b}};
}

Mesh link_mesh(const MapGeometry& geometry, const QVariantMap& looks, const BoardStyle& style,
               double pixel) {
    Mesh mesh;
    if (!geometry.map().grid.isEmpty()) return mesh;
    const double distance = dot_distance * pixel;
    const Pen pen{style.sea_link, dot_width * pixel, pixel};
    const Pen on_land{style.sea_link, land_dot_width * pixel, pixel};
    const Pen halo{style.halo, (land_dot_width + dot_halo) * pixel, pixel};
    const QSizeF size = geometry.map().size;
    const double gap = widest_line * std::max(size.width(), size.height());
    const std::set<std::pair<int, int>> neighbours = touching(geometry.map());
    std::set<std::pair<int, int>> drawn;
    double dots_left = most_dots, looks_left = most_looks;
    for (const DrawnLink& link : geometry.map().links) {
        const std::pair<int, int> pair = std::minmax({link.from, link.to});
        const QString look = looks.value(link.kind).toString();
        if (look == "none" || (look != "dotted" && neighbours.contains(pair))) continue;
        const std::vector<Stretch> way = way_between(geometry, link.from, link.to);
        std::vector<Stretch> sea;
        const double looks_here = looks_for_sea(geometry, link.from, link.to);
        for (const Stretch& stretch : way) {
            const bool near = looks_here <= looks_left;
            sea.push_back(near ? over_sea(geometry, link.from, link.to, stretch) : stretch);
            if (near) looks_left -= looks_here;
        }
        if (look == "border" && way.size() == 1 && length_of(sea[0]) < gap) continue;
        if (!drawn.insert(pair).second) continue;
        if (way.size() == 1 && length_of(sea[0]) < 3 * distance)
            bridge(mesh, way[0], sea[0], on_land, halo, distance);
        else
            for (const Stretch& stretch : sea)
                dots_or_line(mesh, stretch, distance, pen, dots_left);
    }
    return mesh;
}

}  // namespace fronteira::board
