// SPDX-License-Identifier: MIT
#include "cli/options/host_options.hpp"
#include "cli/verbs/verbs.hpp"
#include "runtime/shelf/hosting.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {

void add_host(CLI::App& app, Context& context) {
    auto options = std::make_shared<HostOptions>();
    CLI::App* verb = app.add_subcommand("host", "Host matches for studios, bots and browsers");
    add_host_options(*verb, *options);
    verb->callback([options, &context] {
        auto plan = options->plan(runtime::usual_store());
        if (!plan) return context.refuse(plan.error(), bad_usage);
        if (auto done = runtime::host_matches(runtime::find_places(context.mods), std::move(*plan));
            !done)
            context.refuse(done.error());
    });
}

}  // namespace fronteira::cli
