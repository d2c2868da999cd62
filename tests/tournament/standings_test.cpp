// SPDX-License-Identifier: MIT
#include "tournament/standings.hpp"

#include "tournament/formats.hpp"
#include "tournament/strength.hpp"

#include <gmock/gmock.h>

namespace fronteira::tournament {
namespace {

using Finish = match::GameResult::End;
using testing::ElementsAre;

Plan plan_for(int entrants, int seats, int deals = 1) {
    Plan plan;
    plan.name = "cup";
    plan.format = "round_robin";
    plan.seats = seats;
    plan.deals = deals;
    plan.games.resize(1);
    for (int i = 0; i < entrants; ++i)
        plan.entrants.push_back({std::string(1, static_cast<char>('a' + i)), "random", 1, 0, {}});
    return plan;
}

MatchResult won_by(uint64_t number, uint32_t winners) {
    MatchResult result;
    result.number = number;
    result.game.end = winners == 0 ? Finish::drawn : Finish::won;
    result.game.winners = winners;
    return result;
}

void pair_all(const Plan& plan, Book& book) {
    while (auto round = round_robin()->next(field_of(plan, book.schedule())))
        book.add(std::move(*round));
}

/// Every match of each meeting ends as `winner` says: the entrant who wins, or -1 for a draw.
template <class Winner>
Book played(const Plan& plan, Winner winner) {
    Book book(plan);
    pair_all(plan, book);
    for (uint64_t number = 0; number < book.schedule().matches(); ++number) {
        const Fixture fixture = book.schedule().fixture(number);
        uint32_t winners = 0;
        const int best = winner(fixture.seats);
        for (size_t seat = 0; seat < fixture.seats.size(); ++seat)
            if (fixture.seats[seat] == best) winners |= 1u << seat;
        book.add(won_by(number, winners));
    }
    return book;
}

int lowest(const std::vector<int>& entrants) {
    return *std::min_element(entrants.begin(), entrants.end());
}

TEST(Schedule, PlaysEveryLineUpInEveryRotationWithOneSeed) {
    const Plan plan = plan_for(3, 3, 2);
    Book book(plan);
    pair_all(plan, book);
    ASSERT_EQ(book.schedule().matches(), 6u);
    EXPECT_THAT(book.schedule().fixture(0).seats, ElementsAre(0, 1, 2));
    EXPECT_THAT(book.schedule().fixture(1).seats, ElementsAre(2, 0, 1));
    EXPECT_THAT(book.schedule().fixture(2).seats, ElementsAre(1, 2, 0));
    EXPECT_EQ(book.schedule().fixture(0).seed, book.schedule().fixture(2).seed);
    EXPECT_NE(book.schedule().fixture(2).seed, book.schedule().fixture(3).seed);
    EXPECT_EQ(book.schedule().fixture(3).deal, 1);
}

TEST(Standings, CountPointsWinsAndShares) {
    const Plan plan = plan_for(3, 3);
    Book book(plan);
    pair_all(plan, book);
    book.add(won_by(0, 0b001));  // a
    book.add(won_by(1, 0b011));  // c and a together
    book.add(won_by(2, 0));      // drawn: a third each
    const auto table = standings(plan, *round_robin(), book);
    EXPECT_EQ(table[0].entrant, 0);
    EXPECT_EQ(table[0].points, a_point + a_point / 2 + a_point / 3);
    EXPECT_EQ(table[1].entrant, 2);
    EXPECT_EQ(table[1].points, a_point / 2 + a_point / 3);
    EXPECT_EQ(table[2].points, a_point / 3);
    EXPECT_EQ(table[0].wins, 2u);
    EXPECT_EQ(table[2].draws, 1u);
    EXPECT_EQ(table[2].losses, 2u);
}

// By hand: a beats b, b beats c, c beats a, all beat d, two matches a meeting. a, b and c have 4
// points each, d none. Buchholz is 4 + 4 + 0 = 8 for each of them and 12 for d; Sonneborn-Berger is
// the points of the one that was beaten, 4; head to head 2 of the matches among the three.
TEST(Standings, BreakTiesAsTheyAreWorkedOutByHand) {
    const Plan plan = plan_for(4, 2);
    const Book book = played(plan, [](const std::vector<int>& two) {
        const int a = lowest(two), b = two[0] + two[1] - a;
        if (b == 3) return a;
        return a == 0 && b == 2 ? 2 : a;
    });
    const auto table = standings(plan, *round_robin(), book);
    for (size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(table[i].rank, 1);
        EXPECT_EQ(table[i].points, 4 * a_point);
        EXPECT_THAT(table[i].tie_breaks, ElementsAre(8 * a_point, 4 * a_point, 2 * a_point, 4));
    }
    EXPECT_EQ(table[3].rank, 4);
    EXPECT_THAT(table[3].tie_breaks, ElementsAre(12 * a_point, 0, 0, 0));
}

TEST(Standings, LeaveOutMatchesThatTheRulesetCouldNotFinish) {
    const Plan plan = plan_for(2, 2);
    Book book(plan);
    pair_all(plan, book);
    book.add(won_by(0, 0b01));
    MatchResult fault = won_by(1, 0);
    fault.game.end = Finish::fault;
    book.add(fault);
    const auto table = standings(plan, *round_robin(), book);
    EXPECT_EQ(table[0].matches, 1u);
    EXPECT_EQ(showings(plan, book).size(), 1u);
}

TEST(CrossTable, AddsUpTheSharesOfThoseWhoMet) {
    const Plan plan = plan_for(3, 3);
    const Book book = played(plan, lowest);
    const auto table = cross_table(plan, book);
    EXPECT_EQ(table[0][1], (Against{3, 3, 0}));
    EXPECT_EQ(table[1][2], (Against{3, 0, 0}));
    const auto rates = seat_rates(plan, book);
    for (int seat = 0; seat < 3; ++seat) EXPECT_EQ(rates[0][static_cast<size_t>(seat)].won, 1);
}

// The first wins all his matches; with blocks in order the answer falls after the same block,
// however the matches came in.
TEST(Book, StopsASequentialTestAtTheSameBlockInWhateverOrderMatchesEnd) {
    Plan plan = plan_for(2, 2, 400);
    plan.sequential = {true, 0, 100, 0.05, 0.05};
    Book forward(plan), backward(plan);
    pair_all(plan, forward);
    pair_all(plan, backward);
    const auto result = [&](uint64_t number) {
        return won_by(number, number % 2 == 0 ? 0b01 : 0b10);
    };
    for (uint64_t number = 0; number < 800; ++number) forward.add(result(number));
    for (uint64_t number = 800; number-- > 0;) backward.add(result(number));
    ASSERT_TRUE(forward.stopped_at());
    EXPECT_EQ(forward.stopped_at(), backward.stopped_at());
    EXPECT_LT(*forward.stopped_at(), 100u);
    forward.drop_surplus();
    EXPECT_EQ(forward.played(), *forward.stopped_at());
}

}  // namespace
}  // namespace fronteira::tournament
