// SPDX-License-Identifier: MIT
// Teaches a game: its pages, or its first match.
#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/play/play.hpp"
#include "cli/play/tutor.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/bots/bot_maker.hpp"
#include "runtime/games/lesson.hpp"
#include "runtime/shelf/guide.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct GuideOptions {
    std::string game;
    std::string language;
    int page = 0;
    bool play = false;
    int find_seed = 0;
};

/// The mod that provides the game: by the name of a ruleset, or its own.
Result<const Mod*> mod_of(const runtime::Installation& installation, const std::string& game) {
    for (const Mod& mod : installation.mods().mods())
        if (mod.id == game) return &mod;
    const auto found = installation.mods().ruleset(game);
    if (!found) return fail(found.error());
    return found->mod;
}

void show_pages(const runtime::Installation& installation, const Mod& mod,
                const GuideOptions& options, const std::string& language, Context& context) {
    const auto pages = runtime::guide_of(installation, mod, language);
    if (pages.empty())
        return context.refuse({error_at({}, "guide.none", "`" + mod.id + "` has no guide",
                                        "write guide/en.txt and guide/pt_BR.txt")});
    if (options.page > static_cast<int>(pages.size()))
        return context.refuse(
            {error_at({}, "guide.page", "the guide has no page " + std::to_string(options.page),
                      "name one from 1 to " + std::to_string(pages.size()))},
            bad_usage);
    const Terminal terminal;
    for (size_t i = 0; i < pages.size(); ++i) {
        if (options.page != 0 && static_cast<size_t>(options.page) != i + 1) continue;
        say(Paint(terminal.colour()).strong(std::to_string(i + 1) + ". " + pages[i].title) + "\n");
        say(pages[i].text() + "\n");
    }
}

void find_seed(const runtime::Installation& installation, const Mod& mod,
               const content::Lesson& lesson, int most, Context& context) {
    const auto seed = runtime::find_lesson_seed(installation, mod, lesson, most);
    if (!seed) return context.refuse(seed.error());
    if (*seed) return say("seed = " + std::to_string(**seed) + "\n");
    context.refuse(
        {error_at(lesson.place, "guide.seed",
                  "the first match works with none of " + std::to_string(most) + " seeds")});
}

void play_lesson(const runtime::Installation& installation, const Mod& mod,
                 const content::Lesson& lesson, const std::string& language, Context& context) {
    auto game = runtime::prepare_lesson(installation, mod, lesson);
    if (!game) return context.refuse(game.error());
    // The others play what is written, but a record of it goes on with bots.
    std::vector<Chair> chairs(static_cast<size_t>(game->players),
                              {false, runtime::usual_bot(game->mod(), game->entry())});
    chairs[static_cast<size_t>(lesson.seat - 1)] = {true, {}};
    auto table = PlayTable::lay_for_script(std::move(*game), std::move(chairs));
    if (!table) return context.refuse(table.error());
    const auto ready = runtime::ready_lesson(table->rules->rules(), lesson);
    if (!ready) return context.refuse(ready.error());
    const runtime::Voice voice(table->game, table->rules->rules(), "en");
    if (auto begun = runtime::begin_lesson(*table->session, lesson, *ready, voice.phrases());
        !begun)
        return context.refuse(begun.error());
    Tutor tutor(lesson, *ready, language);
    const Terminal terminal;
    Play match(*table, terminal, language, {});
    match.teach(tutor);
    if (!match.run()) context.status = bad;
}

void guide(const GuideOptions& options, Context& context) {
    const auto& installation = context.installation();
    const auto mod = mod_of(installation, options.game);
    if (!mod) return context.refuse(mod.error(), bad_usage);
    const std::string language = runtime::choose_language(options.language);
    if (!options.play && options.find_seed == 0)
        return show_pages(installation, **mod, options, language, context);
    const auto lesson = runtime::lesson_of(**mod);
    if (!lesson) return context.refuse(lesson.error());
    if (!*lesson)
        return context.refuse(
            {error_at({}, "guide.no_lesson", "`" + (*mod)->id + "` has no first match",
                      "write guide/first.toml")});
    if (options.find_seed > 0)
        return find_seed(installation, **mod, **lesson, options.find_seed, context);
    play_lesson(installation, **mod, **lesson, language, context);
}

}  // namespace

void add_guide(CLI::App& app, Context& context) {
    auto options = std::make_shared<GuideOptions>();
    CLI::App* verb =
        app.add_subcommand("guide", "Learn a game: read its guide or play a first match");
    verb->add_option("game", options->game, "A ruleset or a mod")->required();
    within(verb->add_option("--page", options->page, "Only this page"), 1, 1000000);
    verb->add_flag("--play", options->play, "Play a first match, step by step")->excludes("--page");
    add_language(*verb, options->language);
    within(verb->add_option(
               "--find-seed", options->find_seed,
               "For authors: try this many seeds to find one with which the first match goes "
               "as written"),
           1, 1000000000)
        ->excludes("--page")
        ->excludes("--play");
    verb->callback([options, &context] { guide(*options, context); });
}

}  // namespace fronteira::cli
