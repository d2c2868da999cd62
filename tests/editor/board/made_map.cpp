// SPDX-License-Identifier: MIT
#include "made_map.hpp"

#include <QJsonArray>
#include <QString>
#include <cstdint>

namespace {

constexpr int cell = 100;

/// A number between -1 and 1 that follows from two others.
double shake(int x, int y, int salt) {
    uint32_t value = static_cast<uint32_t>(x) * 374761393U + static_cast<uint32_t>(y) * 668265263U +
                     static_cast<uint32_t>(salt) * 2246822519U;
    value = (value ^ (value >> 13)) * 1274126177U;
    return static_cast<double>((value ^ (value >> 16)) & 0xffffU) / 32767.5 - 1;
}

/// Point `x`, `y` of a net three times as fine as the cells.
QJsonArray corner(int x, int y) {
    return {qRound(x * cell / 3.0 + 12 * shake(x, y, 1)),
            qRound(y * cell / 3.0 + 12 * shake(x, y, 2))};
}

QJsonArray ring(int x, int y) {
    QJsonArray corners;
    const int left = 3 * x, top = 3 * y;
    for (int i = 0; i < 3; ++i) corners << QJsonValue(corner(left + i, top));
    for (int i = 0; i < 3; ++i) corners << QJsonValue(corner(left + 3, top + i));
    for (int i = 3; i > 0; --i) corners << QJsonValue(corner(left + i, top + 3));
    for (int i = 3; i > 0; --i) corners << QJsonValue(corner(left, top + i));
    return corners;
}

QString id(int x, int y) {
    return QString("s%1_%2").arg(x).arg(y);
}

}  // namespace

QJsonObject made_map(int side) {
    QJsonArray regions, spaces, links;
    for (int y = 0; y * 10 < side; ++y)
        for (int x = 0; x * 10 < side; ++x)
            regions << QJsonObject{{"id", QString("r%1_%2").arg(x).arg(y)}, {"colour", "#8fb56e"}};
    for (int y = 0; y < side; ++y)
        for (int x = 0; x < side; ++x) {
            spaces << QJsonObject{{"id", id(x, y)},
                                  {"name", QString("Space %1 %2").arg(x).arg(y)},
                                  {"region", QString("r%1_%2").arg(x / 10).arg(y / 10)},
                                  {"anchor", QJsonArray{x * cell + cell / 2, y * cell + cell / 2}},
                                  {"shapes", QJsonArray{QJsonValue(ring(x, y))}}};
            if (x + 1 < side)
                links << QJsonObject{{"from", id(x, y)}, {"to", id(x + 1, y)}, {"kind", "land"}};
            if (y + 1 < side)
                links << QJsonObject{{"from", id(x, y)}, {"to", id(x, y + 1)}, {"kind", "land"}};
        }
    return {{"name", "Made"},
            {"size", QJsonArray{side * cell, side * cell}},
            {"regions", regions},
            {"spaces", spaces},
            {"links", links}};
}
