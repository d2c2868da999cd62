// SPDX-License-Identifier: MIT
#include "geometry/label_image.hpp"

#include <array>

namespace fronteira::geometry {
namespace {

// Directions as one walks with the label on the right hand (y down): east, south, west, north.
constexpr std::array<Point, 4> step{{{1, 0}, {0, 1}, {-1, 0}, {0, -1}}};
// The pixel to the right of an edge that leaves the lattice point (x, y) in that direction.
constexpr std::array<Point, 4> on_right{{{0, 0}, {-1, 0}, {-1, -1}, {0, -1}}};

/// Where two straight pairs of pixels meet, nobody has a corner.
bool is_corner(const LabelImage& image, Point at) {
    const uint16_t a = image.at(at.x - 1, at.y - 1);
    const uint16_t b = image.at(at.x, at.y - 1);
    const uint16_t c = image.at(at.x - 1, at.y);
    const uint16_t d = image.at(at.x, at.y);
    return !(a == b && c == d) && !(a == c && b == d);
}

class Tracer {
 public:
    Tracer(const LabelImage& image, int count)
        : image_(image),
          outlines_(static_cast<size_t>(count)),
          walked_((static_cast<size_t>(image.width) + 1) *
                  (static_cast<size_t>(image.height) + 1)) {}

    std::vector<Outline> run() {
        for (int y = 0; y <= image_.height; ++y)
            for (int x = 0; x <= image_.width; ++x)
                // Every ring has an edge that leads east or west; both are met in this order.
                for (const int direction : {0, 2})
                    if (begins({x, y}, direction)) walk({x, y}, direction);
        return std::move(outlines_);
    }

 private:
    uint16_t right_of(Point at, int direction) const {
        const Point pixel = on_right[static_cast<size_t>(direction)];
        return image_.at(at.x + pixel.x, at.y + pixel.y);
    }
    uint16_t left_of(Point at, int direction) const {
        // The pixel to the left of an edge is that to the right of the edge one turn before.
        return right_of(at, (direction + 3) % 4);
    }

    uint8_t& walked(Point at) {
        return walked_[static_cast<size_t>(at.y) * (static_cast<size_t>(image_.width) + 1) +
                       static_cast<size_t>(at.x)];
    }

    bool begins(Point at, int direction) {
        const uint16_t label = right_of(at, direction);
        return label != 0 && label <= outlines_.size() && left_of(at, direction) != label &&
               (walked(at) & (1 << direction)) == 0;
    }

    void walk(Point start, int first) {
        const uint16_t label = right_of(start, first);
        Ring ring;
        Point at = start;
        int direction = first;
        do {
            walked(at) = static_cast<uint8_t>(walked(at) | (1 << direction));
            if (is_corner(image_, at)) ring.push_back(at);
            at.x += step[static_cast<size_t>(direction)].x;
            at.y += step[static_cast<size_t>(direction)].y;
            // Right, straight on, left: the first that has the label on its right only.
            for (const int turn : {1, 0, 3}) {
                const int next = (direction + turn) % 4;
                if (right_of(at, next) != label || left_of(at, next) == label) continue;
                direction = next;
                break;
            }
        } while (at != start || direction != first);
        outlines_[label - 1u].push_back(std::move(ring));
    }

    const LabelImage& image_;
    std::vector<Outline> outlines_;
    std::vector<uint8_t> walked_;  ///< of each lattice point, the directions already taken
};

}  // namespace

size_t count_corners(const LabelImage& image) {
    size_t count = 0;
    for (int y = 0; y <= image.height; ++y)
        for (int x = 0; x <= image.width; ++x)
            if (is_corner(image, {x, y})) ++count;
    return count;
}

std::vector<Outline> trace(const LabelImage& image, int count) {
    return Tracer(image, count).run();
}

}  // namespace fronteira::geometry
