// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_item.hpp"
#include "map_edit/canvas/canvas_marks.hpp"
#include "map_edit/canvas/drawing_grid.hpp"
#include "map_edit/canvas/space_overlay.hpp"
#include "map_edit/canvas/traced_picture.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/issues/link_finder.hpp"
#include "map_edit/map_editor.hpp"
#include "map_edit/tools/canvas_tool.hpp"

#include <QPointer>
#include <QTimer>
#include <optional>

namespace fronteira::map_edit {

/// The board of a map that is being drawn, with a tool in hand. Wheel, keys and the middle button
/// move the view as on any board.
class MapCanvas : public board::BoardItem {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(
        fronteira::map_edit::MapEditor* editor READ editor WRITE set_editor NOTIFY editorChanged)
    /// What to show upon the land; null: nothing.
    Q_PROPERTY(fronteira::map_edit::SpaceOverlay* overlay READ overlay WRITE set_overlay NOTIFY
                   overlayChanged)
    /// What lies under the map; null: nothing.
    Q_PROPERTY(fronteira::map_edit::TracedPicture* picture READ picture WRITE set_picture NOTIFY
                   pictureChanged)
    /// Whose proposals are shown; null: nobody's.
    Q_PROPERTY(
        fronteira::map_edit::LinkFinder* finder READ finder WRITE set_finder NOTIFY finderChanged)
    /// The paper that is drawn on; null: plain.
    Q_PROPERTY(fronteira::map_edit::DrawingGrid* drawingGrid READ drawing_grid WRITE
                   set_drawing_grid NOTIFY drawingGridChanged)
    /// Where the pointer is on the plane.
    Q_PROPERTY(QPointF place READ place NOTIFY placeChanged)

 public:
    explicit MapCanvas(QQuickItem* parent = nullptr);
    ~MapCanvas() override;

    MapEditor* editor() const { return editor_; }
    void set_editor(MapEditor* editor);
    SpaceOverlay* overlay() const { return overlay_; }
    void set_overlay(SpaceOverlay* overlay);
    TracedPicture* picture() const { return picture_; }
    void set_picture(TracedPicture* picture);
    LinkFinder* finder() const { return finder_; }
    void set_finder(LinkFinder* finder);
    DrawingGrid* drawing_grid() const { return grid_; }
    void set_drawing_grid(DrawingGrid* grid);
    QPointF place() const { return place_; }
    /// The plane.
    QRectF frame() const { return frame_; }
    const CanvasTool* tool() const { return tool_.get(); }

    QPointF to_item(Point of_map) const;
    Point to_map(QPointF of_item) const;
    static double pixels(QPointF a, QPointF b);
    /// The marks of the tool are painted anew before the next frame.
    void update_marks() { polish(); }
    /// A corner that is being dragged does not draw the pointer to itself.
    void hold(std::optional<Point> corner) { held_ = corner; }
    /// Where a point of the plane is, in the item's coordinates.
    Q_INVOKABLE QPointF pointAt(int x, int y) const { return to_item({x, y}); }

 signals:
    void editorChanged();
    void overlayChanged();
    void pictureChanged();
    void finderChanged();
    void drawingGridChanged();
    void placeChanged();

 protected:
    void geometryChange(const QRectF& now, const QRectF& before) override;
    void updatePolish() override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseUngrabEvent() override;
    void hoverMoveEvent(QHoverEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

 private:
    Pointer pointer_at(QPointF item, Qt::KeyboardModifiers keys) const;
    bool nudge(const QKeyEvent& event);
    void take_tool();
    void redraw();
    void show_selection();
    void show_picture();
    void draw_to_border(Pointer& pointer, const Outline& outline, double& least) const;
    void draw_to_mirrors(Pointer& pointer, double reach) const;
    std::vector<QLineF> ruled_lines() const;
    board::SpaceLook look_of(int space) const;

    QPointer<MapEditor> editor_;
    QPointer<SpaceOverlay> overlay_;
    QPointer<TracedPicture> picture_;
    QPointer<LinkFinder> finder_;
    QPointer<DrawingGrid> grid_;
    std::unique_ptr<CanvasTool> tool_;
    QString tool_name_;
    board::BoardPainting looks_;
    ThinLines* ruling_;
    ThinLines* edge_;
    CanvasMarks* marks_;
    QTimer redrawing_;
    QRectF frame_;
    QPointF place_, pressed_at_, panned_to_;
    enum class Hold { nothing, tool, view } hold_ = Hold::nothing;
    bool moved_ = false;
    std::optional<Point> held_;
};

}  // namespace fronteira::map_edit
