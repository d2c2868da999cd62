// SPDX-License-Identifier: MIT
#pragma once

#include "exec_bot/exec_bot.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// A program as a bot of that game: `command` is what is typed to run it, without a shell. The
/// game's installation and `rules` are lent. A failure when there is no such program.
Result<std::unique_ptr<exec_bot::ExecBot>> make_program_bot(const Game& game,
                                                            const core::Rules& rules,
                                                            std::string_view command,
                                                            exec_bot::Limits limits = {});

}  // namespace fronteira::runtime
