// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <vector>

namespace fronteira::map_edit {

/// Squared paper under the pen: lines at equal distances that are shown, that draw corners to their
/// crossings, or both. No part of a map; the studio remembers it from one map to the next.
class DrawingGrid : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// From one line to the next, in units of the plane; `least` to `most`.
    Q_PROPERTY(int step READ step WRITE set_step NOTIFY changed)
    Q_PROPERTY(int least READ least CONSTANT)
    Q_PROPERTY(int most READ most CONSTANT)
    Q_PROPERTY(bool shown READ is_shown WRITE set_shown NOTIFY changed)
    Q_PROPERTY(bool snaps READ snaps WRITE set_snaps NOTIFY changed)

 public:
    explicit DrawingGrid(QObject* parent = nullptr);

    int step() const { return step_; }
    void set_step(int step);
    static int least() { return 2; }
    static int most() { return 1000; }
    bool is_shown() const { return shown_; }
    void set_shown(bool shown);
    bool snaps() const { return snaps_; }
    void set_snaps(bool snaps);

    /// The crossing that is nearest to a place.
    Point crossing(Point place) const;
    /// How far apart lines are drawn: a step, or as many as leave `gap` pixels between two of them
    /// where a unit of the plane is `scale` pixels.
    int drawn_step(double scale, double gap) const;

 signals:
    void changed();

 private:
    void keep() const;

    int step_;
    bool shown_, snaps_;
};

}  // namespace fronteira::map_edit
