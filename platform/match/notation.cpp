// SPDX-License-Identifier: MIT
#include "match/notation.hpp"

#include "match/word.hpp"

namespace fronteira::match {
namespace {

using core::Slot;

void add_value(std::string& text, const core::Rules& rules, const Slot& slot, int32_t value) {
    const auto within = [value](int count) { return value >= 0 && value < count; };
    switch (slot.type) {
        case Slot::Type::space:
            if (!within(rules.board->space_count())) break;
            text += rules.board->space(value).id;
            return;
        case Slot::Type::region:
            if (!within(rules.board->region_count())) break;
            text += rules.board->region(value).id;
            return;
        case Slot::Type::seat:
            if (!within(core::max_seats)) break;
            add_number(text, value + 1);
            return;
        case Slot::Type::choice:
            if (!within(static_cast<int>(slot.choices.size())) ||
                !is_word(slot.choices[static_cast<size_t>(value)]))
                break;
            text += slot.choices[static_cast<size_t>(value)];
            return;
        case Slot::Type::card: {
            const auto& cards = rules.layout.deck(slot.deck).deck.cards;
            if (!within(static_cast<int>(cards.size()))) break;
            text += cards[static_cast<size_t>(value)].id;
            return;
        }
        case Slot::Type::number:
            add_number(text, value);
            return;
    }
    add_by_number(text, value);
}

void add_cards(std::string& text, const core::Rules& rules, const Slot& slot, const Move& move) {
    const size_t start = text.size();
    for (int i = 0; i < slot.most; ++i) {
        const int32_t card = move.values[static_cast<size_t>(slot.offset + i)];
        if (card == core::none) continue;
        if (text.size() > start) text += ',';
        add_value(text, rules, slot, card);
    }
    if (text.size() == start) text += '-';
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

void add_text(std::string& text, const core::Rules& rules, const Move& move) {
    if (move.kind < 0 || static_cast<size_t>(move.kind) >= rules.moves.size())
        return add_by_number(text, move.kind);
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    text += kind.name;
    for (const Slot& slot : kind.slots) {
        text += ' ';
        text += slot.name;
        text += '=';
        if (slot.type == Slot::Type::card)
            add_cards(text, rules, slot, move);
        else
            add_value(text, rules, slot, move.values[static_cast<size_t>(slot.offset)]);
    }
}

std::string to_text(const core::Rules& rules, const Move& move) {
    std::string text;
    add_text(text, rules, move);
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
