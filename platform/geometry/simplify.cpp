// SPDX-License-Identifier: MIT
#include "geometry/simplify.hpp"

#include "geometry/point_index.hpp"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace fronteira::geometry {
namespace {

/// A stretch of a ring from one place where lines meet to the next, or a whole ring.
using Arc = std::vector<Point>;

bool before(Point a, Point b) {
    return a.x != b.x ? a.x < b.x : a.y < b.y;
}

/// Longer stretches are cut: the time grows with the square of a stretch.
constexpr size_t longest = 1024;

/// Keeps of `arc` what Douglas and Peucker keep between the corners `first` and `last`.
void keep_between(const Arc& arc, size_t first, size_t last, double tolerance,
                  std::vector<bool>& kept) {
    std::vector<std::pair<size_t, size_t>> open{{first, last}};
    while (!open.empty()) {
        const auto [from, to] = open.back();
        open.pop_back();
        double farthest = tolerance;
        size_t corner = 0;
        for (size_t i = from + 1; i < to; ++i) {
            const double away = distance(position(arc[i]), position(arc[from]), position(arc[to]));
            if (away <= farthest) continue;
            farthest = away;
            corner = i;
        }
        if (corner == 0) continue;
        kept[corner] = true;
        open.push_back({from, corner});
        open.push_back({corner, to});
    }
}

size_t farthest_from(const Arc& arc, Point a, Point b) {
    size_t corner = arc.size() / 2;
    double most = -1;
    for (size_t i = 1; i + 1 < arc.size(); ++i)
        if (const double away = distance(position(arc[i]), position(a), position(b)); away > most) {
            most = away;
            corner = i;
        }
    return corner;
}

/// `arc` in its one direction, so that both neighbours get the same.
Arc simplified(Arc arc, double tolerance) {
    if (arc.size() < 3) return arc;
    std::vector<bool> kept(arc.size());
    kept.front() = kept.back() = true;
    if (arc.front() == arc.back()) {
        // A loop needs two corners more to have an area.
        const size_t second = farthest_from(arc, arc.front(), arc.front());
        kept[second] = true;
        kept[farthest_from(arc, arc.front(), arc[second])] = true;
    }
    for (size_t i = longest; i + 1 < arc.size(); i += longest) kept[i] = true;
    size_t first = 0;
    for (size_t i = 1; i < arc.size(); ++i) {
        if (!kept[i]) continue;
        keep_between(arc, first, i, tolerance, kept);
        first = i;
    }
    Arc result;
    for (size_t i = 0; i < arc.size(); ++i)
        if (kept[i]) result.push_back(arc[i]);
    return result;
}

class Simplification {
 public:
    Simplification(std::vector<Outline>& outlines, double tolerance)
        : outlines_(outlines), tolerance_(tolerance) {
        for (const Outline& outline : outlines)
            for (const Ring& ring : outline)
                for (size_t i = 0, last = ring.size() - 1; i < ring.size(); last = i++) {
                    meet(ring[last], ring[i]);
                    meet(ring[i], ring[last]);
                }
    }

    void run() {
        // A ring that loses its area keeps its corners, and so do those that share them.
        while (true) {
            std::vector<Outline> result = outlines_;
            const size_t before_count = stiff_.size();
            for (Outline& outline : result)
                for (Ring& ring : outline) simplify_ring(ring);
            if (stiff_.size() != before_count) continue;
            outlines_ = std::move(result);
            return;
        }
    }

 private:
    struct Meeting {
        Point first;
        Point second;
        int others = 0;
    };

    void meet(Point at, Point other) {
        Meeting& meeting = meetings_[key_of(at)];
        if (meeting.others > 0 && meeting.first == other) return;
        if (meeting.others > 1 && meeting.second == other) return;
        ++meeting.others;
        if (meeting.others == 1) meeting.first = other;
        if (meeting.others == 2) meeting.second = other;
    }

    bool is_node(Point at) const { return meetings_.at(key_of(at)).others != 2; }

    using ArcName = std::pair<std::pair<uint64_t, uint64_t>, std::pair<uint64_t, uint64_t>>;

    static ArcName name_of(const Arc& arc) {
        return {{key_of(arc.front()), key_of(arc[1])},
                {key_of(arc[arc.size() - 2]), key_of(arc.back())}};
    }

    static std::vector<Arc> arcs_of(Ring ring, const std::vector<bool>& nodes) {
        const auto first = std::find(nodes.begin(), nodes.end(), true) - nodes.begin();
        std::vector<Arc> arcs(1, Arc{ring[static_cast<size_t>(first)]});
        for (size_t i = 1; i <= ring.size(); ++i) {
            const size_t at = (static_cast<size_t>(first) + i) % ring.size();
            arcs.back().push_back(ring[at]);
            if (nodes[at] && i < ring.size()) arcs.push_back({ring[at]});
        }
        return arcs;
    }

    void simplify_ring(Ring& ring) {
        if (ring.size() < 4) return;
        std::vector<bool> nodes(ring.size());
        for (size_t i = 0; i < ring.size(); ++i) nodes[i] = is_node(ring[i]);
        if (std::find(nodes.begin(), nodes.end(), true) == nodes.end())
            nodes[static_cast<size_t>(std::min_element(ring.begin(), ring.end(), before) -
                                      ring.begin())] = true;
        std::vector<Arc> arcs = arcs_of(ring, nodes);
        Ring result;
        for (const Arc& arc : arcs) {
            const Arc part = simplify_arc(arc);
            result.insert(result.end(), part.begin(), part.end() - 1);
        }
        if (result.size() >= 3 && twice_area(result) != 0) {
            ring = std::move(result);
            return;
        }
        for (Arc& arc : arcs) {
            turn(arc);
            stiff_.insert(name_of(arc));
        }
    }

    /// Into its one direction; true when that was the other.
    static bool turn(Arc& arc) {
        const size_t last = arc.size() - 1;
        const bool backwards =
            arc[0] == arc[last] ? before(arc[last - 1], arc[1]) : before(arc[last], arc[0]);
        if (backwards) std::reverse(arc.begin(), arc.end());
        return backwards;
    }

    Arc simplify_arc(Arc arc) const {
        const bool turned = turn(arc);
        if (!stiff_.contains(name_of(arc))) arc = simplified(std::move(arc), tolerance_);
        if (turned) std::reverse(arc.begin(), arc.end());
        return arc;
    }

    std::vector<Outline>& outlines_;
    double tolerance_;
    std::unordered_map<uint64_t, Meeting, KeyHash> meetings_;  ///< what each corner is joined to
    std::set<ArcName> stiff_;
};

}  // namespace

void simplify(std::vector<Outline>& outlines, double tolerance) {
    Simplification(outlines, tolerance).run();
}

}  // namespace fronteira::geometry
