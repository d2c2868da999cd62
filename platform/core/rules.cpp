// SPDX-License-Identifier: MIT
#include "core/rules.hpp"

#include "core/costs.hpp"
#include "core/declaration_faults.hpp"
#include "core/moves/clause.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

bool is_me(const Rules& rules, const Test& test) {
    return test.op == Test::Op::equal && test.operand >= 0 &&
           rules.expressions.at(test.operand).op == Expression::Op::me;
}

/// The clause `column = me` on an indexed column lists the candidates without a search.
void choose_index(const Rules& rules, MoveKind& move, size_t slot_number) {
    Slot& slot = move.slots[slot_number];
    for (const Test& test : slot.tests) {
        if (test.column < 0 || !is_me(rules, test)) continue;
        const PlacedColumn& column = rules.layout.column(test.column);
        if (column.index < 0) continue;
        slot.index = column.index;
        for (const Slot& later : move.slots) {
            if (later.linked_to != static_cast<int>(slot_number)) continue;
            for (const Test& second : later.tests) {
                if (second.column != test.column) continue;
                if (second.op == Test::Op::other_seat) slot.meets = Slot::Meets::other;
                if (is_me(rules, second)) slot.meets = Slot::Meets::same;
            }
        }
        return;
    }
}

bool slot_is_public(const Rules& rules, const Slot& slot) {
    const bool cards = slot.type == Slot::Type::card && slot.zone != discard && slot.zone != aside;
    if (cards || slot.asks_rules() || !rules.expressions.is_public(slot.tests, rules.layout))
        return false;
    return slot.type != Slot::Type::number ||
           (rules.expressions.is_public(slot.from, rules.layout) &&
            rules.expressions.is_public(slot.upto, rules.layout));
}

/// Whether what may be chosen from that slot on leans on no value before it.
bool stands_alone(const Rules& rules, const MoveKind& move, size_t first) {
    const int offset = move.slots[first].offset;
    if (offset >= max_move_values) return false;
    const uint32_t before = (1u << offset) - 1;
    return std::all_of(
        move.slots.begin() + static_cast<std::ptrdiff_t>(first), move.slots.end(),
        [&](const Slot& slot) {
            const bool linked = slot.linked_to >= 0 && slot.linked_to < static_cast<int>(first);
            const uint32_t read = rules.expressions.values_read(slot.tests) |
                                  rules.expressions.values_read(slot.from) |
                                  rules.expressions.values_read(slot.upto);
            const bool told = slot.asks_rules() && (slot.told & ((1u << first) - 1)) != 0;
            return !linked && (read & before) == 0 && !told;
        });
}

/// Moves of this shape are kept as bits from decision to decision.
bool picks_spaces(const MoveKind& move) {
    size_t spaces = 0;
    for (size_t i = 0; i < move.slots.size(); ++i) {
        const Slot& slot = move.slots[i];
        if (slot.asks_rules()) return false;
        if (slot.type == Slot::Type::number) continue;
        if (slot.type != Slot::Type::space || i > 1) return false;
        ++spaces;
    }
    return spaces > 0;
}

/// The clauses of phases and moves: where their columns stand, and a value beside each.
void place_clauses(Rules& rules) {
    for (Phase& phase : rules.phases) {
        phase.when_values.resize(phase.when.size(), -1);
        place(phase.when, rules.layout);
        phase.again_values.resize(phase.again.size(), -1);
        place(phase.again, rules.layout);
    }
    for (MoveKind& move : rules.moves) {
        move.when_values.resize(move.when.size(), -1);
        place(move.when, rules.layout);
    }
}

/// The values of a move one after the other, and whether everyone can tell what they may be.
void place_slots(const Rules& rules, MoveKind& move) {
    int offset = 0;
    move.is_public = rules.expressions.is_public(move.when, rules.layout);
    for (const int32_t value : move.when_values)
        if (value >= 0 && !rules.expressions.is_public(value, rules.layout)) move.is_public = false;
    for (size_t i = 0; i < move.slots.size(); ++i) {
        Slot& slot = move.slots[i];
        slot.offset = offset;
        offset += slot.width();
        place(slot.tests, rules.layout);
        move.numbered = move.numbered || slot.type == Slot::Type::number;
        if (slot.type == Slot::Type::space) choose_index(rules, move, i);
        move.is_public = move.is_public && slot_is_public(rules, slot);
    }
    move.width = offset - (move.numbered ? 1 : 0);
}

void find_parts(const Rules& rules, MoveKind& move) {
    move.parts.clear();
    for (size_t i = 0; i < move.slots.size(); ++i)
        if (i == 0 || stands_alone(rules, move, i)) move.parts.push_back(i);
}

/// What is so of a phase because it is so of its moves.
void gather_from_moves(const Rules& rules, Phase& phase) {
    for (const int16_t kind : phase.moves) {
        const MoveKind& move = rules.moves[static_cast<size_t>(kind)];
        phase.is_public = phase.is_public && move.is_public;
        phase.asks = phase.asks || std::any_of(move.slots.begin(), move.slots.end(),
                                               [](const Slot& s) { return s.asks_rules(); });
    }
}

}  // namespace

std::optional<int> Rules::find_phase(std::string_view name) const {
    const auto found = std::find_if(phases.begin(), phases.end(),
                                    [&](const Phase& phase) { return phase.name == name; });
    if (found == phases.end()) return std::nullopt;
    return static_cast<int>(found - phases.begin());
}

Diagnostics Rules::finish() {
    place_clauses(*this);
    reckon_costs(*this);
    int kept = 0;
    for (MoveKind& move : moves) {
        place_slots(*this, move);
        find_parts(*this, move);
        move.plain = move.slots.empty() && move.when.empty();
        if (picks_spaces(move) && kept < Watches::most_kinds &&
            cost_of_all(*this, move) <= most_to_keep(move))
            move.kept = static_cast<int16_t>(kept++);
    }
    for (Phase& phase : phases) gather_from_moves(*this, phase);
    reckon_offers(*this);
    expressions.place(layout);
    Diagnostics faults = declaration_faults(*this);
    if (faults.empty()) watches = Watches(*this);
    return faults;
}

}  // namespace fronteira::core
