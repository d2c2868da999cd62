// SPDX-License-Identifier: MIT
#include "tournament/standings.hpp"

#include "tournament/tie_breaks.hpp"

#include <algorithm>

namespace fronteira::tournament {
namespace {

using End = match::GameResult::End;

void count(Standing& standing, const match::GameResult& game, size_t seat, int64_t points) {
    ++standing.matches;
    standing.points += points;
    if (game.winners == 0 && game.end != End::lost)
        ++standing.draws;
    else if ((game.winners >> seat & 1u) != 0)
        ++standing.wins;
    else
        ++standing.losses;
    if (game.end == End::forfeit && game.loser == static_cast<int>(seat)) ++standing.forfeits;
}

std::vector<Standing> counted(const Plan& plan, const Book& book) {
    std::vector<Standing> all(plan.entrants.size());
    for (size_t i = 0; i < all.size(); ++i) all[i].entrant = static_cast<int>(i);
    const Schedule& schedule = book.schedule();
    for (const MatchResult& result : book.results()) {
        if (result.game.end == End::not_played || result.game.end == End::fault) continue;
        const Fixture fixture = schedule.fixture(result.number);
        const auto points = points_of(plan.points, result.game, plan.seats);
        for (size_t seat = 0; seat < points.size(); ++seat)
            count(all[static_cast<size_t>(fixture.seats[seat])], result.game, seat, points[seat]);
    }
    const int64_t bye = bye_of(plan) * static_cast<int64_t>(schedule.a_meeting());
    for (const PairedRound& round : schedule.rounds())
        for (const int entrant : round.byes) {
            ++all[static_cast<size_t>(entrant)].byes;
            all[static_cast<size_t>(entrant)].points += bye;
        }
    return all;
}

}  // namespace

std::vector<Standing> standings(const Plan& plan, const PairingFormat& format, const Book& book) {
    std::vector<Standing> all = counted(plan, book);
    add_tie_breaks(plan, book, all);
    const std::vector<int> order = format.order(field_of(plan, book.schedule()));
    const auto key = [&](const Standing& one) {
        return std::make_tuple(order[static_cast<size_t>(one.entrant)], -one.points);
    };
    const auto before = [&](const Standing& a, const Standing& b) {
        if (key(a) != key(b)) return key(a) < key(b);
        return a.tie_breaks > b.tie_breaks;
    };
    std::stable_sort(all.begin(), all.end(), before);
    for (size_t i = 1; i < all.size(); ++i)
        all[i].rank = before(all[i - 1], all[i]) ? static_cast<int>(i) + 1 : all[i - 1].rank;
    return all;
}

}  // namespace fronteira::tournament
