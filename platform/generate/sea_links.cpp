// SPDX-License-Identifier: MIT
#include "generate/sea_links.hpp"

#include "geometry/outline.hpp"
#include "survey/graph.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace fronteira::generate {
namespace {

constexpr int64_t far = INT64_MAX;
constexpr size_t most_looked_at = 24;  // pairs of spaces between two pieces, nearest first

struct Way {
    int64_t length = far;  ///< squared
    int from = 0;
    int to = 0;
    int one = 0;  ///< pieces
    int other = 0;
};

int64_t apart(Point a, Point b) {
    const int64_t dx = a.x - b.x, dy = a.y - b.y;
    return dx * dx + dy * dy;
}

int64_t apart(const MapSpace& one, const MapSpace& other) {
    int64_t least = far;
    for (const Ring& ring : one.outline)
        for (const Point a : ring)
            for (const Ring& opposite : other.outline)
                for (const Point b : opposite) least = std::min(least, apart(a, b));
    return least;
}

class Pieces {
 public:
    explicit Pieces(const survey::Graph& graph) : piece_(graph.beside.size(), -1) {
        for (int first = 0; first < graph.spaces(); ++first) {
            if (of(first) >= 0) continue;
            std::vector<int> rim{first};
            piece_[static_cast<size_t>(first)] = count_;
            for (size_t i = 0; i < rim.size(); ++i)
                for (const int other : graph.beside[static_cast<size_t>(rim[i])])
                    if (of(other) < 0) {
                        piece_[static_cast<size_t>(other)] = count_;
                        rim.push_back(other);
                    }
            ++count_;
        }
    }
    int of(int space) const { return piece_[static_cast<size_t>(space)]; }
    int count() const { return count_; }

 private:
    std::vector<int> piece_;
    int count_ = 0;
};

/// The shortest way between each two pieces, the shortest first.
std::vector<Way> shortest_ways(const Map& map, const Pieces& pieces) {
    std::map<std::pair<int, int>, std::vector<Way>> between;
    const int spaces = static_cast<int>(map.spaces.size());
    const auto space = [&](int number) -> const MapSpace& {
        return map.spaces[static_cast<size_t>(number)];
    };
    for (int from = 0; from < spaces; ++from)
        for (int to = from + 1; to < spaces; ++to) {
            const int one = pieces.of(from), other = pieces.of(to);
            if (one == other) continue;
            std::vector<Way>& ways = between[std::minmax(one, other)];
            ways.push_back({apart(space(from).anchor, space(to).anchor), from, to, one, other});
            if (ways.size() < 4 * most_looked_at) continue;
            const auto enough = ways.begin() + most_looked_at;
            std::nth_element(ways.begin(), enough, ways.end(),
                             [](const Way& a, const Way& b) { return a.length < b.length; });
            ways.erase(enough, ways.end());
        }
    std::vector<Way> shortest;
    for (auto& [pair, ways] : between) {
        for (Way& way : ways) way.length = apart(space(way.from), space(way.to));
        shortest.push_back(
            *std::min_element(ways.begin(), ways.end(),
                              [](const Way& a, const Way& b) { return a.length < b.length; }));
    }
    std::stable_sort(shortest.begin(), shortest.end(),
                     [](const Way& a, const Way& b) { return a.length < b.length; });
    return shortest;
}

}  // namespace

std::vector<std::pair<int, int>> find_sea_links(const Map& map) {
    const Pieces pieces(survey::graph_of(map));
    std::vector<int> joined(static_cast<size_t>(pieces.count())), ways_from(joined.size());
    std::iota(joined.begin(), joined.end(), 0);
    const auto root = [&](int piece) {
        while (joined[static_cast<size_t>(piece)] != piece)
            piece = joined[static_cast<size_t>(piece)];
        return piece;
    };
    std::vector<std::pair<int, int>> links;
    int64_t longest = 0;
    const auto add = [&](const Way& way) {
        links.emplace_back(way.from, way.to);
        ++ways_from[static_cast<size_t>(way.one)];
        ++ways_from[static_cast<size_t>(way.other)];
    };
    std::vector<Way> others;
    for (const Way& way : shortest_ways(map, pieces)) {
        const int one = root(way.one), other = root(way.other);
        if (one == other) {
            others.push_back(way);
            continue;
        }
        joined[static_cast<size_t>(one)] = other;
        longest = std::max(longest, way.length);
        add(way);
    }
    // Half as long again: nine quarters of the square.
    for (const Way& way : others)
        if (way.length / 9 <= longest / 4 && (ways_from[static_cast<size_t>(way.one)] < 2 ||
                                              ways_from[static_cast<size_t>(way.other)] < 2))
            add(way);
    return links;
}

}  // namespace fronteira::generate
