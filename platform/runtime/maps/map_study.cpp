// SPDX-License-Identifier: MIT
#include "runtime/maps/map_study.hpp"

#include "content/maps/map_file.hpp"
#include "grid/grid.hpp"
#include "runtime/games/drawn_columns.hpp"
#include "runtime/games/guarded_rules.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

Result<Map> spelled_out(const LoadedMap& loaded) {
    auto map = content::load_map(loaded.path);
    if (!map || map->grid.width == 0) return map;
    return grid::spell_out(*map);
}

lab::StudyPlan plan_of(const Game& game, const MapQuestion& question,
                       const std::vector<std::string>& line_up) {
    lab::StudyPlan plan;
    plan.series.games = question.games;
    plan.series.seed = question.seed;
    plan.series.jobs = question.jobs;
    plan.series.players = game.players;
    plan.series.move_limit = question.move_limit;
    plan.question.round = question.round;
    plan.standard = question.standard;
    plan.standard.block = rotations(line_up);
    plan.all = question.all;
    return plan;
}

}  // namespace

uint64_t rotations(const std::vector<std::string>& line_up) {
    const size_t seats = line_up.size();
    for (size_t by = 1; by < seats; ++by) {
        bool same = true;
        for (size_t i = 0; i < seats; ++i) same = same && line_up[i] == line_up[(i + by) % seats];
        if (same) return by;
    }
    return std::max<size_t>(seats, 1);
}

Result<MapReport> study_map(const Installation& installation, const Game& game,
                            const MapQuestion& question, const lab::StudyHooks& hooks) {
    auto map = spelled_out(game.map);
    if (!map) return fail(std::move(map.error()));
    const auto rules = GuardedRules::load(game);
    if (!rules) return fail(rules.error());
    const core::Layout& layout = (*rules)->rules().layout;

    Simulation seated;
    seated.bots = question.bots;
    if (seated.bots.empty()) seated.bots = {usual_bot(game.mod(), game.entry())};
    const std::vector<std::string> seats = line_up(seated, game.players);
    lab::StudyPlan plan = plan_of(game, question, seats);
    plan.question.owner = drawn_columns(game, layout).owner;
    const std::string owner =
        plan.question.owner ? layout.column(*plan.question.owner).name : std::string();

    auto study = lab::run_study(plan, tables_of(installation, game, seats), hooks);
    if (!study) return fail(std::move(study.error()));
    survey::Survey surveyed = survey::survey(*map);
    return MapReport{seats, owner, std::move(*map), std::move(surveyed), std::move(*study)};
}

}  // namespace fronteira::runtime
