// SPDX-License-Identifier: MIT
#include "support/declare.hpp"

#include <stdexcept>

namespace fronteira::support {

using namespace core;

namespace {

Column column_of(Entity entity, const std::string& name, Kind kind) {
    Column column;
    column.entity = entity;
    column.name = name;
    column.kind = kind;
    return column;
}

Slot slot_of(Slot::Type type, const std::string& name, std::vector<Test> tests = {}) {
    Slot slot;
    slot.type = type;
    slot.name = name;
    slot.tests = std::move(tests);
    return slot;
}

}  // namespace

Column integer(Entity entity, const std::string& name, int32_t min, int32_t max, int32_t initial) {
    Column column = column_of(entity, name, Kind::integer);
    column.min = min;
    column.max = max;
    column.initial = initial;
    return column;
}

Column flag(Entity entity, const std::string& name) {
    return column_of(entity, name, Kind::flag);
}

Column pointer(Entity entity, const std::string& name, Kind kind) {
    Column column = column_of(entity, name, kind);
    column.initial = kind == Kind::seats ? 0 : none;
    return column;
}

Column choice(Entity entity, const std::string& name, const std::vector<std::string>& choices) {
    Column column = column_of(entity, name, Kind::choice);
    column.choices = choices;
    return column;
}

Column card_of(Entity entity, const std::string& name, const std::string& deck) {
    Column column = pointer(entity, name, Kind::card);
    column.deck = deck;
    return column;
}

Column secret(Column column, Sight sight, const std::string& by) {
    column.sight = sight;
    column.sight_column = by;
    return column;
}

Deck plain_deck(const std::string& id, int count) {
    Deck deck;
    deck.id = id;
    for (int i = 0; i < count; ++i) {
        Card card;
        card.id = "c" + std::to_string(i);
        card.attributes["value"] = int64_t{i} + 1;
        deck.cards.push_back(std::move(card));
    }
    return deck;
}

int32_t Words::number(int32_t value) {
    return rules_.expressions.constant(value);
}

int32_t Words::me() {
    return rules_.expressions.add({Expression::Op::me, 0, -1, -1});
}

int32_t Words::slot(int offset) {
    return rules_.expressions.add({Expression::Op::slot, offset, -1, -1});
}

int32_t Words::column(Entity entity, const std::string& name, int32_t row) {
    return rules_.expressions.add({Expression::Op::column, id(entity, name), row, -1});
}

int32_t Words::cards(const std::string& deck, int32_t seat) {
    return rules_.expressions.add(
        {Expression::Op::cards, rules_.layout.find_deck(deck).value(), seat, -1});
}

int32_t Words::count(const std::string& column, int32_t seat) {
    return rules_.expressions.add({Expression::Op::count, id(Entity::space, column), seat, -1});
}

int32_t Words::rows(Entity entity, std::vector<Test> tests) {
    const int32_t number = rules_.expressions.add(core::Rows{entity, std::move(tests)});
    return rules_.expressions.add({Expression::Op::rows, number, -1, -1});
}

int32_t Words::combine(Expression::Op op, int32_t left, int32_t right) {
    return rules_.expressions.add({op, 0, left, right});
}

Test Words::test(Test::Op op, Entity entity, const std::string& name, int32_t operand) {
    return {op, id(entity, name), operand, name};
}

Test Words::test(Test::Op op, int32_t operand) {
    return {op, -1, operand, ""};
}

Test Words::tagged(const std::string& tag) {
    return {Test::Op::tagged, static_cast<int16_t>(rules_.board->find_tag(tag).value()), -1, tag};
}

ColumnId Words::id(Entity entity, const std::string& name) const {
    const auto found = rules_.layout.find(entity, name);
    if (!found) throw std::runtime_error("no column " + name);
    return *found;
}

Slot space_slot(const std::string& name, std::vector<Test> tests) {
    return slot_of(Slot::Type::space, name, std::move(tests));
}

Slot linked_slot(const std::string& name, int linked_to, std::vector<Test> tests,
                 std::vector<uint8_t> kinds) {
    Slot slot = slot_of(Slot::Type::space, name, std::move(tests));
    slot.linked_to = linked_to;
    slot.link_kinds = std::move(kinds);
    return slot;
}

Slot seat_slot(const std::string& name, std::vector<Test> tests) {
    return slot_of(Slot::Type::seat, name, std::move(tests));
}

Slot region_slot(const std::string& name, std::vector<Test> tests) {
    return slot_of(Slot::Type::region, name, std::move(tests));
}

Slot choice_slot(const std::string& name, std::vector<std::string> choices) {
    Slot slot = slot_of(Slot::Type::choice, name);
    slot.choices = std::move(choices);
    return slot;
}

Slot number_slot(int32_t from, int32_t upto) {
    Slot slot = slot_of(Slot::Type::number, "number");
    slot.from = from;
    slot.upto = upto;
    return slot;
}

Slot card_slot(int deck, Zone zone, int least, int most, int where) {
    Slot slot = slot_of(Slot::Type::card, "cards");
    slot.deck = deck;
    slot.zone = zone;
    slot.least = least;
    slot.most = most;
    slot.where = where;
    return slot;
}

MoveKind move_kind(const std::string& name, std::vector<Slot> slots, int effect) {
    MoveKind kind;
    kind.name = name;
    kind.slots = std::move(slots);
    if (effect >= 0) kind.effect = {effect};
    return kind;
}

MoveKind finishing_move(const std::string& name) {
    MoveKind kind = move_kind(name, {}, -1);
    kind.finishes = true;
    return kind;
}

}  // namespace fronteira::support
