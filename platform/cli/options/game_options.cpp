// SPDX-License-Identifier: MIT
#include "cli/options/game_options.hpp"

#include "cli/options/limits.hpp"

#include <CLI/CLI.hpp>

#include <filesystem>

namespace fronteira::cli {

void add_game_options(CLI::App& verb, GameOptions& options) {
    verb.add_option("ruleset", options.ruleset, "Name of a ruleset; `fronteira list` shows them")
        ->required();
    verb.add_option("--map", options.map, "Name of a map, or the path of a map file");
    add_table_options(verb, options);
}

void add_table_options(CLI::App& verb, GameOptions& options) {
    within(verb.add_option("--players", options.players,
                           "Number of seats; by default the fewest possible"),
           1, 16);
    verb.add_option("--set", options.settings, "A house rule; may be repeated")
        ->type_name("OPTION=VALUE")
        ->allow_extra_args(false);
}

namespace {

/// Whoever writes a mod stands in the folder in which it lies, where no mods are looked for.
void name_this_folder(const std::string& ruleset, Diagnostics& faults) {
    std::error_code error;
    const bool here =
        ruleset.find('/') == std::string::npos &&
        std::filesystem::is_regular_file(std::filesystem::path(ruleset) / "mod.toml", error);
    for (Diagnostic& fault : faults)
        if (here && fault.code == "mod.unknown_ruleset")
            fault.hint =
                "there is a folder of that name here; `fronteira --mods . ...` reads the mods in "
                "the current folder";
}

}  // namespace

Result<runtime::Game> prepare(const runtime::Installation& installation,
                              const GameOptions& options) {
    auto settings = runtime::read_settings(options.settings);
    if (!settings) return fail(std::move(settings.error()));
    auto game = runtime::prepare(installation, options.ruleset,
                                 {options.map, options.players, std::move(*settings)});
    if (!game) name_this_folder(options.ruleset, game.error());
    return game;
}

}  // namespace fronteira::cli
