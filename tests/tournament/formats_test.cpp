// SPDX-License-Identifier: MIT
#include "tournament/formats/formats.hpp"

#include "tournament/formats/history.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>

namespace fronteira::tournament {
namespace {

using testing::ElementsAre;

PairingField field_for(int entrants, int seats, int rounds = 0) {
    PairingField field;
    field.entrants = entrants;
    field.seats = seats;
    field.rounds = rounds;
    field.present.assign(static_cast<size_t>(entrants), true);
    return field;
}

/// Plays a tournament to its end: in every meeting the smaller number wins, unless `upset` names it
/// as a loser by round and entrant.
std::vector<PairedRound> play(const PairingFormat& format, PairingField& field,
                              const std::set<std::pair<size_t, int>>& upset = {}) {
    for (int guard = 0; guard < 2000; ++guard) {
        auto round = format.next(field);
        if (!round) return field.played;
        for (Meeting& meeting : round->meetings) {
            int best = 0;
            const auto strength = [&](size_t place) {
                const int entrant = meeting.entrants[place];
                return upset.count({field.played.size() + 1, entrant}) != 0 ? 1000 : entrant;
            };
            for (size_t place = 1; place < meeting.entrants.size(); ++place)
                if (strength(place) < strength(static_cast<size_t>(best)))
                    best = static_cast<int>(place);
            meeting.points.assign(meeting.entrants.size(), 0);
            meeting.points[static_cast<size_t>(best)] = a_point;
        }
        field.played.push_back(std::move(*round));
    }
    ADD_FAILURE() << format.name() << " does not end";
    return field.played;
}

void expect_nobody_twice_a_round(const std::vector<PairedRound>& rounds) {
    for (const PairedRound& round : rounds) {
        std::set<int> busy;
        for (const Meeting& meeting : round.meetings)
            for (const int entrant : meeting.entrants) EXPECT_TRUE(busy.insert(entrant).second);
        for (const int entrant : round.byes) EXPECT_TRUE(busy.insert(entrant).second);
    }
}

TEST(RoundRobin, LetsEveryTwoMeetOnceInAsFewRoundsAsCanBe) {
    for (const int entrants : {2, 3, 4, 5, 8, 9}) {
        PairingField field = field_for(entrants, 2);
        const auto rounds = play(*round_robin(), field);
        expect_nobody_twice_a_round(rounds);
        EXPECT_EQ(static_cast<int>(rounds.size()), entrants - 1 + entrants % 2);
        const History history(field);
        for (int a = 0; a < entrants; ++a)
            for (int b = 0; b < a; ++b) EXPECT_EQ(history.meetings(a, b), 1);
    }
}

TEST(RoundRobin, LetsEveryLineUpOfManyPlayOnce) {
    PairingField field = field_for(6, 3);
    const auto rounds = play(*round_robin(), field);
    expect_nobody_twice_a_round(rounds);
    std::set<std::vector<int>> seen;
    for (const PairedRound& round : rounds)
        for (const Meeting& meeting : round.meetings)
            EXPECT_TRUE(seen.insert(meeting.entrants).second);
    EXPECT_EQ(seen.size(), 20u);  // 6 over 3
}

TEST(RoundRobin, LeavesOutWhoHasWithdrawnAndGoesOn) {
    PairingField field = field_for(4, 2);
    field.present = {true, true, false, false};
    EXPECT_EQ(play(*round_robin(), field).size(), 3u);
    EXPECT_EQ(History(field).meetings(0, 1), 1);
    EXPECT_EQ(History(field).meetings(0, 2), 0);
}

TEST(RoundRobin, RefusesMoreLineUpsThanAnybodyCanPlay) {
    EXPECT_EQ(round_robin()->objection(field_for(100, 6)),
              "everybody against everybody would be more than 20000 line-ups");
}

TEST(League, GoesRoundTwice) {
    PairingField field = field_for(4, 2);
    EXPECT_EQ(play(*league(), field).size(), 6u);
    EXPECT_EQ(History(field).meetings(0, 3), 2);
}

TEST(Swiss, PairsNobodyTwiceAndFindsTheBest) {
    for (const int entrants : {8, 9, 16, 31}) {
        PairingField field = field_for(entrants, 2);
        const auto rounds = play(*swiss(), field);
        expect_nobody_twice_a_round(rounds);
        const History history(field);
        for (int a = 0; a < entrants; ++a) {
            EXPECT_LE(history.byes(a), 1);
            for (int b = 0; b < a; ++b) EXPECT_LE(history.meetings(a, b), 1);
            EXPECT_GE(history.points(0), history.points(a));
        }
    }
}

// The usual first round: the upper half against the lower half, the first against the first of it.
TEST(Swiss, BeginsWithTheUpperHalfAgainstTheLower) {
    const auto first = swiss()->next(field_for(8, 2));
    ASSERT_TRUE(first);
    ASSERT_EQ(first->meetings.size(), 4u);
    for (int i = 0; i < 4; ++i)
        EXPECT_THAT(first->meetings[static_cast<size_t>(i)].entrants, ElementsAre(i, i + 4));
}

TEST(Swiss, PairsThoseWithAsManyPoints) {
    PairingField field = field_for(8, 2);
    for (const PairedRound& round : play(*swiss(), field, {{1, 0}})) (void)round;
    const PairedRound& second = field.played[1];
    for (const Meeting& meeting : second.meetings) {
        const auto won_first = [&](int entrant) {
            for (const Meeting& earlier : field.played[0].meetings)
                for (size_t i = 0; i < earlier.entrants.size(); ++i)
                    if (earlier.entrants[i] == entrant) return earlier.points[i] > 0;
            return false;
        };
        EXPECT_EQ(won_first(meeting.entrants[0]), won_first(meeting.entrants[1]));
    }
}

TEST(Swiss, LetsTheLateComeAndTheTiredGo) {
    PairingField field = field_for(6, 2, 4);
    field.present = {true, true, true, true, false, false};
    field.played.push_back(*swiss()->next(field));
    EXPECT_EQ(field.played[0].meetings.size(), 2u);
    field.present = {true, false, true, true, true, false};
    const auto second = swiss()->next(field);
    EXPECT_EQ(second->meetings.size(), 2u);
    for (const Meeting& meeting : second->meetings)
        EXPECT_THAT(meeting.entrants, testing::Not(testing::Contains(1)));
}

TEST(Swiss, FillsTablesOfManyWithThoseWhoHaveMetLeast) {
    PairingField field = field_for(9, 3, 4);
    expect_nobody_twice_a_round(play(*swiss(), field));
    const History history(field);
    for (int a = 0; a < 9; ++a)
        for (int b = 0; b < a; ++b) EXPECT_LE(history.meetings(a, b), 2);
}

TEST(Knockout, IsWonByWhoNeverLoses) {
    for (const int entrants : {2, 5, 8, 13, 16}) {
        PairingField field = field_for(entrants, 2);
        const auto rounds = play(*knockout(), field);
        size_t meetings = 0;
        for (const PairedRound& round : rounds) meetings += round.meetings.size();
        EXPECT_EQ(meetings, static_cast<size_t>(entrants) - 1);  // each puts one out
        EXPECT_THAT(rounds.back().meetings[0].entrants, ElementsAre(0, 1));
        EXPECT_EQ(knockout()->order(field)[0], 0);
        if (entrants > 2) {
            EXPECT_GT(knockout()->order(field)[static_cast<size_t>(entrants) - 1],
                      knockout()->order(field)[1]);
        }
    }
}

TEST(Knockout, GivesTheFreePlacesOfTheFirstRoundToTheFirstOfTheList) {
    PairingField field = field_for(6, 2);
    EXPECT_THAT(knockout()->next(field)->byes, ElementsAre(0, 1));
}

TEST(Knockout, PutsWhoNeverPlayedLastAndWhoWithdrewWhereItGot) {
    PairingField field = field_for(8, 2);
    field.present[7] = false;  // comes too late
    field.present[6] = false;
    play(*knockout(), field);
    field.present[2] = false;  // goes after the first round, which it won

    const auto order = knockout()->order(field);

    EXPECT_EQ(std::min_element(order.begin(), order.end()) - order.begin(), 0);
    EXPECT_EQ(std::min_element(order.begin() + 1, order.end()) - order.begin(), 1);
    for (const size_t played : {0, 1, 2, 3, 4, 5}) {
        EXPECT_LT(order[played], order[6]);
        EXPECT_LT(order[played], order[7]);
    }
}

TEST(Knockout, AtTablesOfThreeTakesFieldsThatComeOut) {
    EXPECT_EQ(knockout()->objection(field_for(9, 3)), "");
    EXPECT_EQ(knockout()->objection(field_for(8, 3)),
              "at tables of 3, a knockout needs 7 or 9 entrants; there are 8");
    PairingField left_by_one = field_for(8, 3);
    left_by_one.present[5] = false;
    EXPECT_EQ(knockout()->objection(left_by_one), "") << "seven are there";
    for (const int entrants : {3, 5, 7, 9, 11}) {
        PairingField field = field_for(entrants, 3);
        play(*knockout(), field);
        EXPECT_EQ(winner_of(field.played.back().meetings[0]), 0) << entrants;
    }
}

TEST(DoubleKnockout, PutsNobodyOutBeforeTheSecondDefeat) {
    for (const int entrants : {2, 4, 7, 8}) {
        PairingField field = field_for(entrants, 2);
        play(*double_knockout(), field, {{1, 0}});  // the best loses the first and must come back
        std::map<int, int> defeats;
        for (const PairedRound& round : field.played)
            for (const Meeting& meeting : round.meetings)
                for (const int entrant : meeting.entrants)
                    defeats[entrant] += entrant != winner_of(meeting);
        for (int entrant = 1; entrant < entrants; ++entrant) EXPECT_EQ(defeats[entrant], 2);
        EXPECT_LE(defeats[0], 1);
        const auto order = double_knockout()->order(field);
        EXPECT_EQ(std::min_element(order.begin(), order.end()), order.begin());
    }
}

TEST(DoubleKnockout, AtTablesOfManyEndsWhenThoseLeftFillNone) {
    for (const int seats : {3, 4, 6})
        for (int entrants = seats; entrants <= 20; ++entrants) {
            SCOPED_TRACE(std::to_string(entrants) + " at tables of " + std::to_string(seats));
            PairingField field = field_for(entrants, seats);
            // The best loses once, and somebody in the middle wins where he should not.
            const auto rounds = play(*double_knockout(), field, {{1, 0}, {2, 1}, {3, 2}});
            expect_nobody_twice_a_round(rounds);
            std::map<int, int> defeats;
            for (const PairedRound& round : rounds)
                for (const Meeting& meeting : round.meetings)
                    for (const int entrant : meeting.entrants) {
                        EXPECT_LT(defeats[entrant], 2) << "plays on after two";
                        defeats[entrant] += entrant != winner_of(meeting);
                    }
            int left = 0;
            for (int entrant = 0; entrant < entrants; ++entrant) left += defeats[entrant] < 2;
            EXPECT_GE(left, 1);
            EXPECT_LT(left, seats);
        }
}

TEST(DoubleKnockout, AtTablesOfManyIsWonByWhoIsBeatenLeastAndThenByTheLatestWinner) {
    PairingField field = field_for(3, 3);
    play(*double_knockout(), field);
    EXPECT_EQ(field.played.size(), 2u);
    EXPECT_LT(double_knockout()->order(field)[0], double_knockout()->order(field)[1]);

    field = field_for(3, 3);
    play(*double_knockout(), field, {{2, 0}});  // 0 wins, then 1: both are beaten once
    ASSERT_EQ(field.played.size(), 2u);
    const auto order = double_knockout()->order(field);
    EXPECT_LT(order[1], order[0]);
    EXPECT_LT(order[0], order[2]);
}

}  // namespace
}  // namespace fronteira::tournament
