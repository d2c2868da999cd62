// SPDX-License-Identifier: MIT
// What an organiser does while a tournament is open: each verb is one request to its host.
#include <fronteira/text.hpp>

#include "cli/options/language_option.hpp"
#include "cli/options/limits.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/say.hpp"
#include "cli/terminal/told.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "host/connections/caller.hpp"
#include "protocol/one_line.hpp"
#include "runtime/cups/people_cup.hpp"
#include "runtime/words/voice.hpp"
#include "tournament/ledger/ledger.hpp"
#include "tournament/runner/schedule.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>
#include <functional>

namespace fronteira::cli {
namespace {

struct DeedOptions {
    std::string file;
    std::string language;
    std::string host;
    bool json = false;
    bool preview = false;
    uint64_t match = 0;
    std::string entrant;
    std::string name;
    std::string bot;
    std::string reason;
    std::vector<std::string> winners;
};

using Request = std::function<host::Json(const DeedOptions&)>;

/// A host may be anybody's: what it says is shown in a line, and throws where it is no text.
std::string line_of(const host::Json& said) {
    constexpr size_t longest = 500;
    return protocol::one_line(said.get<std::string>(), longest);
}

std::string listed(const host::Json& names) {
    std::string text;
    for (const host::Json& name : names) add_item(text, line_of(name));
    return text;
}

/// Empty where that is no answer to a deed.
std::string in_words(const host::Json& answer, const DeedOptions& options) {
    const Told told("tournament", runtime::choose_language(options.language));
    const std::string type = answer["type"];
    std::string text;
    if (type == "registered")
        text = told(answer.contains("token") ? "registered" : "bot_registered",
                    {{"name", line_of(answer.at("entrant"))},
                     {"token", answer.contains("token") ? line_of(answer["token"]) : ""}});
    if (type == "round") {
        text = told(answer.at("published") == true ? "round_published" : "round_preview",
                    {{"round", std::to_string(answer.at("round").get<int>())}});
        for (const host::Json& meeting : answer.at("meetings")) text += "\n  " + listed(meeting);
        if (!answer.at("byes").empty())
            text += "\n" + told("byes", {{"names", listed(answer["byes"])}});
    }
    if (type == "done") text = told("done");
    return text;
}

Result<void> tell_answer(const host::Json& answer, const DeedOptions& options) {
    std::string text;
    try {
        text = in_words(answer, options);
    } catch (const host::Json::exception&) {
    }
    if (text.empty())
        return fail(error_at({}, "host.odd_answer", "the host's answer cannot be understood",
                             "is it the host of a tournament, and of this version?"));
    if (options.json)
        print(Json(answer));
    else
        say(text + "\n");
    return {};
}

void do_deed(host::Json request, const DeedOptions& options, Context& context) {
    const auto keys = runtime::load_keys(runtime::keys_beside(tournament::ledger_of(options.file)));
    if (!keys) return context.refuse(keys.error());
    const std::string address = options.host.empty() ? keys->address : options.host;
    request["token"] = keys->organiser;
    const std::string language = runtime::choose_language(options.language);
    const auto answer = host::call_host(address, language, request);
    if (!answer) return context.refuse_in(language, answer.error());
    if (const auto told = tell_answer(*answer, options); !told) context.refuse(told.error());
}

CLI::App* add_deed(CLI::App& verbs, Context& context, const char* name, const char* about,
                   const std::shared_ptr<DeedOptions>& options, const Request& request) {
    CLI::App* verb = verbs.add_subcommand(name, about);
    verb->add_option("file", options->file, "The tournament's file or its ledger")
        ->required()
        ->type_name("FILE");
    verb->add_option("--host", options->host,
                     "Address of its host; by default the one at which it was opened")
        ->type_name("ADDR:PORT");
    add_language(*verb, options->language);
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, request, &context] { do_deed(request(*options), *options, context); });
    return verb;
}

void add_match(CLI::App& verb, DeedOptions& options) {
    within(verb.add_option("match", options.match, "The number of the match"), 1,
           tournament::Schedule::most_matches)
        ->required();
}

void add_entrant(CLI::App& verb, DeedOptions& options) {
    verb.add_option("entrant", options.entrant, "The entrant's name")->required();
}

void add_reason(CLI::App& verb, DeedOptions& options) {
    verb.add_option("--reason", options.reason, "Why; shown to everybody")->required();
}

/// Somebody new: a person, or a bot under a name.
host::Json newcomer(const char* type, const DeedOptions& options) {
    host::Json request{{"type", type}};
    if (!options.name.empty()) request["name"] = options.name;
    if (!options.bot.empty()) request["bot"] = options.bot;
    return request;
}

void add_newcomers(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<DeedOptions>();
    CLI::App* verb =
        add_deed(verbs, context, "register", "Enter somebody, even after the first round", options,
                 [](const DeedOptions& one) { return newcomer("register", one); });
    verb->add_option("name", options->name, "The name of the entrant")
        ->required()
        ->type_name("NAME")
        ->check([](const std::string& name) { return name.empty() ? "empty" : ""; });
    verb->add_option("--bot", options->bot, "This bot plays under the name");

    options = std::make_shared<DeedOptions>();
    verb = add_deed(verbs, context, "replace",
                    "Give an entrant's place, with all points, to somebody else", options,
                    [](const DeedOptions& one) {
                        host::Json request = newcomer("replace", one);
                        request["entrant"] = one.entrant;
                        return request;
                    });
    add_entrant(*verb, *options);
    verb->add_option("--name", options->name,
                     "The new name; with neither this nor --bot, the same person gets a new token");
    verb->add_option("--bot", options->bot, "The bot that takes the place");
}

}  // namespace

void add_tournament_deeds(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<DeedOptions>();
    CLI::App* verb = add_deed(verbs, context, "round", "Pair the next round and publish it",
                              options, [](const DeedOptions& one) {
                                  return host::Json{{"type", "round"}, {"preview", one.preview}};
                              });
    verb->add_flag("--preview", options->preview, "Only show how the round would be paired now");

    add_newcomers(verbs, context);

    options = std::make_shared<DeedOptions>();
    verb = add_deed(verbs, context, "withdraw", "Take an entrant out of later rounds", options,
                    [](const DeedOptions& one) {
                        return host::Json{{"type", "withdraw"}, {"entrant", one.entrant}};
                    });
    add_entrant(*verb, *options);

    options = std::make_shared<DeedOptions>();
    verb = add_deed(verbs, context, "forfeit", "Make an entrant lose a match in progress", options,
                    [](const DeedOptions& one) {
                        return host::Json{{"type", "forfeit"},
                                          {"number", one.match},
                                          {"entrant", one.entrant},
                                          {"reason", one.reason}};
                    });
    add_match(*verb, *options);
    add_entrant(*verb, *options);
    add_reason(*verb, *options);

    options = std::make_shared<DeedOptions>();
    verb = add_deed(verbs, context, "correct", "Correct a result", options,
                    [](const DeedOptions& one) {
                        return host::Json{{"type", "correct"},
                                          {"number", one.match},
                                          {"winners", one.winners},
                                          {"reason", one.reason}};
                    });
    add_match(*verb, *options);
    verb->add_option("winners", options->winners,
                     "Who has won; without winners the match is drawn");
    add_reason(*verb, *options);
}

}  // namespace fronteira::cli
