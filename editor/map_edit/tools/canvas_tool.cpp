// SPDX-License-Identifier: MIT
#include "map_edit/tools/canvas_tool.hpp"

#include <QHash>

namespace fronteira::map_edit {

std::unique_ptr<CanvasTool> make_tool(const QString& name, MapCanvas& canvas) {
    static const QHash<QString, std::unique_ptr<CanvasTool> (*)(MapCanvas&)> makers{
        {"select", make_select_tool}, {"pen", make_pen_tool},     {"split", make_split_tool},
        {"merge", make_merge_tool},   {"link", make_link_tool},   {"region", make_region_tool},
        {"anchor", make_anchor_tool}, {"trace", make_trace_tool}, {"picture", make_picture_tool},
    };
    const auto maker = makers.constFind(name);
    return maker == makers.constEnd() ? nullptr : (*maker)(canvas);
}

void paint_handle(QPainter& painter, QPointF at, double size, const Ink& ink) {
    const QRectF box(at.x() - size / 2, at.y() - size / 2, size, size);
    painter.setPen(QPen(ink.halo, 2));
    painter.setBrush(ink.fill);
    painter.drawRect(box);
}

}  // namespace fronteira::map_edit
