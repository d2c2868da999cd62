// SPDX-License-Identifier: MIT
#include "cli/game_options.hpp"

#include <CLI/CLI.hpp>

namespace fronteira::cli {

void add_game_options(CLI::App& verb, GameOptions& options) {
    verb.add_option("ruleset", options.ruleset, "Name of a ruleset; `fronteira list` tells them")
        ->required();
    verb.add_option("--map", options.map, "Name of a map, or the path of a map's file");
    add_table_options(verb, options);
}

void add_table_options(CLI::App& verb, GameOptions& options) {
    verb.add_option("--players", options.players, "How many seats; the fewest when not given")
        ->check(CLI::Range(1, 16));
    verb.add_option("--set", options.settings, "A house rule; may be given repeatedly")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
}

Result<runtime::Game> prepare(const runtime::Installation& installation,
                              const GameOptions& options) {
    auto settings = runtime::read_settings(options.settings);
    if (!settings) return fail(std::move(settings.error()));
    return runtime::prepare(installation, options.ruleset,
                            {options.map, options.players, std::move(*settings)});
}

}  // namespace fronteira::cli
