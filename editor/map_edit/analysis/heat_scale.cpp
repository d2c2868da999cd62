// SPDX-License-Identifier: MIT
#include "map_edit/analysis/heat_scale.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

const QColor even(244, 240, 228), below(33, 102, 172), above(204, 98, 12);

}  // namespace

QColor heat_colour(double from_middle) {
    const QColor& end = from_middle < 0 ? below : above;
    const auto way = static_cast<float>(std::min(1.0, std::abs(from_middle)));
    const auto between = [way](float a, float b) { return a + way * (b - a); };
    return QColor::fromRgbF(between(even.redF(), end.redF()), between(even.greenF(), end.greenF()),
                            between(even.blueF(), end.blueF()));
}

}  // namespace fronteira::map_edit
