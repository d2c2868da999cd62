// SPDX-License-Identifier: MIT
#include "map_edit/canvas/drawing_grid.hpp"

#include <QSettings>
#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

const QString step_key = "drawing_grid/step", shown_key = "drawing_grid/shown",
              snaps_key = "drawing_grid/snaps";
constexpr int usual_step = 50;

int32_t nearest_multiple(int32_t number, int step) {
    return static_cast<int32_t>(step * std::lround(static_cast<double>(number) / step));
}

}  // namespace

DrawingGrid::DrawingGrid(QObject* parent) : QObject(parent) {
    const QSettings kept;
    step_ = std::clamp(kept.value(step_key, usual_step).toInt(), least(), most());
    shown_ = kept.value(shown_key, false).toBool();
    snaps_ = kept.value(snaps_key, false).toBool();
}

void DrawingGrid::keep() const {
    QSettings kept;
    kept.setValue(step_key, step_);
    kept.setValue(shown_key, shown_);
    kept.setValue(snaps_key, snaps_);
}

void DrawingGrid::set_step(int step) {
    step = std::clamp(step, least(), most());
    if (step == step_) return;
    step_ = step;
    keep();
    emit changed();
}

void DrawingGrid::set_shown(bool shown) {
    if (shown == shown_) return;
    shown_ = shown;
    keep();
    emit changed();
}

void DrawingGrid::set_snaps(bool snaps) {
    if (snaps == snaps_) return;
    snaps_ = snaps;
    keep();
    emit changed();
}

Point DrawingGrid::crossing(Point place) const {
    return {nearest_multiple(place.x, step_), nearest_multiple(place.y, step_)};
}

int DrawingGrid::drawn_step(double scale, double gap) const {
    int drawn = step_;
    while (drawn * scale < gap) drawn *= 2;
    return drawn;
}

}  // namespace fronteira::map_edit
