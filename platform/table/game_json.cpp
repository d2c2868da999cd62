// SPDX-License-Identifier: MIT
#include "table/game_json.hpp"

#include "table/stocks.hpp"
#include "table/value_json.hpp"

namespace fronteira::table {
namespace {

using core::Slot;

class Describer {
 public:
    Describer(const core::Rules& rules, const Speech& speech) : rules_(rules), speech_(speech) {}

    Json moves() const {
        Json list = Json::array();
        for (const core::MoveKind& kind : rules_.moves) {
            Json slots = Json::array();
            for (const Slot& slot : kind.slots) slots.push_back(slot_json(kind, slot));
            list.push_back({{"kind", kind.name},
                            {"name", speech_.names.move(kind.name)},
                            {"ends", kind.finishes},
                            {"slots", std::move(slots)}});
        }
        return list;
    }

    Json phases() const {
        Json list = Json::array();
        for (const core::Phase& phase : rules_.phases)
            list.push_back({{"id", phase.name}, {"name", speech_.names.phase(phase.name)}});
        return list;
    }

    Json columns() const {
        Json list = Json::array();
        for (const core::PlacedColumn& column : rules_.layout.columns())
            list.push_back(column_json(column));
        return list;
    }

    Json dice() const {
        Json list = Json::array();
        for (const core::Die& die : rules_.dice) {
            Json faces = Json::array();
            for (const core::Face& face : die.faces)
                face.word.empty() ? faces.push_back(face.number)
                                  : faces.push_back(choice(face.word));
            list.push_back({{"id", die.name}, {"faces", std::move(faces)}});
        }
        return list;
    }

    Json decks() const {
        Json list = Json::array();
        for (size_t deck = 0; deck < rules_.layout.decks().size(); ++deck) {
            const Deck& printed = rules_.layout.decks()[deck].deck;
            Json cards = Json::array();
            for (size_t card = 0; card < printed.cards.size(); ++card)
                cards.push_back({{"id", printed.cards[card].id},
                                 {"name", speech_.names.card(static_cast<int>(deck),
                                                             static_cast<int32_t>(card))},
                                 {"attributes", attributes(printed.cards[card])}});
            list.push_back({{"id", printed.id}, {"cards", std::move(cards)}});
        }
        return list;
    }

 private:
    Json slot_json(const core::MoveKind& kind, const Slot& slot) const {
        Json json{{"id", slot.name},
                  {"name", speech_.names.slot(kind.name, slot.name)},
                  {"of", type_name(slot.type)}};
        if (slot.type == Slot::Type::card) {
            json["deck"] = rules_.layout.deck(slot.deck).deck.id;
            json["least"] = slot.least;
            json["most"] = slot.most;
        }
        if (slot.type == Slot::Type::choice) json["choices"] = choices(slot.choices);
        for (const core::ColumnId stock : stocks_of(rules_, kind, slot)) {
            const core::PlacedColumn& column = rules_.layout.column(stock);
            const bool region = column.entity == core::Entity::region;
            json["stocks"].push_back(
                {{"entity", region ? "region" : "match"}, {"id", column.name}});
        }
        return json;
    }

    Json choices(const std::vector<std::string>& words) const {
        Json list = Json::array();
        for (const std::string& word : words) list.push_back(choice(word));
        return list;
    }

    Json choice(const std::string& word) const {
        return {{"id", word}, {"name", speech_.names.choice(word)}};
    }

    /// As the rules declare it.
    static std::string seen_by(const core::PlacedColumn& column) {
        switch (column.sight) {
            case core::Sight::all:
                return "all";
            case core::Sight::self:
                return "self";
            case core::Sight::nobody:
                return "nobody";
            case core::Sight::column:
                return column.sight_column;
            case core::Sight::near:
                return "near " + column.sight_column;
        }
        return {};
    }

    Json column_json(const core::PlacedColumn& column) const {
        Json json{{"entity", word_of(column.entity)},
                  {"id", column.name},
                  {"name", speech_.names.column(column.name)},
                  {"named", speech_.sentences.find({"column." + column.name}) != nullptr},
                  {"of", word_of(column.kind)},
                  {"seen_by", seen_by(column)}};
        if (column.kind == core::Kind::integer) {
            json["min"] = column.min;
            json["max"] = column.max;
        }
        if (column.kind == core::Kind::choice) json["choices"] = choices(column.choices);
        if (column.kind == core::Kind::card) json["deck"] = column.deck;
        return json;
    }

    static Json attributes(const Card& card) {
        Json json = Json::object();
        for (const auto& [name, value] : card.attributes)
            std::visit([&json, &name = name](const auto& one) { json[name] = one; }, value);
        return json;
    }

    const core::Rules& rules_;
    Speech speech_;
};

}  // namespace

Json rules_json(const core::Rules& rules, const Speech& speech) {
    const Describer describe(rules, speech);
    return {{"players", rules.layout.seats()}, {"moves", describe.moves()},
            {"phases", describe.phases()},     {"columns", describe.columns()},
            {"decks", describe.decks()},       {"dice", describe.dice()}};
}

Json game_json(const Setting& setting, const std::string& language) {
    Json game = rules_json(setting.rules(), setting.speech(language));
    const match::Record& header = setting.header();
    game["ruleset"] = header.ruleset;
    game["title"] = setting.title(language);
    game["map"] = header.map;
    game["options"] = setting.options();
    game["house_rules"] = setting.house_rules(language);
    game["words"] = setting.words(language);
    game["look"] = setting.look();
    return game;
}

}  // namespace fronteira::table
