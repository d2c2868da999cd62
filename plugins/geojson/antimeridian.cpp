// SPDX-License-Identifier: MIT
#include "antimeridian.hpp"

#include <algorithm>
#include <cmath>
#include <vector>

namespace geojson {

using namespace fronteira;

namespace {

constexpr double half = 180, whole = 360;

/// No edge of a land is longer than half the world: one that seems to be leads across the line. A
/// ring that then does not close goes around a pole, and stays as it is.
bool unwrap(geometry::Line& ring) {
    geometry::Line straight = ring;
    double turned = 0;
    for (size_t i = 1; i <= ring.size(); ++i) {
        const double step = ring[i % ring.size()].x - ring[i - 1].x;
        if (step > half) turned -= whole;
        if (step < -half) turned += whole;
        if (i < ring.size()) straight[i].x += turned;
    }
    const bool crosses = std::any_of(straight.begin(), straight.end(),
                                     [](geometry::Position p) { return std::abs(p.x) > half; });
    if (turned != 0 || !crosses) return false;
    ring = std::move(straight);
    return true;
}

struct Stretch {
    double from, to;
};

Stretch stretch_of(const geometry::Line& ring) {
    const auto [west, east] =
        std::minmax_element(ring.begin(), ring.end(),
                            [](geometry::Position a, geometry::Position b) { return a.x < b.x; });
    return {west->x, east->x};
}

/// Where the widest stretch of longitude without any ring ends, if all else is one half of the
/// world and the line runs through it; else -180, where maps of the world begin.
double where_to_begin(std::vector<Stretch> stretches) {
    for (Stretch& one : stretches) {
        const double turns = std::floor((one.from + half) / whole) * whole;
        one = {one.from - turns, one.to - turns};
    }
    std::sort(stretches.begin(), stretches.end(),
              [](const Stretch& a, const Stretch& b) { return a.from < b.from; });
    double reached = stretches.front().to, widest = 0, end = -half;
    for (const Stretch& one : stretches) {
        if (one.from - reached > widest) {
            widest = one.from - reached;
            end = one.from;
        }
        reached = std::max(reached, one.to);
    }
    const double at_edge = stretches.front().from + whole - reached;
    return widest >= half && widest > at_edge ? end : -half;
}

}  // namespace

bool join_across_antimeridian(draft::Draft& draft) {
    bool changed = false;
    std::vector<Stretch> stretches;
    for (draft::DraftSpace& space : draft.spaces)
        for (geometry::Line& ring : space.rings) {
            if (ring.empty()) continue;
            changed = unwrap(ring) || changed;
            stretches.push_back(stretch_of(ring));
        }
    if (stretches.empty()) return changed;
    const double begin = where_to_begin(stretches);
    for (draft::DraftSpace& space : draft.spaces)
        for (geometry::Line& ring : space.rings) {
            if (ring.empty()) continue;
            const double turns = std::floor((stretch_of(ring).from - begin) / whole) * whole;
            if (turns == 0) continue;
            for (geometry::Position& place : ring) place.x -= turns;
            changed = true;
        }
    return changed;
}

}  // namespace geojson
