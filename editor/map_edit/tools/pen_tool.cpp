// SPDX-License-Identifier: MIT
// Draws a new space corner by corner. Corners and borders nearby are taken as they are, so that the
// new space and its neighbours are watertight.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/tools/canvas_tool.hpp"

namespace fronteira::map_edit {
namespace {

constexpr double closing_reach = 10;  // pixels around the first corner that close the outline

class PenTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& /*pointer*/) override { return true; }

    void release(const Pointer& pointer, bool /*moved*/) override {
        if (ring_.size() >= 3 &&
            canvas_.pixels(canvas_.to_item(ring_.front()), pointer.item) <= closing_reach)
            return finish();
        if (ring_.empty() || ring_.back() != pointer.snapped) ring_.push_back(pointer.snapped);
        next_ = pointer.snapped;
        canvas_.update_marks();
    }

    void double_click(const Pointer& /*pointer*/) override {
        if (ring_.size() >= 3) finish();
    }

    void hover(const Pointer& pointer) override {
        next_ = pointer.snapped;
        snapped_ = pointer.snapped != pointer.at;
        canvas_.update_marks();
    }

    bool key(int key) override {
        if (ring_.empty()) return false;
        if (key == Qt::Key_Escape)
            ring_.clear();
        else if (key == Qt::Key_Backspace || key == Qt::Key_Delete)
            ring_.pop_back();
        else if (key == Qt::Key_Return || key == Qt::Key_Enter)
            finish();
        else
            return false;
        canvas_.update_marks();
        return true;
    }

    void paint(QPainter& painter, const Ink& ink) const override {
        QPolygonF line;
        for (const Point corner : ring_) line << canvas_.to_item(corner);
        if (!ring_.empty()) line << canvas_.to_item(next_);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.halo, 4));
        painter.drawPolyline(line);
        painter.setPen(QPen(ink.line, 2));
        painter.drawPolyline(line);
        paint_images(painter, ink);
        for (const Point corner : ring_) paint_handle(painter, canvas_.to_item(corner), 8, ink);
        if (snapped_)
            paint_handle(painter, canvas_.to_item(next_), 11, {ink.line, ink.line, ink.halo});
    }

 private:
    /// What the symmetry will draw.
    void paint_images(QPainter& painter, const Ink& ink) const {
        const geometry::Images images = canvas_.editor()->images();
        painter.setPen(QPen(ink.line, 1.5, Qt::DashLine));
        for (int image = 1; image < images.count() && !ring_.empty(); ++image) {
            QPolygonF line;
            for (const Point corner : ring_) line << canvas_.to_item(images.of(corner, image));
            line << canvas_.to_item(images.of(next_, image));
            painter.drawPolyline(line);
        }
    }

    void finish() {
        Ring ring;
        std::swap(ring, ring_);
        canvas_.editor()->add_space(ring);
        canvas_.update_marks();
    }

    Ring ring_;
    Point next_;
    bool snapped_ = false;
};

}  // namespace

std::unique_ptr<CanvasTool> make_pen_tool(MapCanvas& canvas) {
    return std::make_unique<PenTool>(canvas);
}

}  // namespace fronteira::map_edit
