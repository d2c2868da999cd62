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

/// A ring in which others are looked for.
class Outer {
 public:
    explicit Outer(const geometry::Line& ring) : around_(stretch_of(ring)) {
        const auto [south, north] = std::minmax_element(
            ring.begin(), ring.end(),
            [](geometry::Position a, geometry::Position b) { return a.y < b.y; });
        south_ = south->y;
        north_ = north->y;
        outline_.emplace_back();
        for (const geometry::Position corner : ring)
            outline_.front().push_back(whole_place(corner));
    }

    double south() const { return south_; }
    double north() const { return north_; }

    bool holds(geometry::Position place) const {
        if (place.x < around_.from || place.x > around_.to || place.y < south_ || place.y > north_)
            return false;
        return geometry::contains(outline_, geometry::position(whole_place(place)));
    }

 private:
    Stretch around_;
    double south_, north_;
    geometry::Outline outline_;
};

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
        if (!unwrapped_) return;
        const std::vector<size_t> northwards = by_first_corner();
        for (const size_t outer : across) lead_those_within(outer, northwards);
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

    /// From south to north: a ring is compared only with those that begin at its latitudes.
    std::vector<size_t> by_first_corner() const {
        std::vector<size_t> order;
        for (size_t i = 0; i < rings_.size(); ++i)
            if (!rings_[i].empty()) order.push_back(i);
        std::stable_sort(order.begin(), order.end(), [&](size_t a, size_t b) {
            return rings_[a].front().y < rings_[b].front().y;
        });
        return order;
    }

    void lead_those_within(size_t number, const std::vector<size_t>& northwards) {
        const size_t leader = leader_of(number);
        const Outer outer(rings_[number]);
        auto next = std::lower_bound(
            northwards.begin(), northwards.end(), outer.south(),
            [&](size_t ring, double south) { return rings_[ring].front().y < south; });
        for (; next != northwards.end() && rings_[*next].front().y <= outer.north(); ++next) {
            if (led_by_[*next] != *next || *next == leader) continue;
            const geometry::Position first = rings_[*next].front();
            for (const double by : {0.0, whole, -whole}) {
                if (!outer.holds({first.x + by, first.y})) continue;
                shift(rings_[*next], by);
                led_by_[*next] = number;
                break;
            }
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
