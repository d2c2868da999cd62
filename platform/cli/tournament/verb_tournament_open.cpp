// SPDX-License-Identifier: MIT
// `fronteira tournament open`: people play a tournament on a host.
#include "cli/options/host_options.hpp"
#include "cli/options/language_option.hpp"
#include "cli/terminal/told.hpp"
#include "cli/tournament/tournament_verbs.hpp"
#include "runtime/cups/people_cup.hpp"
#include "runtime/log.hpp"
#include "runtime/shelf/hosting.hpp"
#include "runtime/words/shown.hpp"
#include "runtime/words/voice.hpp"
#include "tournament/plan/plan_reader.hpp"

#include <CLI/CLI.hpp>

#include <cstdio>

namespace fronteira::cli {
namespace fs = std::filesystem;
namespace {

struct OpenOptions {
    std::string file;
    std::string ledger;
    std::string language;
    HostOptions host;
};

/// Whoever runs it sees where players come to, and keeps the keys beside the ledger.
void tell_open(const OpenOptions& options, const std::string& name, runtime::CupKeys keys,
               const fs::path& path, const std::string& address) {
    keys.address = address;
    if (auto saved = runtime::save_keys(keys, path); !saved) runtime::log_findings(saved.error());
    const Told told("tournament", runtime::choose_language(options.language));
    const std::string text = told("is_open", {{"name", name},
                                              {"address", address},
                                              {"code", keys.code},
                                              {"token", keys.organiser},
                                              {"file", path.string()}});
    std::fputs((runtime::shown(text) + "\n").c_str(), options.host.stdio ? stderr : stdout);
    std::fflush(stdout);
}

void open_cup(const OpenOptions& options, Context& context) {
    auto plan = tournament::load_plan(options.file);
    if (!plan) return context.refuse(plan.error(), bad_usage);
    const fs::path ledger =
        options.ledger.empty() ? tournament::ledger_of(options.file) : fs::path(options.ledger);
    auto hosting = options.host.plan(fs::path(ledger).replace_extension(".matches"));
    if (!hosting) return context.refuse(hosting.error(), bad_usage);
    if (hosting->store == ":memory:")
        return context.refuse(
            {error_at({}, "tournament.store", "the matches of a tournament must be stored",
                      "name a file with --store, or leave it out")},
            bad_usage);
    std::unique_ptr<runtime::Installation> installation;
    const std::string name = plan->name;
    const fs::path file = runtime::keys_beside(ledger);
    runtime::CupKeys keys;
    hosting->listening = [&](const std::string& address) {
        tell_open(options, name, keys, file, address);
    };
    const runtime::Places places = runtime::find_places(context.mods);
    const auto make = [&]() -> Result<std::unique_ptr<host::Contest>> {
        installation = std::make_unique<runtime::Installation>(places);
        auto taken = runtime::take_keys(file);
        if (!taken) return fail(std::move(taken.error()));
        keys = std::move(*taken);
        return runtime::PeopleCup::open(*installation, *plan, ledger, keys);
    };
    if (auto served = runtime::host_contest(places, std::move(*hosting), make); !served)
        context.refuse(served.error());
}

}  // namespace

void add_tournament_open(CLI::App& verbs, Context& context) {
    auto options = std::make_shared<OpenOptions>();
    CLI::App* verb =
        verbs.add_subcommand("open", "Open it on a host where people register and play");
    verb->add_option("file", options->file, "The tournament's file, such as cup.toml")
        ->required()
        ->type_name("FILE");
    verb->add_option("--ledger", options->ledger,
                     "The ledger; by default the file's name with .ledger")
        ->type_name("FILE");
    add_language(*verb, options->language);
    add_host_options(*verb, options->host);
    verb->callback([options, &context] { open_cup(*options, context); });
}

}  // namespace fronteira::cli
