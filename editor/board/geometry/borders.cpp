// SPDX-License-Identifier: MIT
#include "board/geometry/borders.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <tuple>
#include <utility>

namespace fronteira::board {
namespace {

using Kind = Border::Kind;
constexpr uint32_t none = UINT32_MAX;

bool before(const QPointF& a, const QPointF& b) {
    return std::pair(a.x(), a.y()) < std::pair(b.x(), b.y());
}

/// All corners of a map, numbered.
class Corners {
 public:
    explicit Corners(const MapDrawing& map) {
        for (const DrawnSpace& space : map.spaces)
            for (const QPolygonF& ring : space.rings)
                points_.insert(points_.end(), ring.begin(), ring.end());
        std::sort(points_.begin(), points_.end(), before);
        // QPointF's own == is fuzzy.
        const auto same = [](const QPointF& a, const QPointF& b) {
            return !before(a, b) && !before(b, a);
        };
        points_.erase(std::unique(points_.begin(), points_.end(), same), points_.end());
    }
    uint32_t number(const QPointF& point) const {
        return static_cast<uint32_t>(
            std::lower_bound(points_.begin(), points_.end(), point, before) - points_.begin());
    }
    QPointF at(uint32_t number) const { return points_[number]; }
    size_t count() const { return points_.size(); }

 private:
    std::vector<QPointF> points_;
};

struct Edge {
    uint32_t low, high;  // corners
    int space;
    auto ends() const { return std::tuple(low, high); }
};

std::vector<Edge> all_edges(const MapDrawing& map, const Corners& corners) {
    std::vector<Edge> edges;
    for (int space = 0; space < map.spaces.size(); ++space)
        for (const QPolygonF& ring : map.spaces[space].rings) {
            uint32_t from = corners.number(ring.last());
            for (const QPointF& corner : ring) {
                const uint32_t to = corners.number(corner);
                if (from != to) edges.push_back({std::min(from, to), std::max(from, to), space});
                from = to;
            }
        }
    std::sort(edges.begin(), edges.end(), [](const Edge& a, const Edge& b) {
        return std::tuple(a.low, a.high, a.space) < std::tuple(b.low, b.high, b.space);
    });
    return edges;
}

/// Joins edges of one kind, each given by its two corners, into lines.
class Chains {
 public:
    Chains(const Corners& corners, std::vector<std::array<uint32_t, 2>> edges)
        : corners_(corners),
          edges_(std::move(edges)),
          used_(edges_.size()),
          at_(corners.count() + 1) {
        for (const auto& edge : edges_)
            for (const uint32_t end : edge) ++at_[end + 1];
        for (size_t i = 1; i < at_.size(); ++i) at_[i] += at_[i - 1];
        list_.resize(2 * edges_.size());
        std::vector<uint32_t> next(at_.begin(), at_.end() - 1);
        for (uint32_t i = 0; i < edges_.size(); ++i)
            for (const uint32_t end : edges_[i]) list_[next[end]++] = i;
    }

    void join(Kind kind, std::vector<Border>& out) {
        // First the lines that end or meet others, then what is left: closed rings.
        for (const bool rings : {false, true})
            for (uint32_t i = 0; i < edges_.size(); ++i)
                for (const size_t end : {0U, 1U})
                    if (!used_[i] && (rings || degree(edges_[i][end]) != 2))
                        out.push_back(walk(kind, edges_[i][end], i));
    }

 private:
    uint32_t degree(uint32_t corner) const { return at_[corner + 1] - at_[corner]; }

    uint32_t unused_edge(uint32_t corner) const {
        for (uint32_t i = at_[corner]; i < at_[corner + 1]; ++i)
            if (!used_[list_[i]]) return list_[i];
        return none;
    }

    Border walk(Kind kind, uint32_t corner, uint32_t edge) {
        Border line{kind, {corners_.at(corner)}};
        const uint32_t first = corner;
        while (edge != none) {
            used_[edge] = true;
            corner = edges_[edge][0] == corner ? edges_[edge][1] : edges_[edge][0];
            if (corner == first && degree(corner) == 2) {
                line.closed = true;
                break;
            }
            line.points.push_back(corners_.at(corner));
            edge = degree(corner) == 2 ? unused_edge(corner) : none;
        }
        return line;
    }

    const Corners& corners_;
    std::vector<std::array<uint32_t, 2>> edges_;
    std::vector<bool> used_;
    std::vector<uint32_t> at_;  // where the edges of a corner begin in list_
    std::vector<uint32_t> list_;
};

}  // namespace

std::vector<Border> find_borders(const MapDrawing& map) {
    const Corners corners(map);
    const std::vector<Edge> edges = all_edges(map, corners);
    std::array<std::vector<std::array<uint32_t, 2>>, 3> by_kind;
    for (size_t i = 0; i < edges.size();) {
        size_t end = i + 1;
        while (end < edges.size() && edges[end].ends() == edges[i].ends()) ++end;
        const int one = edges[i].space, other = edges[end - 1].space;
        Kind kind = Kind::coast;
        if (end - i > 1) {
            const bool same = map.spaces[one].region == map.spaces[other].region;
            kind = same ? Kind::spaces : Kind::regions;
        }
        // An edge that one space has twice is a seam within it.
        if (end - i == 1 || one != other)
            by_kind[static_cast<size_t>(kind)].push_back({edges[i].low, edges[i].high});
        i = end;
    }
    std::vector<Border> borders;
    for (const Kind kind : {Kind::coast, Kind::spaces, Kind::regions})
        Chains(corners, std::move(by_kind[static_cast<size_t>(kind)])).join(kind, borders);
    return borders;
}

}  // namespace fronteira::board
