// SPDX-License-Identifier: MIT
#include "cli/command_word.hpp"

#include <map>

namespace fronteira::cli {
namespace {

const std::map<std::string, Command>& words() {
    static const std::map<std::string, Command> all = {
        {"help", Command::help},       {"ajuda", Command::help},    {"?", Command::help},
        {"board", Command::board},     {"map", Command::board},     {"tabuleiro", Command::board},
        {"mapa", Command::board},      {"moves", Command::moves},   {"jogadas", Command::moves},
        {"cards", Command::secrets},   {"me", Command::secrets},    {"cartas", Command::secrets},
        {"eu", Command::secrets},      {"seats", Command::seats},   {"players", Command::seats},
        {"jogadores", Command::seats}, {"log", Command::log},       {"historico", Command::log},
        {"why", Command::why},         {"porque", Command::why},    {"undo", Command::undo},
        {"desfazer", Command::undo},   {"back", Command::back},     {"b", Command::back},
        {"voltar", Command::back},     {"save", Command::save},     {"salvar", Command::save},
        {"gravar", Command::save},     {"resign", Command::resign}, {"desistir", Command::resign},
        {"quit", Command::quit},       {"exit", Command::quit},     {"q", Command::quit},
        {"sair", Command::quit},
    };
    return all;
}

}  // namespace

std::optional<Command> find_command(const std::string& word) {
    const auto found = words().find(word);
    return found == words().end() ? std::nullopt : std::optional(found->second);
}

std::vector<std::string> command_words() {
    std::vector<std::string> list;
    for (const auto& [word, command] : words())
        if (word.size() > 1) list.push_back(word);
    return list;
}

}  // namespace fronteira::cli
