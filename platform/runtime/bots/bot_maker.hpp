// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>

#include "exec_bot/limits.hpp"
#include "runtime/games/game.hpp"

#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

namespace fronteira::runtime {

/// What is wrong in a bot's script: thrown when it is asked for a move.
class BotFault : public std::runtime_error {
 public:
    explicit BotFault(Diagnostic fault)
        : std::runtime_error(to_text(fault)), fault_(std::move(fault)) {}
    const Diagnostic& fault() const { return fault_; }

 private:
    Diagnostic fault_;
};

/// A bot by name: `bots/NAME.lua` of the ruleset's mod or of one that it depends on; a native
/// plugin's bot; `random`; `mod/NAME` for a Lua bot of any mod; `exec:COMMAND` for any program, so
/// that a name must come from somebody who may start programs here; `limits` are for these. A bot
/// in Lua or of a plugin is made anew for each match, after it has been told that the previous one
/// is over. `rules` must outlive the bot.
Result<std::unique_ptr<Bot>> make_bot(const Installation& installation, const Game& game,
                                      const std::string& name, const core::Rules& rules,
                                      exec_bot::Limits limits = {});

/// Whether there is a bot of that name, without making it. Programs are not checked.
Result<void> check_bot_name(const Installation& installation, const Game& game,
                            const std::string& name);

/// Every bot that can play a game of these mods (Game::mods), the game's own ones first.
std::vector<std::string> bot_names(const Installation& installation,
                                   const std::vector<const Mod*>& mods);

/// The bot that plays if none is named: the one the ruleset names, else the first of its mod's
/// bots, else `random`.
std::string usual_bot(const Mod& mod, const RulesetEntry& ruleset);

}  // namespace fronteira::runtime
