// SPDX-License-Identifier: MIT
#pragma once

#include "match/session.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

#include <memory>

namespace fronteira::match {

/// What a record of the toy game says before `start`.
inline Record toy_header(int seats) {
    Record header;
    header.ruleset = "toy/toy";
    header.ruleset_version = "1.0.0";
    header.lock = {{"toy", "1.0.0", "9f3c"}, {"base", "1.2.0", "77aa"}};
    header.map = "toy/ring";
    header.map_hash = "41ab";
    header.options = {{"first_round_attacks", 0}, {"limit", -3}};
    for (int seat = 0; seat < seats; ++seat) header.seats.push_back("bot:random");
    header.seats[0] = "Zé da Silva";
    return header;
}

/// A session over a toy game of its own.
struct ToySession {
    explicit ToySession(int seats = 3, int round_limit = 40)
        : game(support::toy_game(seats, round_limit)),
          session(game->rules, *game->handlers, toy_header(seats)) {}

    /// Plays random moves until the match is over or `most` have been played.
    void play_on(uint64_t chance, size_t most = 100000) {
        Random random{chance};
        for (size_t i = 0; i < most && !session.over(); ++i) {
            const int seat = session.match().decider();
            const Move move = session.match().legal(seat).pick(random, game->rules);
            ASSERT_TRUE(session.play(seat, move));
        }
    }

    std::unique_ptr<support::ToyGame> game;
    Session session;
};

/// A match of random moves, started with `seed`.
inline Record played_record(uint64_t seed, size_t most = 100000, int seats = 3) {
    ToySession toy(seats);
    EXPECT_TRUE(toy.session.start(seed));
    toy.play_on(seed + 1, most);
    return toy.session.record();
}

}  // namespace fronteira::match
