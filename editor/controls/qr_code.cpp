// SPDX-License-Identifier: MIT
#include "controls/qr_code.hpp"

#include <qrencode.h>

#include <memory>

namespace fronteira::controls {

QrCode qr_code(const QByteArray& text) {
    if (text.isEmpty()) return {};
    // It is read from a screen, where nothing is torn off: the lowest correction, the largest dots.
    const std::unique_ptr<QRcode, decltype(&QRcode_free)> made(
        QRcode_encodeString8bit(text.constData(), 0, QR_ECLEVEL_L), QRcode_free);
    if (!made) return {};
    const int side = made->width;
    QBitArray dark(side * side);
    for (int i = 0; i < side * side; ++i) dark.setBit(i, (made->data[i] & 1) != 0);
    return {side, dark};
}

}  // namespace fronteira::controls
