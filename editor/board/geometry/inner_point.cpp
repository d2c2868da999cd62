// SPDX-License-Identifier: MIT
#include "board/geometry/inner_point.hpp"

#include <algorithm>
#include <cmath>
#include <queue>

namespace fronteira::board {
namespace {

// A good place, in a shape of many corners, and not the best there is for any price.
constexpr size_t most_looks_at_corners = 20'000'000;
constexpr size_t fewest_looks = 400;

double squared_distance(QPointF p, QPointF a, QPointF b) {
    const QPointF along = b - a;
    const double length = QPointF::dotProduct(along, along);
    const double t =
        length > 0 ? std::clamp(QPointF::dotProduct(p - a, along) / length, 0.0, 1.0) : 0;
    const QPointF off = p - (a + t * along);
    return QPointF::dotProduct(off, off);
}

struct Square {
    QPointF centre;
    double half;
    double clearance;
    double promise() const { return clearance + half * std::sqrt(2); }
    bool operator<(const Square& other) const { return promise() < other.promise(); }
};

QRectF extent(const QVector<QPolygonF>& rings) {
    QRectF box;
    for (const QPolygonF& ring : rings) box = box.united(ring.boundingRect());
    return box;
}

}  // namespace

bool is_inside(const QVector<QPolygonF>& rings, QPointF p) {
    bool inside = false;
    for (const QPolygonF& ring : rings) {
        QPointF a = ring.last();
        for (const QPointF& b : ring) {
            const bool crosses = (b.y() > p.y()) != (a.y() > p.y());
            if (crosses && p.x() < (a.x() - b.x()) * (p.y() - b.y()) / (a.y() - b.y()) + b.x())
                inside = !inside;
            a = b;
        }
    }
    return inside;
}

double clearance_at(const QVector<QPolygonF>& rings, QPointF p) {
    double nearest = INFINITY;
    for (const QPolygonF& ring : rings) {
        QPointF before = ring.last();
        for (const QPointF& corner : ring) {
            nearest = std::min(nearest, squared_distance(p, before, corner));
            before = corner;
        }
    }
    return (is_inside(rings, p) ? 1 : -1) * std::sqrt(nearest);
}

InnerPoint find_inner_point(const QVector<QPolygonF>& rings) {
    const QRectF box = extent(rings);
    if (box.isEmpty()) return {box.center(), 0};
    const double precision = std::max(box.width(), box.height()) / 100;
    // A sliver is looked at in squares that it does not fill, or there would be no end of them.
    const double side = std::max(std::min(box.width(), box.height()), precision);
    std::priority_queue<Square> open;
    size_t corners = 1;
    for (const QPolygonF& ring : rings) corners += static_cast<size_t>(ring.size());
    size_t looks = 0;
    const size_t most_looks = std::max(fewest_looks, most_looks_at_corners / corners);
    const auto look_at = [&](QPointF centre, double half) {
        ++looks;
        open.push({centre, half, clearance_at(rings, centre)});
    };
    for (double x = box.left(); x < box.right(); x += side)
        for (double y = box.top(); y < box.bottom(); y += side)
            look_at({x + side / 2, y + side / 2}, side / 2);
    InnerPoint best{box.center(), clearance_at(rings, box.center())};
    while (!open.empty() && looks < most_looks) {
        const Square square = open.top();
        open.pop();
        if (square.clearance > best.clearance) best = {square.centre, square.clearance};
        if (square.promise() - best.clearance <= precision) break;
        const double half = square.half / 2;
        for (const double dx : {-half, half})
            for (const double dy : {-half, half}) look_at(square.centre + QPointF(dx, dy), half);
    }
    return best;
}

}  // namespace fronteira::board
