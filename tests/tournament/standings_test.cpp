// SPDX-License-Identifier: MIT
#include "tournament/standings.hpp"

#include "tournament/formats/formats.hpp"
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
    Book book(plan, *round_robin());
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

bool is_in(const std::vector<int>& entrants, int one) {
    return std::find(entrants.begin(), entrants.end(), one) != entrants.end();
}

TEST(Schedule, PlaysEveryLineUpInEveryRotationWithOneSeed) {
    const Plan plan = plan_for(3, 3, 2);
    Book book(plan, *round_robin());
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
    Book book(plan, *round_robin());
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

// By hand: a takes 5 of 14 matches from b, twice. b has 18 points, and so a has 10 / 14 of 18 by
// Sonneborn-Berger: 90 / 7 points, which is 77142.86 parts.
TEST(Standings, RoundASumOfPartsOnce) {
    const Plan plan = plan_for(2, 2, 7);
    Book book(plan, *round_robin());
    for (int round = 0; round < 2; ++round) book.add(PairedRound{{{{0, 1}, {}}}, {}});
    for (uint64_t number = 0; number < 28; ++number) {
        const int winner = number % 14 < 5 ? 0 : 1;
        book.add(won_by(number, book.schedule().fixture(number).seats[0] == winner ? 0b01 : 0b10));
    }
    const auto table = standings(plan, *round_robin(), book);
    EXPECT_EQ(table[1].entrant, 0);
    EXPECT_EQ(table[1].tie_breaks[1], 77143);
}

// A bye at a table of three is two thirds of a win for each of the three matches of a block.
TEST(Standings, GiveForAByeTwiceWhatAMatchBringsOnAverage) {
    Plan plan = plan_for(4, 3);
    Book book(plan, *round_robin());
    book.add(PairedRound{{{{0, 1, 2}, {}}}, {3}});
    for (uint64_t number = 0; number < 3; ++number) book.add(won_by(number, 0b001));

    const auto points_of_3 = [&] {
        for (const Standing& one : standings(plan, *round_robin(), book))
            if (one.entrant == 3) return one.points;
        return int64_t{-1};
    };
    EXPECT_EQ(points_of_3(), 2 * a_point);
    plan.seats = 2;  // where two sit, it is as good as a win
    EXPECT_EQ(bye_of(plan), a_point);
    plan.seats = 3;
    plan.points.bye_is_usual = false;
    plan.points.bye = a_point;
    EXPECT_EQ(points_of_3(), 3 * a_point);
}

TEST(Standings, LeaveOutMatchesThatTheRulesetCouldNotFinish) {
    const Plan plan = plan_for(2, 2);
    Book book(plan, *round_robin());
    pair_all(plan, book);
    book.add(won_by(0, 0b01));
    MatchResult fault = won_by(1, 0);
    fault.game.end = Finish::fault;
    book.add(fault);
    const auto table = standings(plan, *round_robin(), book);
    EXPECT_EQ(table[0].matches, 1u);
    EXPECT_EQ(showings(plan, book).size(), 1u);
}

TEST(Standings, CountAMatchThatEverybodyLostAsALossOfEach) {
    Plan plan = plan_for(2, 2);
    plan.points.draw = a_point / 2;
    plan.points.loss = a_point / 5;
    Book book(plan, *round_robin());
    pair_all(plan, book);
    MatchResult lost = won_by(0, 0);
    lost.game.end = Finish::lost;
    book.add(lost);
    for (const Standing& one : standings(plan, *round_robin(), book)) {
        EXPECT_EQ(one.losses, 1u);
        EXPECT_EQ(one.draws, 0u);
        EXPECT_EQ(one.points, a_point / 5);
    }
}

TEST(CrossTable, AddsUpTheSharesOfThoseWhoMet) {
    const Plan plan = plan_for(3, 3);
    const Book book = played(plan, lowest);
    const auto table = cross_table(plan, book);
    EXPECT_EQ(table[0][1], (Against{3, 3, 0}));
    EXPECT_EQ(table[1][2], (Against{3, 0, 0}));
}

// The first wins all his matches; with blocks in order the answer falls after the same block,
// however the matches came in.
TEST(Book, StopsASequentialTestAtTheSameBlockInWhateverOrderMatchesEnd) {
    Plan plan = plan_for(2, 2, 400);
    plan.sequential = {true, 0, 100, 0.05, 0.05};
    Book forward(plan, *round_robin()), backward(plan, *round_robin());
    pair_all(plan, forward);
    pair_all(plan, backward);
    const auto result = [&](uint64_t number) {
        return won_by(number, number % 2 == 0 ? 0b01 : 0b10);
    };
    for (uint64_t number = 0; number < 800; ++number) forward.add(result(number));
    for (uint64_t number = 800; number-- > 0;) backward.add(result(number));
    ASSERT_TRUE(forward.is_decided());
    forward.drop_surplus();
    backward.drop_surplus();
    EXPECT_LT(forward.played(), 100u);
    EXPECT_EQ(forward.played(), backward.played());
    EXPECT_FALSE(backward.counts(forward.played()));
}

/// Plays what is open in its order until the test has its answer; `best` wins each match.
Book tested(const Plan& plan, const PairingFormat& format, int best) {
    Book book(plan, format);
    while (!book.is_decided()) {
        if (!format.needs_results() || book.round_is_played())
            while (auto round = format.next(field_of(plan, book.schedule()))) {
                book.add(std::move(*round));
                if (format.needs_results()) break;
            }
        const std::vector<uint64_t> open = book.open_matches();
        if (open.empty()) break;
        const Fixture next = book.schedule().fixture(open.front());
        uint32_t winners = 0;
        for (size_t seat = 0; seat < next.seats.size(); ++seat)
            if (next.seats[seat] == best || (next.seats[seat] == 0 && !is_in(next.seats, best)))
                winners |= 1u << seat;
        book.add(won_by(next.number, winners));
    }
    return book;
}

// Against one of the others the first wins always, against the other never: as strong as both
// together. Whichever stands earlier in the list, he is neither far above nor far below.
TEST(Book, GoesRoundAllOthersSoThatASequentialTestDoesNotHangOnTheirOrder) {
    Plan plan = plan_for(3, 2, 300);
    plan.sequential = {true, 0, 100, 0.05, 0.05};
    for (const int best : {1, 2}) {
        const Book book = tested(plan, *round_robin(), best);
        EXPECT_EQ(book.test()->verdict(), statistics::Verdict::mean0) << best;
        const auto met = cross_table(plan, book)[0];
        EXPECT_LE(std::max(met[1].matches, met[2].matches),
                  std::min(met[1].matches, met[2].matches) + 2);
    }
}

TEST(Book, LetsTheFirstEntrantPlayBeforeThoseWhoMeetWithoutHim) {
    Plan plan = plan_for(4, 2, 100);
    plan.sequential = {true, 0, 100, 0.05, 0.05};
    const Book book = tested(plan, *round_robin(), 0);
    ASSERT_TRUE(book.is_decided());
    for (const MatchResult& result : book.results()) {
        if (!book.has(result.number)) continue;
        EXPECT_TRUE(is_in(book.schedule().fixture(result.number).seats, 0));
    }
}

TEST(Book, TestsRoundsThatWaitForResultsInTheirOrder) {
    Plan plan = plan_for(4, 2, 3);
    plan.sequential = {true, 0, 1, 0.05, 0.05};
    const Book live = tested(plan, *swiss(), 0);
    Book anew(plan, *swiss());
    for (const PairedRound& round : live.schedule().rounds()) anew.add(round);
    for (const MatchResult& result : live.results()) anew.add(result);
    EXPECT_EQ(live.schedule().rounds().size(), 2u);
    EXPECT_EQ(anew.test()->log_ratio(), live.test()->log_ratio());
}

}  // namespace
}  // namespace fronteira::tournament
