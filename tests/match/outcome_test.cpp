// SPDX-License-Identifier: MIT
#include "match/outcome.hpp"

#include "support/toy_game.hpp"

#include <gtest/gtest.h>

namespace fronteira::match {
namespace {

TEST(Outcome, ReadsWhatItWrites) {
    for (const Outcome& outcome :
         {Outcome{Outcome::Kind::won, 1}, Outcome{Outcome::Kind::won, 0b101},
          Outcome{Outcome::Kind::drawn, 0}, Outcome{Outcome::Kind::lost, 0},
          Outcome{Outcome::Kind::resigned, 0b1000}, Outcome{Outcome::Kind::abandoned, 0}})
        EXPECT_EQ(parse_outcome(to_text(outcome)), outcome) << to_text(outcome);
    EXPECT_EQ(to_text(Outcome{Outcome::Kind::won, 0b101}), "won 1,3");
}

TEST(Outcome, RefusesWhatItDoesNotWrite) {
    for (const char* text : {"", "won", "won ", "won 0", "won 17", "won 1,1", "won 3,1", "won 1 ",
                             "drawn 1", "going_on", "lost 1", "won 01", "won 99999999999"})
        EXPECT_EQ(parse_outcome(text), std::nullopt) << text;
}

TEST(Outcome, NamesAllSeatsThatArePlacedFirst) {
    auto game = support::toy_game(3);
    core::Match match(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(1));
    EXPECT_EQ(outcome_of(match), Outcome{});
    match.win(2);
    match.win(0);
    EXPECT_EQ(to_text(outcome_of(match)), "won 1,3");
}

TEST(Outcome, NamesNobodyWhereEverybodyHasLost) {
    auto game = support::toy_game(3);
    core::Match match(game->rules, *game->handlers);
    ASSERT_TRUE(match.start(1));
    match.retire(2);
    match.lose();
    EXPECT_EQ(to_text(outcome_of(match)), "lost");
}

}  // namespace
}  // namespace fronteira::match
