// SPDX-License-Identifier: MIT
#include "cli/options/language_option.hpp"
#include "cli/options/output_file.hpp"
#include "cli/reports/json.hpp"
#include "cli/scene/story.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/verbs/verbs.hpp"
#include "match/records/record_file.hpp"
#include "match/records/replay.hpp"
#include "match/records/whole_file.hpp"
#include "match/word.hpp"
#include "page/page.hpp"
#include "runtime/games/drawn_seed.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/games/recorded_game.hpp"
#include "runtime/shelf/shelf.hpp"
#include "runtime/words/brief.hpp"
#include "runtime/words/embedded_text.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace fronteira::cli {
namespace {

struct ReplayOptions {
    std::string file;
    std::string map;
    std::string language;
    bool verify = false;
    bool show = false;
    bool json = false;
    std::string eyes;
    std::string html;
};

Json record_json(const match::Record& record) {
    Json json{{"file", record.file},
              {"ruleset", record.ruleset},
              {"map", record.map},
              {"players", record.players},
              {"seed", record.seed},
              {"seats", record.seats},
              {"moves", record.moves.size()},
              {"outcome", to_text(record.outcome)}};
    if (record.commitment) json["commitment"] = record.commitment->hash;
    return json;
}

/// Everything that a re-run needs, loaded for one record.
struct Loaded {
    runtime::Game game;
    std::unique_ptr<runtime::GuardedRules> rules;
};

Result<Loaded> load(const runtime::Installation& installation, const match::Record& record,
                    const std::string& map) {
    auto game = game_of(installation, record, map);
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
        auto difference = match::verify(record, *lock, loaded.game.map.hash, loaded.rules->rules(),
                                        *loaded.rules, on_move);
        if (difference) return difference;
        if (const auto drawn = runtime::check_drawn_seed(record); !drawn)
            return match::Difference{0, "", "", drawn.error().front()};
        return difference;
    }
    match::Session session(loaded.rules->rules(), *loaded.rules, record);
    return match::rerun(session, record, on_move);
}

/// How the seed came about, in a sentence.
std::string how_drawn(const Told& told, const match::Record& record) {
    if (!record.commitment) return told("seed_named");
    return told("seed_drawn", {{"commitment", record.commitment->hash}});
}

/// Through whose eyes a match is told: a seat, a spectator (-1), or all.
struct Eyes {
    int seat = -1;
    bool all = false;
};

/// What is over is told openly; of what goes on nobody learns more than a spectator, unless asked.
Result<Eyes> read_eyes(const std::string& text, const match::Record& record) {
    const bool going_on = record.outcome.kind == match::Outcome::Kind::going_on;
    if (text.empty()) return Eyes{-1, !going_on};
    if (text == "all") return Eyes{-1, true};
    const auto seat = match::number(text);
    if (seat && *seat >= 0 && *seat <= record.players) return Eyes{*seat - 1, false};
    return fail(error_at({}, "replay.eyes", "nobody is called `" + text + "` at this table",
                         "write all, a seat from 1 to " + std::to_string(record.players) +
                             ", or 0 for a spectator"));
}

void tell(const match::Session& session, const runtime::Voice& voice,
          const runtime::DrawnColumns& drawn, const Eyes& eyes, size_t move) {
    const Paint paint(false);
    const Scene scene{session, voice, paint, drawn, eyes.seat, 80, eyes.all};
    for (const std::string& line : told_move(scene, move)) {
        const std::string number = std::to_string(move);
        const bool first = !line.starts_with(" ");
        say((first ? std::string(5 - std::min<size_t>(number.size(), 5), ' ') + number + "  "
                   : std::string(7, ' ')) +
            line + "\n");
    }
}

/// The match as a page for a browser.
Result<void> write_page(const runtime::Installation& installation, const match::Record& record,
                        const ReplayOptions& options) {
    if (auto may = may_write(options.html, a_page); !may) return may;
    runtime::Shelf shelf(installation, options.map);
    const TextTable texts = to_table(runtime::page_texts());
    page::Page page(shelf, texts);
    const auto added = page.add(record);
    if (!added) return fail(added.error());
    return match::write_whole_file(options.html, page.html(), "page.file", "the page");
}

void replay(const ReplayOptions& options, Context& context) {
    const auto record = match::load_record(options.file);
    if (!record) return context.refuse(record.error());
    const auto loaded = load(context.installation(), *record, options.map);
    if (!loaded) return context.refuse(loaded.error());
    const std::string language = runtime::choose_language(options.language);
    const Told told("replay", language);
    const runtime::Voice voice(loaded->game, loaded->rules->rules(), language, {}, &cli_text());
    match::OnMove on_move;
    const auto eyes = read_eyes(options.eyes, *record);
    if (!eyes) return context.refuse(eyes.error());
    if (!options.html.empty()) {
        const auto written = write_page(context.installation(), *record, options);
        if (!written) return context.refuse(written.error());
    }
    const auto drawn = runtime::drawn_columns(loaded->game, loaded->rules->rules().layout);
    if (options.show && !options.json)
        on_move = [&](const auto& session, size_t move) {
            tell(session, voice, drawn, *eyes, move);
        };
    const auto difference = run(*loaded, *record, options.verify, on_move);
    if (!difference) return context.refuse(difference.error());

    Json json = record_json(*record);
    json["verified"] = options.verify && !*difference;
    json["findings"] = *difference ? Json{to_json((*difference)->finding)} : Json::array();
    if (options.json)
        print(json);
    else
        say(options.file + ": " + record->ruleset + ", " + record->map + ", " +
            told(record->moves.size() == 1 ? "one_move" : "moves",
                 {{"number", std::to_string(record->moves.size())}}) +
            ": " + voice.phrases().outcome(record->outcome) +
            (*difference ? "" : "; " + told(options.verify ? "verified" : "as_recorded")) + "\n");
    if (!*difference) {
        if (options.verify && !options.json) say(how_drawn(told, *record) + "\n");
        return;
    }
    context.status = bad;
    if (!options.json) say(to_text(runtime::in_brief((*difference)->finding)) + "\n");
}

}  // namespace

void add_replay(CLI::App& app, Context& context) {
    auto options = std::make_shared<ReplayOptions>();
    CLI::App* verb = app.add_subcommand("replay", "Replay a recorded match");
    verb->add_option("file", options->file, "The record file")->required();
    verb->add_flag("--verify", options->verify, "Also compare the installed mods and every hash");
    verb->add_flag("--show", options->show, "Show every move and what happened");
    verb->add_option("--eyes", options->eyes,
                     "Through whose eyes: a seat from 1, 0 for a spectator, or all (the default "
                     "once the match is over)")
        ->needs("--show");
    verb->add_option("--map", options->map,
                     "The map file, if the match was played on a map that is in no mod");
    add_language(*verb, options->language, ": the language of the output");
    verb->add_option("--html", options->html, "Write the match as a page for a browser")
        ->type_name("FILE");
    verb->add_flag("--json", options->json, "As JSON")->excludes("--show");
    verb->callback([options, &context] { replay(*options, context); });
}

}  // namespace fronteira::cli
