// SPDX-License-Identifier: MIT
#include "antimeridian.hpp"

#include "geometry/outline.hpp"

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

/// In millionths of a degree.
Point whole_place(geometry::Position place) {
    constexpr double parts = 1e6;
    return {static_cast<int32_t>(std::lround(place.x * parts)),
            static_cast<int32_t>(std::lround(place.y * parts))};
}

bool lies_in(const geometry::Line& ring, geometry::Position place) {
    Ring whole_ring;
    for (const geometry::Position corner : ring) whole_ring.push_back(whole_place(corner));
    return geometry::contains({whole_ring}, geometry::position(whole_place(place)));
}

void shift(geometry::Line& ring, double by) {
    for (geometry::Position& place : ring) place.x += by;
}

/// The rings of a space. Each that lies within one across the line goes where that goes: it is a
/// hole in it, which may be written on the other side.
class Rings {
 public:
    explicit Rings(std::vector<geometry::Line>& rings) : rings_(rings), led_by_(rings.size()) {
        std::vector<size_t> across;
        for (size_t i = 0; i < rings.size(); ++i) {
            led_by_[i] = i;
            if (unwrap(rings[i])) across.push_back(i);
        }
        unwrapped_ = !across.empty();
        for (const size_t outer : across)
            for (size_t i = 0; i < rings.size(); ++i)
                if (led_by_[i] == i && leader_of(outer) != i) lead(outer, i);
    }

    bool unwrapped() const { return unwrapped_; }

    /// Whole turns to the west until each begins behind `begin`. Whether any did not.
    bool turn_behind(double begin) {
        std::vector<double> turns;
        for (const size_t leader : led_by_)
            turns.push_back(rings_[leader].empty()
                                ? 0
                                : std::floor((stretch_of(rings_[leader]).from - begin) / whole) *
                                      whole);
        for (size_t i = 0; i < rings_.size(); ++i) shift(rings_[i], -turns[i]);
        return std::any_of(turns.begin(), turns.end(), [](double one) { return one != 0; });
    }

 private:
    /// The outermost ring around it: an island in a hole goes with the land around both.
    size_t leader_of(size_t ring) const {
        while (led_by_[ring] != ring) ring = led_by_[ring];
        return ring;
    }

    void lead(size_t outer, size_t inner) {
        if (rings_[inner].empty()) return;
        const geometry::Position first = rings_[inner].front();
        for (const double by : {0.0, whole, -whole})
            if (lies_in(rings_[outer], {first.x + by, first.y})) {
                shift(rings_[inner], by);
                led_by_[inner] = outer;
                return;
            }
    }

    std::vector<geometry::Line>& rings_;
    std::vector<size_t> led_by_;  ///< itself, or the ring around it
    bool unwrapped_ = false;
};

}  // namespace

bool join_across_antimeridian(draft::Draft& draft) {
    bool changed = false;
    std::vector<Stretch> stretches;
    std::vector<Rings> all;
    for (draft::DraftSpace& space : draft.spaces) {
        changed = all.emplace_back(space.rings).unwrapped() || changed;
        for (const geometry::Line& ring : space.rings)
            if (!ring.empty()) stretches.push_back(stretch_of(ring));
    }
    if (stretches.empty()) return changed;
    const double begin = where_to_begin(stretches);
    for (Rings& rings : all) changed = rings.turn_behind(begin) || changed;
    return changed;
}

}  // namespace geojson
