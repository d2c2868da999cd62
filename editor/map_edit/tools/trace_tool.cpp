// SPDX-License-Identifier: MIT
// Makes areas of the picture under the map spaces, a click each; what a click would trace shows
// under the pointer.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/tools/canvas_tool.hpp"

#include <QPainterPath>

namespace fronteira::map_edit {
namespace {

class TraceTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& /*pointer*/) override { return true; }

    void release(const Pointer& pointer, bool moved) override {
        if (!moved && canvas_.picture() != nullptr)
            canvas_.picture()->trace(pointer.at.x, pointer.at.y);
        canvas_.update_marks();
    }

    void hover(const Pointer& pointer) override {
        at_ = pointer.at;
        canvas_.update_marks();
    }

    void paint(QPainter& painter, const Ink& ink) const override {
        if (canvas_.picture() == nullptr || !at_) return;
        QPainterPath path;
        for (const Ring& ring : canvas_.picture()->outline_at(*at_)) {
            QPolygonF polygon;
            for (const Point corner : ring) polygon << canvas_.to_item(corner);
            path.addPolygon(polygon);
            path.closeSubpath();
        }
        QColor fill = ink.line;
        fill.setAlphaF(0.25);
        painter.setPen(QPen(ink.halo, 4));
        painter.setBrush(fill);
        painter.drawPath(path);
        painter.setPen(QPen(ink.line, 2));
        painter.drawPath(path);
    }

 private:
    std::optional<Point> at_;
};

}  // namespace

std::unique_ptr<CanvasTool> make_trace_tool(MapCanvas& canvas) {
    return std::make_unique<TraceTool>(canvas);
}

}  // namespace fronteira::map_edit
