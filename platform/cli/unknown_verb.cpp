// SPDX-License-Identifier: MIT
#include "cli/unknown_verb.hpp"

#include "spelling/near_miss.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>

namespace fronteira::cli {

std::optional<Diagnostic> unknown_verb(const CLI::App& app) {
    const CLI::App* at = &app;
    while (!at->get_subcommands().empty()) at = at->get_subcommands().front();
    if (at->get_require_subcommand_min() == 0) return std::nullopt;
    const std::vector<std::string> words = app.remaining(true);
    const auto word = std::find_if(words.begin(), words.end(),
                                   [](const std::string& one) { return !one.starts_with("-"); });
    if (word == words.end()) return std::nullopt;

    std::vector<std::string> verbs;
    for (const CLI::App* verb : at->get_subcommands([](const CLI::App*) { return true; }))
        verbs.push_back(verb->get_name());
    std::string hint = spelling::did_you_mean(*word, {verbs.begin(), verbs.end()});
    if (hint.empty()) {
        hint = "there are";
        for (const std::string& verb : verbs) hint += (verb == verbs[0] ? " " : ", ") + verb;
    }
    const std::string whose = at == &app ? "there is" : "`" + at->get_name() + "` has";
    return error_at({}, "usage.verb", whose + " no verb `" + *word + "`", hint);
}

}  // namespace fronteira::cli
