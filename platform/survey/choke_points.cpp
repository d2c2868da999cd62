// SPDX-License-Identifier: MIT
// Articulation points after Hopcroft and Tarjan (1973), with a stack of its own: a map may be one
// long chain.
#include "survey/survey.hpp"

#include <algorithm>

namespace fronteira::survey {
namespace {

class DepthFirst {
 public:
    explicit DepthFirst(const Graph& graph)
        : graph_(graph), order_(graph.beside.size(), -1), lowest_(order_), parts_(order_.size()) {}

    std::vector<int> run() {
        for (int space = 0; space < graph_.spaces(); ++space)
            if (order_[at(space)] < 0) walk(space);
        return std::move(parts_);
    }

 private:
    struct Visit {
        int space;
        int came_from;
        size_t next = 0;  ///< of its neighbours
    };

    static size_t at(int space) { return static_cast<size_t>(space); }

    void enter(int space, int came_from) {
        order_[at(space)] = lowest_[at(space)] = met_++;
        // Everything but the start hangs on what came before it.
        parts_[at(space)] = came_from < 0 ? 0 : 1;
        path_.push_back({space, came_from});
    }

    void leave(const Visit& done) {
        if (done.came_from < 0) return;
        int& above = lowest_[at(done.came_from)];
        above = std::min(above, lowest_[at(done.space)]);
        // No way round: without the space before, this branch would be a part of its own.
        if (lowest_[at(done.space)] >= order_[at(done.came_from)]) ++parts_[at(done.came_from)];
    }

    void walk(int start) {
        enter(start, -1);
        while (!path_.empty()) {
            Visit& visit = path_.back();
            const std::vector<int>& beside = graph_.beside[at(visit.space)];
            if (visit.next == beside.size()) {
                const Visit done = visit;
                path_.pop_back();
                leave(done);
                continue;
            }
            const int to = beside[visit.next++];
            if (order_[at(to)] < 0)
                enter(to, visit.space);
            else if (to != visit.came_from)
                lowest_[at(visit.space)] = std::min(lowest_[at(visit.space)], order_[at(to)]);
        }
    }

    const Graph& graph_;
    std::vector<int> order_;   ///< when a space was met
    std::vector<int> lowest_;  ///< the first met that can be reached from its branch
    std::vector<int> parts_;
    std::vector<Visit> path_;
    int met_ = 0;
};

}  // namespace

std::vector<int> parts_without(const Graph& graph) {
    return DepthFirst(graph).run();
}

}  // namespace fronteira::survey
