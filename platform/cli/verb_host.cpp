// SPDX-License-Identifier: MIT
#include "cli/verbs.hpp"
#include "runtime/hosting.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {
namespace {

struct HostOptions {
    bool stdio = false;
    std::string listen;
    std::string store;
    int patience = 10;
};

void host(const HostOptions& options, Context& context) {
    host::HostPlan plan;
    plan.stdio = options.stdio;
    if (!options.listen.empty()) plan.listen = options.listen;
    if (!plan.stdio && !plan.listen)
        return context.refuse({error_at({}, "host.where", "where shall the host be reached?",
                                        "write --stdio, or --listen with an address such as "
                                        "127.0.0.1:7878")},
                              bad_usage);
    plan.store = options.store;
    if (plan.store.empty()) plan.store = runtime::usual_store();
    plan.limits.decision = std::chrono::seconds(options.patience);
    if (auto done = runtime::host_matches(runtime::find_places(context.mods), std::move(plan));
        !done)
        context.refuse(done.error());
}

}  // namespace

void add_host(CLI::App& app, Context& context) {
    auto options = std::make_shared<HostOptions>();
    CLI::App* verb = app.add_subcommand("host", "Serve matches to screens, bots and players");
    verb->add_flag("--stdio", options->stdio,
                   "Speak the protocol on standard input and output; ends when they are closed");
    verb->add_option("--listen", options->listen,
                     "Speak it with whoever connects by WebSocket, too; port 0: any that is free")
        ->type_name("ADDR:PORT");
    verb->add_option("--store", options->store,
                     "The file in which matches are kept; :memory: keeps none")
        ->type_name("FILE");
    verb->add_option("--patience", options->patience,
                     "Seconds that the rules or a bot may take for one decision")
        ->check(CLI::Range(1, 3600));
    verb->callback([options, &context] { host(*options, context); });
}

}  // namespace fronteira::cli
