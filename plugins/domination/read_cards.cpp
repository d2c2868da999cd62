// SPDX-License-Identifier: MIT
#include <fronteira/whole_number.hpp>

#include "cards.hpp"
#include "draft/names.hpp"

namespace domination {

using namespace fronteira;

namespace {

constexpr size_t most_cards = 9'000;

class CardReader {
 public:
    explicit CardReader(const Map& map) : map_(map) {}

    Result<std::vector<Deck>> run(const Text& text) {
        for (const TextLine& line : text.lines) {
            if (faults_.size() >= 20) break;
            read(line);
        }
        if (!faults_.empty()) return fail(std::move(faults_));
        std::vector<Deck> decks;
        for (Deck* deck : {&cards_, &missions_})
            if (!deck->cards.empty()) decks.push_back(std::move(*deck));
        return decks;
    }

 private:
    void error(const TextLine& line, const char* code, std::string message, std::string hint = {}) {
        faults_.push_back(error_at(line.place, std::string("domination.") + code,
                                   std::move(message), std::move(hint)));
    }

    void read(const TextLine& line) {
        if (const std::string header = header_of(line.text); !header.empty()) {
            if (header == "cards" || header == "missions")
                section_ = header;
            else
                error(line, "section", "there is no section [" + header + "]",
                      "the sections are cards and missions");
        } else if (cards_.cards.size() + missions_.cards.size() >= most_cards) {
            error(line, "too_many", "there are more than 9000 cards and missions");
        } else if (section_ == "cards") {
            read_card(line);
        } else if (section_ == "missions") {
            read_mission(line);
        } else {
            error(line, "no_section", "comes before the first section", "write [cards] first");
        }
    }

    void read_card(const TextLine& line) {
        const std::vector<std::string> words = words_of(line.text);
        Card card;
        card.place = line.place;
        if (words.size() == 1 && words[0] == "wildcard") {
            card.id = ids_.take("wild");
            card.name[""] = "Wildcard";
            card.attributes["figure"] = std::string("wild");
            return cards_.cards.push_back(std::move(card));
        }
        const int country = words.size() == 2 ? whole_number(words[1]).value_or(-1) : -1;
        const bool known = country >= 1 && country <= static_cast<int>(map_.spaces.size());
        const bool figure =
            known && (words[0] == "Infantry" || words[0] == "Cavalry" || words[0] == "Cannon");
        if (!figure)
            return error(line, "card", "expected a figure and the number of a country",
                         "such as `Cavalry 7`, or `wildcard`");
        const MapSpace& space = map_.spaces[static_cast<size_t>(country - 1)];
        card.id = ids_.take(space.id);
        card.name = space.name;
        card.attributes["space"] = space.id;
        std::string word = words[0];
        word[0] = static_cast<char>(word[0] - 'A' + 'a');
        card.attributes["figure"] = std::move(word);
        cards_.cards.push_back(std::move(card));
    }

    void read_mission(const TextLine& line) {
        const std::vector<std::string> words = words_of(line.text);
        if (words.size() < 7)
            return error(line, "mission",
                         "expected a player, countries, armies, three continents and a text",
                         "such as `0 24 1 0 0 0 Occupy 24 territories`");
        const int player = whole_number(words[0]).value_or(-1);
        const int countries = whole_number(words[1]).value_or(-1);
        const int armies = whole_number(words[2]).value_or(-1);
        if (player < 0 || player > 6 || countries < 0 || armies < 0)
            return error(line, "mission", "has an impossible player or number",
                         "players are 0 to 6");
        Card card;
        card.place = line.place;
        card.id = "mission_" + std::to_string(missions_.cards.size() + 1);
        if (player > 0) card.attributes["destroy"] = "player_" + std::to_string(player);
        if (countries > 0)
            card.attributes[player > 0 ? "otherwise" : "spaces"] = int64_t{countries};
        if (armies > 1 && countries > 0) card.attributes["armies"] = int64_t{armies};
        if (!read_continents(words, card))
            return error(line, "mission", "names a continent that is not there",
                         "0, *, or 1 to " + std::to_string(map_.regions.size()));
        std::string text;
        for (size_t i = 6; i < words.size(); ++i) text += (i > 6 ? " " : "") + words[i];
        card.name[""] = draft::readable(text);
        if (card.name[""].empty()) card.name[""] = card.id;
        missions_.cards.push_back(std::move(card));
    }

    /// A `*` in the k-th place asks for k continents altogether.
    bool read_continents(const std::vector<std::string>& words, Card& card) {
        std::vector<std::string> regions;
        int altogether = 0;
        if (words[3] == "0") return true;
        for (int i = 0; i < 3; ++i) {
            const std::string& word = words[static_cast<size_t>(3 + i)];
            if (word == "*") {
                altogether = i + 1;
                continue;
            }
            const int number = whole_number(word).value_or(-1);
            if (number < 0 || number > static_cast<int>(map_.regions.size())) return false;
            if (number > 0) regions.push_back(map_.regions[static_cast<size_t>(number - 1)].id);
        }
        const int64_t more = altogether - static_cast<int64_t>(regions.size());
        if (!regions.empty()) card.attributes["regions"] = std::move(regions);
        if (more > 0) card.attributes["more_regions"] = more;
        return true;
    }

    const Map& map_;
    Diagnostics faults_;
    std::string section_;
    draft::Ids ids_{"card"};
    Deck cards_{"territory", {}, {}, {}, {}, {}};
    Deck missions_{"objective", {}, {}, {}, {}, {}};
};

}  // namespace

Result<std::vector<Deck>> read_cards(std::string_view bytes, const std::string& file,
                                     const Map& map) {
    if (Diagnostics faults = check_text_size(bytes, file); !faults.empty())
        return fail(std::move(faults));
    return CardReader(map).run(read_text(bytes, file));
}

}  // namespace domination
