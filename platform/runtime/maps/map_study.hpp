// SPDX-License-Identifier: MIT
#pragma once

#include "lab/study.hpp"
#include "runtime/games/simulation.hpp"
#include "survey/survey.hpp"

namespace fronteira::runtime {

/// How fair the map of a game is to be found out.
struct MapQuestion {
    /// Who plays: the ruleset's usual bot when empty. Of several, every deal is played under all
    /// rotations of the line-up; one bot in all seats has a single one.
    std::vector<std::string> bots;
    uint64_t games = 1000;
    uint64_t seed = 1;
    int jobs = 1;
    int64_t move_limit = 100000;
    int round = 3;  ///< when regions are looked at
    lab::Standard standard;
    bool all = false;  ///< do not stop when the answer is clear
};

struct MapReport {
    std::vector<std::string> line_up;
    std::string owner;  ///< the column that says whose a space is, or empty
    Map map;            ///< a grid spelled out
    survey::Survey survey;
    lab::Study study;
};

Result<MapReport> study_map(const Installation& installation, const Game& game,
                            const MapQuestion& question, const lab::StudyHooks& hooks = {});

/// How many rotations of a line-up differ.
uint64_t rotations(const std::vector<std::string>& line_up);

}  // namespace fronteira::runtime
