// SPDX-License-Identifier: MIT
// Cells as values: a seat is a handle, a flag a boolean, a choice a word.
#include "compile/machine.hpp"
#include "compile/plain_cells.hpp"

#include <algorithm>

namespace fronteira::compile {

using core::Kind;

bool as_value(Machine& machine, const Member& member, int32_t cell, Value& into) {
    if (cell == core::hidden) {
        into = Value::nil();
        return true;
    }
    if (plain_value(member, cell, into)) return true;
    if (member.placed->kind == Kind::card) {
        const auto deck = machine.layout().find_deck(member.placed->deck);
        into = Value::card(deck.value_or(0), cell);
        return deck.has_value();
    }
    Table& list = machine.fresh_table();
    for (int seat = 0; seat < machine.layout().seats(); ++seat)
        if ((cell >> seat & 1) != 0) list.list.push_back(Value::of(Tag::seat, seat));
    into = Value::list(&list);
    return true;
}

[[gnu::noinline]] bool as_value(Machine& machine, const core::Slot& slot, const Move& move,
                                Value& into) {
    const int32_t value = move.values[static_cast<size_t>(slot.offset)];
    using Type = core::Slot::Type;
    switch (slot.type) {
        case Type::number:
            into = Value::integer(value);
            return true;
        case Type::space:
            into = Value::handle(Tag::space, value);
            return true;
        case Type::seat:
            into = Value::handle(Tag::seat, value);
            return true;
        case Type::region:
            into = Value::handle(Tag::region, value);
            return true;
        case Type::choice:
            into = Value::word(machine.program().words(slot)[static_cast<size_t>(value)]);
            return true;
        case Type::card:
            break;
    }
    Table& cards = machine.fresh_table();
    for (int i = 0; i < slot.most; ++i) {
        const int32_t card = move.values[static_cast<size_t>(slot.offset + i)];
        if (card == core::none) break;
        cards.list.push_back(Value::card(slot.deck, card));
    }
    into = Value::list(&cards);
    return true;
}

namespace {

bool seats_cell(const Machine& machine, const Value& value, int32_t& into) {
    if (value == Value::of(Tag::container, static_cast<int64_t>(Tag::seat))) {
        into = static_cast<int32_t>((1u << machine.rows(Tag::seat)) - 1);
        return true;
    }
    if (value.tag() != Tag::table || value.table()->has_gaps()) return false;
    into = 0;
    for (const Value& seat : value.table()->list) {
        if (seat.tag() != Tag::seat) return false;
        into |= 1 << seat.index();
    }
    return true;
}

}  // namespace

bool as_cell(Machine& machine, const Member& member, const Value& value, int32_t& into) {
    return member.placed->kind == Kind::seats ? seats_cell(machine, value, into)
                                              : plain_cell(member, value, into);
}

bool Table::put(const Value& key, const Value& value) {
    const auto size = static_cast<int64_t>(list.size());
    if (key.tag() == Tag::integer && key.number() >= 1 && key.number() <= size) {
        if (value.tag() == Tag::nil && key.number() < size) return false;  // a hole
        if (value.tag() != Tag::nil)
            list[static_cast<size_t>(key.number() - 1)] = value;
        else
            list.pop_back();
        return true;
    }
    const auto known = std::find_if(others.begin(), others.end(),
                                    [&](const auto& entry) { return entry.first == key; });
    if (known != others.end()) {
        if (value.tag() == Tag::nil)
            others.erase(known);
        else
            known->second = value;
        return true;
    }
    if (key.tag() == Tag::nil || key.tag() == Tag::opaque) return false;
    if (value.tag() == Tag::nil) return true;
    if (key.tag() == Tag::integer && key.number() == size + 1) {
        list.push_back(value);
        for (int64_t following = size + 2;; ++following) {
            const Value next = Value::integer(following);
            if (at(next).tag() == Tag::nil) break;
            list.push_back(at(next));
            std::erase_if(others, [&](const auto& entry) { return entry.first == next; });
        }
        return true;
    }
    others.emplace_back(key, value);
    return true;
}

bool Table::has_gaps() const {
    return named || std::any_of(others.begin(), others.end(), [](const auto& entry) {
               return entry.first.tag() == Tag::integer;
           });
}

}  // namespace fronteira::compile
