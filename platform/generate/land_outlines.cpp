// SPDX-License-Identifier: MIT
#include "generate/land_outlines.hpp"

#include "geometry/label_image.hpp"
#include "geometry/simplify.hpp"
#include "survey/crossings.hpp"

#include <algorithm>
#include <cstdlib>

namespace fronteira::generate {
namespace {

using geometry::Images;
using geometry::Outline;

// Pixels that a corner which is left out may lie from the line.
constexpr double roughness = 1.3;
constexpr double least_roughness = 0.5;  // the outline keeps every step of the pixels

class Drawing {
 public:
    Drawing(const Cells& cells, const std::vector<int>& number, const Recipe& recipe)
        : cells_(cells),
          number_(number),
          recipe_(recipe),
          images_(recipe.symmetry, recipe.width, recipe.height),
          land_(*std::max_element(number.begin(), number.end())) {}

    /// Where lines are close, leaving out corners makes them cross: then fewer are left out.
    std::vector<Outline> run() const {
        const std::vector<Outline> pixels = traced();
        for (double tolerance = roughness;; tolerance *= 0.8) {
            std::vector<Outline> outlines = drawn(pixels, tolerance);
            if (tolerance < least_roughness || !cross(outlines)) return outlines;
        }
    }

 private:
    std::vector<Outline> traced() const {
        geometry::LabelImage picture{cells_.width, cells_.height, {}};
        picture.labels.resize(cells_.cell.size());
        for (size_t i = 0; i < cells_.cell.size(); ++i) {
            if (cells_.cell[i] == Cells::none) continue;
            const int number = number_[static_cast<size_t>(cells_.cell[i])];
            if (number > 0)
                picture.labels[i] = static_cast<uint16_t>(cells_.image[i] * land_ + number);
        }
        std::vector<Outline> outlines = geometry::trace(picture, land_ * images_.count());
        for (Outline& outline : outlines) drop_specks(outline);
        return outlines;
    }

    /// A turn by a third leaves specks and pinholes where pixels do not fall upon pixels.
    static void drop_specks(Outline& outline) {
        constexpr int64_t speck = int64_t{2} * 40;  // twice the area
        const auto area = [](const Ring& ring) { return std::abs(geometry::twice_area(ring)); };
        int64_t largest = 0;
        for (const Ring& ring : outline) largest = std::max(largest, area(ring));
        std::erase_if(outline,
                      [&](const Ring& ring) { return area(ring) < std::min(speck, largest); });
    }

    std::vector<Outline> drawn(std::vector<Outline> outlines, double tolerance) const {
        geometry::simplify(outlines, tolerance);
        for (Outline& outline : outlines)
            for (Ring& ring : outline)
                for (Point& corner : ring) corner = on_plane(corner);
        if (images_.is_exact()) repeat(outlines);
        return outlines;
    }

    Point on_plane(Point pixel) const {
        const auto scaled = [](int64_t at, int64_t size, int64_t pixels) {
            return static_cast<int32_t>((at * size + pixels / 2) / pixels);
        };
        return {scaled(pixel.x, recipe_.width, cells_.width),
                scaled(pixel.y, recipe_.height, cells_.height)};
    }

    /// Corners that were left out may differ from image to image; those of the first count.
    void repeat(std::vector<Outline>& outlines) const {
        for (int image = 1; image < images_.count(); ++image)
            for (int space = 0; space < land_; ++space) {
                Outline& outline = outlines[static_cast<size_t>(image * land_ + space)];
                outline = outlines[static_cast<size_t>(space)];
                for (Ring& ring : outline)
                    for (Point& corner : ring) corner = images_.of(corner, image);
            }
    }

    bool cross(const std::vector<Outline>& outlines) const {
        Map map;
        map.width = recipe_.width;
        map.height = recipe_.height;
        for (const Outline& outline : outlines) map.spaces.emplace_back().outline = outline;
        return !survey::crossings(map).found.empty();
    }

    const Cells& cells_;
    const std::vector<int>& number_;
    const Recipe& recipe_;
    Images images_;
    int land_;
};

}  // namespace

std::vector<Outline> land_outlines(const Cells& cells, const std::vector<int>& number,
                                   const Recipe& recipe) {
    return Drawing(cells, number, recipe).run();
}

}  // namespace fronteira::generate
