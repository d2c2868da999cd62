// SPDX-License-Identifier: MIT
#include "board/map_drawing.hpp"

#include <QHash>
#include <QJsonArray>
#include <algorithm>

namespace fronteira::board {
namespace {

// A host that somebody else runs may send any numbers; maps have none beyond these.
constexpr double farthest = 1'000'000;
constexpr double most_cells_in_a_row = 65'535;

QPointF point(const QJsonValue& value, double least = -farthest, double most = farthest) {
    const QJsonArray pair = value.toArray();
    if (pair.size() != 2) return {};
    return {std::clamp(pair[0].toDouble(), least, most),
            std::clamp(pair[1].toDouble(), least, most)};
}

QVector<QPolygonF> rings(const QJsonArray& shapes) {
    QVector<QPolygonF> rings;
    for (const QJsonValue& shape : shapes) {
        QPolygonF ring;
        for (const QJsonValue& corner : shape.toArray())
            if (corner.toArray().size() == 2) ring << point(corner);
        if (ring.size() >= 3) rings << ring;
    }
    return rings;
}

QStringList words(const QJsonArray& list) {
    QStringList words;
    for (const QJsonValue& word : list) words << word.toString();
    return words;
}

QHash<QString, int> places(const QJsonArray& list) {
    QHash<QString, int> places;
    for (int i = 0; i < list.size(); ++i) places.insert(list[i]["id"].toString(), i);
    return places;
}

}  // namespace

MapDrawing read_map(const QJsonObject& reply) {
    MapDrawing map;
    map.name = reply["name"].toString();
    const QPointF size = point(reply["size"], 0);
    map.size = QSizeF(size.x(), size.y());
    const QPointF grid = point(reply["grid"], 0, most_cells_in_a_row);
    map.grid = QSize(static_cast<int>(grid.x()), static_cast<int>(grid.y()));

    const QJsonArray regions = reply["regions"].toArray();
    for (const QJsonValue& region : regions) {
        map.regions << DrawnRegion{region["id"].toString(), region["name"].toString(),
                                   QColor(region["colour"].toString())};
    }
    const QHash<QString, int> region_places = places(regions);
    const QJsonArray spaces = reply["spaces"].toArray();
    for (const QJsonValue& space : spaces) {
        map.spaces << DrawnSpace{space["id"].toString(),
                                 space["name"].toString(),
                                 region_places.value(space["region"].toString(), -1),
                                 point(space["anchor"]),
                                 rings(space["shapes"].toArray()),
                                 words(space["tags"].toArray())};
    }
    // A host may say anything: what is not a cell each is no grid.
    if (qsizetype{map.grid.width()} * map.grid.height() != map.spaces.size()) map.grid = {};
    const QHash<QString, int> space_places = places(spaces);
    for (const QJsonValue& link : reply["links"].toArray()) {
        const DrawnLink drawn{space_places.value(link["from"].toString(), -1),
                              space_places.value(link["to"].toString(), -1),
                              link["kind"].toString(), link["one_way"].toBool()};
        if (drawn.from >= 0 && drawn.to >= 0) map.links << drawn;
    }
    return map;
}

void turn(MapDrawing& map) {
    const QPointF far(map.size.width(), map.size.height());
    for (DrawnSpace& space : map.spaces) {
        space.anchor = far - space.anchor;
        for (QPolygonF& ring : space.rings)
            for (QPointF& corner : ring) corner = far - corner;
    }
    map.turned = !map.turned;
}

}  // namespace fronteira::board
