// SPDX-License-Identifier: MIT
#include "board/meshes/state_meshes.hpp"

#include "board/meshes/land_mesh.hpp"
#include "board/meshes/line_meshes.hpp"
#include "board/meshes/stroke.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::board {
namespace {

constexpr double legal_width = 1.75, chosen_width = 3, lift = 2, shadow = 3;  // pixels
constexpr double reach_width = 3, reached_strength = 0.45, crossed_strength = 0.2;
constexpr double focus_width = 2.5, focus_halo = 5.5;
constexpr double arrow_width = 5, arrow_halo = 8, arrow_head = 17;
constexpr double coin_width = 27, coin_height = 16;  // half of what an arrow keeps free at its ends
constexpr double arrow_bulge = 0.14;                 // of its length
constexpr int arrow_steps = 24;

void outline(Mesh& mesh, const MapGeometry& geometry, int space, const Pen& pen,
             QPointF moved = {}) {
    for (const QPolygonF& ring : geometry.map().spaces[space].rings) {
        std::vector<QPointF> points(ring.begin(), ring.end());
        for (QPointF& point : points) point += moved;
        stroke(mesh, points, true, pen);
    }
}

std::vector<QPointF> bow(QPointF from, QPointF to) {
    const QPointF way = to - from;
    const QPointF middle = (from + to) / 2 + QPointF(way.y(), -way.x()) * arrow_bulge;
    std::vector<QPointF> points;
    for (int i = 0; i <= arrow_steps; ++i) {
        const double t = i / static_cast<double>(arrow_steps);
        points.push_back(from * (1 - t) * (1 - t) + middle * (2 * t * (1 - t)) + to * t * t);
    }
    return points;
}

double length_between(QPointF a, QPointF b) {
    return std::hypot(a.x() - b.x(), a.y() - b.y());
}

/// Takes points off the end until the next one lies outside of what `covers` says.
template <class Covers>
void shorten_end(std::vector<QPointF>& points, Covers covers) {
    while (points.size() > 2 && covers(points[points.size() - 2])) points.pop_back();
    QPointF inner = points[points.size() - 2], outer = points.back();
    for (int i = 0; i < 12; ++i)
        (covers((inner + outer) / 2) ? outer : inner) = (inner + outer) / 2;
    points.back() = inner;
}

/// A coin with its number, around a place.
auto coin_at(QPointF place, double pixel, double share) {
    return [=](QPointF point) {
        const QPointF off = (point - place) / (pixel * share);
        return std::hypot(off.x() / coin_width, off.y() / coin_height) < 1;
    };
}

/// The colours of an arrow and of what sets it off.
struct Inks {
    QColor colour, halo;
};

QColor faded(QColor colour, double strength) {
    colour.setAlphaF(static_cast<float>(colour.alphaF() * strength));
    return colour;
}

void arrow(Mesh& mesh, std::vector<QPointF> points, bool head, const Inks& inks,
           const BoardStyle& style, double pixel) {
    const double whole = length_between(points.front(), points.back());
    // Between neighbours whose coins nearly touch there must be an arrow all the same.
    const double share = std::min(style.text_scale, whole / (pixel * 3 * coin_width));
    std::reverse(points.begin(), points.end());
    shorten_end(points, coin_at(points.back(), pixel, share));
    std::reverse(points.begin(), points.end());
    if (head) shorten_end(points, coin_at(points.back(), pixel, share));
    const QPointF tip = points.back();
    const double size = std::min(arrow_head * pixel, whole / 3);
    if (head)
        shorten_end(points, [&](QPointF point) { return length_between(point, tip) < size * 0.8; });
    const QPointF way = (tip - points.back()) / std::max(1e-9, length_between(tip, points.back()));
    const QPointF side(way.y(), -way.x());
    const QPointF foot = tip - way * size;
    const std::vector<QPointF> triangle = {tip, foot + side * size * 0.55,
                                           foot - side * size * 0.55};
    stroke(mesh, points, false, {inks.halo, arrow_halo * pixel, pixel});
    if (head) stroke(mesh, triangle, true, {inks.halo, (arrow_halo - arrow_width) * pixel, pixel});
    stroke(mesh, points, false, {inks.colour, arrow_width * pixel, pixel});
    if (head) fill_convex(mesh, triangle, {inks.colour, 0, pixel});
}

}  // namespace

Mesh edge_mesh(const MapGeometry& geometry, const BoardPainting& painting, const BoardStyle& style,
               double pixel) {
    Mesh mesh;
    for (const auto state : {SpaceLook::State::legal, SpaceLook::State::chosen}) {
        const bool chosen = state == SpaceLook::State::chosen;
        const Pen pen{style.accent, (chosen ? chosen_width : legal_width) * pixel, pixel};
        for (int space = 0; space < geometry.count(); ++space)
            if (painting.at(space).state == state) outline(mesh, geometry, space, pen);
    }
    return mesh;
}

Mesh reach_mesh(const MapGeometry& geometry, const BoardReach& reach, const BoardStyle& style,
                double pixel) {
    Mesh mesh;
    const auto known = [&](int space) { return space >= 0 && space < geometry.count(); };
    for (const int space : reach.crossed)
        if (known(space))
            mesh.add(geometry.triangles(space), faded(style.danger, crossed_strength));
    for (const int space : reach.reached) {
        if (!known(space)) continue;
        mesh.add(geometry.triangles(space), faded(style.danger, reached_strength));
        outline(mesh, geometry, space, {style.danger, reach_width * pixel, pixel});
    }
    return mesh;
}

Mesh lifted_mesh(const MapGeometry& geometry, int space, const SpaceLook& look,
                 const BoardStyle& style, double pixel) {
    Mesh mesh;
    const QPointF up(0, -lift * pixel), down(0, shadow * pixel);
    mesh.add(geometry.triangles(space), style.shade, down);
    const QColor colour = land_colour(geometry.map(), space, look, style);
    mesh.add(geometry.triangles(space), mixed(style.light_ink, colour, 0.14), up);
    const bool accent =
        look.state == SpaceLook::State::legal || look.state == SpaceLook::State::chosen;
    outline(mesh, geometry, space,
            {accent ? style.accent : style.coast, (accent ? chosen_width : 2) * pixel, pixel}, up);
    return mesh;
}

Mesh focus_mesh(const MapGeometry& geometry, int space, const BoardStyle& style, double pixel) {
    Mesh mesh;
    outline(mesh, geometry, space, {style.halo, focus_halo * pixel, pixel});
    outline(mesh, geometry, space, {style.focus, focus_width * pixel, pixel});
    return mesh;
}

void add_pulse(Mesh& mesh, const MapGeometry& geometry, int space, const BoardStyle& style,
               double strength, double pixel) {
    QColor colour = style.accent;
    colour.setAlphaF(static_cast<float>(0.7 * strength));
    mesh.add(geometry.triangles(space), colour);
    colour.setAlphaF(static_cast<float>(strength));
    outline(mesh, geometry, space, {colour, (chosen_width + 3 * strength) * pixel, pixel});
}

void add_arrow(Mesh& mesh, const MapGeometry& geometry, const BoardArrow& one,
               const BoardStyle& style, double pixel, Flight flight) {
    const auto known = [&](int space) { return space >= 0 && space < geometry.count(); };
    if (!known(one.from) || !known(one.to) || one.from == one.to) return;
    const Inks inks{faded(one.colour.isValid() ? one.colour : style.accent, flight.strength),
                    faded(style.halo, flight.strength)};
    const std::vector<Stretch> way = way_between(geometry, one.from, one.to);
    for (size_t i = 0; i < way.size(); ++i) {
        std::vector<QPointF> points = way.size() == 1
                                          ? bow(way[i].from, way[i].to)
                                          : std::vector<QPointF>{way[i].from, way[i].to};
        const auto kept = static_cast<size_t>(std::ceil(arrow_steps * flight.gone) + 1);
        if (way.size() == 1) points.resize(std::max<size_t>(arrow_steps / 3, kept));
        arrow(mesh, points, i + 1 == way.size(), inks, style, pixel);
    }
}

Mesh arrow_mesh(const MapGeometry& geometry, const BoardPainting& painting, const BoardStyle& style,
                double pixel) {
    Mesh mesh;
    for (const BoardArrow& one : painting.arrows()) add_arrow(mesh, geometry, one, style, pixel);
    return mesh;
}

}  // namespace fronteira::board
