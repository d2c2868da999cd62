// SPDX-License-Identifier: MIT
// Two programs that share nothing but the generator and the rule book play the same matches.
#include "lua_war.hpp"

#include <gtest/gtest.h>

namespace fronteira::bench {
namespace {

void expect_equal_matches(const YardstickBoard& board, int seats, int rounds, int games) {
    auto ruleset = script::Ruleset::load(source_for(board, seats, rounds));
    ASSERT_TRUE(ruleset) << to_text(ruleset.error());
    YardstickOptions options;
    options.round_limit = rounds;
    for (uint64_t seed = 1; seed <= static_cast<uint64_t>(games); ++seed) {
        const YardstickResult by_hand = play(board, seats, seed, options);
        const YardstickResult by_lua = play_lua(**ruleset, board, seed);
        EXPECT_EQ(by_lua.moves, by_hand.moves) << seats << " seats, seed " << seed;
        EXPECT_EQ(by_lua.winner, by_hand.winner) << seats << " seats, seed " << seed;
        EXPECT_EQ(by_lua.trace_hash, by_hand.trace_hash) << seats << " seats, seed " << seed;
    }
}

TEST(Oracle, PlaysTheSameMatchesOfWarAsTheRuleset) {
    for (int seats = 3; seats <= 6; ++seats) expect_equal_matches(war_board(), seats, 40, 6);
}

TEST(Oracle, PlaysTheSameMatchesOnAGeneratedBoard) {
    expect_equal_matches(generated_board(120, 1), 5, 12, 2);
}

}  // namespace
}  // namespace fronteira::bench
