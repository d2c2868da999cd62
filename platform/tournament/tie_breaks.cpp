// SPDX-License-Identifier: MIT
#include "tournament/tie_breaks.hpp"

#include <cmath>
#include <numeric>

namespace fronteira::tournament {
namespace {

class Breaker {
 public:
    explicit Breaker(const std::vector<Standing>& standings) : standings_(standings) {}

    /// What entrant `me` gets from a meeting at which he has place `mine`.
    double from(const Meeting& meeting, size_t mine, TieBreak by) const {
        switch (by) {
            case TieBreak::buchholz:
                return static_cast<double>(points_of_others(meeting, mine));
            case TieBreak::sonneborn_berger:
                return defeated(meeting, mine);
            case TieBreak::head_to_head:
                return static_cast<double>(among_equals(meeting, mine));
            case TieBreak::wins:
                break;
        }
        return 0;
    }

 private:
    const Standing& of(const Meeting& meeting, size_t place) const {
        return standings_[static_cast<size_t>(meeting.entrants[place])];
    }

    int64_t points_of_others(const Meeting& meeting, size_t mine) const {
        int64_t sum = 0;
        for (size_t other = 0; other < meeting.entrants.size(); ++other)
            if (other != mine) sum += of(meeting, other).points;
        return sum;
    }

    /// In parts of a point, with its fraction: only the sum over all meetings is rounded.
    double defeated(const Meeting& meeting, size_t mine) const {
        const int64_t all =
            std::accumulate(meeting.points.begin(), meeting.points.end(), int64_t{0});
        if (all <= 0) return 0;
        const auto part = static_cast<double>(meeting.points[mine]) / static_cast<double>(all);
        return part * static_cast<double>(points_of_others(meeting, mine));
    }

    int64_t among_equals(const Meeting& meeting, size_t mine) const {
        const int64_t points = of(meeting, mine).points;
        for (size_t other = 0; other < meeting.entrants.size(); ++other)
            if (other != mine && of(meeting, other).points == points) return meeting.points[mine];
        return 0;
    }

    const std::vector<Standing>& standings_;
};

/// Halves go up, also those that an order of additions has made a hair smaller: equals stay equal.
int64_t rounded(double sum) {
    return static_cast<int64_t>(std::floor(sum + 0.5001));
}

}  // namespace

void add_tie_breaks(const Plan& plan, const Book& book, std::vector<Standing>& standings) {
    const Breaker breaker(standings);
    std::vector<std::vector<double>> sums(standings.size(),
                                          std::vector<double>(plan.tie_breaks.size(), 0));
    for (const PairedRound& round : book.schedule().rounds())
        for (const Meeting& meeting : round.meetings) {
            if (meeting.points.empty()) continue;
            for (size_t place = 0; place < meeting.entrants.size(); ++place)
                for (size_t i = 0; i < plan.tie_breaks.size(); ++i)
                    sums[static_cast<size_t>(meeting.entrants[place])][i] +=
                        breaker.from(meeting, place, plan.tie_breaks[i]);
        }
    for (size_t entrant = 0; entrant < standings.size(); ++entrant) {
        Standing& one = standings[entrant];
        one.tie_breaks.clear();
        for (size_t i = 0; i < plan.tie_breaks.size(); ++i)
            one.tie_breaks.push_back(plan.tie_breaks[i] == TieBreak::wins
                                         ? static_cast<int64_t>(one.wins)
                                         : rounded(sums[entrant][i]));
    }
}

}  // namespace fronteira::tournament
