// SPDX-License-Identifier: MIT
// Declared effects, step after step.
#include "core/step.hpp"

#include "core/clause.hpp"
#include "core/match.hpp"

namespace fronteira::core {
namespace {

Diagnostic out_of_range(const MoveKind& kind, const PlacedColumn& column, int64_t value) {
    return error_at(kind.place, "rules.range",
                    "`" + column.name + "` would become " + std::to_string(value) + " by move `" +
                        kind.name + "`; its range is " + std::to_string(column.min) + " to " +
                        std::to_string(column.max));
}

}  // namespace

Result<void> Match::change(const MoveKind& kind, const Step& step, int32_t row, int64_t amount) {
    const PlacedColumn& column = rules_.layout.column(step.column);
    if (row < 0 || row >= column.rows)
        return fail(error_at(kind.place, "rules.no_row",
                             "move `" + kind.name + "` changes `" + column.name + "` nowhere"));
    if (amount == hidden || amount == -int64_t{hidden})
        return fail(error_at(kind.place, "rules.secret_amount",
                             "move `" + kind.name + "` changes `" + column.name +
                                 "` by a number that its seat may not see",
                             "let a function do it"));
    const int64_t value = state_.get(step.column, row) + amount;
    if (value < column.min || value > column.max) return fail(out_of_range(kind, column, value));
    state_.set(step.column, row, static_cast<int32_t>(value));
    return {};
}

Result<void> Match::perform(const MoveKind& kind, int seat, const Move& move) {
    const Question question{state_, seat, move};
    for (const Step& step : kind.steps) {
        if (!step.when.empty() && !holds(rules_, question, step.when, step.when_values)) continue;
        Result<void> done;
        if (step.op == Step::Op::call) {
            done = handlers_.run(*this, step.handler, seat, &move);
        } else {
            const auto row = [&](int32_t expression) {
                return expression < 0 ? 0 : rules_.expressions.evaluate(expression, question);
            };
            const int64_t amount = rules_.expressions.evaluate(step.amount, question);
            const int32_t to = row(step.to);
            if (step.op == Step::Op::shift) done = change(kind, step, row(step.from), -amount);
            if (done) done = change(kind, step, to, amount);
        }
        if (!done) return done;
    }
    return {};
}

}  // namespace fronteira::core
