// SPDX-License-Identifier: MIT
#include "map_edit/tools/canvas_tool.hpp"

#include "board/meshes/stroke.hpp"

#include <QHash>
#include <algorithm>
#include <cmath>
#include <utility>

namespace fronteira::map_edit {
namespace {

constexpr double line_halo = 1.5;     // pixels of it, both sides together
constexpr double dot_distance = 2.5;  // widths of the line
constexpr double most_dots = 200;     // of a line that reaches far beyond the screen
constexpr double arrow_length = 12;   // pixels
constexpr double arrow_place = 0.6;   // of the way

}  // namespace

std::unique_ptr<CanvasTool> make_tool(const QString& name, MapCanvas& canvas) {
    static const QHash<QString, std::unique_ptr<CanvasTool> (*)(MapCanvas&)> makers{
        {"select", make_select_tool}, {"pen", make_pen_tool},     {"split", make_split_tool},
        {"merge", make_merge_tool},   {"link", make_link_tool},   {"region", make_region_tool},
        {"anchor", make_anchor_tool}, {"trace", make_trace_tool}, {"picture", make_picture_tool},
    };
    const auto maker = makers.constFind(name);
    return maker == makers.constEnd() ? nullptr : (*maker)(canvas);
}

void MapPen::line(QPointF from, QPointF to, double width, Dash dash) const {
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    const double distance = std::max(dot_distance * width * pixel, length / most_dots);
    for (const auto& [colour, pixels] :
         {std::pair(ink.halo, width + line_halo), std::pair(ink.line, width)}) {
        const board::Pen pen{colour, pixels * pixel, pixel};
        if (dash == Dash::none)
            board::stroke(mesh, {from, to}, false, pen);
        else
            board::dot_line(mesh, from, to, distance, pen);
    }
}

void MapPen::arrow(QPointF from, QPointF to) const {
    const double length = std::hypot(to.x() - from.x(), to.y() - from.y());
    if (length <= 0) return;
    const QPointF along = arrow_length * pixel * (to - from) / length, aside(-along.y(), along.x());
    const QPointF tip = from + arrow_place * (to - from);
    board::fill_convex(mesh, {tip, tip - along + aside / 2, tip - along - aside / 2},
                       {ink.line, 0, pixel});
}

void paint_handle(QPainter& painter, QPointF at, double size, const Ink& ink) {
    const QRectF box(at.x() - size / 2, at.y() - size / 2, size, size);
    painter.setPen(QPen(ink.halo, 2));
    painter.setBrush(ink.fill);
    painter.drawRect(box);
}

}  // namespace fronteira::map_edit
