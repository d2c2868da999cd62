// SPDX-License-Identifier: MIT
#include "controls/sign_item.hpp"

#include "controls/signs.hpp"

#include <QPainter>
#include <algorithm>

namespace fronteira::controls {

SignItem::SignItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    setAntialiasing(true);
    for (const auto change :
         {&SignItem::nameChanged, &SignItem::colourChanged, &SignItem::edgeChanged,
          &SignItem::edgeWidthChanged, &SignItem::familyChanged})
        connect(this, change, this, [this] { update(); });
}

void SignItem::paint(QPainter* painter) {
    painter->setRenderHint(QPainter::Antialiasing);
    const double size = std::min(width(), height());
    const QPointF centre(width() / 2, height() / 2);
    const QPainterPath path = sign_path(name_, centre, size - edge_width_);
    if (path.isEmpty()) {
        QFont font(family_);
        font.setPixelSize(std::max(1, static_cast<int>(size * 0.6)));
        font.setWeight(QFont::Bold);
        painter->setFont(font);
        painter->setPen(colour_);
        painter->drawText(boundingRect(), Qt::AlignCenter, name_.left(3));
        return;
    }
    if (edge_width_ > 0)
        painter->strokePath(
            path, QPen(edge_, 2 * edge_width_, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter->fillPath(path, colour_);
}

}  // namespace fronteira::controls
