// SPDX-License-Identifier: MIT
#pragma once

#include "exec_bot/exec_bot.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// How a program that plays is checked.
struct BotQuestion {
    std::string command;
    uint64_t games = 2;  ///< of each game, in another seat each
    uint64_t seed = 1;
    exec_bot::ReadAlong read_along;  ///< hears the whole conversation; may be empty
};

/// How a program plays one game against random moves.
struct BotReport {
    std::string game;
    uint64_t games = 0;  ///< played to an end, won, lost or drawn
    uint64_t won = 0;
    uint64_t decisions = 0;
    int64_t slowest_milliseconds = 0;
    Diagnostics findings;                   ///< warnings among them
    std::vector<std::string> conversation;  ///< the last lines before the first error
};

/// Plays and reports everything that is wrong. Fails if there is no such program, or if the game
/// itself cannot be played.
Result<BotReport> check_bot(const Game& game, const BotQuestion& question);

}  // namespace fronteira::runtime
