// SPDX-License-Identifier: MIT
#pragma once

#include "board/board_painting.hpp"
#include "board/geometry/map_geometry.hpp"
#include "board/geometry/viewport.hpp"
#include "board/tokens/token_pictures.hpp"

#include <optional>

namespace fronteira::board {

/// A picture and where its middle stands, in units of the item.
struct PlacedPicture {
    Picture picture;
    QPointF centre;
    QRectF box() const {
        return {centre - QPointF(picture.size.width(), picture.size.height()) / 2, picture.size};
    }
};

/// The name of a region, where there is sea for it.
struct RegionLabel {
    QString note;                  ///< what stands beside the name
    std::optional<QPointF> place;  ///< its middle, in map units
};

struct TokenWishes {
    bool labels = true;
    std::vector<RegionLabel> regions = {};  ///< as in the map's list; empty for none
    double reach = 0;  ///< how far beyond the item pictures are laid out, so that it can be panned
};

/// Coins, badges, marks and names of all spaces in view. Coins stand at the place of their space;
/// where many spaces are too small for theirs, none are drawn. A name stands below its coin, or
/// above or beside it, where it covers no coin, no other name, and is not cut by the item's edge;
/// else askew, or farther away with a line to its coin, unless there is a crowd. Larger spaces
/// choose first, after the regions, whose names stand on the sea only. A grid has its coordinates
/// along two sides instead of names.
std::vector<PlacedPicture> lay_out_tokens(const MapGeometry& geometry,
                                          const BoardPainting& painting, const BoardStyle& style,
                                          const Viewport& view, const TokenWishes& wishes);

}  // namespace fronteira::board
