// SPDX-License-Identifier: MIT
#include "match/notation.hpp"

#include "match/word.hpp"

namespace fronteira::match {
namespace {

using core::Slot;

std::string by_number(int32_t value) {
    return "#" + std::to_string(value);
}

std::string value_text(const core::Rules& rules, const Slot& slot, int32_t value) {
    const auto within = [value](int count) { return value >= 0 && value < count; };
    switch (slot.type) {
        case Slot::Type::space:
            return within(rules.board->space_count()) ? rules.board->space(value).id
                                                      : by_number(value);
        case Slot::Type::region:
            return within(rules.board->region_count()) ? rules.board->region(value).id
                                                       : by_number(value);
        case Slot::Type::seat:
            return within(core::max_seats) ? std::to_string(value + 1) : by_number(value);
        case Slot::Type::choice: {
            const bool known = within(static_cast<int>(slot.choices.size()));
            return known && is_word(slot.choices[static_cast<size_t>(value)])
                       ? slot.choices[static_cast<size_t>(value)]
                       : by_number(value);
        }
        case Slot::Type::card: {
            const auto& cards = rules.layout.deck(slot.deck).deck.cards;
            return within(static_cast<int>(cards.size())) ? cards[static_cast<size_t>(value)].id
                                                          : by_number(value);
        }
        case Slot::Type::number:
            break;
    }
    return std::to_string(value);
}

std::string cards_text(const core::Rules& rules, const Slot& slot, const Move& move) {
    std::string text;
    for (int i = 0; i < slot.most; ++i) {
        const int32_t card = move.values[static_cast<size_t>(slot.offset + i)];
        if (card == core::none) continue;
        if (!text.empty()) text += ",";
        text += value_text(rules, slot, card);
    }
    return text.empty() ? "-" : text;
}

const char* placeholder(Slot::Type type) {
    switch (type) {
        case Slot::Type::space:
            return "SPACE";
        case Slot::Type::seat:
            return "SEAT";
        case Slot::Type::region:
            return "REGION";
        case Slot::Type::card:
            return "CARD";
        case Slot::Type::choice:
            return "CHOICE";
        case Slot::Type::number:
            break;
    }
    return "NUMBER";
}

}  // namespace

std::string to_text(const core::Rules& rules, const Move& move) {
    if (move.kind < 0 || static_cast<size_t>(move.kind) >= rules.moves.size())
        return by_number(move.kind);
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    std::string text = kind.name;
    for (const Slot& slot : kind.slots) {
        text += ' ';
        text += slot.name;
        text += '=';
        text += slot.type == Slot::Type::card
                    ? cards_text(rules, slot, move)
                    : value_text(rules, slot, move.values[static_cast<size_t>(slot.offset)]);
    }
    return text;
}

std::string usage(const core::MoveKind& kind) {
    std::string text = kind.name;
    for (const Slot& slot : kind.slots) {
        text += " " + slot.name + "=" + placeholder(slot.type);
        if (slot.type == Slot::Type::card && slot.most > 1) text += ",...";
    }
    return text;
}

}  // namespace fronteira::match
