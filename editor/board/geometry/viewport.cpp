// SPDX-License-Identifier: MIT
#include "board/geometry/viewport.hpp"

#include <algorithm>

namespace fronteira::board {
namespace {

constexpr double least_zoom = 0.8;
constexpr double most_zoom = 40;

/// The offset along one side: in the middle while the map is smaller than the item, else so that
/// the map covers at least the middle of the item.
double kept(double offset, double item, double map) {
    if (map <= item) return (item - map) / 2;
    return std::clamp(offset, item / 2 - map, item / 2);
}

}  // namespace

void Viewport::fit(QSizeF item, const QRectF& area, double margin) {
    item_ = item;
    area_ = area;
    margin_ = margin;
    const QSizeF room(std::max(1.0, item.width() - 2 * margin),
                      std::max(1.0, item.height() - 2 * margin));
    if (area.isEmpty()) return;
    scale_ = fitted_scale_ = std::min(room.width() / area.width(), room.height() / area.height());
    keep_inside();
}

void Viewport::resize(QSizeF item) {
    if (fitted_ || item_.isEmpty()) return fit(item, area_, margin_);
    const Viewport old = *this;
    const QPointF middle = to_map({item_.width() / 2, item_.height() / 2});
    fit(item, area_, margin_);
    scale_ = old.scale_;
    centre_on(middle);
}

void Viewport::zoom_at(QPointF point, double factor) {
    const QPointF kept_point = to_map(point);
    scale_ = std::clamp(scale_ * factor, fitted_scale_ * least_zoom, fitted_scale_ * most_zoom);
    offset_ = point - kept_point * scale_;
    keep_inside();
}

void Viewport::pan(QPointF by) {
    offset_ += by;
    keep_inside();
}

void Viewport::centre_on(QPointF of_map) {
    offset_ = QPointF(item_.width() / 2, item_.height() / 2) - of_map * scale_;
    keep_inside();
}

void Viewport::reveal(QPointF of_map, double margin) {
    const QPointF now = to_item(of_map);
    const auto missing = [margin](double at, double size) {
        const double edge = std::min(margin, size / 2);
        return std::clamp(at, edge, size - edge) - at;
    };
    const QPointF by(missing(now.x(), item_.width()), missing(now.y(), item_.height()));
    if (!by.isNull()) pan(by);
}

void Viewport::keep_inside() {
    const QPointF corner = area_.topLeft() * scale_;
    const QPointF start = offset_ + corner;
    offset_ = QPointF(kept(start.x(), item_.width(), area_.width() * scale_),
                      kept(start.y(), item_.height(), area_.height() * scale_)) -
              corner;
    // At that scale there is only one place for it, wherever it was moved to.
    fitted_ = qFuzzyCompare(scale_, fitted_scale_);
}

}  // namespace fronteira::board
