// SPDX-License-Identifier: MIT
#pragma once

#include "board/map_drawing.hpp"

#include <vector>

namespace fronteira::board {

/// A line along which the same two neighbours, or kinds of neighbours, meet.
struct Border {
    enum class Kind { coast, spaces, regions };

    Kind kind;
    std::vector<QPointF> points;
    bool closed = false;  ///< the last point leads back to the first, which is not repeated
};

/// Every edge of every outline once: between the sea and a space (coast), two spaces of one region
/// (spaces), two regions (regions). Edges of a kind that follow one another are one line.
/// Neighbours share an edge when both its corners are equal.
std::vector<Border> find_borders(const MapDrawing& map);

}  // namespace fronteira::board
