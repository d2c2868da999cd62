// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>
#include <QJsonObject>
#include <QPolygonF>
#include <QSize>
#include <QString>
#include <QStringList>
#include <QVector>

namespace fronteira::board {

struct DrawnRegion {
    QString id;
    QString name;
    QColor colour;  ///< invalid where the map names none

    bool operator==(const DrawnRegion&) const = default;
};

struct DrawnSpace {
    QString id;
    QString name;
    int region = -1;           ///< place in the list of regions, or -1
    QPointF anchor;            ///< where the author put name and pieces
    QVector<QPolygonF> rings;  ///< closed, even-odd; none for a space without outline
    QStringList tags;

    bool operator==(const DrawnSpace&) const = default;
};

struct DrawnLink {
    int from = -1;
    int to = -1;
    QString kind;
    bool one_way = false;

    bool operator==(const DrawnLink&) const = default;
};

/// A map as something to look at: what the host answers to `map`, as values. x to the right, y
/// down.
struct MapDrawing {
    QString name;
    QSizeF size;
    QSize grid;           ///< cells, for a map that is a grid; else empty
    bool turned = false;  ///< by turn()
    QVector<DrawnRegion> regions;
    QVector<DrawnSpace> spaces;
    QVector<DrawnLink> links;

    bool operator==(const MapDrawing&) const = default;
};

/// Reads the reply; what is missing or refers to nothing is left out.
MapDrawing read_map(const QJsonObject& reply);

/// Half a turn around the middle: as it is seen from the far side.
void turn(MapDrawing& map);

}  // namespace fronteira::board
