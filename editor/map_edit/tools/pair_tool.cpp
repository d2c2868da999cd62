// SPDX-License-Identifier: MIT
// What is done with two spaces, one after the other: linking and merging. They are clicked, or a
// line is dragged from the one to the other.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/tools/canvas_tool.hpp"

namespace fronteira::map_edit {
namespace {

constexpr int most_dotted = 1000;  // links of a map

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

    void lay(const MapPen& pen) const override {
        if (first_.isEmpty()) return;
        pen.line(place_of(first_), canvas_.view().to_map(next_), 3, MapPen::Dash::dots);
    }

 protected:
    QPointF place_of(const QString& space) const {
        return canvas_.view().to_map(canvas_.spacePoint(space));
    }

 private:
    Deed deed_;
    QString first_;
    QPointF next_;
    bool fresh_ = false;  ///< the first was chosen by this very press
};

/// Shows all links, those over land, too; the others are dotted.
class LinkTool : public PairTool {
 public:
    explicit LinkTool(MapCanvas& canvas)
        : PairTool(canvas, [](MapEditor& editor, const QString& one, const QString& other) {
              editor.link(one, other);
          }) {}

    void lay(const MapPen& pen) const override {
        const board::MapGeometry& map = canvas_.geometry_of_map();
        // Where there are so many, dots would be as dense as lines, and take longer.
        const bool crowded = map.map().links.size() > most_dotted;
        for (const board::DrawnLink& link : map.map().links) {
            // One that leads around the edge of the world is drawn by the board.
            if (map.around_the_edge(link.from, link.to)) continue;
            const QPointF from = map.place(link.from).point, to = map.place(link.to).point;
            pen.line(from, to, 1.8,
                     link.kind == "land" || crowded ? MapPen::Dash::none : MapPen::Dash::dots);
            if (link.one_way) pen.arrow(from, to);
        }
        PairTool::lay(pen);
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
