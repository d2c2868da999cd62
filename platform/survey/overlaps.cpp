// SPDX-License-Identifier: MIT
#include "survey/overlaps.hpp"

#include "geometry/outline.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <map>
#include <optional>
#include <utility>

namespace fronteira::survey {
namespace {

constexpr int64_t most_looks_at_spaces = 50'000'000;  // as many as `crossings` has
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

/// Where a space meets the line between `row` and the next, on which no corner lies.
std::vector<double> cuts(const MapSpace& space, int32_t row) {
    return geometry::crossings(space.outline, row + 0.5);
}

/// A place of a space, far from its outline along a line through its middle.
struct Middle {
    double x;
    int32_t row;
};

std::optional<Middle> middle_of(const MapSpace& space, const Box& box) {
    if (box.bottom <= box.top) return std::nullopt;
    const int32_t row = box.top + (box.bottom - box.top) / 2;
    const std::vector<double> places = cuts(space, row);
    double widest = 0, middle = 0;
    for (size_t i = 0; i + 1 < places.size(); i += 2)
        if (places[i + 1] - places[i] > widest) {
            widest = places[i + 1] - places[i];
            middle = (places[i] + places[i + 1]) / 2;
        }
    return widest > 1 ? std::optional(Middle{middle, row}) : std::nullopt;
}

bool holds(const MapSpace& space, Middle at) {
    const std::vector<double> places = cuts(space, at.row);
    const auto right = std::upper_bound(places.begin(), places.end(), at.x);
    return (right - places.begin()) % 2 == 1;
}

/// Spaces by the columns of the plane that they reach into.
class Columns {
 public:
    Columns(const std::vector<Box>& boxes, int32_t width)
        : columns_(static_cast<size_t>(std::sqrt(static_cast<double>(boxes.size()))) + 1),
          size_(std::max(1.0, double(width) / static_cast<double>(columns_.size()))) {
        for (size_t i = 0; i < boxes.size(); ++i)
            if (boxes[i].left <= boxes[i].right)
                for (size_t x = at(boxes[i].left); x <= at(boxes[i].right); ++x)
                    columns_[x].push_back(static_cast<int>(i));
    }
    const std::vector<int>& around(double x) const { return columns_[at(x)]; }

 private:
    size_t at(double x) const {
        return static_cast<size_t>(
            std::clamp(x / size_, 0.0, static_cast<double>(columns_.size() - 1)));
    }

    std::vector<std::vector<int>> columns_;
    double size_;
};

}  // namespace

Overlaps overlaps(const Map& map) {
    std::vector<Box> boxes;
    for (const MapSpace& space : map.spaces) boxes.push_back(box_of(space));
    const Columns columns(boxes, map.width);
    std::map<std::pair<int, int>, Point> pairs;
    int64_t looks = 0;
    for (size_t i = 0; i < boxes.size() && pairs.size() < most_overlaps; ++i) {
        const auto middle = middle_of(map.spaces[i], boxes[i]);
        if (!middle) continue;
        for (const int other : columns.around(middle->x)) {
            if (++looks > most_looks_at_spaces) break;
            const Box& box = boxes[static_cast<size_t>(other)];
            const bool near = box.left < middle->x && middle->x < box.right &&
                              box.top <= middle->row && middle->row < box.bottom;
            if (!near || other == static_cast<int>(i) ||
                !holds(map.spaces[static_cast<size_t>(other)], *middle))
                continue;
            pairs.emplace(std::minmax(static_cast<int>(i), other),
                          Point{static_cast<int32_t>(middle->x), middle->row});
        }
    }
    Overlaps all;
    for (const auto& [pair, at] : pairs) all.found.push_back({pair.first, pair.second, at});
    all.all = pairs.size() < most_overlaps && looks <= most_looks_at_spaces;
    return all;
}

}  // namespace fronteira::survey
