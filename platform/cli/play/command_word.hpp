// SPDX-License-Identifier: MIT
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace fronteira::cli {

/// What a person at the terminal can ask for besides a move.
enum class Command { help, board, moves, secrets, seats, log, why, undo, back, save, resign, quit };

/// By a word of any language, folded: `ajuda`, `board`, `?`.
std::optional<Command> find_command(const std::string& word);

/// Whether an answer, folded, begins with the yes of any language.
bool is_yes(const std::string& word);

/// Every word that is a command, for completion.
std::vector<std::string> command_words();

}  // namespace fronteira::cli
