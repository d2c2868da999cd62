// SPDX-License-Identifier: MIT
#include <fronteira/seat.hpp>

#include "cli/options/game_options.hpp"
#include "cli/options/limits.hpp"
#include "cli/reports/count_of.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/bots/bot_check.hpp"
#include "runtime/words/brief.hpp"
#include "runtime/words/shown.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace fronteira::cli {
namespace {

struct BotOptions {
    GameOptions game;
    std::vector<std::string> rulesets;
    runtime::BotQuestion question;
    bool talk = false;
    bool json = false;
};

Json report_json(const runtime::BotReport& report) {
    return {{"game", report.game},
            {"matches", report.games},
            {"won", report.won},
            {"decisions", report.decisions},
            {"slowest_ms", report.slowest_milliseconds},
            {"findings", to_json(report.findings)},
            {"conversation", report.conversation}};
}

void print_text(const runtime::BotReport& report) {
    std::string text = report.game + ": " + (has_errors(report.findings) ? "FAILS, " : "ok, ") +
                       count_of(report.games, "match", "matches") + ", " +
                       std::to_string(report.won) + " won, " +
                       count_of(report.decisions, "decision", "decisions") + ", the slowest " +
                       std::to_string(report.slowest_milliseconds) + " ms\n";
    for (const Diagnostic& finding : report.findings)
        text += "  " + to_text(runtime::in_brief(finding)) + "\n";
    if (!report.conversation.empty())
        text += "  the last messages (-> from the program, <- to it):\n";
    for (const std::string& line : report.conversation) text += "    " + line + "\n";
    say(text);
}

bool seats(const RulesetEntry& ruleset, int players) {
    return players == 0 || (players >= ruleset.min_players && players <= ruleset.max_players);
}

/// The games that a program is tried on: those that are named, or all that are installed and for
/// that many players.
std::vector<std::string> games_to_try(const BotOptions& options,
                                      const runtime::Installation& installation) {
    if (!options.rulesets.empty()) return options.rulesets;
    std::vector<std::string> names;
    for (const Mod& mod : installation.mods().mods())
        for (const RulesetEntry& ruleset : mod.rulesets)
            if (seats(ruleset, options.game.players)) names.push_back(mod.id + "/" + ruleset.id);
    return names;
}

/// All of them, or everything that is wrong with any: a program is not played with in vain.
Result<std::vector<runtime::Game>> prepare_all(const BotOptions& options,
                                               const runtime::Installation& installation) {
    std::vector<runtime::Game> games;
    Diagnostics faults;
    GameOptions one = options.game;
    for (const std::string& ruleset : games_to_try(options, installation)) {
        one.ruleset = ruleset;
        auto game = prepare(installation, one);
        if (game)
            games.push_back(std::move(*game));
        else
            faults.insert(faults.end(), game.error().begin(), game.error().end());
    }
    if (!faults.empty()) return fail(std::move(faults));
    return games;
}

void check_program(BotOptions& options, Context& context) {
    if (const std::string& command = options.question.command; command.starts_with(exec_prefix))
        return context.refuse(
            {error_at({}, "bot.command", "type the command itself here",
                      "leave out `exec:`: `" + command.substr(exec_prefix.size()) + "`")},
            bad_usage);
    if (options.talk)
        options.question.read_along = [](bool to_program, const std::string& line) {
            const std::string said = (to_program ? "<- " : "-> ") + line + "\n";
            std::fputs(runtime::shown(said).c_str(), stderr);
        };
    const auto games = prepare_all(options, context.installation());
    if (!games) return context.refuse(games.error(), bad_usage);
    Json reports = Json::array();
    for (const runtime::Game& game : *games) {
        const auto report = runtime::check_bot(game, options.question);
        if (!report) return context.refuse(report.error(), bad_usage);
        if (has_errors(report->findings)) context.status = bad;
        if (options.json)
            reports.push_back(report_json(*report));
        else
            print_text(*report);
    }
    if (options.json) print(reports);
}

}  // namespace

void add_bot(CLI::App& app, Context& context) {
    auto options = std::make_shared<BotOptions>();
    CLI::App* verb = app.add_subcommand("bot", "Check a program that plays");
    verb->require_subcommand(1);
    CLI::App* check =
        verb->add_subcommand("check", "Play matches with a program and report what it does wrong");
    check
        ->add_option("command", options->question.command,
                     "The command that runs it, such as \"python3 my_bot.py\"")
        ->required();
    check
        ->add_option("--ruleset", options->rulesets,
                     "A game to try it on; may be repeated; by default all installed games")
        ->allow_extra_args(false);
    check->add_option("--map", options->game.map, "Name of a map, or the path of a map file");
    add_table_options(*check, options->game);
    within(check->add_option("--games", options->question.games, "Number of matches of each game"),
           1, 1000)
        ->capture_default_str();
    any_seed(check->add_option("--seed", options->question.seed, "Seed of everything random"))
        ->capture_default_str();
    check->add_flag("--talk", options->talk, "Show every message on stderr");
    check->add_flag("--json", options->json, "As JSON");
    check->callback([options, &context] { check_program(*options, context); });
}

}  // namespace fronteira::cli
