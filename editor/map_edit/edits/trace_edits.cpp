// SPDX-License-Identifier: MIT
#include "map_edit/edits/trace_edits.hpp"

#include "geometry/snap.hpp"
#include "map_edit/edits/rings.hpp"
#include "map_edit/edits/space_edits.hpp"

#include <algorithm>

namespace fronteira::map_edit {
namespace {

struct Box {
    Point least{INT32_MAX, INT32_MAX}, most{INT32_MIN, INT32_MIN};

    explicit Box(const Outline& outline) {
        for (const Ring& ring : outline)
            for (const Point corner : ring) {
                least = {std::min(least.x, corner.x), std::min(least.y, corner.y)};
                most = {std::max(most.x, corner.x), std::max(most.y, corner.y)};
            }
    }
    bool is_near(const Box& other, int32_t reach) const {
        return least.x <= other.most.x + reach && other.least.x <= most.x + reach &&
               least.y <= other.most.y + reach && other.least.y <= most.y + reach;
    }
};

/// Whether a space has corners that no trace has: it was drawn, or traced in another way.
bool is_strange(const MapSpace& space, const Traces& traces) {
    return std::any_of(space.outline.begin(), space.outline.end(), [&](const Ring& ring) {
        return std::any_of(ring.begin(), ring.end(), [&](Point corner) {
            return !traces.corners.contains({corner.x, corner.y});
        });
    });
}

/// Draws an outline to spaces nearby, which gain corners by that.
void draw_to(Map& map, Outline& outline, const Traces& traces, int32_t reach) {
    const Box box(outline);
    std::vector<size_t> nearby;
    std::vector<Outline> outlines;
    for (size_t i = 0; i < map.spaces.size(); ++i) {
        const MapSpace& space = map.spaces[i];
        if (!box.is_near(Box(space.outline), reach) || !is_strange(space, traces)) continue;
        nearby.push_back(i);
        outlines.push_back(space.outline);
    }
    if (nearby.empty()) return;
    outlines.push_back(outline);
    geometry::snap(outlines, reach, nearby.size());
    if (outlines.back().empty()) return;
    for (size_t i = 0; i < nearby.size(); ++i) map.spaces[nearby[i]].outline = outlines[i];
    outline = outlines.back();
}

}  // namespace

Traces::Traces(std::vector<std::vector<Ring>> all) : outlines(std::move(all)) {
    for (const Outline& outline : outlines)
        for (const Ring& ring : outline)
            for (const Point corner : ring) corners.emplace(corner.x, corner.y);
}

std::optional<size_t> add_traced(Map& map, const Traces& traces, size_t number, int32_t reach) {
    Outline outline = traces.outlines[number];
    draw_to(map, outline, traces, reach);
    return add_outline(map, std::move(outline));
}

// Looked at on a net of points: whether a space covers it is seen by a few hundred of them.
std::optional<size_t> covering_space(const Map& map, const std::vector<Ring>& outline) {
    constexpr int32_t lines = 24;
    const Box box(outline);
    std::vector<Point> inside;
    for (int32_t row = 0; row < lines; ++row)
        for (int32_t column = 0; column < lines; ++column) {
            const Point at{static_cast<int32_t>(box.least.x + (int64_t{box.most.x} - box.least.x) *
                                                                  (2 * column + 1) / (2 * lines)),
                           static_cast<int32_t>(box.least.y + (int64_t{box.most.y} - box.least.y) *
                                                                  (2 * row + 1) / (2 * lines))};
            if (contains(outline, at)) inside.push_back(at);
        }
    size_t covered = 0, most = 0;
    std::optional<size_t> best;
    for (size_t i = 0; i < map.spaces.size(); ++i) {
        if (!box.is_near(Box(map.spaces[i].outline), 0)) continue;
        const auto here =
            static_cast<size_t>(std::count_if(inside.begin(), inside.end(), [&](Point at) {
                return contains(map.spaces[i].outline, at);
            }));
        covered += here;
        if (here <= most) continue;
        most = here;
        best = i;
    }
    return 2 * covered > inside.size() ? best : std::nullopt;
}

}  // namespace fronteira::map_edit
