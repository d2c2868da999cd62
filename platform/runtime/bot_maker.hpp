// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "runtime/game.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// A bot by name: `bots/NAME.lua` of the ruleset's mod or of one that it depends on; a native
/// plugin's bot; `random`; `mod/NAME` for a Lua bot of any mod. `rules` must outlive the bot.
Result<std::unique_ptr<Bot>> make_bot(const Installation& installation, const Game& game,
                                      const std::string& name, const core::Rules& rules);

/// Every bot that a game of these mods (Game::mods) can be played with, its own first.
std::vector<std::string> bot_names(const Installation& installation,
                                   const std::vector<const Mod*>& mods);

/// The bot that sits down when nobody says which: the one the ruleset names, else the first of its
/// mod's bots, else `random`.
std::string usual_bot(const Mod& mod, const RulesetEntry& ruleset);

}  // namespace fronteira::runtime
