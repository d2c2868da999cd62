// SPDX-License-Identifier: MIT
#include "plane.hpp"

#include "objects.hpp"

#include <cmath>

namespace tmx {

using fronteira::geometry::Position;
using fronteira::markup::Element;

Plane::Plane(Element map)
    : orientation_(map.attribute("orientation").as_string("orthogonal")),
      columns_shift_(std::string_view(map.attribute("staggeraxis").value()) == "x") {
    const auto value = [&](const char* name) { return number_or(map.attribute(name).value(), 0); };
    columns_ = value("width");
    rows_ = value("height");
    tile_width_ = value("tilewidth");
    tile_height_ = value("tileheight");
    if (orientation_ == "hexagonal") hex_side_ = value("hexsidelength");
}

bool Plane::is_known() const {
    return orientation_ == "orthogonal" || orientation_ == "isometric" ||
           orientation_ == "staggered" || orientation_ == "hexagonal";
}

Position Plane::size() const {
    if (orientation_ == "isometric")
        return {(columns_ + rows_) * tile_width_ / 2, (columns_ + rows_) * tile_height_ / 2};
    if (orientation_ == "staggered" || orientation_ == "hexagonal") return size_in_rows();
    return {columns_ * tile_width_, rows_ * tile_height_};
}

/// Rows, or columns, reach into one another, and every other one is shifted by half a tile.
Position Plane::size_in_rows() const {
    const double along = columns_shift_ ? columns_ : rows_,
                 across = columns_shift_ ? rows_ : columns_;
    const double tile_along = columns_shift_ ? tile_width_ : tile_height_;
    const double tile_across = columns_shift_ ? tile_height_ : tile_width_;
    const double slope = std::floor((tile_along - hex_side_) / 2);
    const double half = std::floor(tile_across / 2);
    const double long_way = along * (slope + hex_side_) + slope;
    const double other_way = across * 2 * half + (along > 1 ? half : 0);
    return columns_shift_ ? Position{long_way, other_way} : Position{other_way, long_way};
}

Position Plane::seen(Position p) const {
    const Position turned_place = turned(p);
    if (orientation_ != "isometric") return turned_place;
    return {turned_place.x + rows_ * tile_width_ / 2, turned_place.y};
}

// Both axes of an isometric map are counted in heights of tiles.
Position Plane::turned(Position step) const {
    if (orientation_ != "isometric" || !(tile_height_ > 0)) return step;
    return {(step.x - step.y) / tile_height_ * tile_width_ / 2, (step.x + step.y) / 2};
}

}  // namespace tmx
