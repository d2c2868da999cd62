// SPDX-License-Identifier: MIT
#include "cli/options/game_options.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/mods/explain.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct ExplainOptions {
    GameOptions game;
    bool json = false;
};

const char* word_of(runtime::ExplainedFile::Is is) {
    static constexpr const char* words[] = {"adds", "replaces", "adds to", "takes", "unused"};
    return words[static_cast<size_t>(is)];
}

Json explanation_json(const runtime::Explanation& explanation) {
    Json files = Json::array(), rules = Json::array(), phases = Json::array();
    for (const runtime::ExplainedFile& file : explanation.files)
        files.push_back({{"is", word_of(file.is)}, {"file", file.name}, {"mod", file.other}});
    for (const runtime::ExplainedRule& rule : explanation.rules)
        rules.push_back({{"rule", rule.name}, {"is", rule.is}, {"before", rule.before}});
    for (const runtime::ExplainedPhase& phase : explanation.phases) {
        Json moves = Json::array();
        for (const runtime::ExplainedName& move : phase.moves)
            moves.push_back(
                {{"move", move.name}, {"place", move.place}, {"changed", move.changed}});
        phases.push_back({{"phase", phase.phase.name},
                          {"part", phase.part},
                          {"place", phase.phase.place},
                          {"changed", phase.phase.changed},
                          {"moves", moves}});
    }
    return {{"files", files},
            {"rules", rules},
            {"phases", phases},
            {"findings", to_json(explanation.findings)}};
}

/// Where it is declared, and where it is changed.
std::string places_of(const runtime::ExplainedName& one) {
    std::string places = one.place;
    for (const std::string& change : one.changed)
        places += (&change == &one.changed.front() ? ", changed in " : ", then in ") + change;
    return places;
}

/// A question for values is answered by one move, which is called so, too.
bool is_alone(const runtime::ExplainedPhase& phase) {
    return phase.moves.size() == 1 && phase.moves.front().name == phase.phase.name &&
           phase.moves.front().place == phase.phase.place;
}

void tell_explanation(const runtime::Explanation& explanation) {
    std::vector<std::vector<std::string>> files, rules, phases;
    for (const runtime::ExplainedFile& file : explanation.files)
        files.push_back({word_of(file.is), file.name, file.other});
    for (const runtime::ExplainedRule& rule : explanation.rules)
        rules.push_back({rule.before.empty() ? "adds" : "replaces", rule.name,
                         rule.is + (rule.before.empty() ? "" : ", in place of " + rule.before)});
    for (const runtime::ExplainedPhase& phase : explanation.phases) {
        phases.push_back({phase.part, phase.phase.name, places_of(phase.phase)});
        if (is_alone(phase)) continue;
        for (const runtime::ExplainedName& move : phase.moves)
            phases.push_back({"", "  " + move.name, places_of(move)});
    }
    if (!rules.empty()) files.push_back({""});
    files.insert(files.end(), rules.begin(), rules.end());
    say(aligned(files) + "\n" + aligned(phases));
}

void explain(const ExplainOptions& options, Context& context) {
    const auto game = prepare(context.installation(), options.game);
    if (!game) return context.refuse(game.error(), bad_usage);
    const auto explanation = runtime::explain(*game);
    if (!explanation) return context.refuse(explanation.error(), bad);
    if (options.json)
        print(explanation_json(*explanation));
    else
        tell_explanation(*explanation);
    if (!explanation->findings.empty()) context.refuse(explanation->findings, good);
}

}  // namespace

void add_explain(CLI::App& app, Context& context) {
    auto options = std::make_shared<ExplainOptions>();
    CLI::App* verb =
        app.add_subcommand("explain", "Show which mod and file each part of a ruleset comes from");
    add_game_options(*verb, options->game);
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { explain(*options, context); });
}

}  // namespace fronteira::cli
