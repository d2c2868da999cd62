// SPDX-License-Identifier: MIT
#include "table/value_json.hpp"

#include "match/names.hpp"
#include "match/word.hpp"
#include "protocol/keys.hpp"

namespace fronteira::table {
namespace {

using core::Kind;
using core::Slot;

Json choice_json(const std::vector<std::string>& choices, int32_t value) {
    if (value < 0 || static_cast<size_t>(value) >= choices.size()) return "-";
    return choices[static_cast<size_t>(value)];
}

/// One value of a move as a word of the notation. Nothing for what cannot be one.
std::optional<std::string> word_of(const Json& value) {
    if (value.is_number_integer()) return value.dump();
    if (value.is_string() && match::is_word(value.get_ref<const std::string&>()))
        return value.get<std::string>();
    if (!value.is_array()) return std::nullopt;
    std::string words;
    for (const Json& item : value) {
        const auto word = item.is_array() ? std::nullopt : word_of(item);
        if (!word) return std::nullopt;
        words += (words.empty() ? "" : ",") + *word;
    }
    return words.empty() ? "-" : words;
}

/// The notation of a move that came as a message.
Result<std::string> notation_of(const Json& message) {
    const auto kind = protocol::text_of(message, "kind");
    if (!kind) return fail(kind.error());
    if (!match::is_word(*kind)) return protocol::key_fault("kind", "a kind of move");
    std::string text = *kind;
    const auto values = message.find("values");
    if (values == message.end()) return text;
    if (!values->is_object()) return protocol::key_fault("values", "an object");
    for (const auto& [slot, value] : values->items()) {
        const auto word = word_of(value);
        if (!match::is_word(slot) || !word)
            return protocol::key_fault("values", "an id, a number or a list of ids by slot");
        text += " " + slot + "=" + *word;
    }
    return text;
}

}  // namespace

Json seats_json(uint32_t set) {
    Json seats = Json::array();
    for (int seat = 0; seat < core::max_seats; ++seat)
        if ((set >> seat & 1u) != 0) seats.push_back(seat + 1);
    return seats;
}

Json value_json(const core::Layout& layout, Kind kind, int32_t value, int deck) {
    if (value == core::hidden) return "?";
    const auto within = [value](size_t count) {
        return value >= 0 && static_cast<size_t>(value) < count;
    };
    const core::Board& board = layout.board();
    switch (kind) {
        case Kind::integer:
        case Kind::choice:
            return value;
        case Kind::flag:
            return value != 0;
        case Kind::seat:
            return value < 0 ? Json("-") : Json(value + 1);
        case Kind::seats:
            return seats_json(static_cast<uint32_t>(value));
        case Kind::space:
            return within(static_cast<size_t>(board.space_count())) ? board.space(value).id : "-";
        case Kind::region:
            return within(static_cast<size_t>(board.region_count())) ? board.region(value).id : "-";
        case Kind::card: {
            if (deck < 0) return "-";
            const auto& cards = layout.deck(deck).deck.cards;
            return within(cards.size()) ? cards[static_cast<size_t>(value)].id : "-";
        }
    }
    return value;
}

Json value_json(const core::Layout& layout, const core::Column& column, int32_t value) {
    if (column.kind == Kind::choice && value != core::hidden)
        return choice_json(column.choices, value);
    return value_json(layout, column.kind, value, layout.find_deck(column.deck).value_or(-1));
}

Json value_json(const core::Rules& rules, const Slot& slot, int32_t value) {
    if (slot.type == Slot::Type::choice) return choice_json(slot.choices, value);
    return value_json(rules.layout, match::kind_of(slot.type), value, slot.deck);
}

Json move_json(const core::Rules& rules, const Move& move) {
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    Json values = Json::object();
    for (const Slot& slot : kind.slots) {
        const auto first = static_cast<size_t>(slot.offset);
        if (slot.type != Slot::Type::card) {
            values[slot.name] = value_json(rules, slot, move.values[first]);
            continue;
        }
        Json cards = Json::array();
        for (size_t i = 0; i < static_cast<size_t>(slot.most); ++i)
            if (move.values[first + i] != core::none)
                cards.push_back(value_json(rules, slot, move.values[first + i]));
        values[slot.name] = std::move(cards);
    }
    return {{"kind", kind.name}, {"values", std::move(values)}};
}

Result<match::PartMove> read_move(const core::Rules& rules, const Json& message,
                                  const core::Phase& now, bool part) {
    const auto found = message.find("move");
    if (found == message.end() || !found->is_object())
        return protocol::key_fault("move", "an object");
    const auto text = notation_of(*found);
    if (!text) return fail(text.error());
    if (part) return match::parse_part(rules, *text, &now);
    auto whole = match::parse_move(rules, *text, &now);
    if (!whole) return fail(std::move(whole.error()));
    const size_t slots = rules.moves[static_cast<size_t>(whole->kind)].slots.size();
    return match::PartMove{*whole, std::vector<bool>(slots, true)};
}

const char* type_name(Slot::Type type) {
    static constexpr const char* names[] = {"space", "seat", "region", "card", "choice", "number"};
    return names[static_cast<size_t>(type)];
}

}  // namespace fronteira::table
