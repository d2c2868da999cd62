// SPDX-License-Identifier: MIT
#include "runtime/games/simulation.hpp"

#include "runtime/games/guarded_rules.hpp"

namespace fronteira::runtime {
namespace {

Result<match::Table> make_table(const Installation& installation, const Game& game,
                                const std::vector<std::string>& bots,
                                const std::vector<exec_bot::Limits>& limits) {
    auto loaded = GuardedRules::load(game);
    if (!loaded) return fail(std::move(loaded.error()));
    const std::shared_ptr<GuardedRules> rules = std::move(*loaded);
    match::Table table;
    table.keeps = rules;
    table.rules = &rules->rules();
    table.handlers = rules.get();
    for (size_t i = 0; i < bots.size(); ++i) {
        const exec_bot::Limits own = i < limits.size() ? limits[i] : exec_bot::Limits{};
        auto bot = make_bot(installation, game, bots[i], rules->rules(), own);
        if (!bot) return fail(std::move(bot.error()));
        table.bots.push_back(std::move(*bot));
    }
    return table;
}

}  // namespace

std::vector<std::string> line_up(const Simulation& simulation, int players) {
    std::vector<std::string> bots = simulation.bots;
    if (bots.empty()) bots = {"random"};
    std::vector<std::string> seated;
    for (size_t i = 0; i < static_cast<size_t>(players); ++i)
        seated.push_back(bots[i % bots.size()]);
    return seated;
}

std::map<std::string, uint64_t> by_bot(const std::vector<std::string>& line_up,
                                       const std::vector<uint64_t>& by_entry) {
    std::map<std::string, uint64_t> sums;
    for (size_t i = 0; i < line_up.size(); ++i)
        sums[line_up[i]] += i < by_entry.size() ? by_entry[i] : 0;
    return sums;
}

match::TableFactory tables_of(const Installation& installation, const Game& game,
                              std::vector<std::string> line_up,
                              std::vector<exec_bot::Limits> limits) {
    return [&installation, &game, bots = std::move(line_up), limits = std::move(limits)](int) {
        return make_table(installation, game, bots, limits);
    };
}

Result<match::SeriesResult> simulate(const Installation& installation, const Game& game,
                                     const Simulation& simulation,
                                     const match::SeriesHooks& hooks) {
    match::SeriesPlan plan;
    plan.games = simulation.games;
    plan.seed = simulation.seed;
    plan.jobs = simulation.jobs;
    plan.players = game.players;
    plan.move_limit = simulation.move_limit;
    return match::run_series(plan, tables_of(installation, game, line_up(simulation, game.players)),
                             hooks);
}

}  // namespace fronteira::runtime
