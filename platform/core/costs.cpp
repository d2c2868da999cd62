// SPDX-License-Identifier: MIT
#include "core/costs.hpp"

#include "core/event.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

constexpr int64_t cost_of_write = 3;  // it is noted, too
constexpr int64_t cost_per_byte = 2;  // of an event

int64_t cost_of_when(const Rules& rules, const std::vector<Test>& when,
                     const std::vector<int32_t>& values) {
    int64_t cost = rules.expressions.cost(when, rules.layout);
    for (const int32_t value : values) cost += rules.expressions.cost(value);
    return cost;
}

int64_t cost_of_tell(const Rules& rules, const Step& step) {
    int64_t cost = static_cast<int64_t>(sizeof(Event)) * cost_per_byte;
    for (const StepField& field : step.fields)
        cost += static_cast<int64_t>(sizeof(EventField)) * cost_per_byte +
                rules.expressions.cost(field.value);
    return cost;
}

int64_t cost_of_step(const Rules& rules, const Step& step) {
    const Expressions& all = rules.expressions;
    int64_t cost = 1 + all.cost(step.from) + all.cost(step.to) + all.cost(step.amount) +
                   all.cost(step.theirs) + cost_of_when(rules, step.when, step.when_values);
    switch (step.op) {
        case Step::Op::reset:
            if (step.column < 0) return cost;
            return cost + cost_of_write * rules.layout.column(step.column).rows;
        case Step::Op::deal:
            if (step.deck < 0) return cost;
            cost += cost_of_write *
                    static_cast<int64_t>(rules.layout.deck(step.deck).deck.cards.size());
            return cost +
                   cost_per_byte * static_cast<int64_t>(sizeof(Event) + 2 * sizeof(EventField));
        case Step::Op::tell:
            return cost + cost_of_tell(rules, step);
        case Step::Op::for_each:
            return cost + rules.layout.rows_of(all.rows(step.rows).entity) *
                              all.cost(all.rows(step.rows).tests, rules.layout);
        default:
            return cost + 2 * cost_of_write;
    }
}

/// The sum of a list's steps, where what for_each does for a row stands in its own.
int64_t weigh(const Rules& rules, std::span<Step> steps) {
    int64_t sum = 0;
    for (size_t i = 0; i < steps.size(); ++i) {
        Step& step = steps[i];
        sum += cost_of_step(rules, step);
        if (step.op != Step::Op::for_each) continue;
        step.cost = weigh(rules, steps.subspan(i + 1, static_cast<size_t>(step.skip)));
        i += static_cast<size_t>(step.skip);
    }
    return sum;
}

}  // namespace

void reckon_costs(Rules& rules) {
    rules.expressions.weigh(rules.layout);
    for (MoveKind& move : rules.moves) {
        move.effect_cost = weigh(rules, move.steps);
        for (Slot& slot : move.slots)
            slot.cost = rules.expressions.cost(slot.tests, rules.layout) +
                        rules.expressions.cost(slot.from) + rules.expressions.cost(slot.upto) +
                        static_cast<int64_t>(slot.figures.empty() ? 0 : slot.most * slot.most);
    }
    for (Phase& phase : rules.phases)
        phase.enter_cost =
            weigh(rules, phase.steps) + cost_of_when(rules, phase.when, phase.when_values);
}

int64_t cost_of_all(const Rules& rules, const MoveKind& kind) {
    int64_t cost = 0, candidates = rules.board->space_count();
    for (const Slot& slot : kind.slots) {
        if (slot.linked_to >= 0) candidates = rules.board->link_count();
        cost += candidates * slot.cost;
    }
    return cost;
}

void reckon_offers(Rules& rules) {
    for (Phase& phase : rules.phases) {
        phase.offers_cost = 0;
        for (const int16_t number : phase.moves) {
            const MoveKind& kind = rules.moves[static_cast<size_t>(number)];
            phase.offers_cost += 1 + cost_of_when(rules, kind.when, kind.when_values);
            if (kind.kept >= 0) phase.offers_cost += cost_of_all(rules, kind);
        }
    }
}

}  // namespace fronteira::core
