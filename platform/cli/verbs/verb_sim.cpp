// SPDX-License-Identifier: MIT
#include <fronteira/text.hpp>

#include "cli/options/game_options.hpp"
#include "cli/options/limits.hpp"
#include "cli/reports/game_facts.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/games/game_records.hpp"
#include "runtime/games/simulation.hpp"
#include "runtime/log.hpp"
#include "runtime/words/brief.hpp"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include <cstdio>
#include <filesystem>

namespace fronteira::cli {
namespace {

struct SimOptions {
    GameOptions game;
    runtime::Simulation simulation;
    std::string records;
    bool json = false;
};

Json result_json(const runtime::Game& game, const SimOptions& options,
                 const match::SeriesResult& result) {
    const auto bots = runtime::line_up(options.simulation, game.players);
    const double seconds = static_cast<double>(result.wall_nanoseconds) * 1e-9;
    const double moves = static_cast<double>(std::max<uint64_t>(result.moves, 1));
    Json json = game_facts(game);
    json.update({{"bots", bots},
                 {"seed", options.simulation.seed},
                 {"games", result.games},
                 {"finished", result.finished},
                 {"unfinished", result.unfinished},
                 {"forfeited", result.forfeited},
                 {"failed", result.failed},
                 {"moves", result.moves},
                 {"wins", result.wins_by_seat},
                 {"draws", result.draws},
                 {"losses", result.losses},
                 {"wins_by_bot", runtime::by_bot(bots, result.wins_by_entry)},
                 {"signature", core::to_text(result.signature)},
                 {"seconds", seconds},
                 {"ns_per_move", static_cast<double>(result.play_nanoseconds) / moves}});
    return json;
}

/// Seconds to the millisecond, and what is larger as a whole: the rest is noise.
std::string short_number(double value) {
    char text[64];
    std::snprintf(text, sizeof text, value < 100 ? "%.3f" : "%.0f", value);
    return text;
}

std::string words(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_number_float()) return short_number(value.get<double>());
    if (!value.is_array() && !value.is_object()) return value.dump();
    std::string text;
    for (const auto& [key, item] : value.items())
        add_item(text, (value.is_object() ? key + " " : "") + words(item));
    return text;
}

void print_text(const Json& result) {
    std::vector<std::vector<std::string>> rows;
    for (const auto& [key, value] : result.items())
        if (!value.empty() || value.is_primitive()) rows.push_back({key, words(value)});
    say(aligned(rows));
}

/// A forfeit or a fault of the rules is said where a person looks, with the game that had it, by
/// the number of its record.
void tell_troubles(const match::SeriesResult& result, bool recorded, Context& context) {
    if (result.first_forfeit)
        runtime::log_warning("game " + std::to_string(result.first_forfeit->game + 1) + ", seat " +
                             std::to_string(result.first_forfeit->seat + 1) + ": " +
                             runtime::in_brief(result.first_forfeit->reason));
    if (!result.first_fault) return;
    context.refuse({*result.first_fault});
    runtime::log_note("it ended game " + std::to_string(result.first_failed + 1) +
                      (recorded ? ", whose record ends before that move"
                                : "; with --record FOLDER its record leads to that move"));
}

/// Told before the first match is played, and not after the last.
Result<void> may_record_in(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);  // or it is not writable either
    if (::access(folder.c_str(), W_OK) == 0) return {};
    return fail(error_at({folder, 0, 0}, "output.unwritable", "no records can be written there",
                         "name another folder after --record"));
}

void sim(const SimOptions& options, Context& context) {
    const auto game = prepare(context.installation(), options.game);
    if (!game) return context.refuse(game.error(), bad_usage);
    if (!options.records.empty())
        if (const auto may = may_record_in(options.records); !may)
            return context.refuse(may.error());
    match::SeriesHooks hooks;
    hooks.progress = progress_of(options.simulation.games);
    const auto result = runtime::simulate(context.installation(), *game, options.simulation, hooks);
    if (!result) return context.refuse(result.error());
    tell_troubles(*result, !options.records.empty(), context);
    if (!options.records.empty()) {
        runtime::Simulation counted = options.simulation;
        counted.games = result->games;
        const auto kept =
            runtime::record_games(context.installation(), *game, counted, options.records);
        if (!kept) context.refuse(kept.error());
    }
    const Json json = result_json(*game, options, *result);
    if (options.json)
        print(json);
    else
        print_text(json);
}

}  // namespace

void add_sim(CLI::App& app, Context& context) {
    auto options = std::make_shared<SimOptions>();
    CLI::App* verb =
        app.add_subcommand("sim", "Play many matches between bots and count the results");
    add_game_options(*verb, options->game);
    runtime::Simulation& simulation = options->simulation;
    verb->add_option("--bot", simulation.bots,
                     "Who plays; repeat it for one seat after the other; by default random")
        ->allow_extra_args(false);
    within(verb->add_option("--games", simulation.games, "Number of matches"), 1, 100000000)
        ->capture_default_str();
    any_seed(verb->add_option("--seed", simulation.seed,
                              "Seed of everything random: same seed, same results"))
        ->capture_default_str();
    within(verb->add_option("--jobs", simulation.jobs, "Matches played at the same time"), 1, 256)
        ->capture_default_str();
    within(verb->add_option("--max-moves", simulation.move_limit,
                            "Longer matches are left unfinished"),
           1, 1000000000)
        ->capture_default_str();
    verb->add_option("--record", options->records, "Save the record of every match in this folder")
        ->type_name("DIR");
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { sim(*options, context); });
}

}  // namespace fronteira::cli
