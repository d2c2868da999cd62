// SPDX-License-Identifier: MIT
#include "core/costs.hpp"

namespace fronteira::core {
namespace {

int64_t cost_of_when(const Rules& rules, const std::vector<Test>& when,
                     const std::vector<int32_t>& values) {
    int64_t cost = rules.expressions.cost(when, rules.layout);
    for (const int32_t value : values) cost += rules.expressions.cost(value);
    return cost;
}

}  // namespace

void reckon_costs(Rules& rules) {
    rules.expressions.weigh(rules.layout);
    for (MoveKind& move : rules.moves) {
        for (Slot& slot : move.slots)
            slot.cost = rules.expressions.cost(slot.tests, rules.layout) +
                        rules.expressions.cost(slot.from) + rules.expressions.cost(slot.upto) +
                        static_cast<int64_t>(slot.figures.empty() ? 0 : slot.most * slot.most);
    }
    for (Phase& phase : rules.phases)
        phase.enter_cost = cost_of_when(rules, phase.when, phase.when_values) +
                           cost_of_when(rules, phase.again, phase.again_values);
}

int64_t cost_of_all(const Rules& rules, const MoveKind& kind) {
    const int64_t spaces = rules.board->space_count();
    int64_t cost = 0, candidates = 1;
    for (const Slot& slot : kind.slots) {
        if (slot.linked_to >= 0)
            candidates = rules.board->link_count();
        else if (slot.type == Slot::Type::space)
            candidates *= spaces;
        cost += candidates * slot.cost;
    }
    return cost;
}

void reckon_offers(Rules& rules) {
    for (MoveKind& kind : rules.moves)
        kind.cost = 1 + cost_of_when(rules, kind.when, kind.when_values) +
                    (kind.kept >= 0 ? cost_of_all(rules, kind) : 0);
    for (Phase& phase : rules.phases) {
        phase.offers_cost = 0;
        for (const int16_t number : phase.moves)
            phase.offers_cost += rules.moves[static_cast<size_t>(number)].cost;
    }
}

}  // namespace fronteira::core
