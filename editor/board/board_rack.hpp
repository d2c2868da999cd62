// SPDX-License-Identifier: MIT
#pragma once

#include "board/space_look.hpp"

#include <QVector>

namespace fronteira::board {

/// A row of places along an edge of a grid, each as large as a cell is wide, in the order of a
/// screen that is not turned: from left to right, or from the top down.
struct BoardRack {
    enum class Edge { top, right, bottom, left };
    struct Place {
        QString id;
        SpaceLook look;  ///< its piece, if any, and whether it may be chosen
        bool operator==(const Place&) const = default;
    };

    Edge edge = Edge::bottom;
    int middle = 0;  ///< the column or row before which the middle place lies, from 0
    QColor colour;   ///< of its owner
    QVector<Place> places;

    bool operator==(const BoardRack&) const = default;
};

}  // namespace fronteira::board
