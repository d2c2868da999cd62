// SPDX-License-Identifier: MIT
#include "core/rules.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

using Op = Test::Op;

Entity entity_of(Slot::Type type) {
    switch (type) {
        case Slot::Type::seat:
            return Entity::seat;
        case Slot::Type::region:
            return Entity::region;
        default:
            return Entity::space;
    }
}

bool is_me(const Rules& rules, const Test& test) {
    return test.op == Op::equal && test.operand >= 0 &&
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
                if (second.op == Op::other_seat) slot.meets = Slot::Meets::other;
                if (is_me(rules, second)) slot.meets = Slot::Meets::same;
            }
        }
        return;
    }
}

bool tests_are_public(const Rules& rules, const std::vector<Test>& tests) {
    return std::all_of(tests.begin(), tests.end(), [&](const Test& test) {
        const bool column = test.op == Op::tagged || test.column < 0 ||
                            rules.layout.column(test.column).sight == Sight::all;
        return column &&
               (test.operand < 0 || rules.expressions.is_public(test.operand, rules.layout));
    });
}

bool slot_is_public(const Rules& rules, const Slot& slot) {
    const bool cards = slot.type == Slot::Type::card && slot.zone != discard && slot.zone != aside;
    if (cards || slot.where >= 0 || !tests_are_public(rules, slot.tests)) return false;
    return slot.type != Slot::Type::number ||
           (rules.expressions.is_public(slot.from, rules.layout) &&
            rules.expressions.is_public(slot.upto, rules.layout));
}

/// A clause may not depend on what nobody sees: it could then never be told to anyone.
void refuse_secret_tests(const Rules& rules, const MoveKind& move, const Slot& slot,
                         Diagnostics& faults) {
    for (const Test& test : slot.tests) {
        if (test.op == Op::tagged || test.column < 0) continue;
        const PlacedColumn& column = rules.layout.column(test.column);
        if (column.entity != entity_of(slot.type))
            faults.push_back(error_at(move.place, "rules.wrong_column",
                                      "`" + slot.name + "` of move `" + move.name +
                                          "` is no row of the column `" + column.name + "`"));
        if (column.sight == Sight::nobody)
            faults.push_back(error_at(move.place, "rules.secret_clause",
                                      "move `" + move.name + "` depends on the column `" +
                                          column.name + "`, which nobody may see",
                                      "let the effect decide, or declare who sees the column"));
    }
}

}  // namespace

Diagnostics Rules::finish() {
    Diagnostics faults;
    for (MoveKind& move : moves) {
        int offset = 0;
        move.is_public = tests_are_public(*this, move.when);
        for (const int32_t value : move.when_values)
            if (value >= 0 && !expressions.is_public(value, layout)) move.is_public = false;
        for (size_t i = 0; i < move.slots.size(); ++i) {
            Slot& slot = move.slots[i];
            slot.offset = offset;
            const bool number = slot.type == Slot::Type::number;
            offset += slot.type == Slot::Type::card ? slot.most : 1;
            if (number && i + 1 < move.slots.size())
                faults.push_back(error_at(move.place, "rules.number_not_last",
                                          "the number `" + slot.name + "` of move `" + move.name +
                                              "` does not stand last",
                                          "put it after the other values"));
            move.numbered = move.numbered || number;
            refuse_secret_tests(*this, move, slot, faults);
            if (slot.type == Slot::Type::space) choose_index(*this, move, i);
            move.is_public = move.is_public && slot_is_public(*this, slot);
        }
        move.width = offset - (move.numbered ? 1 : 0);
        if (offset > max_move_values)
            faults.push_back(error_at(move.place, "rules.too_many_values",
                                      "move `" + move.name + "` takes " + std::to_string(offset) +
                                          " values; at most " + std::to_string(max_move_values)));
    }
    if (turn.empty() && opening.empty())
        faults.push_back(error_at({}, "rules.no_phases", "the ruleset has no phases",
                                  "list them in `turn` of rules/init.lua"));
    return faults;
}

}  // namespace fronteira::core
