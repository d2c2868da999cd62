// SPDX-License-Identifier: MIT
// What is done with two spaces, one after the other: linking and merging. They are clicked, or a
// line is dragged from the one to the other.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/tools/canvas_tool.hpp"

namespace fronteira::map_edit {
namespace {

class PairTool : public CanvasTool {
 public:
    using Deed = void (*)(MapEditor&, const QString&, const QString&);
    PairTool(MapCanvas& canvas, Deed deed) : CanvasTool(canvas), deed_(deed) {}

    bool press(const Pointer& pointer) override {
        if (pointer.space.isEmpty()) return false;
        if (first_.isEmpty()) {
            first_ = pointer.space;
            canvas_.editor()->select(first_);
            fresh_ = true;
        }
        next_ = pointer.item;
        return true;
    }

    void drag(const Pointer& pointer) override { hover(pointer); }

    void release(const Pointer& pointer, bool /*moved*/) override {
        const bool other = !pointer.space.isEmpty() && pointer.space != first_;
        const QString first = first_;
        if (other || !fresh_) first_.clear();
        fresh_ = false;
        if (other) deed_(*canvas_.editor(), first, pointer.space);
        canvas_.update_marks();
    }

    void hover(const Pointer& pointer) override {
        next_ = pointer.item;
        canvas_.update_marks();
    }

    bool key(int key) override {
        if (key != Qt::Key_Escape || first_.isEmpty()) return false;
        first_.clear();
        canvas_.update_marks();
        return true;
    }

    void paint(QPainter& painter, const Ink& ink) const override {
        if (first_.isEmpty()) return;
        for (const QPen& pen : {QPen(ink.halo, 5), QPen(ink.line, 3, Qt::DotLine)}) {
            painter.setPen(pen);
            painter.drawLine(canvas_.spacePoint(first_), next_);
        }
    }

 private:
    Deed deed_;
    QString first_;
    QPointF next_;
    bool fresh_ = false;  ///< the first was chosen by this very press
};

/// Shows all links, those over land, too; the others are dashed.
class LinkTool : public PairTool {
 public:
    explicit LinkTool(MapCanvas& canvas)
        : PairTool(canvas, [](MapEditor& editor, const QString& one, const QString& other) {
              editor.link(one, other);
          }) {}

    void paint(QPainter& painter, const Ink& ink) const override {
        const board::MapGeometry& map = canvas_.geometry_of_map();
        for (const board::DrawnLink& link : map.map().links) {
            const QPointF from = canvas_.view().to_item(map.place(link.from).point);
            const QPointF to = canvas_.view().to_item(map.place(link.to).point);
            // One that leads around the edge of the world is drawn by the board.
            if (map.around_the_edge(link.from, link.to)) continue;
            painter.setPen(QPen(ink.halo, 3));
            painter.drawLine(from, to);
            painter.setPen(QPen(ink.line, 1.5, link.kind == "land" ? Qt::SolidLine : Qt::DashLine));
            painter.drawLine(from, to);
            if (link.one_way) paint_arrow(painter, from, to, ink);
        }
        PairTool::paint(painter, ink);
    }

 private:
    static void paint_arrow(QPainter& painter, QPointF from, QPointF to, const Ink& ink) {
        const double length = MapCanvas::pixels(from, to);
        if (length <= 0) return;
        const QPointF along = (to - from) / length, aside(-along.y(), along.x());
        const QPointF tip = from + 0.6 * (to - from);
        painter.setPen(QPen(ink.halo, 1));
        painter.setBrush(ink.line);
        painter.drawPolygon(
            QPolygonF{tip, tip - 12 * along + 6 * aside, tip - 12 * along - 6 * aside});
    }
};

}  // namespace

std::unique_ptr<CanvasTool> make_link_tool(MapCanvas& canvas) {
    return std::make_unique<LinkTool>(canvas);
}

std::unique_ptr<CanvasTool> make_merge_tool(MapCanvas& canvas) {
    return std::make_unique<PairTool>(
        canvas, [](MapEditor& editor, const QString& one, const QString& other) {
            editor.merge(one, other);
        });
}

}  // namespace fronteira::map_edit
