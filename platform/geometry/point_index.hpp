// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <cstdint>
#include <unordered_map>
#include <vector>

namespace fronteira::geometry {

/// A number for each place on a plane; equal for equal places only.
inline uint64_t key_of(Point p) {
    return (uint64_t{static_cast<uint32_t>(p.x)} << 32) | static_cast<uint32_t>(p.y);
}

/// Spreads such numbers evenly (the finish of SplitMix64): rows of neighbours are no crowd.
struct KeyHash {
    size_t operator()(uint64_t key) const {
        key = (key ^ (key >> 30)) * 0xbf58476d1ce4e5b9;
        key = (key ^ (key >> 27)) * 0x94d049bb133111eb;
        return static_cast<size_t>(key ^ (key >> 31));
    }
};

/// Finds points near a place: numbers of points in square cells of a given size.
class PointIndex {
 public:
    explicit PointIndex(int32_t cell) : cell_(cell) {}

    void add(Point p, int number) { cells_[key_of(cell_of(p))].push_back(number); }

    /// Calls `see(number)` for every point in the cells that the rectangle touches.
    template <class See>
    void around(Point least, Point most, See see) const {
        const Point first = cell_of(least);
        const Point last = cell_of(most);
        for (int32_t y = first.y; y <= last.y; ++y)
            for (int32_t x = first.x; x <= last.x; ++x)
                if (const auto found = cells_.find(key_of({x, y})); found != cells_.end())
                    for (const int number : found->second) see(number);
    }

 private:
    Point cell_of(Point p) const { return {floored(p.x), floored(p.y)}; }
    int32_t floored(int32_t value) const { return value / cell_ - (value % cell_ < 0 ? 1 : 0); }

    int32_t cell_;
    std::unordered_map<uint64_t, std::vector<int>, KeyHash> cells_;
};

}  // namespace fronteira::geometry
