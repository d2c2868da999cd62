// SPDX-License-Identifier: MIT
#include "cards.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string_view>

namespace domination {

using namespace fronteira;

namespace {

constexpr std::array<const char*, 3> figures{"Infantry", "Cavalry", "Cannon"};
constexpr size_t most_players = 6;

const std::string* word_of(const Card& card, const std::string& name) {
    const auto found = card.attributes.find(name);
    return found == card.attributes.end() ? nullptr : std::get_if<std::string>(&found->second);
}

int64_t number_of(const Card& card, const std::string& name) {
    const auto found = card.attributes.find(name);
    const int64_t* number =
        found == card.attributes.end() ? nullptr : std::get_if<int64_t>(&found->second);
    return number ? *number : 0;
}

std::vector<std::string> words_of(const Card& card, const std::string& name) {
    const auto found = card.attributes.find(name);
    const auto* words = found == card.attributes.end()
                            ? nullptr
                            : std::get_if<std::vector<std::string>>(&found->second);
    return words ? *words : std::vector<std::string>();
}

bool names_spaces(const Deck& deck) {
    return std::any_of(deck.cards.begin(), deck.cards.end(),
                       [](const Card& card) { return word_of(card, "space") != nullptr; });
}

bool is_mission(const Card& card) {
    static const std::set<std::string> known{"destroy", "otherwise", "spaces",
                                             "armies",  "regions",   "more_regions"};
    return !card.attributes.empty() &&
           std::all_of(card.attributes.begin(), card.attributes.end(),
                       [](const auto& printed) { return known.contains(printed.first); });
}

class CardWriter {
 public:
    CardWriter(const Map& map, std::string language, Diagnostics& losses)
        : map_(map), language_(std::move(language)), losses_(losses) {
        for (size_t i = 0; i < map.spaces.size(); ++i) spaces_[map.spaces[i].id] = i + 1;
        for (size_t i = 0; i < map.regions.size(); ++i) regions_[map.regions[i].id] = i + 1;
    }

    std::string run(const std::vector<Deck>& decks) {
        std::string cards;
        std::string missions;
        for (const Deck& deck : decks)
            if (cards.empty() && names_spaces(deck))
                cards = write_territories(deck);
            else if (missions.empty() && !deck.cards.empty() &&
                     std::all_of(deck.cards.begin(), deck.cards.end(), is_mission))
                missions = write_missions(deck);
            else
                tell("deck", "the deck `" + deck.id + "` is not written");
        if (cards.empty()) cards = made_up_cards();
        return "[cards]\n" + cards + (missions.empty() ? "" : "\n[missions]\n" + missions);
    }

 private:
    void tell(const char* code, std::string message) {
        losses_.push_back(
            loss_at(map_.place, std::string("domination.") + code, std::move(message)));
    }

    static bool is_called(const std::string& word, const std::string& figure) {
        return !word.empty() && word.compare(1, word.npos, figure, 1) == 0 &&
               (word[0] == figure[0] || word[0] == figure[0] - 'A' + 'a');
    }

    /// Domination knows three figures. Another game's words for them take, in order, the places
    /// that its own words leave.
    static std::map<std::string, size_t> numbers_of_figures(const Deck& deck) {
        std::map<std::string, size_t> numbers;
        std::set<size_t> taken;
        std::vector<std::string> others;
        for (const Card& card : deck.cards) {
            if (word_of(card, "space") == nullptr) continue;
            const std::string* figure = word_of(card, "figure");
            const std::string word = figure ? *figure : "";
            const auto own = std::find_if(figures.begin(), figures.end(),
                                          [&](const char* one) { return is_called(word, one); });
            if (own == figures.end())
                others.push_back(word);
            else
                taken.insert(numbers[word] = static_cast<size_t>(own - figures.begin()));
        }
        size_t next = 0;
        for (const std::string& word : others) {
            if (numbers.contains(word)) continue;
            while (taken.contains(next)) ++next;
            numbers[word] = next++ % figures.size();
        }
        return numbers;
    }

    std::string write_territories(const Deck& deck) {
        const std::map<std::string, size_t> numbers = numbers_of_figures(deck);
        std::string text;
        for (const Card& card : deck.cards) {
            const std::string* space = word_of(card, "space");
            const std::string* figure = word_of(card, "figure");
            if (!space) {
                text += "wildcard\n";
                continue;
            }
            const size_t number = numbers.at(figure ? *figure : "");
            const auto at = spaces_.find(*space);
            if (at == spaces_.end())
                tell("card", "the card `" + card.id + "` names a space of another map");
            else
                text += std::string(figures[number]) + " " + std::to_string(at->second) + "\n";
        }
        for (const auto& [word, number] : numbers)
            if (!is_called(word, figures[number]))
                tell("figure", "the figure `" + word + "` is written as " + figures[number]);
        return text;
    }

    std::string made_up_cards() {
        tell("made_up_cards", "there is no deck of territories; one was made up");
        std::string text;
        for (size_t i = 0; i < map_.spaces.size(); ++i)
            text += std::string(figures[i % figures.size()]) + " " + std::to_string(i + 1) + "\n";
        return text + "wildcard\nwildcard\n";
    }

    std::string write_missions(const Deck& deck) {
        number_players(deck);
        std::string text;
        for (const Card& card : deck.cards) text += write_mission(card);
        for (const auto& [word, number] : players_)
            if (word != "player_" + std::to_string(number))
                tell("player", "`" + word + "` is written as player " + std::to_string(number));
        return text;
    }

    std::string write_mission(const Card& card) {
        const std::string* victim = word_of(card, "destroy");
        const size_t player = victim ? players_.at(*victim) : 0;
        const std::vector<std::string> regions = words_of(card, "regions");
        std::vector<std::string> slots;
        for (const std::string& region : regions)
            if (const auto at = regions_.find(region); at != regions_.end())
                slots.push_back(std::to_string(at->second));
        const bool known = slots.size() == regions.size();
        for (int64_t i = 0; i < std::min<int64_t>(number_of(card, "more_regions"), 4); ++i)
            slots.emplace_back("*");
        if (!known || slots.size() > 3 || player > most_players) {
            tell("mission", "the card `" + card.id + "` says what a mission cannot");
            return {};
        }
        slots.resize(3, "0");
        const int64_t countries = number_of(card, victim ? "otherwise" : "spaces");
        const int64_t armies = std::max<int64_t>(number_of(card, "armies"), countries > 0 ? 1 : 0);
        std::string words = text_in(card.name, language_);
        std::replace(words.begin(), words.end(), '\n', ' ');
        if (words.empty()) words = card.id;
        return std::to_string(player) + "\t" + std::to_string(countries) + " " +
               std::to_string(armies) + "\t" + slots[0] + " " + slots[1] + " " + slots[2] + "\t" +
               words + "\n";
    }

    /// 1 to 6 of `player_1` to `player_6`; else 0.
    static size_t number_in(std::string_view word) {
        for (size_t number = 1; number <= most_players; ++number)
            if (word == "player_" + std::to_string(number)) return number;
        return 0;
    }

    /// Whoever is called by a number has it; the others have those that are left.
    void number_players(const Deck& deck) {
        std::set<size_t> taken;
        std::vector<std::string> others;
        for (const Card& card : deck.cards) {
            const std::string* victim = word_of(card, "destroy");
            if (victim == nullptr) continue;
            if (const size_t number = number_in(*victim); number > 0)
                taken.insert(players_[*victim] = number);
            else
                others.push_back(*victim);
        }
        size_t next = 1;
        for (const std::string& word : others) {
            if (players_.contains(word)) continue;
            while (taken.contains(next)) ++next;
            players_[word] = next++;
        }
    }

    const Map& map_;
    std::string language_;
    Diagnostics& losses_;
    std::map<std::string, size_t> spaces_;
    std::map<std::string, size_t> regions_;
    std::map<std::string, size_t> players_;
};

}  // namespace

std::string write_cards(const Map& map, const std::vector<Deck>& decks, const std::string& language,
                        Diagnostics& losses) {
    return CardWriter(map, language, losses).run(decks);
}

}  // namespace domination
