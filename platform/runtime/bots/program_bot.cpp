// SPDX-License-Identifier: MIT
#include "runtime/bots/program_bot.hpp"

#include "content/maps/map_file.hpp"
#include "exec_bot/command.hpp"
#include "runtime/games/laid_game.hpp"
#include "runtime/words/voice.hpp"
#include "table/answer.hpp"
#include "table/game_json.hpp"
#include "table/map_json.hpp"

namespace fronteira::runtime {
namespace {

exec_bot::Briefing brief(const Game& game, const core::Rules& rules) {
    const auto voice = std::make_shared<const Voice>(game, rules, "en");
    exec_bot::Briefing briefing;
    briefing.game =
        table::rules_json(rules, {voice->sentences(), voice->names(), voice->phrases()});
    briefing.game["ruleset"] = game.name();
    briefing.game["map"] = game.map.name;
    briefing.game["options"] = chosen_options_json(game);
    briefing.map = [path = game.map.path, name = game.map.name] {
        const auto map = content::load_map(path);
        return map ? table::map_json(*map, name, "en") : table::error_json(map.error());
    };
    briefing.say = [voice](const core::Refusal& refusal, const Move& move) {
        return voice->phrases().refusal(refusal, &move);
    };
    return briefing;
}

}  // namespace

Result<std::unique_ptr<exec_bot::ExecBot>> make_program_bot(const Game& game,
                                                            const core::Rules& rules,
                                                            std::string_view command,
                                                            exec_bot::Limits limits) {
    auto words = exec_bot::words_of(command);
    if (!words) return fail(std::move(words.error()));
    if (const auto file = exec_bot::program_file(words->front()); !file) return fail(file.error());
    return std::make_unique<exec_bot::ExecBot>(std::move(*words), brief(game, rules), limits);
}

}  // namespace fronteira::runtime
