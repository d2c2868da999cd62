// SPDX-License-Identifier: MIT
#include "map_edit/edits/rings.hpp"

#include <algorithm>
#include <cmath>
#include <map>

namespace fronteira::map_edit {
namespace {

using CornerKey = std::pair<int32_t, int32_t>;
using Edge = std::pair<CornerKey, CornerKey>;

CornerKey key(Point point) {
    return {point.x, point.y};
}

int64_t cross(Point o, Point a, Point b) {
    return int64_t{a.x - o.x} * (b.y - o.y) - int64_t{a.y - o.y} * (b.x - o.x);
}

/// Edges without direction; one that comes twice is gone.
std::map<Edge, int> edges_of(const Outline& one, const Outline& other) {
    std::map<Edge, int> edges;
    for (const Outline* outline : {&one, &other})
        for (const Ring& ring : *outline)
            for (size_t i = 0; i < ring.size(); ++i)
                ++edges[std::minmax(key(ring[i]), key(ring[(i + 1) % ring.size()]))];
    std::erase_if(edges, [](const auto& edge) { return edge.second % 2 == 0; });
    return edges;
}

std::optional<size_t> corner(const Ring& ring, Point point) {
    const auto found = std::find(ring.begin(), ring.end(), point);
    if (found == ring.end()) return std::nullopt;
    return static_cast<size_t>(found - ring.begin());
}

/// Whether a line from one corner to another stays inside between them and never crosses itself.
bool runs_inside(const Outline& outline, const Ring& line) {
    // Ends are rounded to whole numbers, and corners beside them may lie on the other side then.
    constexpr double at_end = 2;
    const auto is_end = [&](Point at) {
        return distance(at, line.front()) <= at_end || distance(at, line.back()) <= at_end;
    };
    for (size_t i = 1; i < line.size(); ++i) {
        for (const Ring& ring : outline)
            for (size_t corner = 0; corner < ring.size(); ++corner) {
                const auto met =
                    crossing(line[i - 1], line[i], ring[corner], ring[(corner + 1) % ring.size()]);
                if (met && !is_end(*met)) return false;
            }
        for (size_t other = 1; other + 1 < i; ++other)
            if (crossing(line[i - 1], line[i], line[other - 1], line[other])) return false;
    }
    // It crosses no border: what one place of it is, inside or not, all of it is.
    size_t longest = 1;
    for (size_t i = 2; i < line.size(); ++i)
        if (distance(line[i - 1], line[i]) > distance(line[longest - 1], line[longest]))
            longest = i;
    const Point a = line[longest - 1], b = line[longest];
    return geometry::contains(outline, {(a.x + b.x) / 2.0, (a.y + b.y) / 2.0});
}

/// The corners from one to another, both included.
Ring way(const Ring& ring, size_t from, size_t to) {
    Ring part;
    for (size_t i = from; i != to; i = (i + 1) % ring.size()) part.push_back(ring[i]);
    part.push_back(ring[to]);
    return part;
}

}  // namespace

double distance(Point a, Point b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

std::optional<OutlinePoint> nearest_point(const Outline& outline, Point to) {
    std::optional<OutlinePoint> best;
    for (size_t r = 0; r < outline.size(); ++r)
        for (size_t i = 0; i < outline[r].size(); ++i) {
            const Point a = outline[r][i], b = outline[r][(i + 1) % outline[r].size()];
            const double dx = b.x - a.x, dy = b.y - a.y, length = dx * dx + dy * dy;
            const double along =
                length > 0 ? std::clamp(((to.x - a.x) * dx + (to.y - a.y) * dy) / length, 0.0, 1.0)
                           : 0;
            const double x = a.x + along * dx, y = a.y + along * dy;
            const double away = std::hypot(x - to.x, y - to.y);
            if (best && best->distance <= away) continue;
            best = OutlinePoint{
                r,
                i,
                {static_cast<int32_t>(std::lround(x)), static_cast<int32_t>(std::lround(y))},
                away};
        }
    return best;
}

std::optional<std::pair<Outline, Outline>> cut(const Outline& outline, const Ring& line) {
    if (line.size() < 2 || line.front() == line.back()) return std::nullopt;
    for (size_t r = 0; r < outline.size(); ++r) {
        const auto from = corner(outline[r], line.front()), to = corner(outline[r], line.back());
        if (!from || !to) continue;
        Ring one = way(outline[r], *to, *from), other = way(outline[r], *from, *to);
        one.insert(one.end(), line.begin() + 1, line.end() - 1);
        other.insert(other.end(), line.rbegin() + 1, line.rend() - 1);
        if (one.size() < 3 || other.size() < 3 || !runs_inside(outline, line)) return std::nullopt;
        std::pair<Outline, Outline> halves{{one}, {other}};
        // Islands stay with the first half, holes with the half that they are in.
        for (size_t rest = 0; rest < outline.size(); ++rest)
            if (rest != r)
                (contains({other}, outline[rest].front()) ? halves.second : halves.first)
                    .push_back(outline[rest]);
        return halves;
    }
    return std::nullopt;
}

Outline joined(const Outline& one, const Outline& other) {
    std::map<Edge, int> left = edges_of(one, other);
    std::multimap<CornerKey, CornerKey> ways;
    for (const auto& [edge, count] : left) {
        ways.emplace(edge.first, edge.second);
        ways.emplace(edge.second, edge.first);
    }
    const auto take = [&](CornerKey from, CornerKey to) {
        for (const auto& [a, b] : {Edge(from, to), Edge(to, from)}) {
            const auto range = ways.equal_range(a);
            ways.erase(std::find_if(range.first, range.second,
                                    [&b = b](const auto& way) { return way.second == b; }));
        }
    };
    Outline outline;
    while (!ways.empty()) {
        const CornerKey start = ways.begin()->first;
        Ring ring;
        CornerKey at = start;
        do {
            ring.push_back({at.first, at.second});
            const CornerKey next = ways.find(at)->second;
            take(at, next);
            at = next;
        } while (at != start);
        outline.push_back(std::move(ring));
    }
    return outline;
}

bool tidy(Outline& outline) {
    for (Ring& ring : outline) {
        ring.erase(std::unique(ring.begin(), ring.end()), ring.end());
        while (ring.size() > 1 && ring.front() == ring.back()) ring.pop_back();
        if (ring.size() < 3) return false;
    }
    return true;
}

std::optional<Point> crossing(Point a, Point b, Point c, Point d) {
    const int64_t from = cross(c, d, a), to = cross(c, d, b);
    const int64_t other_from = cross(a, b, c), other_to = cross(a, b, d);
    if (from == to) return std::nullopt;  // parallel
    if ((from > 0 && to > 0) || (from < 0 && to < 0)) return std::nullopt;
    if ((other_from > 0 && other_to > 0) || (other_from < 0 && other_to < 0)) return std::nullopt;
    const double along = static_cast<double>(from) / static_cast<double>(from - to);
    return Point{static_cast<int32_t>(std::lround(a.x + along * (b.x - a.x))),
                 static_cast<int32_t>(std::lround(a.y + along * (b.y - a.y)))};
}

}  // namespace fronteira::map_edit
