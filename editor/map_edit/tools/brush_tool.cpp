// SPDX-License-Identifier: MIT
// Puts spaces into a region as if painting, and labels where they are wanted.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/tools/canvas_tool.hpp"

#include <set>

namespace fronteira::map_edit {
namespace {

class RegionTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& pointer) override {
        gesture_ = canvas_.editor()->document().begin_gesture();
        painted_.clear();
        drag(pointer);
        return !pointer.space.isEmpty();
    }

    // One stroke is one edit.
    void drag(const Pointer& pointer) override {
        if (pointer.space.isEmpty() || !painted_.insert(pointer.space.toStdString()).second) return;
        const std::string region = canvas_.editor()->brush().toStdString();
        canvas_.editor()->edit_everywhere(
            MapEditor::tr("Paint a region"),
            [&](Map& map, const Counterpart& there) {
                for (const std::string& id : painted_)
                    if (const auto space = find_space(map, there.space(id)))
                        map.spaces[*space].region = region;
                return true;
            },
            gesture_);
    }

    void release(const Pointer& pointer, bool /*moved*/) override {
        canvas_.editor()->select(pointer.space);
    }

 private:
    int gesture_ = 0;
    std::set<std::string> painted_;
};

class AnchorTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& pointer) override {
        if (!pointer.space.isEmpty()) canvas_.editor()->select(pointer.space);
        gesture_ = canvas_.editor()->document().begin_gesture();
        drag(pointer);
        return !canvas_.editor()->selected().isEmpty();
    }

    void drag(const Pointer& pointer) override {
        const std::string id = canvas_.editor()->selected().toStdString();
        canvas_.editor()->edit_everywhere(
            MapEditor::tr("Place the label of %1").arg(canvas_.editor()->selected()),
            [&](Map& map, const Counterpart& there) {
                const auto space = find_space(map, there.space(id));
                if (!space || (!there.is_first() && there.space(id) == id)) return false;
                map.spaces[*space].anchor = kept_inside(map, there.place(pointer.at));
                return true;
            },
            gesture_);
        canvas_.update_marks();
    }

    void paint(QPainter& painter, const Ink& ink) const override {
        const auto space =
            find_space(canvas_.editor()->map(), canvas_.editor()->selected().toStdString());
        if (!space) return;
        const QPointF at = canvas_.to_item(canvas_.editor()->map().spaces[*space].anchor);
        for (const QPen& pen : {QPen(ink.halo, 5), QPen(ink.line, 2)}) {
            painter.setPen(pen);
            painter.drawLine(at - QPointF(9, 0), at + QPointF(9, 0));
            painter.drawLine(at - QPointF(0, 9), at + QPointF(0, 9));
        }
    }

 private:
    int gesture_ = 0;
};

}  // namespace

std::unique_ptr<CanvasTool> make_region_tool(MapCanvas& canvas) {
    return std::make_unique<RegionTool>(canvas);
}

std::unique_ptr<CanvasTool> make_anchor_tool(MapCanvas& canvas) {
    return std::make_unique<AnchorTool>(canvas);
}

}  // namespace fronteira::map_edit
