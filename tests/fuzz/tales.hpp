// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>

#include <string>

namespace fronteira::script {

/// Nine cards with numbers.
inline Deck tales() {
    Deck deck;
    deck.id = "tale";
    for (int64_t i = 1; i <= 9; ++i) {
        Card& card = deck.cards.emplace_back();
        card.id = "t" + std::to_string(i);
        card.attributes["number"] = i;
    }
    return deck;
}

}  // namespace fronteira::script
