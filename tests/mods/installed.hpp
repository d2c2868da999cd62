// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/installation.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

namespace fronteira::mods {

/// The mods of the source tree, and no plugins.
inline const runtime::Installation& installed() {
    static const runtime::Installation installation(
        runtime::Places{{FRONTEIRA_SOURCE_DIR "/mods"}, {}});
    return installation;
}

/// A ruleset with a number of seats it can be played with.
struct Table {
    std::string ruleset;  ///< `mod/ruleset`
    int players = 0;
};

/// Every ruleset with every number of seats.
inline std::vector<Table> every_table(const runtime::Installation& of = installed()) {
    std::vector<Table> tables;
    for (const Mod& mod : of.mods().mods())
        for (const RulesetEntry& ruleset : mod.rulesets)
            for (int players = ruleset.min_players; players <= ruleset.max_players; ++players)
                tables.push_back({mod.id + "/" + ruleset.id, players});
    return tables;
}

/// A game as it is installed; the test fails, and null is returned, when it cannot be prepared.
inline std::unique_ptr<runtime::Game> prepared(const Table& table,
                                               const runtime::WrittenOptions& options = {},
                                               const runtime::Installation& of = installed()) {
    auto game = runtime::prepare(of, table.ruleset, {"", table.players, options});
    if (game) return std::make_unique<runtime::Game>(std::move(*game));
    ADD_FAILURE() << table.ruleset << ", " << table.players << " players:\n"
                  << to_text(game.error());
    return nullptr;
}

/// Its rules, loaded anew; null, and a failure of the test, when they cannot be.
inline std::unique_ptr<runtime::GuardedRules> loaded(const runtime::Game& game) {
    auto rules = runtime::GuardedRules::load(game);
    if (rules) return std::move(*rules);
    ADD_FAILURE() << game.name() << ":\n" << to_text(rules.error());
    return nullptr;
}

}  // namespace fronteira::mods
