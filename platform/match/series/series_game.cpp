// SPDX-License-Identifier: MIT
#include "match/series/series_game.hpp"

namespace fronteira::match {
namespace {

class Watcher final : public Onlooker {
 public:
    Watcher(const Watch& watch, uint64_t game) : watch_(watch), game_(game) {}
    void started(const core::Match& match) override { watch_(game_, match); }
    void moved(int, const Move&, const core::Match& match) override { watch_(game_, match); }

 private:
    const Watch& watch_;
    uint64_t game_;
};

}  // namespace

int entry_at(const SeriesPlan& plan, uint64_t game, int seat) {
    if (!plan.rotate) return seat;
    const auto players = static_cast<uint64_t>(plan.players);
    return static_cast<int>((static_cast<uint64_t>(seat) + players - game % players) % players);
}

GameResult play_game(const SeriesPlan& plan, uint64_t game, const Table& table, core::Match& match,
                     const Watch& watch, GameStop& stop) {
    BotMatch one;
    one.seed = derived_seed(plan.seed, game / plan.a_deal);
    one.limits.moves = plan.move_limit;
    one.cost_limit = plan.cost_limit;
    for (int seat = 0; seat < plan.players; ++seat)
        one.bots[static_cast<size_t>(seat)] =
            table.bots[static_cast<size_t>(entry_at(plan, game, seat))].get();
    Watcher watcher(watch, game);
    return play_bots(one, *table.handlers, match, watch ? &watcher : nullptr, stop);
}

}  // namespace fronteira::match
