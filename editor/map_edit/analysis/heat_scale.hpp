// SPDX-License-Identifier: MIT
#pragma once

#include <QColor>

namespace fronteira::map_edit {

/// Blue for what lies far below, over pale in the middle, to orange for what lies far above: hues
/// that all eyes tell apart, and the farther from the middle the darker. `from_middle` is -1 to 1.
QColor heat_colour(double from_middle);

}  // namespace fronteira::map_edit
