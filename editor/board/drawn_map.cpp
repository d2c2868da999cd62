// SPDX-License-Identifier: MIT
#include "board/drawn_map.hpp"

#include <optional>
#include <utility>

namespace fronteira::board {

/// The reply until it is needed, the geometry from then on.
struct DrawnMap::Made {
    QJsonObject reply = {};
    std::optional<MapGeometry> geometry = {};
};

DrawnMap::DrawnMap(const QJsonObject& reply) : made_(std::make_shared<Made>(Made{reply})) {}

const MapGeometry& DrawnMap::geometry() const {
    static const MapGeometry none;
    if (!made_) return none;
    if (!made_->geometry) made_->geometry.emplace(read_map(std::exchange(made_->reply, {})));
    return *made_->geometry;
}

bool DrawnMap::operator==(const DrawnMap& other) const {
    return made_ == other.made_ || geometry().map() == other.geometry().map();
}

DrawnMap DrawnMap::alone(const QString& space) const {
    const int at = geometry().index(space);
    if (at < 0) return {};
    const QRectF extent = geometry().extent(at);
    DrawnSpace moved = geometry().map().spaces[at];
    moved.name.clear();
    moved.region = -1;
    moved.tags.clear();
    moved.anchor -= extent.topLeft();
    for (QPolygonF& ring : moved.rings) ring.translate(-extent.topLeft());
    MapDrawing map;
    map.size = extent.size();
    map.spaces << moved;
    DrawnMap result;
    result.made_ = std::make_shared<Made>();
    result.made_->geometry.emplace(std::move(map));
    return result;
}

}  // namespace fronteira::board
