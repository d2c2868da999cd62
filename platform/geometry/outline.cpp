// SPDX-License-Identifier: MIT
#include "geometry/outline.hpp"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>

namespace fronteira::geometry {
namespace {

struct Box {
    int32_t top = INT32_MAX;
    int32_t bottom = INT32_MIN;
};

/// Of the whole places about one, the nearest that the outline covers; `otherwise` if none is.
Point nearest_covered(const Outline& outline, Position place, Point otherwise) {
    const auto x = static_cast<int32_t>(std::floor(place.x));
    const auto y = static_cast<int32_t>(std::floor(place.y));
    const auto away = [&](Point p) { return std::hypot(p.x - place.x, p.y - place.y); };
    std::optional<Point> nearest;
    for (const Point p : {Point{x, y}, Point{x + 1, y}, Point{x, y + 1}, Point{x + 1, y + 1}})
        if ((!nearest || away(p) <= away(*nearest)) && covers(outline, p)) nearest = p;
    return nearest.value_or(otherwise);
}

}  // namespace

int64_t twice_area(const Ring& ring) {
    int64_t sum = 0;
    for (size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
        sum += int64_t{ring[before].x} * ring[i].y - int64_t{ring[i].x} * ring[before].y;
    return sum;
}

std::vector<double> crossings(const Outline& outline, double y) {
    std::vector<double> found;
    for (const Ring& ring : outline)
        for (size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            const Position a = position(ring[before]);
            const Position b = position(ring[i]);
            if ((a.y > y) != (b.y > y))
                found.push_back(a.x + (y - a.y) / (b.y - a.y) * (b.x - a.x));
        }
    std::sort(found.begin(), found.end());
    return found;
}

bool contains(const Outline& outline, Position place) {
    const std::vector<double> across = crossings(outline, place.y);
    const auto right = std::upper_bound(across.begin(), across.end(), place.x);
    return (across.end() - right) % 2 == 1;
}

bool covers(const Outline& outline, Point place) {
    bool in = false;
    for (const Ring& ring : outline)
        for (size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++) {
            const Point a = ring[before], b = ring[i];
            const int64_t turn =
                int64_t{b.x - a.x} * (place.y - a.y) - int64_t{b.y - a.y} * (place.x - a.x);
            const auto [left, right] = std::minmax(a.x, b.x);
            const auto [top, bottom] = std::minmax(a.y, b.y);
            const bool beside =
                place.x < left || place.x > right || place.y < top || place.y > bottom;
            if (turn == 0 && !beside) return true;
            if ((a.y > place.y) != (b.y > place.y) && (b.y > a.y) == (turn > 0)) in = !in;
        }
    return in;
}

double distance_to_line(const Outline& outline, Position place) {
    double nearest = std::numeric_limits<double>::max();
    for (const Ring& ring : outline)
        for (size_t i = 0, before = ring.size() - 1; i < ring.size(); before = i++)
            nearest = std::min(nearest, distance(place, position(ring[before]), position(ring[i])));
    return nearest;
}

Point label_place(const Outline& outline) {
    Box box;
    for (const Ring& ring : outline)
        for (const Point& corner : ring) {
            box.top = std::min(box.top, corner.y);
            box.bottom = std::max(box.bottom, corner.y);
        }
    if (box.top > box.bottom) return {};
    constexpr int lines = 15;
    const Point corner = std::find_if(outline.begin(), outline.end(), [](const Ring& ring) {
                             return !ring.empty();
                         })->front();
    Position best = position(corner);
    double farthest = 0;
    for (int i = 0; i < lines; ++i) {
        const double y = box.top + (i + 0.5) / lines * (double(box.bottom) - box.top);
        const std::vector<double> across = crossings(outline, y);
        // The widest stretch of each line is enough; a label does not need the very best place.
        Position middle;
        double width = 0;
        for (size_t j = 0; j + 1 < across.size(); j += 2)
            if (across[j + 1] - across[j] > width) {
                width = across[j + 1] - across[j];
                middle = {(across[j] + across[j + 1]) / 2, y};
            }
        if (width / 2 <= farthest) continue;
        const double away = distance_to_line(outline, middle);
        if (away <= farthest) continue;
        farthest = away;
        best = middle;
    }
    return nearest_covered(outline, best, corner);
}

void clean(Ring& ring) {
    Ring kept;
    for (const Point& corner : ring) {
        kept.push_back(corner);
        while (kept.size() > 1) {
            const size_t last = kept.size() - 1;
            if (kept[last] == kept[last - 1])
                kept.pop_back();
            else if (last > 1 && kept[last] == kept[last - 2])
                kept.resize(last - 1);
            else
                break;
        }
    }
    // The same where the end meets the beginning.
    size_t first = 0;
    while (kept.size() - first > 1) {
        const size_t last = kept.size() - 1;
        if (kept[last] == kept[first]) {
            kept.pop_back();
        } else if (kept.size() - first > 2 && kept[last - 1] == kept[first]) {
            kept.resize(last);
        } else if (kept.size() - first > 2 && kept[last] == kept[first + 1]) {
            ++first;
        } else {
            break;
        }
    }
    kept.erase(kept.begin(), kept.begin() + static_cast<std::ptrdiff_t>(first));
    ring = kept.size() < 3 || twice_area(kept) == 0 ? Ring{} : std::move(kept);
}

}  // namespace fronteira::geometry
