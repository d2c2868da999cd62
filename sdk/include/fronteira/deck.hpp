// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>
#include <fronteira/text.hpp>

#include <cstdint>
#include <map>
#include <optional>
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

/// What is printed on cards that are made of a map, one for each of its spaces or regions.
struct CardsOfEach {
    /// The n-th card shows the n-th word of each list, and after the last word the first.
    std::map<std::string, std::vector<std::string>> words;
    /// Under a key stands the space once more if it has the tag. Such spaces come first.
    std::map<std::string, std::string> tagged;
    /// Under this key stands a neighbour in the same region that has no such tag, and then no card
    /// of its own. May be empty: none.
    std::string neighbour;
    friend bool operator==(const CardsOfEach&, const CardsOfEach&) = default;
};

/// A kind of card. The order of `cards` is the order of the file and names each card by number.
/// What is printed on a card as `space`, `region` or `regions` names those of the map; on a map
/// that has not all of them, a deck that says so is another one.
struct Deck {
    std::string id;
    std::vector<Card> cards;
    std::optional<CardsOfEach> each_space;   ///< what it has there in place of cards for spaces
    std::optional<CardsOfEach> each_region;  ///< and in place of cards for regions: `words` alone
    std::string elsewhere;                   ///< the deck that stands in for it there; may be empty
    Place place;
};

}  // namespace fronteira
