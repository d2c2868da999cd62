// SPDX-License-Identifier: MIT
#include "geometry/label_image.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::geometry {
namespace {

/// Where the middles of some rows cross an outline.
struct Crossings {
    int first = 0;  ///< number of the first row
    std::vector<std::vector<double>> rows;
};

/// The first row whose middle is not above `y`.
int row_of(double y, int height) {
    return static_cast<int>(std::clamp(std::ceil(y - 0.5), 0.0, double(height)));
}

Crossings crossings(const Outline& outline, int height, double scale) {
    int first = height;
    int end = 0;
    for (const Ring& ring : outline)
        for (const Point& corner : ring) {
            first = std::min(first, row_of(corner.y * scale, height));
            end = std::max(end, row_of(corner.y * scale, height));
        }
    Crossings found{
        first, std::vector<std::vector<double>>(static_cast<size_t>(std::max(0, end - first)))};
    for (const Ring& ring : outline)
        for (size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            Position a{ring[before].x * scale, ring[before].y * scale};
            Position b{ring[i].x * scale, ring[i].y * scale};
            if (a.y > b.y) std::swap(a, b);
            for (int row = row_of(a.y, height); row < row_of(b.y, height); ++row) {
                const double t = (row + 0.5 - a.y) / (b.y - a.y);
                found.rows[static_cast<size_t>(row - first)].push_back(a.x + t * (b.x - a.x));
            }
        }
    for (std::vector<double>& row : found.rows) std::sort(row.begin(), row.end());
    return found;
}

}  // namespace

LabelImage fill(const std::vector<Outline>& outlines, int width, int height, double scale) {
    LabelImage image{width, height, {}};
    image.labels.resize(static_cast<size_t>(width) * static_cast<size_t>(height));
    for (size_t i = 0; i < outlines.size(); ++i) {
        const Crossings found = crossings(outlines[i], height, scale);
        for (size_t row = 0; row < found.rows.size(); ++row) {
            const std::vector<double>& across = found.rows[row];
            uint16_t* pixels = image.labels.data() + (static_cast<size_t>(found.first) + row) *
                                                         static_cast<size_t>(width);
            for (size_t j = 0; j + 1 < across.size(); j += 2)
                for (int x = row_of(across[j], width); x < row_of(across[j + 1], width); ++x)
                    if (pixels[x] == 0) pixels[x] = static_cast<uint16_t>(i + 1);
        }
    }
    return image;
}

}  // namespace fronteira::geometry
