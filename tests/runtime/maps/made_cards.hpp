// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>

#include <string>
#include <vector>

namespace fronteira::runtime {

inline Card card(const std::string& id, const std::string& key = "", const std::string& word = "") {
    Card made;
    made.id = id;
    if (!key.empty()) made.attributes[key] = word;
    return made;
}

inline std::vector<std::string> ids(const Deck& deck) {
    std::vector<std::string> found;
    for (const Card& card : deck.cards) found.push_back(card.id);
    return found;
}

}  // namespace fronteira::runtime
