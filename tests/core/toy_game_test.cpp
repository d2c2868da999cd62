// SPDX-License-Identifier: MIT
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

Over played(uint64_t seed, int seats) {
    const auto game = support::toy_game(seats);
    Match match(game->rules, *game->handlers);
    if (!match.start(seed)) throw std::runtime_error("no start");
    Random random{seed};
    for (int moves = 0; moves < 5000 && match.over() == Over::no; ++moves) {
        const int seat = match.decider();
        const Move move = match.legal(seat).pick(random, match.rules());
        if (!match.check(seat, move).empty()) throw std::runtime_error("refused");
        if (auto done = match.apply(seat, move); !done)
            throw std::runtime_error(to_text(done.error()));
    }
    return match.over();
}

TEST(ToyGame, IsSometimesWonAndSometimesDrawn) {
    int won = 0, drawn = 0;
    for (uint64_t seed = 0; seed < 60; ++seed) {
        const Over over = played(seed, 2 + static_cast<int>(seed % 3));
        won += over == Over::won;
        drawn += over == Over::drawn;
    }

    EXPECT_EQ(won + drawn, 60);
    EXPECT_GT(won, 5);
    EXPECT_GT(drawn, 5);
}

}  // namespace
}  // namespace fronteira::core
