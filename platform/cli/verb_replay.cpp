// SPDX-License-Identifier: MIT
#include "cli/json.hpp"
#include "cli/story.hpp"
#include "cli/verbs.hpp"
#include "match/record_file.hpp"
#include "match/replay.hpp"
#include "runtime/guarded_rules.hpp"
#include "runtime/recorded_game.hpp"
#include "runtime/voice.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace fronteira::cli {
namespace {

struct ReplayOptions {
    std::string file;
    std::string language;
    bool verify = false;
    bool show = false;
    bool json = false;
};

Json record_json(const match::Record& record) {
    return {{"file", record.file},
            {"ruleset", record.ruleset},
            {"map", record.map},
            {"players", record.players},
            {"seed", record.seed},
            {"seats", record.seats},
            {"moves", record.moves.size()},
            {"outcome", to_text(record.outcome)}};
}

/// Everything that a re-run needs, loaded for one record.
struct Loaded {
    runtime::Game game;
    std::unique_ptr<runtime::GuardedRules> rules;
};

Result<Loaded> load(const runtime::Installation& installation, const match::Record& record) {
    auto game = game_of(installation, record);
    if (!game) return fail(std::move(game.error()));
    auto rules = runtime::GuardedRules::load(*game);
    if (!rules) return fail(std::move(rules.error()));
    return Loaded{std::move(*game), std::move(*rules)};
}

Result<std::optional<match::Difference>> run(const Loaded& loaded, const match::Record& record,
                                             bool verify, const match::OnMove& on_move) {
    if (verify) {
        const auto lock = lock_of(loaded.game);
        if (!lock) return fail(lock.error());
        return match::verify(record, *lock, loaded.game.map.hash, loaded.rules->rules(),
                             *loaded.rules, on_move);
    }
    match::Session session(loaded.rules->rules(), *loaded.rules, record);
    return match::rerun(session, record, on_move);
}

void tell(const match::Session& session, const runtime::Voice& voice, size_t move) {
    const Paint paint(false);
    const Scene scene{session, voice, paint};
    for (const std::string& line : told_openly(scene, move)) {
        if (!line.starts_with(" ")) std::printf("%5zu  ", move);
        std::printf("%s%s\n", line.starts_with(" ") ? "       " : "", line.c_str());
    }
}

void replay(const ReplayOptions& options, Context& context) {
    const auto record = match::load_record(options.file);
    if (!record) return context.refuse(record.error());
    const auto loaded = load(context.installation(), *record);
    if (!loaded) return context.refuse(loaded.error());
    const runtime::Voice voice(loaded->game, loaded->rules->rules(),
                               runtime::choose_language(options.language), {}, &cli_text());
    match::OnMove on_move;
    if (options.show && !options.json)
        on_move = [&](const auto& session, size_t move) { tell(session, voice, move); };
    const auto difference = run(*loaded, *record, options.verify, on_move);
    if (!difference) return context.refuse(difference.error());

    Json json = record_json(*record);
    json["verified"] = options.verify && !*difference;
    json["findings"] = *difference ? Json{to_json((*difference)->finding)} : Json::array();
    if (options.json)
        print(json);
    else
        std::printf("%s: %s, %s, %zu moves: %s%s\n", options.file.c_str(), record->ruleset.c_str(),
                    record->map.c_str(), record->moves.size(),
                    voice.phrases().outcome(record->outcome).c_str(),
                    *difference      ? ""
                    : options.verify ? "; every hash is as recorded"
                                     : "; it can be played again as recorded");
    if (!*difference) return;
    context.status = bad;
    if (!options.json) std::printf("%s\n", to_text((*difference)->finding).c_str());
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* verb = app.add_subcommand("replay", "Play a recorded match again");
    verb->add_option("file", options->file, "The record")->required();
    verb->add_flag("--verify", options->verify, "Also compare the installed mods and every hash");
    verb->add_flag("--show", options->show, "Tell every move");
    verb->add_option("--lang", options->language, "Language of what is told: en or pt_BR");
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { replay(*options, context); });
}

}  // namespace fronteira::cli
