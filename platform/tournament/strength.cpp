// SPDX-License-Identifier: MIT
#include "tournament/strength.hpp"

namespace fronteira::tournament {
namespace {

using End = match::GameResult::End;

/// Calls `each(result, fixture, shares)` for the matches that count, by number.
template <class Each>
void for_each_match(const Plan& plan, const Book& book, Each each) {
    for (const MatchResult& result : book.results()) {
        if (result.game.end == End::not_played || result.game.end == End::fault) continue;
        each(result, book.schedule().fixture(result.number), shares_of(result.game, plan.seats));
    }
}

}  // namespace

std::vector<statistics::Showing> showings(const Plan& plan, const Book& book) {
    std::vector<statistics::Showing> all;
    const uint64_t a_block = book.schedule().a_block();
    for_each_match(
        plan, book,
        [&](const MatchResult& result, const Fixture& fixture, const std::vector<double>& shares) {
            statistics::Showing& one = all.emplace_back();
            one.block = result.number / a_block;
            one.players.resize(shares.size());
            one.shares.resize(shares.size());
            // In the order of the meeting, so that all rotations are one line-up.
            for (size_t seat = 0; seat < shares.size(); ++seat) {
                const size_t place =
                    (seat + shares.size() - static_cast<size_t>(fixture.rotation)) % shares.size();
                one.players[place] = fixture.seats[seat];
                one.shares[place] = shares[seat];
            }
        });
    return all;
}

statistics::Ratings ratings(const Plan& plan, const Book& book) {
    return statistics::rate(static_cast<int>(plan.entrants.size()), showings(plan, book));
}

std::vector<std::vector<Against>> cross_table(const Plan& plan, const Book& book) {
    std::vector<std::vector<Against>> table(plan.entrants.size(),
                                            std::vector<Against>(plan.entrants.size()));
    for_each_match(
        plan, book,
        [&](const MatchResult&, const Fixture& fixture, const std::vector<double>& shares) {
            for (size_t a = 0; a < shares.size(); ++a)
                for (size_t b = 0; b < shares.size(); ++b) {
                    if (a == b) continue;
                    Against& cell = table[static_cast<size_t>(fixture.seats[a])]
                                         [static_cast<size_t>(fixture.seats[b])];
                    ++cell.matches;
                    cell.mine += shares[a];
                    cell.theirs += shares[b];
                }
        });
    return table;
}

}  // namespace fronteira::tournament
