// SPDX-License-Identifier: MIT
#include "cup/toml_text.hpp"

namespace fronteira::cup {

QString quoted(const QString& text) {
    QString out;
    for (const QChar c : text) {
        if (c == '"' || c == '\\') out += '\\';
        out += c < ' ' || c == '\x7f' ? QChar(' ') : c;
    }
    return '"' + out + '"';
}

QString in_points(int hundredths) {
    return QString::number(hundredths / 100.0, 'g', 10);
}

}  // namespace fronteira::cup
