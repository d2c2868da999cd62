// SPDX-License-Identifier: MIT
#include "runtime/maps/cards_of_each.hpp"

#include <algorithm>
#include <set>

namespace fronteira::runtime {
namespace {

class CardMaker {
 public:
    CardMaker(const core::Board& board, const Deck& deck) : board_(board), deck_(deck) {
        made_.id = deck.id;
        made_.place = deck.place;
        for (const Card& card : deck.cards)
            if (stays(card)) taken_.insert(card.id);
    }

    Deck take() {
        if (deck_.each_space) add_spaces(*deck_.each_space);
        if (deck_.each_region) add_regions(*deck_.each_region);
        for (const Card& card : deck_.cards)
            if (stays(card)) made_.cards.push_back(card);
        return std::move(made_);
    }

 private:
    bool stays(const Card& card) const {
        return !(deck_.each_space && card.attributes.contains("space")) &&
               !(deck_.each_region && card.attributes.contains("region"));
    }

    void add_spaces(const CardsOfEach& each) {
        std::vector<bool> shown(static_cast<size_t>(board_.space_count()));
        int number = 0;
        for (const bool tagged : {true, false})
            for (int space = 0; space < board_.space_count(); ++space)
                if (!shown[static_cast<size_t>(space)] && has_tag_of(each, space) == tagged)
                    add_space(each, space, number++, shown);
    }

    void add_space(const CardsOfEach& each, int space, int number, std::vector<bool>& shown) {
        const MapSpace& itself = board_.space(space);
        Card card = begin(itself.id, itself.name, "space", each, number);
        shown[static_cast<size_t>(space)] = true;
        for (const auto& [key, tag] : each.tagged)
            if (has_tag(space, tag)) card.attributes[key] = itself.id;
        if (const auto other = partner(each, space, shown)) {
            const MapSpace& neighbour = board_.space(*other);
            shown[static_cast<size_t>(*other)] = true;
            card.attributes[each.neighbour] = neighbour.id;
            card.name = both(itself, neighbour);
        }
        made_.cards.push_back(std::move(card));
    }

    void add_regions(const CardsOfEach& each) {
        for (int i = 0; i < board_.region_count(); ++i) {
            const MapRegion& region = board_.region(i);
            made_.cards.push_back(begin(region.id, region.name, "region", each, i));
        }
    }

    Card begin(const std::string& id, const LocalText& name, const char* key,
               const CardsOfEach& each, int number) {
        Card card{id, name, {}, deck_.place};
        while (!taken_.insert(card.id).second) card.id += "_card";
        card.attributes[key] = id;
        for (const auto& [printed, words] : each.words)
            card.attributes[printed] = words[static_cast<size_t>(number) % words.size()];
        return card;
    }

    /// With which neighbour a space shares its card.
    std::optional<int> partner(const CardsOfEach& each, int space,
                               const std::vector<bool>& shown) const {
        if (each.neighbour.empty()) return std::nullopt;
        for (const int32_t other : board_.neighbours(space))
            if (!shown[static_cast<size_t>(other)] && !has_tag_of(each, other) &&
                board_.space(other).region == board_.space(space).region)
                return other;
        return std::nullopt;
    }

    bool has_tag_of(const CardsOfEach& each, int space) const {
        return std::any_of(each.tagged.begin(), each.tagged.end(),
                           [&](const auto& printed) { return has_tag(space, printed.second); });
    }

    bool has_tag(int space, const std::string& tag) const {
        const auto& tags = board_.space(space).tags;
        return std::find(tags.begin(), tags.end(), tag) != tags.end();
    }

    /// "Ottawa / Labrador", in every language that one of them has.
    static LocalText both(const MapSpace& one, const MapSpace& other) {
        const auto name_of = [](const MapSpace& space, const std::string& language) {
            return space.name.empty() ? space.id : text_in(space.name, language);
        };
        LocalText names;
        for (const MapSpace* space : {&one, &other})
            for (const auto& [language, name] : space->name)
                names[language] = name_of(one, language) + " / " + name_of(other, language);
        if (names.empty()) names[""] = one.id + " / " + other.id;
        return names;
    }

    const core::Board& board_;
    const Deck& deck_;
    Deck made_;
    std::set<std::string> taken_;
};

}  // namespace

Deck made_of(const core::Board& board, const Deck& deck) {
    return CardMaker(board, deck).take();
}

}  // namespace fronteira::runtime
