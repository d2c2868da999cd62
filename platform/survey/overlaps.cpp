// SPDX-License-Identifier: MIT
#include "survey/overlaps.hpp"

#include "geometry/outline.hpp"

#include <algorithm>
#include <cstdint>
#include <numeric>
#include <optional>
#include <tuple>

namespace fronteira::survey {
namespace {

constexpr int64_t most_looks_at_corners = 50'000'000;  // as many as `crossings` has at edges
constexpr size_t most_overlaps = 1000;

struct Box {
    int32_t left = INT32_MAX, right = INT32_MIN, top = INT32_MAX, bottom = INT32_MIN;
};

Box box_of(const MapSpace& space) {
    Box box;
    for (const Ring& ring : space.outline)
        for (const Point corner : ring)
            box = {std::min(box.left, corner.x), std::max(box.right, corner.x),
                   std::min(box.top, corner.y), std::max(box.bottom, corner.y)};
    return box;
}

/// Stretches of one line of the plane: from the first place to the second, from the third to the
/// fourth, ...
using Stretches = std::vector<double>;

Stretches in_common(const Stretches& one, const Stretches& other) {
    Stretches both;
    for (size_t i = 0, j = 0; i + 1 < one.size() && j + 1 < other.size();) {
        const double left = std::max(one[i], other[j]);
        const double right = std::min(one[i + 1], other[j + 1]);
        if (left < right) both.insert(both.end(), {left, right});
        (one[i + 1] < other[j + 1] ? i : j) += 2;
    }
    return both;
}

/// Less than a unit wide is what rounding makes of neighbours that have not all corners in common.
bool is_wide(const MapSpace& space, geometry::Position middle) {
    return geometry::distance_to_line(space.outline, middle) >= 0.5;
}

/// A place of both, looked for between the rows `top` and `bottom`, which both reach.
std::optional<Point> common_place(const MapSpace& one, const MapSpace& other, int32_t top,
                                  int32_t bottom) {
    for (const int quarter : {2, 1, 3}) {
        // No corner lies between two rows.
        const auto row = static_cast<int32_t>(top + (int64_t{bottom} - top) * quarter / 4);
        const double y = row + 0.5;
        const Stretches both =
            in_common(geometry::crossings(one.outline, y), geometry::crossings(other.outline, y));
        for (size_t i = 0; i < both.size(); i += 2) {
            const double x = (both[i] + both[i + 1]) / 2;
            if (is_wide(one, {x, y}) && is_wide(other, {x, y}))
                return Point{static_cast<int32_t>(x), row};
        }
    }
    return std::nullopt;
}

int64_t corners_of(const MapSpace& space) {
    size_t corners = 0;
    for (const Ring& ring : space.outline) corners += ring.size();
    return static_cast<int64_t>(corners);
}

/// Goes over the plane from left to right, with the spaces that it is in.
class Sweep {
 public:
    explicit Sweep(const Map& map) : map_(map) {
        for (const MapSpace& space : map.spaces) boxes_.push_back(box_of(space));
    }

    Overlaps run() {
        std::vector<int> order(boxes_.size());
        std::iota(order.begin(), order.end(), 0);
        std::stable_sort(order.begin(), order.end(),
                         [&](int one, int other) { return box(one).left < box(other).left; });
        std::vector<int> here;
        for (const int number : order) {
            std::erase_if(here, [&](int other) { return box(other).right <= box(number).left; });
            for (const int other : here) look_at(std::min(number, other), std::max(number, other));
            if (!overlaps_.all) break;
            here.push_back(number);
        }
        std::sort(overlaps_.found.begin(), overlaps_.found.end(),
                  [](const Overlap& a, const Overlap& b) {
                      return std::tie(a.one, a.other) < std::tie(b.one, b.other);
                  });
        return std::move(overlaps_);
    }

 private:
    const Box& box(int number) const { return boxes_[static_cast<size_t>(number)]; }

    void look_at(int one, int other) {
        if (!overlaps_.all) return;
        ++looks_;
        const int32_t top = std::max(box(one).top, box(other).top);
        const int32_t bottom = std::min(box(one).bottom, box(other).bottom);
        if (top >= bottom) return;
        const MapSpace& first = map_.spaces[static_cast<size_t>(one)];
        const MapSpace& second = map_.spaces[static_cast<size_t>(other)];
        looks_ += corners_of(first) + corners_of(second);
        if (const auto place = common_place(first, second, top, bottom))
            overlaps_.found.push_back({one, other, *place});
        overlaps_.all = overlaps_.found.size() < most_overlaps && looks_ <= most_looks_at_corners;
    }

    const Map& map_;
    std::vector<Box> boxes_;
    Overlaps overlaps_;
    int64_t looks_ = 0;
};

}  // namespace

Overlaps overlaps(const Map& map) {
    return Sweep(map).run();
}

}  // namespace fronteira::survey
