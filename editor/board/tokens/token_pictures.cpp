// SPDX-License-Identifier: MIT
#include "board/tokens/token_pictures.hpp"

#include "controls/signs.hpp"

#include <QFont>
#include <QFontMetricsF>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace fronteira::board {
namespace {

constexpr double border = 2;  // around a coin, for its rim and its shadow
constexpr double rim_width = 1.4;
constexpr double rim_opacity = 0.8;
constexpr double halo_width = 3;  // around letters and signs
constexpr int halo_copies = 12;
constexpr double dimmed = 0.7;  // opacity of what is not now
constexpr double beak = 0.3;    // of the diameter: how far a notch stands out

QFont font_of(const BoardStyle& style, double pixels, QFont::Weight weight) {
    QFont font(style.family);
    font.setPixelSize(std::max(6, static_cast<int>(std::lround(pixels))));
    font.setWeight(weight);
    return font;
}

QString key_of(std::initializer_list<QString> parts) {
    return QStringList(parts).join('\x1f');
}

/// What of the style a written picture shows.
QString written_in(const BoardStyle& style) {
    return key_of({style.family, style.label.name(QColor::HexArgb),
                   style.halo.name(QColor::HexArgb), QString::number(style.text_size)});
}

QColor rim_of(const QColor& ink) {
    QColor rim = ink;
    rim.setAlphaF(static_cast<float>(rim_opacity));
    return rim;
}

/// The coin of nobody has the colours of the land.
SpaceLook coloured(SpaceLook look, const BoardStyle& style) {
    if (!look.badge_fill.isValid()) {
        look.badge_fill = style.land;
        look.badge_ink = style.label;
    }
    return look;
}

bool is_dim(const SpaceLook& look) {
    return look.state == SpaceLook::State::not_now;
}

void draw_coin(QPainter& painter, const QPainterPath& shape, const SpaceLook& look,
               const BoardStyle& style) {
    if (is_dim(look)) painter.setOpacity(dimmed);
    painter.fillPath(shape.translated(0, 1), style.shade);
    painter.fillPath(shape, look.badge_fill);
    painter.strokePath(shape, QPen(rim_of(look.badge_ink), rim_width));
}

void draw_sign(QPainter& painter, const QString& sign, QPointF centre, double size,
               const QColor& ink, const BoardStyle& style) {
    const QPainterPath path = controls::sign_path(sign, centre, size);
    if (!path.isEmpty()) return painter.fillPath(path, ink);
    const QString letters = sign.left(3);
    painter.setFont(font_of(style, size * (letters.size() > 2 ? 0.62 : 0.8), QFont::Bold));
    painter.setPen(ink);
    painter.drawText(QRectF(centre - QPointF(size, size), QSizeF(2 * size, 2 * size)),
                     Qt::AlignCenter, letters);
}

/// Many shifted copies are a halo; stroking the letters looks the same and takes ten times as long.
void write(QPainter& painter, QPointF at, const QString& text, const QFont& font, const QColor& ink,
           const QColor& halo) {
    painter.setFont(font);
    painter.setPen(halo);
    for (int i = 0; i < halo_copies; ++i) {
        const double angle = 2 * std::numbers::pi * i / halo_copies;
        painter.drawText(at + QPointF(std::cos(angle), std::sin(angle)) * (halo_width / 2), text);
    }
    painter.setPen(ink);
    painter.drawText(at, text);
}

QPainterPath beaked(QPointF centre, double radius, std::optional<double> degrees) {
    QPainterPath shape;
    shape.addEllipse(centre, radius, radius);
    if (!degrees) return shape;
    QPainterPath tip;
    const double half = radius * 0.55;
    tip.moveTo(-half, -radius * 0.8);
    tip.lineTo(0, -radius * (1 + 2 * beak));
    tip.lineTo(half, -radius * 0.8);
    tip.closeSubpath();
    return shape.united(QTransform().translate(centre.x(), centre.y()).rotate(*degrees).map(tip));
}

}  // namespace

Picture badge_picture(const SpaceLook& shown, const BoardStyle& style, double height, bool emblem) {
    const SpaceLook look = coloured(shown, style);
    const QFont font =
        font_of(style, height * 0.64, look.badge_bold ? QFont::Bold : QFont::DemiBold);
    const double text = QFontMetricsF(font).horizontalAdvance(look.badge);
    const double sign = emblem && !look.emblem.isEmpty() ? std::round(height * 0.46) : 0;
    const double gap = sign > 0 ? std::round(height * 0.12) : 0;
    const double width =
        std::round(std::max(height, text + sign + gap + height * (sign > 0 ? 0.56 : 0.44)));
    const QRectF body(border, border, width, height);
    return {key_of({"badge", look.badge, sign > 0 ? look.emblem : QString(),
                    look.badge_fill.name(QColor::HexArgb), look.badge_ink.name(QColor::HexArgb),
                    QString::number(look.badge_bold), QString::number(is_dim(look)),
                    QString::number(height)}),
            QSizeF(width + 2 * border, height + 2 * border), [=, &style](QPainter& painter) {
                QPainterPath shape;
                shape.addRoundedRect(body, height / 2, height / 2);
                draw_coin(painter, shape, look, style);
                const double left = body.center().x() - (sign + gap + text) / 2;
                if (sign > 0)
                    draw_sign(painter, look.emblem, {left + sign / 2, body.center().y()}, sign,
                              look.badge_ink, style);
                painter.setFont(font);
                painter.setPen(look.badge_ink);
                painter.drawText(QRectF(left + sign + gap, body.top(), text + 1, height),
                                 Qt::AlignCenter, look.badge);
            }};
}

Picture coin_picture(const SpaceLook& shown, const BoardStyle& style, double diameter) {
    const SpaceLook look = coloured(shown, style);
    const double side = std::ceil(diameter * (1 + 2 * beak) + 2 * border);
    return {key_of({"coin", look.piece, look.notch ? QString::number(*look.notch) : QString(),
                    look.badge_fill.name(QColor::HexArgb), look.badge_ink.name(QColor::HexArgb),
                    QString::number(is_dim(look)), QString::number(diameter)}),
            QSizeF(side, side), [=, &style](QPainter& painter) {
                const QPointF centre(side / 2, side / 2);
                draw_coin(painter, beaked(centre, diameter / 2, look.notch), look, style);
                draw_sign(painter, look.piece, centre, diameter * 0.58, look.badge_ink, style);
            }};
}

Picture mark_picture(const QString& sign, const BoardStyle& style, double size) {
    const double side = std::ceil(size + 2 * halo_width);
    return {key_of({"mark", sign, QString::number(size), written_in(style)}), QSizeF(side, side),
            [=, &style](QPainter& painter) {
                const QPointF centre(side / 2, side / 2);
                const QPainterPath path = controls::sign_path(sign, centre, size);
                painter.strokePath(path, QPen(style.halo, halo_width * 0.9, Qt::SolidLine,
                                              Qt::RoundCap, Qt::RoundJoin));
                draw_sign(painter, sign, centre, size, style.label, style);
            }};
}

Picture label_picture(const QString& text, const BoardStyle& style) {
    const QFont font = font_of(style, style.text_size, QFont::DemiBold);
    const QFontMetricsF metrics(font);
    const QStringList lines = text.split('\n');
    double width = 0;
    for (const QString& line : lines) width = std::max(width, metrics.horizontalAdvance(line));
    const double step = std::round(metrics.height() * 0.98);
    const QSizeF size(
        std::ceil(width) + 2 * halo_width,
        std::ceil(metrics.height() + step * static_cast<double>(lines.size() - 1)) + 2);
    return {
        key_of({"label", text, written_in(style)}), size, [=, &style](QPainter& painter) {
            const QFontMetricsF measure(font);
            QVector<QPointF> starts;
            for (const QString& line : lines)
                starts << QPointF(
                    std::round((size.width() - measure.horizontalAdvance(line)) / 2),
                    std::round(1 + measure.ascent() + step * static_cast<double>(starts.size())));
            for (int i = 0; i < lines.size(); ++i)
                write(painter, starts[i], lines[i], font, style.label, style.halo);
        }};
}

Picture leader_picture(QPointF way, const BoardStyle& style) {
    const QPointF whole(std::round(way.x()), std::round(way.y()));
    const QSizeF size(std::abs(whole.x()) + 2 * halo_width, std::abs(whole.y()) + 2 * halo_width);
    return {key_of({"leader", QString::number(whole.x()), QString::number(whole.y()),
                    written_in(style)}),
            size, [=, &style](QPainter& painter) {
                const QPointF middle(size.width() / 2, size.height() / 2);
                const QLineF line(middle - whole / 2, middle + whole / 2);
                painter.setPen(QPen(style.halo, halo_width, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(line);
                painter.setPen(QPen(style.label, 1, Qt::SolidLine, Qt::RoundCap));
                painter.drawLine(line);
            }};
}

Picture region_picture(const QString& name, const QString& note, const BoardStyle& style) {
    QFont font = font_of(style, style.text_size, QFont::Medium);
    font.setLetterSpacing(QFont::PercentageSpacing, 106);
    const QFont bold = font_of(style, style.text_size, QFont::Bold);
    const QFontMetricsF measure(font), bold_measure(bold);
    const double first = measure.horizontalAdvance(name);
    const double gap = note.isEmpty() ? 0 : std::round(style.text_size * 0.5);
    const double second = bold_measure.horizontalAdvance(note);
    const QSizeF size(std::ceil(first + gap + second) + 2 * halo_width,
                      std::ceil(measure.height()) + 2);
    return {
        key_of({"region", name, note, written_in(style), style.sea_link.name(QColor::HexArgb),
                style.sea.name(QColor::HexArgb)}),
        size, [=, &style](QPainter& painter) {
            const double base = std::round(1 + measure.ascent());
            write(painter, {halo_width, base}, name, font, style.sea_link, style.sea);
            write(painter, {halo_width + first + gap, base}, note, bold, style.label, style.sea);
        }};
}

}  // namespace fronteira::board
