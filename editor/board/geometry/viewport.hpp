// SPDX-License-Identifier: MIT
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QTransform>

namespace fronteira::board {

/// Which part of a map an item shows: a point of the map times `scale`, plus `offset`, is a point
/// of the item.
class Viewport {
 public:
    /// An area of the map as large as it fits with a margin around it, in the middle.
    void fit(QSizeF item, const QRectF& area, double margin);
    /// Keeps the same part of the map in the middle when the item changes its size; what was fitted
    /// stays so.
    void resize(QSizeF item);

    /// Zooms by a factor so that the map stays where it is under a point of the item.
    void zoom_at(QPointF point, double factor);
    void pan(QPointF by);
    /// Brings a point of the map into the middle.
    void centre_on(QPointF of_map);
    /// Pans as little as shows a point of the map at least `margin` inside.
    void reveal(QPointF of_map, double margin);

    double scale() const { return scale_; }
    /// 1 when the area fits.
    double zoom() const { return fitted_scale_ > 0 ? scale_ / fitted_scale_ : 1; }
    bool is_fitted() const { return fitted_; }
    QPointF to_item(QPointF of_map) const { return of_map * scale_ + offset_; }
    QPointF to_map(QPointF of_item) const { return (of_item - offset_) / scale_; }
    QRectF map_area() const { return {to_map(QPointF()), item_ / scale_}; }
    QSizeF item() const { return item_; }
    QTransform transform() const { return {scale_, 0, 0, scale_, offset_.x(), offset_.y()}; }

    bool operator==(const Viewport&) const = default;

 private:
    void keep_inside();

    QSizeF item_;
    QRectF area_;
    double margin_ = 0;
    double scale_ = 1, fitted_scale_ = 1;
    QPointF offset_;
    bool fitted_ = true;
};

}  // namespace fronteira::board
