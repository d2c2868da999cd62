// SPDX-License-Identifier: MIT
#include "controls/qr_code_item.hpp"

#include "controls/qr_code.hpp"

#include <QPainter>
#include <algorithm>
#include <cmath>

namespace fronteira::controls {
namespace {

constexpr int quiet_zone = 4;  // modules on each side, as ISO/IEC 18004 asks

}  // namespace

QrCodeItem::QrCodeItem(QQuickItem* parent) : QQuickPaintedItem(parent) {
    connect(this, &QrCodeItem::textChanged, this, [this] { update(); });
}

void QrCodeItem::paint(QPainter* painter) {
    const QrCode code = qr_code(text_.toUtf8());
    painter->fillRect(boundingRect(), Qt::white);
    if (code.side == 0) return;
    const double room = std::min(width(), height());
    // Whole pixels, so that no module is smaller than its neighbour.
    const double dot = std::max(1.0, std::floor(room / (code.side + 2 * quiet_zone)));
    const double left = std::floor((width() - dot * code.side) / 2);
    const double top = std::floor((height() - dot * code.side) / 2);
    for (int y = 0; y < code.side; ++y)
        for (int x = 0; x < code.side; ++x)
            if (code.is_dark(x, y))
                painter->fillRect(QRectF(left + x * dot, top + y * dot, dot, dot), Qt::black);
}

}  // namespace fronteira::controls
