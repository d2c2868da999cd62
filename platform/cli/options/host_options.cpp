// SPDX-License-Identifier: MIT
#include "cli/options/host_options.hpp"

#include "cli/options/limits.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {

Result<host::HostPlan> HostOptions::plan(const std::filesystem::path& usual_store) const {
    host::HostPlan plan;
    plan.stdio = stdio;
    if (!listen.empty()) plan.listen = listen;
    if (!plan.stdio && !plan.listen)
        return fail(error_at({}, "host.where", "where can the host be reached?",
                             "write --stdio, or --listen with an address such as 127.0.0.1:7878"));
    plan.store = store.empty() ? usual_store : std::filesystem::path(store);
    plan.limits.decision = std::chrono::seconds(patience);
    plan.limits.idle = std::chrono::seconds(sleep_after);
    plan.limits.kept = keep;
    plan.limits.kept_bytes = keep_mebibytes << 20;
    plan.limits.moves = most_moves;
    plan.proxies = proxies;
    return plan;
}

void add_host_options(CLI::App& verb, HostOptions& options) {
    verb.add_flag("--stdio", options.stdio,
                  "Use standard input and output; the host ends when they are closed");
    verb.add_option("--listen", options.listen,
                    "Also accept WebSocket connections; port 0 is any free port")
        ->type_name("ADDR:PORT");
    verb.add_option("--store", options.store,
                    "The file in which matches are stored; :memory: stores nothing")
        ->type_name("FILE");
    within(verb.add_option("--patience", options.patience,
                           "Seconds that the rules or a bot may take for one decision"),
           1, 3600);
    within(verb.add_option("--sleep-after", options.sleep_after,
                           "Seconds until a match without players or spectators goes to sleep"),
           1, 86400);
    within(verb.add_option(
               "--keep", options.keep,
               "How many matches are kept; beyond that, the oldest finished one is dropped, "
               "or else the oldest that never began"),
           1, 1000000);
    within(verb.add_option(
               "--keep-mib", options.keep_mebibytes,
               "How many MiB matches may take in total; beyond that, they are dropped in the "
               "same order"),
           1, 1 << 30);
    within(verb.add_option("--max-moves", options.most_moves,
                           "The most moves of a match; a longer one is abandoned"),
           1, 1000000000);
    verb.add_option("--proxy", options.proxies,
                    "A trusted proxy, whose X-Forwarded-For is believed; may be repeated")
        ->type_name("ADDR");
}

}  // namespace fronteira::cli
