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

/// Edges by the squares of the plane that they may pass through.
class Squares {
 public:
    Squares(const std::vector<Edge>& edges, const Map& map)
        : size_(std::max(1.0, std::sqrt(double(map.width) * map.height /
                                        static_cast<double>(edges.size() + 1)))) {
        for (size_t i = 0; i < edges.size(); ++i) {
            const Edge& edge = edges[i];
            for (int x = at(std::min(edge.a.x, edge.b.x)); x <= at(std::max(edge.a.x, edge.b.x));
                 ++x)
                for (int y = at(std::min(edge.a.y, edge.b.y));
                     y <= at(std::max(edge.a.y, edge.b.y)); ++y)
                    squares_[{x, y}].push_back(i);
        }
    }
    const auto& all() const { return squares_; }

 private:
    int at(int32_t coordinate) const { return static_cast<int>(coordinate / size_); }

    double size_;
    std::map<std::pair<int, int>, std::vector<size_t>> squares_;
};

}  // namespace

std::vector<Crossing> crossings(const Map& map) {
    std::vector<Edge> edges;
    for (size_t i = 0; i < map.spaces.size(); ++i)
        for (const Ring& ring : map.spaces[i].outline)
            for (size_t corner = 0; corner < ring.size(); ++corner)
                edges.push_back(
                    {ring[corner], ring[(corner + 1) % ring.size()], static_cast<int>(i)});
    std::map<std::pair<int, int>, Point> pairs;
    const Squares squares(edges, map);
    for (const auto& [square, inside] : squares.all())
        for (size_t i = 0; i < inside.size(); ++i)
            for (size_t j = i + 1; j < inside.size(); ++j) {
                const Edge &one = edges[inside[i]], &other = edges[inside[j]];
                if (cross(one, other)) pairs.emplace(std::minmax(one.space, other.space), one.a);
            }
    std::vector<Crossing> found;
    for (const auto& [pair, at] : pairs) found.push_back({pair.first, pair.second, at});
    return found;
}

}  // namespace fronteira::survey
