// SPDX-License-Identifier: MIT
#include "board/meshes/stroke.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fronteira::board {
namespace {

constexpr double sharpest = 2.0;  // how far a mitre may reach, in half widths
constexpr int dot_corners = 8;

QPointF left_of(QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    return length > 0 ? QPointF(way.y(), -way.x()) / length : QPointF();
}

/// The way outwards at a corner, as long as keeps both lines one unit wide.
QPointF mitre(QPointF before, QPointF after) {
    if (before.isNull()) return after;
    if (after.isNull()) return before;
    const QPointF sum = before + after;
    const double square = QPointF::dotProduct(sum, sum);
    if (square < 1e-6) return after;  // the line turns back
    const double reach = std::min(2 / std::sqrt(square), sharpest);
    return sum / std::sqrt(square) * reach;
}

/// Adds the vertices across a line: faded, full, full, faded, or two for hard edges.
uint32_t across(Mesh& mesh, QPointF at, QPointF out, const Pen& pen) {
    if (pen.soft <= 0) {
        mesh.add(at + out * (pen.width / 2), pen.colour);
        return mesh.add(at - out * (pen.width / 2), pen.colour) - 1;
    }
    // A line thinner than its soft edges is as wide as these, and fainter instead.
    const double width = std::max(pen.width, pen.soft), strength = pen.width / width;
    const double full = (width - pen.soft) / 2, faded = (width + pen.soft) / 2;
    const uint32_t first = mesh.add(at + out * faded, pen.colour, 0);
    mesh.add(at + out * full, pen.colour, strength);
    mesh.add(at - out * full, pen.colour, strength);
    mesh.add(at - out * faded, pen.colour, 0);
    return first;
}

void join(Mesh& mesh, uint32_t one, uint32_t other, const Pen& pen) {
    for (uint32_t i = 0; i < (pen.soft > 0 ? 3U : 1U); ++i) {
        mesh.add_triangle(one + i, one + i + 1, other + i);
        mesh.add_triangle(one + i + 1, other + i + 1, other + i);
    }
}

double distance_from_line(QPointF point, QPointF from, QPointF to) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const QPointF off = point - from;
    if (length <= 0) return std::hypot(off.x(), off.y());
    return std::abs(way.x() * off.y() - way.y() * off.x()) / length;
}

}  // namespace

std::vector<QPointF> simplified(const std::vector<QPointF>& points, double tolerance) {
    constexpr size_t longest = 12;  // points left out in a row, which bounds the work
    if (points.size() < 3) return points;
    std::vector<QPointF> kept = {points.front()};
    for (size_t last = 0; last + 1 < points.size();) {
        size_t next = last + 1;
        const auto all_near = [&](size_t end) {
            for (size_t i = last + 1; i < end; ++i)
                if (distance_from_line(points[i], points[last], points[end]) > tolerance)
                    return false;
            return true;
        };
        while (next + 1 < points.size() && next - last < longest && all_near(next + 1)) ++next;
        kept.push_back(points[next]);
        last = next;
    }
    return kept;
}

void stroke(Mesh& mesh, const std::vector<QPointF>& points, bool closed, const Pen& pen) {
    const size_t count = points.size();
    if (count < 2) return;
    uint32_t first = 0, before = 0;
    for (size_t i = 0; i < count; ++i) {
        const bool ends = !closed;
        const QPointF in =
            i > 0 || !ends ? left_of(points[(i + count - 1) % count], points[i]) : QPointF();
        const QPointF on =
            i + 1 < count || !ends ? left_of(points[i], points[(i + 1) % count]) : QPointF();
        const uint32_t now = across(mesh, points[i], mitre(in, on), pen);
        if (i == 0) first = now;
        if (i > 0) join(mesh, before, now, pen);
        before = now;
    }
    if (closed) join(mesh, before, first, pen);
}

void dot_line(Mesh& mesh, QPointF from, QPointF to, double distance, const Pen& pen) {
    const QPointF way = to - from;
    const double length = std::hypot(way.x(), way.y());
    const int dots = static_cast<int>(length / distance);
    for (int i = 1; i < dots; ++i) {
        const QPointF centre = from + way * (i / static_cast<double>(dots));
        std::vector<QPointF> corners;
        for (int corner = 0; corner < dot_corners; ++corner) {
            const double angle = 2 * std::numbers::pi * corner / dot_corners;
            corners.push_back(centre + QPointF(std::cos(angle), std::sin(angle)) * pen.width / 2);
        }
        fill_convex(mesh, corners, pen);
    }
}

void fill_convex(Mesh& mesh, const std::vector<QPointF>& corners, const Pen& pen) {
    QPointF centre;
    for (const QPointF& corner : corners) centre += corner / static_cast<double>(corners.size());
    const uint32_t middle = mesh.add(centre, pen.colour);
    const auto count = static_cast<uint32_t>(corners.size());
    for (const QPointF& corner : corners) {
        const QPointF out = corner - centre;
        const double length = std::max(1e-9, std::hypot(out.x(), out.y()));
        mesh.add(centre + out * ((length - pen.soft / 2) / length), pen.colour);
        mesh.add(centre + out * ((length + pen.soft / 2) / length), pen.colour, 0);
    }
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t one = middle + 1 + 2 * i, other = middle + 1 + 2 * ((i + 1) % count);
        mesh.add_triangle(middle, one, other);
        mesh.add_triangle(one, one + 1, other);
        mesh.add_triangle(one + 1, other + 1, other);
    }
}

}  // namespace fronteira::board
