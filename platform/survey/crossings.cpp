// SPDX-License-Identifier: MIT
#include "survey/crossings.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <utility>

namespace fronteira::survey {
namespace {

struct Edge {
    Point a, b;
    int space;
};

int side(Point a, Point b, Point p) {
    const int64_t turn = int64_t{b.x - a.x} * (p.y - a.y) - int64_t{b.y - a.y} * (p.x - a.x);
    return turn > 0 ? 1 : turn < 0 ? -1 : 0;
}

bool cross(const Edge& one, const Edge& other) {
    return side(one.a, one.b, other.a) * side(one.a, one.b, other.b) < 0 &&
           side(other.a, other.b, one.a) * side(other.a, other.b, one.b) < 0;
}

/// Of two edges that cross.
Point crossing_of(const Edge& one, const Edge& other) {
    const double dx = double(one.b.x) - one.a.x, dy = double(one.b.y) - one.a.y;
    const double ex = double(other.b.x) - other.a.x, ey = double(other.b.y) - other.a.y;
    const double part = ((double(other.a.x) - one.a.x) * ey - (double(other.a.y) - one.a.y) * ex) /
                        (dx * ey - dy * ex);
    return {static_cast<int32_t>(std::lround(one.a.x + part * dx)),
            static_cast<int32_t>(std::lround(one.a.y + part * dy))};
}

// Each is some ten times what a map of 10 000 spaces needs; together they are about a second.
constexpr size_t most_entries = 8'000'000;
constexpr int64_t most_looks = 50'000'000;
constexpr size_t most_pairs = 1000;

/// Edges by the squares of the plane that they may pass through.
class Squares {
 public:
    Squares(const std::vector<Edge>& edges, const Map& map)
        : size_(std::max(1.0, std::sqrt(double(map.width) * map.height /
                                        static_cast<double>(edges.size() + 1)))) {
        for (size_t i = 0; i < edges.size() && entries_ < most_entries; ++i) add(edges[i], i);
    }
    const auto& all() const { return squares_; }
    bool whole() const { return entries_ < most_entries; }

 private:
    int at(double coordinate) const { return static_cast<int>(std::floor(coordinate / size_)); }

    void add(const Edge& edge, size_t number) {
        // Of a list: the other kind would give references to what is gone.
        const auto [left, right] = std::minmax({double(edge.a.x), double(edge.b.x)});
        const auto [top, bottom] = std::minmax({double(edge.a.y), double(edge.b.y)});
        for (int x = at(left); x <= at(right); ++x) {
            // Where it lies within this column, and a little more.
            const auto [low, high] =
                std::minmax({height_at(edge, std::max(left, x * size_)),
                             height_at(edge, std::min(right, (x + 1) * size_))});
            const bool upright = edge.a.x == edge.b.x;
            const int first = at(upright ? top : std::max(top, low - 1));
            const int last = at(upright ? bottom : std::min(bottom, high + 1));
            for (int y = first; y <= last; ++y) squares_[{x, y}].push_back(number);
            entries_ += static_cast<size_t>(last - first + 1);
        }
    }
    static double height_at(const Edge& edge, double x) {
        const double width = double(edge.b.x) - edge.a.x;
        if (width == 0) return edge.a.y;
        return edge.a.y + (double(edge.b.y) - edge.a.y) * (x - edge.a.x) / width;
    }

    double size_;
    size_t entries_ = 0;
    std::map<std::pair<int, int>, std::vector<size_t>> squares_;
};

std::vector<Edge> edges_of(const Map& map) {
    std::vector<Edge> edges;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        for (const Ring& ring : map.spaces[i].outline)
            for (size_t corner = 0; corner < ring.size(); ++corner)
                edges.push_back(
                    {ring[corner], ring[(corner + 1) % ring.size()], static_cast<int>(i)});
    return edges;
}

}  // namespace

Crossings crossings(const Map& map) {
    const std::vector<Edge> edges = edges_of(map);
    std::map<std::pair<int, int>, Point> pairs;
    const Squares squares(edges, map);
    int64_t looks = 0;
    const auto enough = [&] { return looks > most_looks || pairs.size() > most_pairs; };
    for (const auto& [square, inside] : squares.all())
        for (size_t i = 0; i < inside.size() && !enough(); ++i)
            for (size_t j = i + 1; j < inside.size(); ++j) {
                ++looks;
                const Edge &one = edges[inside[i]], &other = edges[inside[j]];
                if (cross(one, other))
                    pairs.emplace(std::minmax(one.space, other.space), crossing_of(one, other));
            }
    Crossings result;
    result.all = squares.whole() && !enough();
    for (const auto& [pair, at] : pairs) {
        if (result.found.size() == most_pairs) break;
        result.found.push_back({pair.first, pair.second, at});
    }
    return result;
}

}  // namespace fronteira::survey
