// SPDX-License-Identifier: MIT
#include "cli/options/game_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/reports/lab_report.hpp"
#include "cli/terminal/interruptible.hpp"
#include "cli/terminal/progress.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/log.hpp"
#include "runtime/words/voice.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <thread>

namespace fronteira::cli {
namespace {

struct LabOptions {
    GameOptions game;
    runtime::MapQuestion question;
    std::string language;
    bool json = false;
    bool progress = false;
};

using Progress = std::function<void(const lab::Tally& so_far, const lab::Standard& standard)>;

/// Lines on stderr, as many as a person can follow.
Progress progress_lines(uint64_t most) {
    using Clock = std::chrono::steady_clock;
    static constexpr auto pause = std::chrono::milliseconds(200);
    return [most, next = Clock::now()](const lab::Tally& so_far,
                                       const lab::Standard& standard) mutable {
        if (Clock::now() < next) return;
        next = Clock::now() + pause;
        std::fputs((lab_progress(so_far, most, standard) + "\n").c_str(), stderr);
        std::fflush(stderr);
    };
}

Result<runtime::MapReport> study(const LabOptions& options, const runtime::Game& game,
                                 Context& context) {
    const Interruptible interruptible;
    lab::StudyHooks hooks;
    hooks.cancel = &Interruptible::wanted();
    const auto percent = options.progress ? nullptr : progress_of(options.question.games);
    if (options.progress)
        hooks.progress = progress_lines(options.question.games);
    else if (percent)
        hooks.progress = [&](const lab::Tally& so_far, const lab::Standard&) {
            percent(so_far.matches);
        };
    auto report = runtime::study_map(context.installation(), game, options.question, hooks);
    if (percent) percent(options.question.games);
    return report;
}

void lab(const LabOptions& options, Context& context) {
    const auto game = prepare(context.installation(), options.game);
    if (!game) return context.refuse(game.error(), bad_usage);
    const auto report = study(options, *game, context);
    if (!report) return context.refuse(report.error());
    if (const auto& forfeit = report->study.first_forfeit)
        runtime::log_warning("game " + std::to_string(forfeit->game + 1) + ", seat " +
                             std::to_string(forfeit->seat + 1) + ": " + forfeit->reason);
    if (report->study.first_fault) context.refuse({*report->study.first_fault});
    const bool cancelled = report->study.stop == lab::Study::Stop::cancelled;
    if (cancelled || report->study.judgement.answer == lab::Answer::unfair) context.status = bad;
    if (options.json)
        print(lab_json(*game, options.question, *report));
    else
        say(lab_text(*game, options.question, *report, runtime::choose_language(options.language)));
}

void add_lab_options(CLI::App& verb, LabOptions& options) {
    runtime::MapQuestion& question = options.question;
    verb.add_option("--bot", question.bots,
                    "Who plays in all seats; by default the ruleset's usual bot; repeat it to "
                    "rotate several bots")
        ->allow_extra_args(false);
    within(verb.add_option("--games", question.games, "Maximum number of matches"), 1, 10000000)
        ->capture_default_str();
    verb.add_flag("--all", question.all, "Play all of them, even if the answer is clear earlier");
    any_seed(verb.add_option("--seed", question.seed,
                             "Seed of everything random: same seed, same results"))
        ->capture_default_str();
    question.jobs = static_cast<int>(std::clamp(std::thread::hardware_concurrency(), 1u, 256u));
    within(verb.add_option("--jobs", question.jobs,
                           "Matches played at the same time; by default one per processor"),
           1, 256);
    within(verb.add_option("--round", question.round,
                           "Note who holds which region when this round begins"),
           1, 1000000)
        ->capture_default_str();
    within_fraction(verb.add_option("--margin", question.standard.margin,
                                    "How far from the fair share still counts as fair"),
                    0.001, 1)
        ->capture_default_str();
    within_fraction(verb.add_option("--alpha", question.standard.alpha,
                                    "Highest acceptable probability of a wrong answer"),
                    0.000001, 0.5)
        ->capture_default_str();
    within(
        verb.add_option("--max-moves", question.move_limit, "Longer matches are left unfinished"),
        1, 1000000000)
        ->capture_default_str();
}

}  // namespace

void add_lab(CLI::App& app, Context& context) {
    auto options = std::make_shared<LabOptions>();
    CLI::App* verb =
        app.add_subcommand("lab", "Measure how fair a map is, by many matches between equal bots");
    verb->add_option("map", options->game.map, "Name of a map, or the path of a map file")
        ->required();
    verb->add_option("--ruleset", options->game.ruleset, "The ruleset to play on the map")
        ->required();
    add_table_options(*verb, options->game);
    add_lab_options(*verb, *options);
    add_language(*verb, options->language);
    verb->add_flag("--json", options->json, "As JSON");
    verb->add_flag("--progress", options->progress,
                   "Report progress on stderr: a line of JSON, a few times a second");
    verb->callback([options, &context] { lab(*options, context); });
}

}  // namespace fronteira::cli
