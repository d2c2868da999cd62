// SPDX-License-Identifier: MIT
#include "map_edit/edits/spaces_by_place.hpp"

#include "geometry/outline.hpp"
#include "map_edit/edits/rings.hpp"

#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

// Turns by a third do not fall upon whole numbers, and what was drawn by hand is not exact.
constexpr int32_t corner_reach = 4;

double area(const MapSpace& space) {
    double twice = 0;
    for (const Ring& ring : space.outline)
        twice += std::abs(static_cast<double>(geometry::twice_area(ring)));
    return twice / 2;
}

/// The same for a space and its image, wherever their labels stand.
Point middle_of(const MapSpace& space) {
    int64_t x = 0, y = 0, count = 0;
    for (const Ring& ring : space.outline)
        for (const Point corner : ring) {
            x += corner.x;
            y += corner.y;
            ++count;
        }
    if (count == 0) return space.anchor;
    return {static_cast<int32_t>(x / count), static_cast<int32_t>(y / count)};
}

/// The number of the point that is nearest to a place and not farther than `reach`; of two as near
/// the later.
template <class Position, class Fits>
std::optional<size_t> nearest(const geometry::PointIndex& index, Point place, int32_t reach,
                              const Position& position, const Fits& fits) {
    std::optional<size_t> best;
    double least = reach;
    index.around(
        {place.x - reach, place.y - reach}, {place.x + reach, place.y + reach}, [&](int found) {
            const auto number = static_cast<size_t>(found);
            const double away = distance(position(number), place);
            const bool nearer = away < least || (away == least && (!best || number > *best));
            if (!nearer || !fits(number)) return;
            least = away;
            best = number;
        });
    return best;
}

}  // namespace

// Labels, of spaces without an outline, were placed one by one.
SpacesByPlace::SpacesByPlace(const Map& map)
    : reach_(1 + std::max(map.width, map.height) / 60),
      middles_at_(reach_),
      corners_at_(4 * corner_reach) {
    for (const MapSpace& space : map.spaces) add(space);
}

void SpacesByPlace::add(const MapSpace& space) {
    const auto number = spaces_.size();
    spaces_.push_back({space.id, middle_of(space), area(space)});
    numbers_.emplace(space.id, number);
    middles_at_.add(spaces_.back().middle, static_cast<int>(number));
    for (const Ring& ring : space.outline)
        for (const Point corner : ring) {
            corners_at_.add(corner, static_cast<int>(corners_.size()));
            corners_.push_back(corner);
        }
}

std::optional<size_t> SpacesByPlace::find(const std::string& id) const {
    const auto found = numbers_.find(id);
    return found == numbers_.end() ? std::nullopt : std::optional(found->second);
}

std::optional<Point> SpacesByPlace::corner_at(Point place) const {
    const auto found = nearest(
        corners_at_, place, corner_reach, [&](size_t number) { return corners_[number]; },
        [](size_t /*number*/) { return true; });
    return found ? std::optional(corners_[*found]) : std::nullopt;
}

std::string SpacesByPlace::space_like(size_t number, Point place) const {
    const double size = spaces_[number].area;
    // Nearer than any neighbour of it could be.
    const auto near = static_cast<int32_t>(std::sqrt(size) / 4);
    const int32_t reach =
        size > 0 ? std::clamp(near, corner_reach, std::max(reach_, corner_reach)) : reach_;
    const auto found = nearest(
        middles_at_, place, reach, [&](size_t other) { return spaces_[other].middle; },
        [&](size_t other) { return std::abs(spaces_[other].area - size) <= 0.2 * size; });
    return found ? spaces_[*found].id : "";
}

bool SpacesByPlace::are_one(Point a, Point b) {
    return distance(a, b) <= corner_reach;
}

}  // namespace fronteira::map_edit
