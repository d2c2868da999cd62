// SPDX-License-Identifier: MIT
#include "map_edit/canvas/canvas_overlays.hpp"

#include "map_edit/canvas/map_canvas.hpp"

#include <cmath>
#include <numbers>

namespace fronteira::map_edit {
namespace {

void paint_line(QPainter& painter, QPointF from, QPointF to, const Ink& ink, Qt::PenStyle style) {
    QColor halo = ink.halo;
    halo.setAlphaF(0.4F);
    painter.setPen(QPen(halo, 4));
    painter.drawLine(from, to);
    painter.setPen(QPen(ink.line, 1.8, style));
    painter.drawLine(from, to);
}

}  // namespace

void paint_symmetry(QPainter& painter, const MapCanvas& canvas, const geometry::Images& images,
                    const Ink& ink) {
    using geometry::Symmetry;
    if (images.count() == 1) return;
    const QRectF plane = canvas.view().transform().mapRect(canvas.frame());
    const QPointF middle = plane.center();
    const Symmetry symmetry = images.symmetry();
    if (symmetry == Symmetry::left_right || symmetry == Symmetry::both_ways)
        paint_line(painter, {middle.x(), plane.top()}, {middle.x(), plane.bottom()}, ink,
                   Qt::DashDotLine);
    if (symmetry == Symmetry::top_bottom || symmetry == Symmetry::both_ways)
        paint_line(painter, {plane.left(), middle.y()}, {plane.right(), middle.y()}, ink,
                   Qt::DashDotLine);
    const bool turns = symmetry == Symmetry::half_turn || symmetry == Symmetry::third_turn ||
                       symmetry == Symmetry::quarter_turn;
    if (!turns) return;
    const double length = std::min(plane.width(), plane.height()) / 2;
    for (int arm = 0; arm < images.count(); ++arm) {
        const double at = 2 * std::numbers::pi * arm / images.count() - std::numbers::pi / 2;
        paint_line(painter, middle, middle + length * QPointF(std::cos(at), std::sin(at)), ink,
                   Qt::DashDotLine);
    }
    painter.setPen(QPen(ink.halo, 2));
    painter.setBrush(ink.line);
    painter.drawEllipse(middle, 5, 5);
}

void lay_proposals(const MapPen& pen, const MapCanvas& canvas,
                   const std::vector<ProposedLink>& proposals) {
    for (const ProposedLink& one : proposals) {
        const QPointF from =
            canvas.view().to_map(canvas.spacePoint(QString::fromStdString(one.from)));
        const QPointF to = canvas.view().to_map(canvas.spacePoint(QString::fromStdString(one.to)));
        pen.line(from, to, one.wanted ? 2.5 : 1.8,
                 one.wanted ? MapPen::Dash::none : MapPen::Dash::dots);
    }
}

}  // namespace fronteira::map_edit
