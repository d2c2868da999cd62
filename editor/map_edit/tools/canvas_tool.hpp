// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "board/meshes/mesh.hpp"

#include <QColor>
#include <QPainter>
#include <QPointF>
#include <QString>
#include <memory>
#include <optional>

namespace fronteira::map_edit {

class MapCanvas;

/// Where the pointer is.
struct Pointer {
    QPointF item;                 ///< in pixels of the canvas
    Point at;                     ///< on the plane of the map
    Point ruled;                  ///< the nearest crossing of the grid, where it snaps, else `at`
    Point snapped;                ///< a corner or a border nearby, else `ruled`
    std::optional<Point> corner;  ///< nearby
    std::optional<Point> fixed;   ///< on a mirror of the symmetry, nearby
    QString space;                ///< under it; may be empty
    bool more = false;            ///< Shift or Ctrl is held: what is selected stays so
};

/// What the marks of a tool are drawn in.
struct Ink {
    QColor line;
    QColor fill;
    QColor halo;
};

/// What lines are drawn in that lie on the map itself: in its units, under the names.
struct MapPen {
    board::Mesh& mesh;
    double pixel;  ///< one of the canvas
    Ink ink;

    enum class Dash { none, dots };
    /// `width` in pixels.
    void line(QPointF from, QPointF to, double width, Dash dash = Dash::none) const;
    void arrow(QPointF from, QPointF to) const;
};

/// What the hand does on the canvas. A press that a tool does not want moves the view.
class CanvasTool {
 public:
    explicit CanvasTool(MapCanvas& canvas) : canvas_(canvas) {}
    CanvasTool(const CanvasTool&) = delete;
    CanvasTool& operator=(const CanvasTool&) = delete;
    virtual ~CanvasTool() = default;

    virtual bool press(const Pointer& pointer) = 0;
    virtual void drag(const Pointer& /*pointer*/) {}
    /// `moved`: it was a drag, not a click.
    virtual void release(const Pointer& /*pointer*/, bool /*moved*/) {}
    virtual void double_click(const Pointer& /*pointer*/) {}
    virtual void hover(const Pointer& /*pointer*/) {}
    /// Whether the key meant something to the tool.
    virtual bool key(int /*key*/) { return false; }
    /// Marks over the map, in pixels of the canvas.
    virtual void paint(QPainter& /*painter*/, const Ink& /*ink*/) const {}
    /// Marks on the map, under its names.
    virtual void lay(const MapPen& /*pen*/) const {}

 protected:
    MapCanvas& canvas_;
};

/// Null for `pan`.
std::unique_ptr<CanvasTool> make_tool(const QString& name, MapCanvas& canvas);

std::unique_ptr<CanvasTool> make_select_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_pen_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_split_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_merge_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_link_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_region_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_anchor_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_trace_tool(MapCanvas& canvas);
std::unique_ptr<CanvasTool> make_picture_tool(MapCanvas& canvas);

/// A small square with an edge that shows on any land.
void paint_handle(QPainter& painter, QPointF at, double size, const Ink& ink);

}  // namespace fronteira::map_edit
