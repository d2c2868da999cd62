// SPDX-License-Identifier: MIT
#pragma once

#include <QBitArray>
#include <QByteArray>

namespace fronteira::controls {

/// A QR code: dark and light modules of a square, row by row, without the quiet zone around it.
struct QrCode {
    int side = 0;  ///< 0: the text is too long for one
    QBitArray dark;

    bool is_dark(int x, int y) const { return dark.testBit(y * side + x); }
};

QrCode qr_code(const QByteArray& text);

}  // namespace fronteira::controls
