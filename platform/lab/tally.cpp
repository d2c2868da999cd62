// SPDX-License-Identifier: MIT
#include "lab/tally.hpp"

namespace fronteira::lab {
namespace {

void count(Rate& rate, bool won) {
    ++rate.of;
    rate.wins += won ? 1 : 0;
}

/// One rate for each row that somebody had.
void count_holders(std::vector<Rate>& rates, const std::vector<int8_t>& holders, int winner) {
    for (size_t row = 0; row < holders.size(); ++row)
        if (holders[row] >= 0) count(rates[row], holders[row] == winner);
}

}  // namespace

Tally::Tally(int players, int spaces, int region_count)
    : seats(static_cast<size_t>(players)),
      order(static_cast<size_t>(players)),
      starts(static_cast<size_t>(spaces)),
      regions(static_cast<size_t>(region_count)) {}

void Tally::add(const Testimony& seen) {
    ++matches;
    drawn += seen.end == Testimony::End::drawn ? 1 : 0;
    if (seen.winner < 0) return;
    if (decided++ == 0) {
        first_ = seen.first;
        started_ = seen.started;
    }
    first_is_fixed_ = first_is_fixed_ && seen.first == first_;
    starts_are_fixed_ = starts_are_fixed_ && seen.started == started_;
    for (int seat = 0; seat < players(); ++seat)
        count(seats[static_cast<size_t>(seat)], seat == seen.winner);
    if (seen.first >= 0) {
        const int turn = (seen.winner - seen.first + players()) % players();
        for (int place = 0; place < players(); ++place)
            count(order[static_cast<size_t>(place)], place == turn);
    }
    count_holders(starts, seen.started, seen.winner);
    count_holders(regions, seen.held, seen.winner);
}

}  // namespace fronteira::lab
