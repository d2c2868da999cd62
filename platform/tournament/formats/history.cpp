// SPDX-License-Identifier: MIT
#include "tournament/formats/history.hpp"

#include <algorithm>

namespace fronteira::tournament {

History::History(const PairingField& field)
    : points_(static_cast<size_t>(field.entrants)),
      byes_(static_cast<size_t>(field.entrants)),
      met_(points_.size() * points_.size()) {
    for (const PairedRound& round : field.played) {
        for (const int entrant : round.byes) {
            points_[static_cast<size_t>(entrant)] += field.bye;
            ++byes_[static_cast<size_t>(entrant)];
        }
        for (const Meeting& meeting : round.meetings)
            for (size_t i = 0; i < meeting.entrants.size(); ++i) {
                const auto me = static_cast<size_t>(meeting.entrants[i]);
                if (i < meeting.points.size()) points_[me] += meeting.points[i];
                for (const int other : meeting.entrants)
                    ++met_[me * points_.size() + static_cast<size_t>(other)];
            }
    }
}

int winner_of(const Meeting& meeting) {
    size_t best = 0;
    for (size_t i = 1; i < meeting.points.size(); ++i) {
        const bool more = meeting.points[i] > meeting.points[best];
        const bool earlier = meeting.points[i] == meeting.points[best] &&
                             meeting.entrants[i] < meeting.entrants[best];
        if (more || earlier) best = i;
    }
    return meeting.entrants[best];
}

std::vector<int> take_byes(std::vector<int>& entrants, int seats, const History& history) {
    const auto table = static_cast<size_t>(seats);
    return rest_until(entrants, entrants.size() / table * table, history);
}

std::vector<int> rest_until(std::vector<int>& entrants, size_t left, const History& history) {
    std::vector<int> resting;
    while (entrants.size() > left) {
        size_t at = entrants.size() - 1;
        for (size_t i = entrants.size(); i-- > 0;)
            if (history.byes(entrants[i]) < history.byes(entrants[at])) at = i;
        resting.push_back(entrants[at]);
        entrants.erase(entrants.begin() + static_cast<std::ptrdiff_t>(at));
    }
    std::sort(resting.begin(), resting.end());
    return resting;
}

}  // namespace fronteira::tournament
