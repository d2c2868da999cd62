// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/position.hpp"
#include "markup/document.hpp"
#include "transform.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace svg {

/// How shapes become straight pieces: nowhere farther than `tolerance` from the curve, and no more
/// than `left` corners; below 0 there were more.
struct Flattening {
    double tolerance = 0.5;
    std::ptrdiff_t left = 1'000'000;
};

/// The rings of a path's data. Of data with a fault what stands before it, as browsers do;
/// `complete` tells. Parts that are not closed are closed.
struct PathRings {
    std::vector<fronteira::geometry::Line> rings;
    bool complete = true;
};
PathRings read_path(std::string_view data, const Transform& transform, Flattening& flattening);

/// The rings of a `path`, `polygon`, `polyline`, `rect`, `circle` or `ellipse`; none for another
/// element.
std::optional<PathRings> read_shape(fronteira::markup::Element element, const Transform& transform,
                                    Flattening& flattening);

/// The attributes of a `rect`, `circle` or `ellipse` that should be lengths and are none.
std::vector<std::string> faulty_lengths(fronteira::markup::Element element);

}  // namespace svg
