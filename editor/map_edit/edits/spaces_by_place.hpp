// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "geometry/point_index.hpp"

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace fronteira::map_edit {

/// Spaces of a map and their corners, found by where they lie without a look at all the others.
class SpacesByPlace {
 public:
    /// The map is only looked at here.
    explicit SpacesByPlace(const Map& map);
    void add(const MapSpace& space);

    bool has(const std::string& id) const { return numbers_.contains(id); }
    /// In the order in which they were added.
    std::optional<size_t> find(const std::string& id) const;
    /// The middle of the corners of that space, or its label where it has none.
    Point middle(size_t number) const { return spaces_[number].middle; }

    /// The corner that is nearest to a place, as far as drawing by hand may be off.
    std::optional<Point> corner_at(Point place) const;
    /// The id of the space about as large as that one whose middle is nearest to a place; empty
    /// when none is near.
    std::string space_like(size_t number, Point place) const;

    /// Whether two corners are so near that they are meant to be one.
    static bool are_one(Point a, Point b);

 private:
    struct Space {
        std::string id;
        Point middle;
        double area;
    };
    int32_t reach_;  ///< of middles: how far aside a space may lie
    std::vector<Space> spaces_;
    std::vector<Point> corners_;
    std::unordered_map<std::string, size_t> numbers_;
    geometry::PointIndex middles_at_, corners_at_;
};

}  // namespace fronteira::map_edit
