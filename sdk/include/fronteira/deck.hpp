// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <fronteira/diagnostic.hpp>
#include <fronteira/text.hpp>
#include <map>
#include <string>
#include <variant>
#include <vector>

namespace fronteira {

/// What is printed on a card: a number, a word (often the id of a space), or a list of words.
using CardValue = std::variant<int64_t, std::string, std::vector<std::string>>;

struct Card {
    std::string id;  ///< `[a-z][a-z0-9_]*`, unique in the deck
    LocalText name;
    std::map<std::string, CardValue> attributes;
    Place place;
};

/// A kind of card. The order of `cards` is the order of the file and names each card by number.
struct Deck {
    std::string id;
    std::vector<Card> cards;
    Place place;
};

}  // namespace fronteira
