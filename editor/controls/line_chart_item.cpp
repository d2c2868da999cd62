// SPDX-License-Identifier: MIT
#include "controls/line_chart_item.hpp"

#include "controls/contrast.hpp"
#include "controls/signs.hpp"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>

namespace fronteira::controls {
namespace {

constexpr double line_width = 2;
constexpr double mark_distance = 90;  // pixels between emblems on a line
constexpr double mark_size = 11;

/// From steps and values to pixels.
struct Scale {
    QRectF plot;
    double steps = 1, most = 1;

    QPointF at(double step, double value) const {
        return {plot.left() + plot.width() * step / steps,
                plot.bottom() - plot.height() * value / most};
    }
};

void draw_grid(QPainter& painter, const Scale& scale, const QColor& grid, const QColor& ink,
               int first_step) {
    const QFontMetricsF metrics(painter.font());
    const int rows = std::max(2, static_cast<int>(scale.plot.height() / (metrics.height() * 2.5)));
    const double up = tick_step(scale.most, rows);
    for (double value = 0; value <= scale.most + 1e-9; value += up) {
        const double y = std::round(scale.at(0, value).y()) + 0.5;
        painter.setPen(QPen(grid, 1));
        painter.drawLine(QPointF(scale.plot.left(), y), QPointF(scale.plot.right(), y));
        painter.setPen(ink);
        painter.drawText(
            QRectF(0, y - metrics.height(), scale.plot.left() - 8, 2 * metrics.height()),
            Qt::AlignRight | Qt::AlignVCenter, QString::number(value));
    }
    const int columns = std::max(2, static_cast<int>(scale.plot.width() / (metrics.height() * 4)));
    const double along = tick_step(scale.steps, columns);
    for (double step = 0; step <= scale.steps + 1e-9; step += along)
        painter.drawText(
            QRectF(scale.at(step, 0).x() - 40, scale.plot.bottom() + 4, 80, metrics.height()),
            Qt::AlignHCenter, QString::number(step + first_step));
}

void draw_line(QPainter& painter, const Scale& scale, const QVariantList& values,
               const QColor& colour, const QColor& edge) {
    QPainterPath line;
    for (int i = 0; i < values.size(); ++i) {
        const QPointF point = scale.at(i, values.at(i).toDouble());
        i == 0 ? line.moveTo(point) : line.lineTo(point);
    }
    const auto pen = [](const QColor& with, double width) {
        return QPen(with, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
    };
    if (edge.isValid()) painter.strokePath(line, pen(edge, line_width + 2));
    painter.strokePath(line, pen(colour, line_width));
}

/// Emblems along the line, each line's at places of its own, and one at the end.
void draw_marks(QPainter& painter, const Scale& scale, const QVariantList& values,
                const QString& emblem, const QColor& colour, const QColor& edge, int which) {
    const double step_width = scale.plot.width() / scale.steps;
    const int every = std::max(1, static_cast<int>(std::ceil(mark_distance / step_width)));
    const int last = static_cast<int>(values.size()) - 1;
    for (int i = which % every; i <= last; ++i) {
        if ((i - which % every) % every != 0 && i != last) continue;
        if (i != last && last - i < every / 2) continue;
        const QPainterPath mark =
            sign_path(emblem, scale.at(i, values.at(i).toDouble()), mark_size);
        painter.strokePath(mark, QPen(edge, 3, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.fillPath(mark, colour);
    }
}

}  // namespace

double tick_step(double most, int lines) {
    const double rough = most / std::max(1, lines);
    const double power = std::pow(10, std::floor(std::log10(std::max(rough, 1e-9))));
    for (const double factor : {1.0, 2.0, 5.0})
        if (factor * power >= rough) return std::max(1.0, factor * power);
    return std::max(1.0, 10 * power);
}

LineChartItem::LineChartItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    connect(this, &LineChartItem::changed, this, [this] { update(); });
}

void LineChartItem::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    QFont font(family_);
    font.setPixelSize(text_size_);
    painter->setFont(font);
    const QFontMetricsF metrics(font);

    double most = 1;
    qsizetype steps = 1;
    for (const QVariant& one : series_) {
        const QVariantList values = one.toMap()["values"].toList();
        steps = std::max(steps, values.size() - 1);
        for (const QVariant& value : values) most = std::max(most, value.toDouble());
    }
    const double up = tick_step(most, 5);
    most = std::ceil(most / up) * up;
    const double left = metrics.horizontalAdvance(QString::number(most)) + 12;
    const Scale scale{QRectF(left, metrics.height() / 2 + 2, width() - left - mark_size,
                             height() - 1.5 * metrics.height() - 8),
                      static_cast<double>(steps), most};
    if (scale.plot.width() < 1 || scale.plot.height() < 1) return;

    draw_grid(*painter, scale, grid_colour_, ink_, first_step_);
    int which = 0;
    for (const QVariant& one : series_) {
        const QVariantMap map = one.toMap();
        const QColor colour = map["colour"].value<QColor>();
        const bool faint = contrast(colour, ground_) < 1.6;
        const QVariantList values = map["values"].toList();
        draw_line(*painter, scale, values, colour, faint ? edge_ : QColor());
        draw_marks(*painter, scale, values, map["emblem"].toString(), colour,
                   faint ? edge_ : ground_, which++);
    }
}

}  // namespace fronteira::controls
