// SPDX-License-Identifier: MIT
// Moves the picture under the map, and makes it larger or smaller by its corners.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/tools/canvas_tool.hpp"

#include <array>
#include <utility>

namespace fronteira::map_edit {
namespace {

constexpr double handle_reach = 14;  // pixels around a corner that belong to it
constexpr double least = 20;         // units of the plane

class PictureTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& pointer) override {
        if (!can_move()) return false;
        began_ = place();
        pushed_ = 0;
        from_ = canvas_.view().to_map(pointer.item);
        corner_ = corner_at(pointer.item);
        canvas_.picture()->beginGesture();
        return corner_ >= 0 || began_.contains(from_);
    }

    void drag(const Pointer& pointer) override {
        const QPointF to = canvas_.view().to_map(pointer.item);
        canvas_.picture()->move_to(corner_ < 0 ? began_.translated(to - from_) : scaled(to));
        canvas_.update_marks();
    }

    /// Arrows push it by a pixel of the screen or so, in one edit until another key is pressed.
    bool key(int key) override {
        const double step = 2 / canvas_.view().scale();
        const QPointF way = key == Qt::Key_Left    ? QPointF(-step, 0)
                            : key == Qt::Key_Right ? QPointF(step, 0)
                            : key == Qt::Key_Up    ? QPointF(0, -step)
                            : key == Qt::Key_Down  ? QPointF(0, step)
                                                   : QPointF();
        if (way.isNull() || !can_move()) return false;
        if (std::exchange(pushed_, key) != key) canvas_.picture()->beginGesture();
        canvas_.picture()->move_to(place().translated(way));
        return true;
    }

    void paint(QPainter& painter, const Ink& ink) const override {
        if (!can_move()) return;
        painter.setPen(QPen(ink.line, 1.5, Qt::DashLine));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(canvas_.view().transform().mapRect(place()));
        for (const QPointF corner : corners(place()))
            paint_handle(painter, canvas_.view().to_item(corner), 11, ink);
    }

 private:
    bool can_move() const {
        return canvas_.picture() != nullptr && !canvas_.picture()->image().isNull() &&
               !canvas_.picture()->is_locked();
    }
    QRectF place() const { return canvas_.picture()->place(); }

    static std::array<QPointF, 4> corners(const QRectF& place) {
        return {place.topLeft(), place.topRight(), place.bottomLeft(), place.bottomRight()};
    }

    int corner_at(QPointF item) const {
        const auto all = corners(place());
        for (int i = 0; i < 4; ++i)
            if (MapCanvas::pixels(canvas_.view().to_item(all[static_cast<size_t>(i)]), item) <=
                handle_reach)
                return i;
        return -1;
    }

    /// Keeps its shape; the opposite corner stays.
    QRectF scaled(QPointF to) const {
        const QPointF fixed = corners(began_)[static_cast<size_t>(3 - corner_)];
        const QPointF way = corners(began_)[static_cast<size_t>(corner_)] - fixed;
        const QPointF now = to - fixed;
        const double along = QPointF::dotProduct(now, way) / QPointF::dotProduct(way, way);
        const double factor = std::max(along, least / std::max(began_.width(), began_.height()));
        return QRectF(fixed, fixed + factor * way).normalized();
    }

    QRectF began_;
    QPointF from_;
    int corner_ = -1;  ///< that is being dragged
    int pushed_ = 0;   ///< the arrow that was pressed last
};

}  // namespace

std::unique_ptr<CanvasTool> make_picture_tool(MapCanvas& canvas) {
    return std::make_unique<PictureTool>(canvas);
}

}  // namespace fronteira::map_edit
