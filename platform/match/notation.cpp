// SPDX-License-Identifier: MIT
#include "match/notation.hpp"

#include "match/word.hpp"

namespace fronteira::match {
namespace {

using core::Slot;

void add_value(Line& line, const core::Rules& rules, const Slot& slot, int32_t value) {
    const auto within = [value](int count) { return value >= 0 && value < count; };
    switch (slot.type) {
        case Slot::Type::space:
            if (!within(rules.board->space_count())) break;
            line.add(rules.board->space(value).id);
            return;
        case Slot::Type::region:
            if (!within(rules.board->region_count())) break;
            line.add(rules.board->region(value).id);
            return;
        case Slot::Type::seat:
            if (!within(core::max_seats)) break;
            line.add_number(value + 1);
            return;
        case Slot::Type::choice:
            if (!within(static_cast<int>(slot.choices.size())) ||
                !is_word(slot.choices[static_cast<size_t>(value)]))
                break;
            line.add(slot.choices[static_cast<size_t>(value)]);
            return;
        case Slot::Type::card: {
            const auto& cards = rules.layout.deck(slot.deck).deck.cards;
            if (!within(static_cast<int>(cards.size()))) break;
            line.add(cards[static_cast<size_t>(value)].id);
            return;
        }
        case Slot::Type::number:
            line.add_number(value);
            return;
    }
    line.add_by_number(value);
}

void add_cards(Line& line, const core::Rules& rules, const Slot& slot, const Move& move) {
    const size_t start = line.size();
    for (int i = 0; i < slot.most; ++i) {
        const int32_t card = move.values[static_cast<size_t>(slot.offset + i)];
        if (card == core::none) continue;
        if (line.size() > start) line.add(',');
        add_value(line, rules, slot, card);
    }
    if (line.size() == start) line.add('-');
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

void add_text(Line& line, const core::Rules& rules, const Move& move) {
    if (move.kind < 0 || static_cast<size_t>(move.kind) >= rules.moves.size())
        return line.add_by_number(move.kind);
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    line.add(kind.name);
    for (const Slot& slot : kind.slots) {
        line.add(' ');
        line.add(slot.name);
        line.add('=');
        if (slot.type == Slot::Type::card)
            add_cards(line, rules, slot, move);
        else
            add_value(line, rules, slot, move.values[static_cast<size_t>(slot.offset)]);
    }
}

std::string to_text(const core::Rules& rules, const Move& move) {
    Line line;
    add_text(line, rules, move);
    return std::string(line.text());
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
