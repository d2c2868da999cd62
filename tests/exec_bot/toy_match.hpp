// SPDX-License-Identifier: MIT
#pragma once

#include "exec_bot/exec_bot.hpp"
#include "match/series/series.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::exec_bot {

/// What every Python program of these tests begins with.
inline const std::string python_manners = R"(
import json, os, sys
def say(**message): print(json.dumps(message), flush=True)
def hear(): return json.loads(sys.stdin.readline())
def first(): say(type="legal"); return hear()["moves"][0]
say(type="hello", protocol=1)
hear()
joined = hear()
)";

/// And one in the shell, which knows no JSON: it can but ask and be told.
inline const std::string shell_manners = R"(
say() { printf '%s\n' "$1"; }
say '{"type": "hello", "protocol": 1}'
read -r welcome; read -r joined; read -r decide
)";

inline std::vector<std::string> python(const std::string& text) {
    return {"/usr/bin/python3", "-SEc", python_manners + text};
}
inline std::vector<std::string> shell(const std::string& text) {
    return {"/bin/sh", "-c", text};
}

/// Nobody is hurried on a machine that does other things.
inline Limits patient() {
    Limits limits;
    limits.start = limits.decision = std::chrono::seconds(60);
    limits.farewell = std::chrono::seconds(10);
    return limits;
}

inline std::unique_ptr<ExecBot> make_bot(std::vector<std::string> words,
                                         Limits limits = patient()) {
    Briefing briefing;
    briefing.game = {{"ruleset", "toy"}};
    briefing.map = [] { return Json{{"type", "map"}, {"spaces", Json::array()}}; };
    briefing.say = [](const core::Refusal& refusal, const Move&) {
        return word_of(refusal.reason);
    };
    return std::make_unique<ExecBot>(std::move(words), std::move(briefing), limits);
}

/// One match of the toy war against a random move.
inline match::SeriesResult play_toy(const std::vector<std::string>& words,
                                    Limits limits = patient(), ReadAlong read = {},
                                    uint64_t games = 1, int spaces = 6) {
    match::SeriesPlan plan;
    plan.games = games;
    plan.seed = 7;
    return *match::run_series(plan, [&](int) -> Result<match::Table> {
        std::shared_ptr<support::ToyGame> game =
            support::toy_game(support::ring_board(spaces, 2), 2, 6);
        match::Table table;
        table.rules = &game->rules;
        table.handlers = game->handlers.get();
        auto bot = make_bot(words, limits);
        bot->read_along(read);
        table.bots.push_back(std::move(bot));
        table.bots.push_back(nullptr);
        table.keeps = std::move(game);
        return table;
    });
}

}  // namespace fronteira::exec_bot
