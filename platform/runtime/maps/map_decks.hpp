// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include "core/board/board.hpp"

#include <string>
#include <vector>

namespace fronteira::runtime {

/// The decks of a game on its map. A deck whose cards name other spaces or regions, and which says
/// what then, becomes that of the map's own mod, if it has one that fits; or one with a card for
/// each space; or the deck that stands in for it. `of_map` may be null.
Result<std::vector<Deck>> decks_on(const core::Board& board, std::vector<Deck> decks,
                                   const Mod* of_map);

/// What cards name of a map, each once.
struct CardNames {
    std::vector<std::string> spaces;
    std::vector<std::string> regions;
};

/// What a map must have for the cards of decks that a ruleset needs on it as they are.
CardNames named_by_cards(const std::vector<Deck>& decks, const std::vector<std::string>& needed);

/// What the cards of decks that a ruleset needs on its map name in vain.
Diagnostics unmet_cards(const core::Board& board, const std::vector<Deck>& decks,
                        const std::vector<std::string>& needed, const Place& map);

/// Warns of the same in the other decks, whose cards the rules may well take as they are.
Diagnostics cards_in_vain(const core::Board& board, const std::vector<Deck>& decks,
                          const std::vector<std::string>& needed);

}  // namespace fronteira::runtime
