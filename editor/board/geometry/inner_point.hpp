// SPDX-License-Identifier: MIT
#pragma once

#include <QPolygonF>
#include <QVector>

namespace fronteira::board {

/// A point and how far it is from the nearest border; the distance is negative outside.
struct InnerPoint {
    QPointF point;
    double clearance = 0;
};

bool is_inside(const QVector<QPolygonF>& rings, QPointF point);

/// How far inside the rings (even-odd) a point lies.
double clearance_at(const QVector<QPolygonF>& rings, QPointF point);

/// The point farthest from every border: where a coin has most room. Exact to a hundredth of the
/// area's extent. After V. Agafonkin's "polylabel": squares that could hold a better point are
/// quartered.
InnerPoint find_inner_point(const QVector<QPolygonF>& rings);

}  // namespace fronteira::board
