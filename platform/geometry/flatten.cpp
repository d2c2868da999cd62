// SPDX-License-Identifier: MIT
#include "geometry/flatten.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fronteira::geometry {
namespace {

constexpr int most_pieces = 256;
constexpr double pi = std::numbers::pi;

int counted(double pieces) {
    return pieces >= 1 && pieces < most_pieces ? static_cast<int>(std::ceil(pieces))
           : pieces < 1                        ? 1
                                               : most_pieces;
}

/// How far three control points are from an even row.
double bend(Position a, Position b, Position c) {
    return std::hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y);
}

/// A chord over an angle leaves a circle by radius * (1 - cos(angle / 2)).
int pieces_of_turn(double angle, double radius, double tolerance) {
    const double part = std::clamp(1 - tolerance / radius, -1.0, 1.0);
    const double step = 2 * std::acos(part);
    return step > 0 ? std::max(counted(std::abs(angle) / step), counted(std::abs(angle) / (pi / 2)))
                    : most_pieces;
}

double angle_between(Position u, Position v) {
    return std::atan2(u.x * v.y - u.y * v.x, u.x * v.x + u.y * v.y);
}

}  // namespace

// A Bezier curve of degree d is nowhere farther from n even chords than d (d - 1) / 8 times its
// greatest bend, divided by n squared.

void add_quadratic(Line& line, Position c, Position end, double tolerance) {
    const Position a = line.back();
    const int n = counted(std::sqrt(2.0 / 8 * bend(a, c, end) / tolerance));
    for (int i = 1; i < n; ++i) {
        const double t = double(i) / n;
        const double s = double(n - i) / n;
        line.push_back({s * s * a.x + 2 * s * t * c.x + t * t * end.x,
                        s * s * a.y + 2 * s * t * c.y + t * t * end.y});
    }
    line.push_back(end);
}

void add_cubic(Line& line, Position c, Position d, Position end, double tolerance) {
    const Position a = line.back();
    const int n =
        counted(std::sqrt(6.0 / 8 * std::max(bend(a, c, d), bend(c, d, end)) / tolerance));
    for (int i = 1; i < n; ++i) {
        const double t = double(i) / n;
        const double s = double(n - i) / n;
        const double sst = 3 * s * s * t;
        const double stt = 3 * s * t * t;
        line.push_back({s * s * s * a.x + sst * c.x + stt * d.x + t * t * t * end.x,
                        s * s * s * a.y + sst * c.y + stt * d.y + t * t * t * end.y});
    }
    line.push_back(end);
}

// The way from end points to centre is that of the SVG recommendation, appendix B.2.4.
void add_arc(Line& line, const Arc& arc, Position end, double tolerance) {
    const Position start = line.back();
    double rx = std::abs(arc.radius_x);
    double ry = std::abs(arc.radius_y);
    const bool is_line = !(rx > 0) || !(ry > 0) || start == end;
    if (is_line) return line.push_back(end);
    const double phi = std::fmod(arc.turn, 360.0) * pi / 180;
    const double cosine = std::cos(phi);
    const double sine = std::sin(phi);
    const double hx = (start.x - end.x) / 2;
    const double hy = (start.y - end.y) / 2;
    const double x1 = cosine * hx + sine * hy;
    const double y1 = -sine * hx + cosine * hy;
    const double excess = (x1 / rx) * (x1 / rx) + (y1 / ry) * (y1 / ry);
    if (excess > 1) {
        rx *= std::sqrt(excess);
        ry *= std::sqrt(excess);
    }
    const double root = std::sqrt(std::max(0.0, 1 / std::min(excess, 1.0) - 1));
    const double sign = arc.large == arc.clockwise ? -1 : 1;
    const double cx1 = sign * root * rx * y1 / ry;
    const double cy1 = -sign * root * ry * x1 / rx;
    const Position centre{cosine * cx1 - sine * cy1 + (start.x + end.x) / 2,
                          sine * cx1 + cosine * cy1 + (start.y + end.y) / 2};
    const Position from{(x1 - cx1) / rx, (y1 - cy1) / ry};
    const Position to{(-x1 - cx1) / rx, (-y1 - cy1) / ry};
    const double first = std::atan2(from.y, from.x);
    double angle = angle_between(from, to);
    if (arc.clockwise && angle < 0) angle += 2 * pi;
    if (!arc.clockwise && angle > 0) angle -= 2 * pi;
    const int n = pieces_of_turn(angle, std::max(rx, ry), tolerance);
    for (int i = 1; i < n; ++i) {
        const double at = first + angle * i / n;
        const double x = rx * std::cos(at);
        const double y = ry * std::sin(at);
        line.push_back({centre.x + cosine * x - sine * y, centre.y + sine * x + cosine * y});
    }
    line.push_back(end);
}

Line ellipse(Position centre, double radius_x, double radius_y, double tolerance) {
    const int n = std::max(8, pieces_of_turn(2 * pi, std::max(radius_x, radius_y), tolerance));
    Line line;
    for (int i = 0; i < n; ++i) {
        const double at = 2 * pi * i / n;
        line.push_back({centre.x + radius_x * std::cos(at), centre.y + radius_y * std::sin(at)});
    }
    return line;
}

}  // namespace fronteira::geometry
