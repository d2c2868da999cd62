// SPDX-License-Identifier: MIT
#pragma once

#include "cli/context.hpp"
#include "runtime/cups/cup_records.hpp"

namespace CLI {
class App;
}

namespace fronteira::cli {

/// The verb `fronteira tournament`, with all of its own.
void add_tournament(CLI::App& app, Context& context);

/// The verbs of `fronteira tournament` that look at ledgers: verify, merge, export, report.
void add_ledger_verbs(CLI::App& verbs, Context& context);
void add_tournament_verify(CLI::App& verbs, Context& context);

/// Those for people: open, which runs a host, and what an organiser does while it runs.
void add_tournament_open(CLI::App& verbs, Context& context);
void add_tournament_deeds(CLI::App& verbs, Context& context);

}  // namespace fronteira::cli
