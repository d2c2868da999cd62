// SPDX-License-Identifier: MIT
#include "runtime/maps/map_decks.hpp"

#include "content/deck_file.hpp"
#include "runtime/maps/cards_of_each.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

using Words = std::vector<std::string>;

/// The words under one key of a card: one, a list, or none.
Words words_under(const Card& card, const char* key) {
    const auto found = card.attributes.find(key);
    if (found == card.attributes.end()) return {};
    if (const auto* word = std::get_if<std::string>(&found->second)) return {*word};
    if (const auto* words = std::get_if<Words>(&found->second)) return *words;
    return {};
}

Words missing_spaces(const core::Board& board, const Deck& deck) {
    Words missing;
    for (const Card& card : deck.cards)
        for (const std::string& id : words_under(card, "space"))
            if (!board.find_space(id)) missing.push_back(id);
    return missing;
}

Words missing_regions(const core::Board& board, const Deck& deck) {
    Words missing;
    for (const Card& card : deck.cards)
        for (const char* key : {"region", "regions"})
            for (const std::string& id : words_under(card, key))
                if (!board.find_region(id)) missing.push_back(id);
    return missing;
}

void add_named(const Deck& deck, const char* key, Words& names) {
    for (const Card& card : deck.cards)
        for (const std::string& id : words_under(card, key))
            if (std::find(names.begin(), names.end(), id) == names.end()) names.push_back(id);
}

/// Of a deck that says what it is elsewhere no map lacks anything.
bool is_general(const Deck& deck) {
    return deck.each_space || deck.each_region || !deck.elsewhere.empty();
}

/// Whether every card that shows something under the key shows what `each` prints, too.
bool prints(const Deck& deck, const char* key, const CardsOfEach& each) {
    return std::all_of(deck.cards.begin(), deck.cards.end(), [&](const Card& card) {
        return words_under(card, key).empty() ||
               std::all_of(each.words.begin(), each.words.end(), [&](const auto& printed) {
                   return card.attributes.contains(printed.first);
               });
    });
}

/// How many spaces of the board cards show, as themselves or as the neighbour of another.
int spaces_shown(const core::Board& board, const Deck& deck, const CardsOfEach& each) {
    Words shown;
    add_named(deck, "space", shown);
    if (!each.neighbour.empty()) add_named(deck, each.neighbour.c_str(), shown);
    return static_cast<int>(std::count_if(shown.begin(), shown.end(), [&](const std::string& id) {
        return board.find_space(id).has_value();
    }));
}

int regions_shown(const Deck& deck) {
    Words shown;
    add_named(deck, "region", shown);
    return static_cast<int>(shown.size());
}

/// Whether it names nothing in vain, shows every space and every region if it should, and prints
/// on those cards what it should.
bool fits(const core::Board& board, const Deck& deck, const Deck& wanted) {
    if (!missing_spaces(board, deck).empty() || !missing_regions(board, deck).empty()) return false;
    if (const auto& each = wanted.each_space;
        each &&
        (!prints(deck, "space", *each) || spaces_shown(board, deck, *each) != board.space_count()))
        return false;
    const auto& each = wanted.each_region;
    return !each || (prints(deck, "region", *each) && regions_shown(deck) == board.region_count());
}

Result<Deck> deck_on(const core::Board& board, const Deck& deck, const std::vector<Deck>& all,
                     const Mod* of_map) {
    if (of_map != nullptr &&
        std::find(of_map->decks.begin(), of_map->decks.end(), deck.id) != of_map->decks.end()) {
        auto own = content::load_deck(of_map->folder / "cards" / (deck.id + ".toml"));
        if (!own) return fail(own.error());
        if (fits(board, *own, deck)) return own;
    }
    if (deck.each_space || deck.each_region) return made_of(board, deck);
    for (const Deck& other : all)
        if (other.id == deck.elsewhere) {
            Deck stand_in = other;
            stand_in.id = deck.id;
            return stand_in;
        }
    return fail(error_at(deck.place, "deck.unknown_deck",
                         "there is no deck `" + deck.elsewhere + "` to replace `" + deck.id + "`",
                         "put it into cards/" + deck.elsewhere + ".toml"));
}

}  // namespace

Result<std::vector<Deck>> decks_on(const core::Board& board, std::vector<Deck> decks,
                                   const Mod* of_map) {
    const std::vector<Deck> all = decks;
    Diagnostics faults;
    for (Deck& deck : decks) {
        if (!is_general(deck) || fits(board, deck, deck)) continue;
        auto other = deck_on(board, deck, all, of_map);
        if (other)
            deck = std::move(*other);
        else
            faults.insert(faults.end(), other.error().begin(), other.error().end());
    }
    if (!faults.empty()) return fail(std::move(faults));
    return decks;
}

CardNames named_by_cards(const std::vector<Deck>& decks, const std::vector<std::string>& needed) {
    CardNames names;
    for (const Deck& deck : decks) {
        const bool is_needed =
            std::find(needed.begin(), needed.end(), deck.id) != needed.end() && !is_general(deck);
        if (!is_needed) continue;
        add_named(deck, "space", names.spaces);
        for (const char* key : {"region", "regions"}) add_named(deck, key, names.regions);
    }
    return names;
}

namespace {

/// "the cards of `objective` name `asia`, which the map does not have"; empty where they name none.
std::string lack(const core::Board& board, const Deck& deck) {
    Words missing = missing_spaces(board, deck);
    const Words regions = missing_regions(board, deck);
    missing.insert(missing.end(), regions.begin(), regions.end());
    if (missing.empty()) return {};
    return "the cards of `" + deck.id + "` name `" + missing.front() +
           "`, which the map does not have" +
           (missing.size() > 1 ? " (and " + std::to_string(missing.size() - 1) + " more)" : "");
}

bool is_among(const std::vector<std::string>& needed, const Deck& deck) {
    return std::find(needed.begin(), needed.end(), deck.id) != needed.end();
}

}  // namespace

Diagnostics unmet_cards(const core::Board& board, const std::vector<Deck>& decks,
                        const std::vector<std::string>& needed, const Place& map) {
    Diagnostics unmet;
    for (const Deck& deck : decks)
        if (std::string what = lack(board, deck); is_among(needed, deck) && !what.empty())
            unmet.push_back(
                error_at(map, "needs.cards", std::move(what),
                         "play it on a map of its own, or give the map these spaces and regions"));
    return unmet;
}

Diagnostics cards_in_vain(const core::Board& board, const std::vector<Deck>& decks,
                          const std::vector<std::string>& needed) {
    Diagnostics vain;
    for (const Deck& deck : decks)
        if (std::string what = lack(board, deck); !is_among(needed, deck) && !what.empty())
            vain.push_back(warning_at(deck.place, "deck.in_vain", std::move(what),
                                      "write the id that the map has; a deck that must fit the "
                                      "map stands in `cards` of [ruleset.needs]"));
    return vain;
}

}  // namespace fronteira::runtime
