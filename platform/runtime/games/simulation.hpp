// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/series.hpp"
#include "runtime/bots/bot_maker.hpp"

#include <map>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// Many matches of bots against each other.
struct Simulation {
    std::vector<std::string> bots;  ///< seated in this order, from the first again when too few
    uint64_t games = 100;
    uint64_t seed = 1;
    int jobs = 1;
    int64_t move_limit = 100000;
};

/// Plays them all; each job loads rules and bots of its own.
Result<match::SeriesResult> simulate(const Installation& installation, const Game& game,
                                     const Simulation& simulation,
                                     const match::SeriesHooks& hooks = {});

/// Tables of that game with these bots, each with rules of its own. Both are lent. `limits` are for
/// those bots that are programs, by place; the usual ones for the rest.
match::TableFactory tables_of(const Installation& installation, const Game& game,
                              std::vector<std::string> line_up,
                              std::vector<exec_bot::Limits> limits = {});

/// The bot in each place of the line-up.
std::vector<std::string> line_up(const Simulation& simulation, int players);

/// Figures of a line-up's places summed by the bot that sat there.
std::map<std::string, uint64_t> by_bot(const std::vector<std::string>& line_up,
                                       const std::vector<uint64_t>& by_entry);

}  // namespace fronteira::runtime
