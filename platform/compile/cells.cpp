// SPDX-License-Identifier: MIT
// Cells as values: a seat is a handle, a flag a boolean, a choice a word.
#include "compile/machine.hpp"
#include "compile/plain_cells.hpp"

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

bool seats_cell(Machine& machine, const Value& value, int32_t& into) {
    if (value == Value::of(Tag::container, static_cast<int64_t>(Tag::seat))) {
        into = static_cast<int32_t>((1u << machine.rows(Tag::seat)) - 1);
        return true;
    }
    if (value.tag() != Tag::table || value.table()->has_gaps()) return false;
    into = 0;
    if (!machine.charge(static_cast<int64_t>(value.table()->list.size()))) return false;
    for (const Value& seat : value.table()->list) {
        if (seat.tag() != Tag::seat) return false;
        into |= 1 << seat.index();
    }
    return true;
}

size_t place_of(const Value& key) {
    return static_cast<size_t>(key.bits() * 0x9e3779b97f4a7c15u >> 32);
}

}  // namespace

bool as_cell(Machine& machine, const Member& member, const Value& value, int32_t& into) {
    return member.placed->kind == Kind::seats ? seats_cell(machine, value, into)
                                              : plain_cell(member, value, into);
}

bool Table::put(const Value& key, const Value& value) {
    if (key.tag() == Tag::nil || key.tag() >= Tag::fraction) return false;
    const auto size = static_cast<int64_t>(list.size());
    if (key.tag() == Tag::integer && key.number() >= 1 && key.number() <= size) {
        if (value.tag() == Tag::nil && key.number() < size) return false;  // a hole
        if (value.tag() != Tag::nil)
            list[static_cast<size_t>(key.number() - 1)] = value;
        else
            list.pop_back();
        return true;
    }
    if (const size_t known = find(key); known < others.size()) {
        others[known].second = value;
        if (value.tag() != Tag::nil) return true;
        others.erase(others.begin() + static_cast<std::ptrdiff_t>(known));
        if (key.tag() == Tag::integer) --whole_keys;
        placed = 0;
        return true;
    }
    if (value.tag() == Tag::nil) return true;
    if (key.tag() == Tag::integer && key.number() == size + 1) {
        list.push_back(value);
        take_following();
        return true;
    }
    add_other(key, value);
    if (others.size() >= fewest_placed) place_last();
    return true;
}

/// What stands among the others and follows the list now becomes part of it.
void Table::take_following() {
    const auto size = static_cast<int64_t>(list.size());
    for (int64_t following = size + 1;; ++following) {
        const size_t found = find(Value::integer(following));
        if (found == others.size()) break;
        list.push_back(others[found].second);
    }
    const auto upto = static_cast<int64_t>(list.size());
    if (upto == size) return;
    std::erase_if(others, [&](const auto& entry) {
        return entry.first.tag() == Tag::integer && entry.first.number() > size &&
               entry.first.number() <= upto;
    });
    whole_keys -= static_cast<size_t>(upto - size);
    placed = 0;
}

/// Places of keys that were taken out, or of the table's earlier life, may stand in between.
size_t Table::find_placed(const Value& key) const {
    const size_t mask = places.size() - 1;
    for (size_t at = place_of(key) & mask; places[at] != 0; at = (at + 1) & mask)
        if (places[at] <= others.size() && others[places[at] - 1].first == key)
            return places[at] - 1;
    return others.size();
}

/// Notes where the last one stands, and all others if that is not known.
void Table::place_last() {
    size_t from = placed + 1 == others.size() ? placed : 0;
    if (from == 0 || 2 * others.size() > places.size()) {
        size_t size = 4 * fewest_placed;
        while (size < 4 * others.size()) size *= 2;
        places.assign(size, 0);
        from = 0;
    }
    const size_t mask = places.size() - 1;
    for (size_t i = from; i < others.size(); ++i) {
        size_t at = place_of(others[i].first) & mask;
        while (places[at] != 0) at = (at + 1) & mask;
        places[at] = static_cast<uint32_t>(i) + 1;
    }
    placed = others.size();
}

}  // namespace fronteira::compile
