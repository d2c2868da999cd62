// SPDX-License-Identifier: MIT
#include "geometry/borders.hpp"

#include "geometry/point_index.hpp"
#include "geometry/snap.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_map>

namespace fronteira::geometry {
namespace {

struct Edge {
    uint64_t from = 0;
    uint64_t to = 0;
    friend bool operator==(const Edge&, const Edge&) = default;
};

struct EdgeHash {
    size_t operator()(const Edge& edge) const {
        return KeyHash{}(edge.from) * 31 + KeyHash{}(edge.to);
    }
};

}  // namespace

std::vector<SharedBorder> find_borders(const std::vector<Outline>& outlines, int32_t tolerance) {
    if (tolerance > 0) {
        std::vector<Outline> snapped = outlines;
        snap(snapped, tolerance);
        return find_borders(snapped);
    }
    // An edge is commonly one's or two's; whoever comes third is compared with the first only.
    std::unordered_map<Edge, int, EdgeHash> owners;
    std::map<std::pair<int, int>, double> lengths;
    for (size_t i = 0; i < outlines.size(); ++i)
        for (const Ring& ring : outlines[i])
            for (size_t j = 0, before = ring.size() - 1; j < ring.size(); before = j++) {
                const uint64_t a = key_of(ring[before]);
                const uint64_t b = key_of(ring[j]);
                const int owner = static_cast<int>(i);
                const auto [edge, fresh] =
                    owners.emplace(Edge{std::min(a, b), std::max(a, b)}, owner);
                if (fresh || edge->second == owner) continue;
                lengths[{edge->second, owner}] += std::hypot(double(ring[j].x) - ring[before].x,
                                                             double(ring[j].y) - ring[before].y);
            }
    std::vector<SharedBorder> borders;
    for (const auto& [pair, length] : lengths) borders.push_back({pair.first, pair.second, length});
    return borders;
}

std::set<std::pair<int, int>> find_touching(const std::vector<Outline>& outlines,
                                            int32_t tolerance) {
    std::set<std::pair<int, int>> touching;
    for (const SharedBorder& border : find_borders(outlines, tolerance))
        touching.emplace(border.first, border.second);
    return touching;
}

std::vector<Outline> outlines_of(const Map& map) {
    std::vector<Outline> outlines;
    for (const MapSpace& space : map.spaces) outlines.push_back(space.outline);
    return outlines;
}

}  // namespace fronteira::geometry
