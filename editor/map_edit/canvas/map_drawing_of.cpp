// SPDX-License-Identifier: MIT
#include "map_edit/canvas/map_drawing_of.hpp"

#include "map_edit/text.hpp"

#include <QHash>

namespace fronteira::map_edit {
namespace {

QPointF point(Point at) {
    return {static_cast<double>(at.x), static_cast<double>(at.y)};
}

QString name_of(const LocalText& name, const std::string& id, const std::string& language) {
    const std::string& words = text_in(name, language);
    return text(words.empty() ? id : words);
}

board::DrawnSpace drawn(const MapSpace& space, const std::string& language) {
    board::DrawnSpace one{
        text(space.id), name_of(space.name, space.id, language), -1, point(space.anchor), {}, {}};
    for (const Ring& ring : space.outline) {
        QPolygonF polygon;
        for (const Point corner : ring) polygon << point(corner);
        one.rings << polygon;
    }
    for (const std::string& tag : space.tags) one.tags << text(tag);
    return one;
}

}  // namespace

board::MapDrawing drawing_of(const Map& map, const std::string& language) {
    board::MapDrawing drawing;
    drawing.name = name_of(map.name, map.id, language);
    drawing.size = QSizeF(map.width, map.height);
    QHash<QString, int> regions, spaces;
    for (const MapRegion& region : map.regions) {
        regions.insert(text(region.id), static_cast<int>(drawing.regions.size()));
        drawing.regions << board::DrawnRegion{text(region.id),
                                              name_of(region.name, region.id, language),
                                              QColor(text(region.colour))};
    }
    for (const MapSpace& space : map.spaces) {
        spaces.insert(text(space.id), static_cast<int>(drawing.spaces.size()));
        drawing.spaces << drawn(space, language);
        drawing.spaces.back().region = regions.value(text(space.region), -1);
    }
    for (const MapLink& link : map.links) {
        const int from = spaces.value(text(link.from), -1), to = spaces.value(text(link.to), -1);
        if (from >= 0 && to >= 0)
            drawing.links << board::DrawnLink{from, to, text(link.kind), link.one_way};
    }
    return drawing;
}

}  // namespace fronteira::map_edit
