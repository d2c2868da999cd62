// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/game.hpp"

#include <string>
#include <vector>

namespace fronteira::runtime {

/// How a bot plays, in one line: `bot.NAME` in the texts of the mod that it belongs to, among these
/// (Game::mods), or of its plugin. Empty when nobody says it.
std::string about_bot(const Installation& installation, const std::vector<const Mod*>& mods,
                      const std::string& name, const std::string& language);

/// What a bot is called by those who choose opponents: `bot_name.NAME` there, or else its name made
/// readable.
std::string bot_called(const Installation& installation, const std::vector<const Mod*>& mods,
                       const std::string& name, const std::string& language);

}  // namespace fronteira::runtime
