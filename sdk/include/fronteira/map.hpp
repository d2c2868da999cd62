// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>
#include <fronteira/text.hpp>

#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace fronteira {

/// A corner of an outline, in whole units of the map's own plane (x to the right, y down), from 0
/// to 1 000 000. Two outlines with the same coordinates share that corner, so that there are no
/// gaps between neighbours.
struct Point {
    int32_t x = 0;
    int32_t y = 0;
    friend bool operator==(const Point&, const Point&) = default;
};

/// A closed line; the last corner joins the first. Several rings make islands; a ring inside a
/// ring is a hole (even-odd).
using Ring = std::vector<Point>;

/// Numbers that a ruleset may ask of a space or a region, such as `bonus`.
using Attributes = std::map<std::string, int64_t>;

struct MapSpace {
    std::string id;             ///< `[a-z][a-z0-9_]*`, at most 64 long, unique in the map
    LocalText name;             ///< at least one, and none of them empty
    std::string region;         ///< id of a region, or empty
    Point anchor;               ///< where label, badge and pieces are shown
    std::vector<Ring> outline;  ///< may be empty; a ring has at least 3 corners
    std::vector<std::string> tags;
    Attributes attributes;
    Place place;
};

/// A connection from one space to another, in both directions unless `one_way`.
struct MapLink {
    std::string from;
    std::string to;
    std::string kind;  ///< `land`, `sea`, or any word of the map's own, in the form of an id
    bool one_way = false;
    Place place;
};

struct MapRegion {
    std::string id;         ///< as that of a space
    LocalText name;         ///< as that of a space
    std::string colour;     ///< `#rrggbb`, a hint for drawing, or empty
    Attributes attributes;  ///< `bonus` among them
    Place place;
};

/// A rectangle of cells instead of drawn spaces. Cell (column, row), both from 0 at the top left,
/// becomes the space `c<column>_<row>`; links carry the direction as their kind.
struct MapGrid {
    int width = 0;
    int height = 0;
    enum class Shape { square, square_with_diagonals, hex } shape = Shape::square;
    Place place;
};
/// The words of the shapes in files, in their order.
inline constexpr std::array grid_shape_words = {"square", "square_with_diagonals", "hex"};
constexpr const char* word_of(MapGrid::Shape shape) {
    return grid_shape_words[static_cast<size_t>(shape)];
}

/// A picture for the author to trace. Editors show it under the spaces; nothing else uses it.
struct MapPicture {
    std::string file;   ///< a path, from the folder of the map's file; empty: there is none
    Point corner;       ///< its top left corner on the plane; may be outside of it
    int32_t width = 0;  ///< on the plane
    int32_t height = 0;
    int32_t turns = 0;     ///< quarter turns to the right, 0 to 3; sizes are after them
    int32_t opacity = 60;  ///< of 100
    bool shown = true;
    bool locked = true;  ///< against being moved by accident
    Place place = {};
};

/// A map as its author wrote it: names, outlines, perhaps mistakes. `core::compile` checks it and
/// makes the immutable board on which matches are played.
struct Map {
    std::string id;  ///< as that of a space; a map is found by it
    LocalText name;  ///< at least one, and none of them empty
    LocalText description;
    std::vector<std::string> authors;
    std::string licence;
    std::string source;  ///< where outlines and names come from
    int32_t width = 0;   ///< size of the plane, from 1 to 1 000 000
    int32_t height = 0;
    std::vector<MapRegion> regions;
    std::vector<MapSpace> spaces;
    std::vector<MapLink> links;
    MapGrid grid;  ///< width 0 when the map is drawn
    MapPicture picture;
    Place place;
};

}  // namespace fronteira
