// SPDX-License-Identifier: MIT
#include "board/tokens/label_places.hpp"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fronteira::board {
namespace {

constexpr double gap = 1;  // between a coin and a name beside it
constexpr int directions = 24;

/// How far apart the middles are where both touch, with the gap between them at the sides; above
/// and below the soft rims may overlap.
QPointF apart(QSizeF coin, QSizeF name) {
    return {(coin.width() + name.width()) / 2 + gap, (coin.height() + name.height()) / 2 - gap};
}

QPointF nearest(const QRectF& box, QPointF to) {
    return {std::clamp(to.x(), box.left(), box.right()),
            std::clamp(to.y(), box.top(), box.bottom())};
}

}  // namespace

std::vector<QPointF> places_beside(QSizeF coin, QSizeF name) {
    const QPointF way = apart(coin, name);
    if (coin.height() <= 0) return {{0, 0}, {0, way.y()}, {0, -way.y()}};
    return {{0, way.y()}, {0, -way.y()}, {way.x(), 0}, {-way.x(), 0}};
}

std::vector<QPointF> places_askew(QSizeF coin, QSizeF name) {
    const QPointF way = apart(coin, name);
    std::vector<QPointF> places;
    for (const double part : {0.35, 0.7, 1.0})
        for (const double side : {1.0, -1.0})
            for (const double below : {1.0, -1.0})
                places.emplace_back(side * part * way.x(), below * way.y());
    return places;
}

std::vector<QPointF> places_away(QSizeF coin, QSizeF name, double distance) {
    const QPointF way = apart(coin, name);
    std::vector<QPointF> places;
    for (int i = 0; i < directions; ++i) {
        const double angle = 2 * std::numbers::pi * i / directions;
        places.emplace_back(std::cos(angle) * (way.x() + distance),
                            std::sin(angle) * (way.y() + distance));
    }
    return places;
}

QLineF leader(QRectF coin, QRectF name) {
    const QPointF end = nearest(name, coin.center());
    return {nearest(coin, end), end};
}

}  // namespace fronteira::board
