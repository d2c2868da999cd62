// SPDX-License-Identifier: MIT
#include "core/declaration_faults.hpp"

#include "core/costs.hpp"

namespace fronteira::core {
namespace {

std::optional<Entity> entity_of(Slot::Type type) {
    switch (type) {
        case Slot::Type::space:
            return Entity::space;
        case Slot::Type::seat:
            return Entity::seat;
        case Slot::Type::region:
            return Entity::region;
        default:
            return std::nullopt;
    }
}

class DeclarationCheck {
 public:
    explicit DeclarationCheck(const Rules& rules) : rules_(rules) {}

    Diagnostics run() {
        for (const MoveKind& move : rules_.moves) check_move(move);
        for (const Phase& phase : rules_.phases) check_phase(phase);
        if (rules_.turn.empty() && rules_.opening.empty())
            refuse({}, "rules.no_phases", "the ruleset has no phases",
                   "list them in `turn` of rules/init.lua");
        return std::move(faults_);
    }

 private:
    void refuse(const Place& place, std::string code, std::string message, std::string hint = {}) {
        faults_.push_back(error_at(place, std::move(code), std::move(message), std::move(hint)));
    }

    const PlacedColumn* column(const Test& test) const {
        const ColumnId id = column_of(test);
        return id < 0 ? nullptr : &rules_.layout.column(id);
    }

    void check_move(const MoveKind& move) {
        const std::string name = "move `" + move.name + "`";
        check_when(name, move.place, move.when, move.when_values);
        int values = 0;
        for (size_t i = 0; i < move.slots.size(); ++i) {
            values += move.slots[i].width();
            check_slot(move, i);
        }
        if (values > max_move_values)
            refuse(move.place, "rules.too_many_values",
                   name + " takes " + std::to_string(values) + " values; at most " +
                       std::to_string(max_move_values));
    }

    /// What is asked or done in one go cannot be stopped half-way, so it has an end by itself.
    void check_cost(const std::string& name, const Place& place, int64_t cost) {
        if (cost > most_at_once)
            refuse(place, "rules.too_much_work",
                   name + " looks at up to " + std::to_string(cost) + " things at once; at most " +
                       std::to_string(most_at_once),
                   "keep such counts in a column instead");
    }

    void check_slot(const MoveKind& move, size_t number) {
        const Slot& slot = move.slots[number];
        const std::string name = "`" + slot.name + "` of move `" + move.name + "`";
        if (slot.type == Slot::Type::number && number + 1 < move.slots.size())
            refuse(move.place, "rules.number_not_last", "the number " + name + " is not last",
                   "put it after the other values");
        const bool plain = slot.type != Slot::Type::number && slot.type != Slot::Type::card;
        const bool lists = slot.type < Slot::Type::card;
        if ((!plain && !slot.tests.empty()) || (!lists && slot.among >= 0) ||
            (slot.type == Slot::Type::number && slot.where >= 0))
            refuse(move.place, "rules.misplaced_clause", name + " cannot have that clause",
                   slot.type == Slot::Type::card ? "use `where`" : "put it into the range");
        if (slot.type == Slot::Type::card) check_zone(move, slot, name);
        if (slot.linked_to >= 0) check_link(move, number, name);
        check_tests(move, slot.tests, name, entity_of(slot.type), slot.offset);
        check_cost(name, move.place, slot.cost);
        if (slot.type == Slot::Type::number)
            for (const int32_t end : {slot.from, slot.upto}) {
                check_reach(move.place, name, end, slot.offset - 1);
                if (end < 0) refuse(move.place, "rules.no_operand", name + " has no range");
            }
    }

    void check_tests(const MoveKind& move, const std::vector<Test>& tests, const std::string& name,
                     std::optional<Entity> entity, int32_t furthest) {
        for (const Test& test : tests) {
            check_column(move, entity, test, name);
            check_reach(move.place, name, test.operand, furthest);
            check_operand(move.place, name, test);
            if (test.op == Test::Op::all_spaces && entity != Entity::region)
                refuse(move.place, "rules.misplaced_clause", name + " is not a region");
            check_tests(move, test.of_spaces, name, Entity::space, furthest);
        }
    }

    /// A clause may not depend on what nobody sees: it could then never be told to anyone.
    void check_column(const MoveKind& move, std::optional<Entity> entity, const Test& test,
                      const std::string& name) {
        const PlacedColumn* column = this->column(test);
        if (column == nullptr) return;
        if (column->entity != entity)
            refuse(move.place, "rules.wrong_column",
                   name + " is not a row of the column `" + column->name + "`");
        if (column->sight == Sight::nobody)
            refuse(move.place, "rules.secret_clause",
                   "move `" + move.name + "` depends on the column `" + column->name +
                       "`, which nobody may see",
                   "let the effect decide, or declare who sees the column");
    }

    void check_zone(const MoveKind& move, const Slot& slot, const std::string& name) {
        if (slot.zone != first_hand && slot.zone != discard && slot.zone != aside)
            refuse(move.place, "rules.secret_clause",
                   name + " offers cards that the seat may not see",
                   "offer its hand, the discard or the cards set aside");
    }

    void check_link(const MoveKind& move, size_t number, const std::string& name) {
        const auto origin = static_cast<size_t>(move.slots[number].linked_to);
        if (move.slots[number].type != Slot::Type::space || origin >= number ||
            move.slots[origin].type != Slot::Type::space)
            refuse(move.place, "rules.bad_link",
                   name + " is linked to something that is not an earlier space of the move");
    }

    void check_reach(const Place& place, const std::string& name, int32_t expression,
                     int32_t furthest) {
        if (rules_.expressions.furthest_slot(expression) > furthest)
            refuse(place, "rules.not_chosen_yet", name + " depends on a value that comes later",
                   "put that value before it");
    }

    void check_operand(const Place& place, const std::string& name, const Test& test) {
        if (test.operand < 0 && compares(test))
            refuse(place, "rules.no_operand", name + " has a clause that compares with nothing");
    }

    void check_when(const std::string& name, const Place& place, const std::vector<Test>& when,
                    const std::vector<int32_t>& values) {
        for (size_t i = 0; i < when.size(); ++i) {
            check_reach(place, name, when[i].operand, -1);
            check_reach(place, name, values[i], -1);
            check_operand(place, name, when[i]);
            if (when[i].op == Test::Op::tagged || (when[i].column < 0 && values[i] < 0))
                refuse(place, "rules.no_operand", name + " has a clause about nothing");
            const PlacedColumn* column = this->column(when[i]);
            if (column != nullptr && column->entity != Entity::match)
                refuse(place, "rules.wrong_column",
                       name + " uses the column `" + column->name +
                           "`, which is not a column of the match");
        }
    }

    /// Whether a phase is passed over, or begins anew, is seen by all, so it may not depend on a
    /// secret.
    void check_way(const std::string& name, const Place& place, const std::vector<Test>& tests,
                   const std::vector<int32_t>& values) {
        check_when(name, place, tests, values);
        for (size_t i = 0; i < tests.size(); ++i) {
            const PlacedColumn* column = this->column(tests[i]);
            if ((column != nullptr && column->sight != Sight::all) ||
                !is_public(tests[i].operand) || !is_public(values[i]))
                refuse(place, "rules.secret_clause", name + " depends on what not everyone may see",
                       "let a move of the phase depend on it instead");
        }
    }

    void check_phase(const Phase& phase) {
        const std::string name = "phase `" + phase.name + "`";
        if (phase.everyone && phase.each)
            refuse(phase.place, "rules.two_orders",
                   name + " has `everyone` at once and `each` in turn", "leave out one of them");
        check_way(name, phase.place, phase.when, phase.when_values);
        check_way(name, phase.place, phase.again, phase.again_values);
        check_cost(name, phase.place, phase.enter_cost);
        check_cost("finding the moves of " + name, phase.place, phase.offers_cost);
    }

    bool is_public(int32_t expression) const {
        return rules_.expressions.is_public(expression, rules_.layout);
    }

    const Rules& rules_;
    Diagnostics faults_;
};

}  // namespace

Diagnostics declaration_faults(const Rules& rules) {
    return DeclarationCheck(rules).run();
}

}  // namespace fronteira::core
