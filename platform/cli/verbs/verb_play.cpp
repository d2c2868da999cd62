// SPDX-License-Identifier: MIT
#include <fronteira/seat.hpp>

#include "cli/options/game_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/options/output_file.hpp"
#include "cli/play/play.hpp"
#include "cli/verbs/verbs.hpp"
#include "match/records/record_file.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "runtime/games/recorded_game.hpp"
#include "runtime/log.hpp"

#include <CLI/CLI.hpp>
#include <unistd.h>

#include <chrono>

namespace fronteira::cli {
namespace {

struct PlayOptions {
    GameOptions game;
    std::string seats;
    std::optional<uint64_t> seed;
    std::string language;
    std::string save;
    std::string load;
};

/// One person, when there is one to answer.
int people_here() {
    return isatty(STDIN_FILENO) != 0 ? 1 : 0;
}

uint64_t some_seed() {
    return static_cast<uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
}

Result<PlayTable> begin(const PlayOptions& options, const runtime::Installation& installation) {
    auto game = prepare(installation, options.game);
    if (!game) return fail(std::move(game.error()));
    auto chairs = read_chairs(options.seats, game->players,
                              runtime::usual_bot(game->mod(), game->entry()), people_here());
    if (!chairs) return fail(std::move(chairs.error()));
    auto table = PlayTable::lay(installation, std::move(*game), std::move(*chairs));
    if (!table) return table;
    const uint64_t seed = options.seed ? *options.seed : some_seed() >> 10 & 0xffffffu;
    if (auto started = table->session->start(seed); !started)
        return fail(std::move(started.error()));
    return table;
}

/// Who takes a seat of a record. It may come from anywhere, and so it starts no program, whatever
/// it calls one: whoever goes on with the match can name one.
Chair invited(const match::Record& record, size_t seat, const std::string& usual_bot) {
    constexpr std::string_view bot = "bot:";
    const std::string& who = record.seats[seat];
    if (is_person(who)) return {true, {}};
    if (who.starts_with(bot) && !is_program(who)) return {false, who.substr(bot.size())};
    runtime::log_warning("seat " + std::to_string(seat + 1) + " was played by the program `" +
                         (who.starts_with(bot) ? who.substr(bot.size()) : who) +
                         "`; the usual bot plays instead, unless --seats names the program");
    return {false, usual_bot};
}

Result<std::vector<Chair>> chairs_of(const PlayOptions& options, const match::Record& record,
                                     const runtime::Game& game) {
    const std::string usual_bot = runtime::usual_bot(game.mod(), game.entry());
    if (!options.seats.empty())
        return read_chairs(options.seats, game.players, usual_bot, people_here());
    std::vector<Chair> chairs;
    for (size_t seat = 0; seat < record.seats.size(); ++seat)
        chairs.push_back(invited(record, seat, usual_bot));
    chairs.resize(static_cast<size_t>(game.players), Chair{false, usual_bot});
    return chairs;
}

/// The match of a record, with the people and bots that it names unless others are named now.
Result<PlayTable> go_on(const PlayOptions& options, const runtime::Installation& installation) {
    const auto record = match::load_record(options.load);
    if (!record) return fail(record.error());
    auto game = game_of(installation, *record, options.game.map);
    if (!game) return fail(std::move(game.error()));
    auto chairs = chairs_of(options, *record, *game);
    if (!chairs) return fail(std::move(chairs.error()));
    auto table = PlayTable::lay(installation, std::move(*game), std::move(*chairs));
    if (!table) return table;
    if (auto resumed = table->session->resume(*record); !resumed)
        return fail(std::move(resumed.error()));
    return table;
}

void play(const PlayOptions& options, Context& context) {
    if (!options.game.ruleset.empty() && !options.load.empty())
        return context.refuse(
            {error_at({}, "play.what",
                      "a ruleset, `" + options.game.ruleset +
                          "` and a record cannot both be given: a record contains its ruleset",
                      "leave one of them out")},
            bad_usage);
    if (options.game.ruleset.empty() && options.load.empty())
        return context.refuse({error_at({}, "play.what", "what do you want to play?",
                                        "name a ruleset, or a record with --load")},
                              bad_usage);
    if (!options.save.empty())
        if (const auto may = may_write(options.save, a_record); !may)
            return context.refuse(may.error());
    auto table = options.load.empty() ? begin(options, context.installation())
                                      : go_on(options, context.installation());
    if (!table && options.load.empty()) return context.refuse(table.error(), bad_usage);
    if (!table) return context.refuse(table.error());
    const Terminal terminal;
    Play match(*table, terminal, runtime::choose_language(options.language), options.save);
    if (!match.run() || match.failed_to_save()) context.status = bad;
}

}  // namespace

void add_play(CLI::App& app, Context& context) {
    auto options = std::make_shared<PlayOptions>();
    CLI::App* verb = app.add_subcommand("play", "Play a match in the terminal");
    add_game_options(*verb, options->game);
    verb->get_option("ruleset")->required(false);
    verb->add_option("--seats", options->seats,
                     "Who sits where: human, bot, bot:NAME or exec:COMMAND, separated by commas; "
                     "by default one person and bots, or only bots if nobody can answer");
    any_seed(verb->add_option("--seed", options->seed,
                              "Seed of everything random; by default a new one each time"));
    add_language(*verb, options->language);
    verb->add_option("--save", options->save,
                     "Save the record of the match in this file, move by move, or every second "
                     "while bots play");
    CLI::Option* load =
        verb->add_option("--load", options->load, "Continue the match in this record");
    for (const char* of_a_new_match : {"--seed", "--players", "--set"})
        load->excludes(of_a_new_match);
    verb->callback([options, &context] { play(*options, context); });
}

}  // namespace fronteira::cli
