// SPDX-License-Identifier: MIT
#include "lab/judgement.hpp"

#include <fronteira/random.hpp>

#include "lab/looks.hpp"

#include <gtest/gtest.h>

namespace fronteira::lab {
namespace {

/// Two seats, of which the first has won so many of all matches, and began each of them.
Tally seat_one_won(uint64_t wins, uint64_t of) {
    Tally tally(2, 0, 0);
    for (uint64_t i = 0; i < of; ++i)
        tally.add({Testimony::End::won, i < wins ? 0 : 1, static_cast<int>(i % 2), {}, {}});
    return tally;
}

/// Matches of four seats on twenty spaces that are dealt by lot. Seat 1 wins with this chance, the
/// others share the rest.
struct World {
    Random random;
    uint32_t percent = 25;

    Testimony match() {
        Testimony seen;
        seen.end = Testimony::End::won;
        seen.winner = random.below(100) < percent ? 0 : 1 + static_cast<int>(random.below(3));
        seen.first = static_cast<int>(random.below(4));
        for (int space = 0; space < 20; ++space)
            seen.started.push_back(static_cast<int8_t>(random.below(4)));
        return seen;
    }

    /// What a study of at most 1000 matches finds out, looking as often as it may.
    Answer study(const Standard& standard) {
        Tally tally(4, 20, 0);
        for (const Look& look : plan_looks(1000)) {
            while (tally.matches < look.matches) tally.add(match());
            const Answer answer = judge(tally, standard, look.share).answer;
            if (answer != Answer::undecided) return answer;
        }
        return Answer::undecided;
    }

    int count(int studies, Answer answer, const Standard& standard) {
        int found = 0;
        for (int i = 0; i < studies; ++i) found += study(standard) == answer ? 1 : 0;
        return found;
    }
};

TEST(Judgement, FindsASeatThatWinsTooOften) {
    const Judgement found = judge(seat_one_won(70, 100), {}, 1);

    EXPECT_EQ(found.answer, Answer::unfair);
    EXPECT_TRUE(found.seats[0].differs);
    EXPECT_LT(found.seats[0].adjusted, 0.05 / 2);
}

// By hand: half of five hundredths for a table. 62 of 100 have p = 0.0210, 63 have p = 0.0120, and
// Holm doubles the smaller of two: 0.0420 is too much, 0.0241 is not.
TEST(Judgement, AsksOfATableWhatItsShareOfTheErrorAllows) {
    EXPECT_EQ(judge(seat_one_won(62, 100), {}, 1).answer, Answer::undecided);
    EXPECT_EQ(judge(seat_one_won(63, 100), {}, 1).answer, Answer::unfair);
    EXPECT_EQ(judge(seat_one_won(63, 100), {}, 0.5).answer, Answer::undecided);
    EXPECT_NEAR(judge(seat_one_won(62, 100), {}, 1).seats[0].p, 0.0210, 0.00005);
    EXPECT_NEAR(judge(seat_one_won(63, 100), {}, 1).seats[0].adjusted, 2 * 0.0120, 0.0001);
}

TEST(Judgement, CallsFairWhatIsSurelyWithinTheMargin) {
    EXPECT_EQ(judge(seat_one_won(5000, 10000), {}, 1).answer, Answer::fair);
    EXPECT_EQ(judge(seat_one_won(5000, 10000), {.margin = 0.005}, 1).answer, Answer::undecided);
    EXPECT_EQ(judge(seat_one_won(50, 100), {}, 1).answer, Answer::undecided);
}

TEST(Judgement, CallsADifferenceWithinTheMarginFairThoughItIsProven) {
    const Judgement found = judge(seat_one_won(51000, 100000), {}, 1);

    EXPECT_EQ(found.answer, Answer::fair);
    EXPECT_TRUE(found.seats[0].differs);
}

TEST(Judgement, DoesNotHoldTheOrderOfPlayAgainstAMap) {
    Tally tally(2, 0, 0);
    for (int i = 0; i < 4000; ++i) {
        const int first = i / 2 % 2;
        const int winner = i % 10 < 7 ? first : 1 - first;  // seven times of ten who began
        tally.add({Testimony::End::won, winner, first, {}, {}});
    }
    const Judgement found = judge(tally, {}, 1);

    EXPECT_TRUE(found.order[0].differs);
    EXPECT_EQ(found.answer, Answer::fair);
}

TEST(Judgement, ProvesNothingByNothing) {
    EXPECT_EQ(judge(Tally(2, 3, 1), {}, 1).answer, Answer::undecided);
    EXPECT_EQ(judge(seat_one_won(100, 100), {}, 0).answer, Answer::undecided);
}

TEST(Judgement, CountsMatchesOfOneDealAsOne) {
    // 120 matches of 30 deals: at worst 21 of 30, which proves nothing, as 84 of 120 would.
    EXPECT_EQ(judge(seat_one_won(84, 120), {}, 1).answer, Answer::unfair);
    const Judgement found = judge(seat_one_won(84, 120), {.block = 4}, 1);
    EXPECT_EQ(found.answer, Answer::undecided);
    EXPECT_EQ(found.seats[0].rate, (Rate{84, 120}));
    EXPECT_DOUBLE_EQ(found.seats[0].p, statistics::binomial_test({21, 30}, 0.5));
}

TEST(Judgement, LeavesSpacesAloneThatNobodyEverStartedOn) {
    Tally tally(2, 2, 0);
    for (int i = 0; i < 100; ++i)
        tally.add({Testimony::End::won, i < 70 ? 0 : 1, i % 2, {0, -1}, {}});
    const Judgement found = judge(tally, {}, 1);

    EXPECT_DOUBLE_EQ(found.starts[0].adjusted, found.starts[0].p);
    EXPECT_FALSE(found.starts[1].differs);
}

/// Five in a hundred are allowed; 400 studies have a standard deviation of 4.4 then.
TEST(Judgement, SeldomAccusesAFairMapThoughItLooksSeveralTimes) {
    World fair{{1}, 25};
    EXPECT_LE(fair.count(400, Answer::unfair, {}), 20 + 3 * 4);
}

TEST(Judgement, SeldomAcquitsAMapThatLiesJustOutsideTheMargin) {
    World biased{{2}, 31};
    EXPECT_LE(biased.count(200, Answer::fair, {}), 10 + 3 * 3);
}

TEST(Judgement, FindsALargeDifferenceNearlyAlways) {
    World biased{{3}, 36};
    EXPECT_GE(biased.count(100, Answer::unfair, {}), 95);
}

}  // namespace
}  // namespace fronteira::lab
