// SPDX-License-Identifier: MIT
#include "runtime/checks/needed_decks.hpp"

#include "spelling/near_miss.hpp"

#include <algorithm>
#include <string_view>

namespace fronteira::runtime {

Diagnostics unknown_needed_decks(const Game& game) {
    Diagnostics unknown;
    if (!game.entry().like.empty()) return unknown;
    std::vector<std::string_view> decks;
    for (const Deck& deck : game.decks) decks.push_back(deck.id);
    for (const std::string& needed : game.entry().needs.cards) {
        if (std::find(decks.begin(), decks.end(), needed) != decks.end()) continue;
        const std::string near = spelling::did_you_mean(needed, decks);
        unknown.push_back(
            warning_at(game.entry().place, "mod.unknown_deck",
                       "`needs.cards` names a deck `" + needed + "`, which does not exist",
                       near.empty() ? "decks stand in cards/" : near));
    }
    return unknown;
}

}  // namespace fronteira::runtime
