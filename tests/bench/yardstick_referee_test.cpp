// SPDX-License-Identifier: MIT
#include "yardstick_referee.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::bench {
namespace {

struct Played {
    YardstickTrace trace;
    YardstickResult result;
};

Played play_traced(const YardstickBoard& board, int seats, uint64_t seed, int rounds) {
    Played played;
    YardstickOptions options;
    options.round_limit = rounds;
    options.trace = &played.trace;
    played.result = play(board, seats, seed, options);
    return played;
}

TEST(YardstickReferee, FindsNoFaultInMatchesOfWar) {
    const YardstickBoard board = war_board();
    std::set<int> winners;
    for (int seats = 3; seats <= 6; ++seats)
        for (uint64_t seed = 1; seed <= 25; ++seed) {
            const Played played = play_traced(board, seats, seed, 60);
            EXPECT_EQ(referee(board, seats, 60, played.trace, played.result), "")
                << seats << " seats, seed " << seed;
            winners.insert(played.result.winner);
        }
    EXPECT_GE(winners.size(), 4u) << "few matches ended before the round limit";
}

TEST(YardstickReferee, FindsNoFaultOnAGeneratedBoard) {
    const YardstickBoard board = generated_board(130, 5);
    for (uint64_t seed = 1; seed <= 5; ++seed) {
        const Played played = play_traced(board, 4, seed, 12);
        EXPECT_EQ(referee(board, 4, 12, played.trace, played.result), "") << "seed " << seed;
    }
}

TEST(YardstickReferee, SeesAChangedMove) {
    const YardstickBoard board = war_board();
    Played played = play_traced(board, 4, 1, 20);
    auto& steps = played.trace.steps;
    const auto attack = std::find_if(steps.begin(), steps.end(), [](const YardstickStep& step) {
        return step.kind == MoveKind::attack;
    });
    ASSERT_NE(attack, steps.end());
    std::swap(attack->a, attack->b);
    EXPECT_NE(referee(board, 4, 20, played.trace, played.result), "");
}

TEST(YardstickReferee, SeesAWrongWinner) {
    const YardstickBoard board = war_board();
    Played played = play_traced(board, 4, 1, 5);
    played.result.winner = 2;
    EXPECT_EQ(referee(board, 4, 5, played.trace, played.result).substr(0, 6), "winner");
}

}  // namespace
}  // namespace fronteira::bench
