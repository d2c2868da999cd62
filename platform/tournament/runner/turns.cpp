// SPDX-License-Identifier: MIT
#include "tournament/runner/turns.hpp"

#include <algorithm>
#include <utility>

namespace fronteira::tournament {

void Turns::add(const PairedRound& round) {
    for (const Meeting& meeting : round.meetings) {
        const bool met = std::find(meeting.entrants.begin(), meeting.entrants.end(), 0) !=
                         meeting.entrants.end();
        (met ? with_first_ : without_first_).push_back(meetings_++);
    }
    if (rounds_wait_) blocks();
}

const std::vector<uint64_t>& Turns::blocks() {
    go_round(std::exchange(with_first_, {}));
    go_round(std::exchange(without_first_, {}));
    return blocks_;
}

void Turns::go_round(const Meetings& meetings) {
    const auto deals = static_cast<uint64_t>(plan_.deals), games = plan_.games.size();
    for (uint64_t deal = 0; deal < deals; ++deal)
        for (uint64_t game = 0; game < games; ++game)
            for (const uint64_t meeting : meetings)
                blocks_.push_back((meeting * games + game) * deals + deal);
}

}  // namespace fronteira::tournament
