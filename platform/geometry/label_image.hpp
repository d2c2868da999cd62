// SPDX-License-Identifier: MIT
#pragma once

#include "geometry/outline.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fronteira::geometry {

/// A picture that says of each pixel whose it is: 0 nobody's, else the number of a space from 1.
struct LabelImage {
    int width = 0;
    int height = 0;
    std::vector<uint16_t> labels;  ///< row by row; width * height of them

    uint16_t at(int x, int y) const {
        const bool inside = x >= 0 && y >= 0 && x < width && y < height;
        return inside ? labels[static_cast<size_t>(y) * static_cast<size_t>(width) +
                               static_cast<size_t>(x)]
                      : uint16_t{0};
    }
};

/// How many places are corners of some outline: what tracing an image will cost.
size_t count_corners(const LabelImage& image);

/// The outlines of the labels 1 to `count`, along the borders of pixels: pixel (x, y) is the square
/// from (x, y) to (x + 1, y + 1). Neighbours share their corners: whatever is a corner for one is
/// one for the other. Pixels of a label that touch only at a corner are rings of their own, that
/// touch there.
std::vector<Outline> trace(const LabelImage& image, int count);

/// The other way: a pixel is the first space's in whose outline its middle lies. Coordinates are
/// multiplied by `scale`. At most 65 535 outlines.
LabelImage fill(const std::vector<Outline>& outlines, int width, int height, double scale);

}  // namespace fronteira::geometry
