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

/// What is printed on cards that are made from a map, one for each of its spaces or regions.
struct CardsOfEach {
    /// The n-th card shows the n-th word of each list; after the last word comes the first again.
    std::map<std::string, std::vector<std::string>> words;
    /// Key to tag: a card whose space has the tag repeats the space under the key. Such spaces come
    /// first.
    std::map<std::string, std::string> tagged;
    /// A key under which a card names a neighbour in the same region that has no such tag; that
    /// neighbour then gets no card of its own. Empty: none.
    std::string neighbour;
    friend bool operator==(const CardsOfEach&, const CardsOfEach&) = default;
};

/// A kind of card. `cards` are in the order of the file, and a card's number is its position in
/// it. `space`, `region` and `regions` on a card name those of the map; for maps that lack some of
/// them, a deck may say what to use instead.
struct Deck {
    std::string id;
    std::vector<Card> cards;
    std::optional<CardsOfEach> each_space;   ///< there, in place of cards that name spaces
    std::optional<CardsOfEach> each_region;  ///< in place of cards that name regions: only `words`
    std::string elsewhere;                   ///< another deck that replaces it there; may be empty
    Place place;
};

}  // namespace fronteira
