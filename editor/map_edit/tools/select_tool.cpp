// SPDX-License-Identifier: MIT
// Selects spaces, one or several; moves them and, of one alone, its corners, and makes new ones
// between two.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/edits/corner_edits.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/tools/canvas_tool.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace fronteira::map_edit {
namespace {

constexpr double pick_reach = 8;  // pixels around a corner or border that belong to it
constexpr double handle = 8;

class SelectTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& pointer) override {
        began_ = pointer.ruled;
        gesture_ = 0;
        corner_.reset();
        edge_.reset();
        band_.reset();
        grabbed_ = false;
        if (pointer.more) {
            band_ = QRectF(pointer.item, QSizeF(0, 0));
            return true;
        }
        corner_ = corner_at(pointer.item);
        if (!corner_) edge_ = edge_at(pointer.item);
        canvas_.hold(corner_);
        if (corner_ || edge_) return true;
        grabbed_ = editor().is_selected(pointer.space);
        return !pointer.space.isEmpty();
    }

    void drag(const Pointer& pointer) override {
        if (band_) {
            band_->setBottomRight(pointer.item);
            canvas_.update_marks();
            return;
        }
        if (!corner_ && !edge_ && !grabbed_) return;
        if (gesture_ == 0) gesture_ = editor().document().begin_gesture();
        const Point to = pointer.corner.value_or(pointer.fixed.value_or(pointer.ruled));
        if (corner_) {
            editor().edit_everywhere(
                MapEditor::tr("Move a corner"),
                [&](Map& map, const Counterpart& there) {
                    const auto from = there.corner(*corner_);
                    return from &&
                           move_corner(map, *from, there.place(there.place_for(*corner_, to)));
                },
                gesture_);
            canvas_.hold(to);
        } else if (edge_) {
            add_corner(*edge_, to, gesture_);
            canvas_.hold(to);
        } else {
            editor().move_selection({pointer.ruled.x - began_.x, pointer.ruled.y - began_.y},
                                    gesture_);
        }
    }

    void release(const Pointer& pointer, bool moved) override {
        if (const auto band = std::exchange(band_, {})) {
            if (moved)
                editor().select_too(inside(band->normalized()));
            else if (!pointer.space.isEmpty())
                editor().toggle(pointer.space);
            return canvas_.update_marks();
        }
        active_ = corner_;
        if (moved && (corner_ || edge_)) active_ = pointer.corner.value_or(pointer.ruled);
        if (!moved && !corner_ && !edge_) editor().select(pointer.space);
        corner_.reset();
        edge_.reset();
        grabbed_ = false;
        canvas_.hold({});
        canvas_.update_marks();
    }

    void double_click(const Pointer& pointer) override {
        const auto edge = edge_at(pointer.item);
        if (!edge) return;
        add_corner(*edge, nearest_point(outline(), pointer.at)->point);
    }

    bool key(int key) override {
        if (key == Qt::Key_Escape && !editor().selected().isEmpty()) {
            editor().select({});
            return true;
        }
        if (key != Qt::Key_Delete && key != Qt::Key_Backspace) return false;
        if (active_ && corner_of_selected(*active_)) {
            editor().edit_everywhere(
                MapEditor::tr("Delete a corner"),
                [&](Map& map, const Counterpart& there) {
                    const auto corner = there.corner(*active_);
                    return corner && remove_corner(map, *corner);
                },
                0, MapEditor::tr("A space needs three corners or more"));
            active_.reset();
        } else {
            editor().removeSelection();
        }
        return true;
    }

    // From afar, where handles would lie upon one another, only some show; all can be taken.
    void paint(QPainter& painter, const Ink& ink) const override {
        if (band_) {
            painter.setPen(QPen(ink.halo, 3));
            painter.drawRect(*band_);
            painter.setPen(QPen(ink.line, 1, Qt::DashLine));
            painter.drawRect(*band_);
        }
        for (const Ring& ring : outline()) {
            QPointF last(-1000, -1000);
            for (const Point corner : ring) {
                const QPointF at = canvas_.to_item(corner);
                const bool held = active_ && *active_ == corner;
                if (!held && canvas_.pixels(at, last) < 1.5 * handle) continue;
                const Ink mark = held ? Ink{ink.line, ink.line, ink.halo} : ink;
                paint_handle(painter, at, held ? handle + 3 : handle, mark);
                last = at;
            }
        }
    }

 private:
    MapEditor& editor() const { return *canvas_.editor(); }

    void add_corner(std::pair<Point, Point> edge, Point at, int gesture = 0) {
        editor().edit_everywhere(
            MapEditor::tr("Add a corner"),
            [&](Map& map, const Counterpart& there) {
                const auto one = there.corner(edge.first), other = there.corner(edge.second);
                return one && other && insert_corner(map, *one, *other, there.place(at));
            },
            gesture);
    }

    /// The spaces whose labels are there.
    QStringList inside(const QRectF& band) const {
        QStringList found;
        for (const MapSpace& space : editor().map().spaces)
            if (band.contains(canvas_.to_item(space.anchor)))
                found << QString::fromStdString(space.id);
        return found;
    }

    /// Of the space that is selected alone.
    Outline outline() const {
        if (editor().selection().size() > 1) return {};
        const auto space = find_space(editor().map(), editor().selected().toStdString());
        return space ? editor().map().spaces[*space].outline : Outline();
    }

    bool corner_of_selected(Point at) const {
        const Outline outline = this->outline();
        return std::any_of(outline.begin(), outline.end(), [&](const Ring& ring) {
            return std::find(ring.begin(), ring.end(), at) != ring.end();
        });
    }

    std::optional<Point> corner_at(QPointF item) const {
        std::optional<Point> best;
        double least = pick_reach;
        for (const Ring& ring : outline())
            for (const Point corner : ring) {
                const double away = canvas_.pixels(canvas_.to_item(corner), item);
                if (away > least) continue;
                least = away;
                best = corner;
            }
        return best;
    }

    std::optional<std::pair<Point, Point>> edge_at(QPointF item) const {
        const Outline outline = this->outline();
        const auto on = nearest_point(outline, canvas_.to_map(item));
        if (!on || canvas_.pixels(canvas_.to_item(on->point), item) > pick_reach)
            return std::nullopt;
        const Ring& ring = outline[on->ring];
        return std::pair(ring[on->edge], ring[(on->edge + 1) % ring.size()]);
    }

    Point began_;
    std::optional<Point> corner_;                  ///< that is being dragged
    std::optional<std::pair<Point, Point>> edge_;  ///< from which one is being dragged
    std::optional<Point> active_;                  ///< that was clicked last
    std::optional<QRectF> band_;                   ///< that is drawn around spaces, in pixels
    bool grabbed_ = false;                         ///< what is selected is being dragged
    int gesture_ = 0;
};

}  // namespace

std::unique_ptr<CanvasTool> make_select_tool(MapCanvas& canvas) {
    return std::make_unique<SelectTool>(canvas);
}

}  // namespace fronteira::map_edit
