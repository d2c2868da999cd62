// SPDX-License-Identifier: MIT
#pragma once

#include <QLineF>
#include <QRectF>
#include <vector>

// Where the name of a space may stand. Places are ways from the middle of the coin to the middle of
// the name, the best first; sizes are those of the pictures.

namespace fronteira::board {

/// Below the coin, above, or at a side of it; on the space itself where there is no coin.
std::vector<QPointF> places_beside(QSizeF coin, QSizeF name);
/// At a corner of the coin, or shifted along its upper or lower edge.
std::vector<QPointF> places_askew(QSizeF coin, QSizeF name);
/// All around and `distance` away, for a name that a line ties to its coin.
std::vector<QPointF> places_away(QSizeF coin, QSizeF name, double distance);

/// That line, from the rim of the coin to the name.
QLineF leader(QRectF coin, QRectF name);

}  // namespace fronteira::board
