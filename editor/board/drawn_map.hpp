// SPDX-License-Identifier: MIT
#pragma once

#include "board/geometry/map_geometry.hpp"

#include <QtQml/qqmlregistration.h>

#include <QJsonObject>
#include <memory>

namespace fronteira::board {

/// A map for boards to show: read and worked out when the first of them asks, and shared by all.
/// QML hands it on as it is; as a map of variants every outline would be copied at each step.
class DrawnMap {
    Q_GADGET
    QML_VALUE_TYPE(drawnMap)
    Q_PROPERTY(QString name READ name)
    /// Its spaces are the cells of a grid.
    Q_PROPERTY(bool grid READ is_grid)

 public:
    /// A map without spaces.
    DrawnMap() = default;
    /// `reply` is the host's, to `map`.
    explicit DrawnMap(const QJsonObject& reply);

    QString name() const { return geometry().map().name; }
    bool is_grid() const { return !geometry().map().grid.isEmpty(); }
    const MapGeometry& geometry() const;

    /// One of its spaces as a map of its own, as large as the space, without its name; an empty map
    /// where there is no such space.
    Q_INVOKABLE fronteira::board::DrawnMap alone(const QString& space) const;

    /// Whether both look alike: a host that is joined again tells its map again.
    bool operator==(const DrawnMap& other) const;

 private:
    struct Made;
    std::shared_ptr<Made> made_;
};

}  // namespace fronteira::board
