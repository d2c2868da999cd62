// SPDX-License-Identifier: MIT
#pragma once

#include "match/series/series.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <numeric>

namespace fronteira::match {

using Choose = std::function<Move(const View&, Random&)>;

class LambdaBot final : public Bot {
 public:
    explicit LambdaBot(Choose choose) : choose_(std::move(choose)) {}
    Move choose(const View& view, Random& random) override { return choose_(view, random); }

 private:
    Choose choose_;
};

/// Tables of a toy game of their own, with these bots; an empty one is the platform's random move.
inline TableFactory tables(std::vector<Choose> bots) {
    return [bots](int) -> Result<Table> {
        const int seats = static_cast<int>(bots.size());
        std::shared_ptr<support::ToyGame> game = support::toy_game(seats);
        Table table;
        table.rules = &game->rules;
        table.handlers = game->handlers.get();
        for (const Choose& choose : bots)
            table.bots.push_back(choose ? std::make_unique<LambdaBot>(choose) : nullptr);
        table.keeps = std::move(game);
        return table;
    };
}

inline SeriesPlan plan_of(uint64_t games, int players, int jobs = 1) {
    SeriesPlan plan;
    plan.games = games;
    plan.seed = 99;
    plan.players = players;
    plan.jobs = jobs;
    return plan;
}

inline SeriesResult result_of(const SeriesPlan& plan, const TableFactory& factory) {
    auto result = run_series(plan, factory);
    EXPECT_TRUE(result) << to_text(result.error());
    return result.value_or(SeriesResult{});
}

inline uint64_t sum(const std::vector<uint64_t>& numbers) {
    return std::accumulate(numbers.begin(), numbers.end(), uint64_t{0});
}

/// Two seats of random moves under handlers of a test's own.
template <class Handlers>
TableFactory table_with() {
    return [](int) -> Result<Table> {
        std::shared_ptr<support::ToyGame> game = support::toy_game(2);
        game->handlers = std::make_unique<Handlers>(game->rules, 40);
        Table table;
        table.rules = &game->rules;
        table.handlers = game->handlers.get();
        table.bots.resize(2);
        table.keeps = std::move(game);
        return table;
    };
}

}  // namespace fronteira::match
