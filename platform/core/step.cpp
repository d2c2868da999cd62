// SPDX-License-Identifier: MIT
// Declared effects, step after step.
#include "core/step.hpp"

#include "core/clause.hpp"
#include "core/contest.hpp"
#include "core/match.hpp"

namespace fronteira::core {
namespace {

std::string doing(const Doer& by) {
    return std::string(by.what) + " `" + by.name + "`";
}

}  // namespace

Result<void> Match::put(const Doer& by, ColumnId id, int32_t row, int64_t value) {
    const PlacedColumn& column = rules_.layout.column(id);
    if (row < 0 || row >= column.rows)
        return fail(error_at(by.place, "rules.no_row",
                             doing(by) + " changes `" + column.name + "` nowhere"));
    if (value < column.min || value > column.max)
        return fail(error_at(by.place, "rules.range",
                             "`" + column.name + "` would become " + std::to_string(value) +
                                 " by " + doing(by) + "; its range is " +
                                 std::to_string(column.min) + " to " + std::to_string(column.max)));
    state_.set(id, row, static_cast<int32_t>(value));
    return {};
}

Result<void> Match::add(const Doer& by, ColumnId id, int32_t row, int64_t amount) {
    const bool there = row >= 0 && row < rules_.layout.column(id).rows;
    return put(by, id, row, there ? state_.get(id, row) + amount : 0);
}

Result<void> Match::fight(const Doer& by, const Step& step, int32_t from, int32_t to,
                          const Question& question) {
    const int32_t ours = rules_.expressions.evaluate(step.amount, question);
    const int32_t theirs = rules_.expressions.evaluate(step.theirs, question);
    if (ours < 1 || ours > most_dice || theirs < 1 || theirs > most_dice)
        return fail(error_at(by.place, "rules.dice",
                             doing(by) + " throws " + std::to_string(ours) + " dice against " +
                                 std::to_string(theirs) + "; a side has 1 to " +
                                 std::to_string(most_dice)));
    const Losses lost = contest(*this, ours, theirs);
    auto done = add(by, step.column, from, -lost.ours);
    return done ? add(by, step.column, to, -lost.theirs) : done;
}

/// A step that changes numbers in rows.
Result<void> Match::change(const Doer& by, const Step& step, const Question& question) {
    const auto row = [&](int32_t expression) {
        return expression < 0 ? 0 : rules_.expressions.evaluate(expression, question);
    };
    const int32_t from = row(step.from), to = row(step.to);
    if (step.op == Step::Op::contest) return fight(by, step, from, to, question);
    const int64_t amount = rules_.expressions.evaluate(step.amount, question);
    if (amount == hidden)
        return fail(error_at(by.place, "rules.secret_amount",
                             doing(by) + " changes `" + rules_.layout.column(step.column).name +
                                 "` by a number that its seat may not see",
                             "let a function do it"));
    if (step.op == Step::Op::put) return put(by, step.column, to, amount);
    if (step.op == Step::Op::shift)
        if (auto taken = add(by, step.column, from, -amount); !taken) return taken;
    return add(by, step.column, to, amount);
}

Result<void> Match::ask(const Doer& by, const Step& step, const Question& question) {
    if (ask(rules_.expressions.evaluate(step.to, question), step.phase)) return {};
    return fail(error_at(by.place, "rules.ask",
                         doing(by) + " asks no seat in the phase `" + step.asked +
                             "`, or too many decisions are open"));
}

/// What the seat may not see stays unsaid.
Event Match::event_of(const Step& step, const Question& question) const {
    Event event;
    event.name = step.event;
    for (const StepField& field : step.fields) {
        const int32_t value = rules_.expressions.evaluate(field.value, question);
        if (value != hidden)
            event.fields.push_back({field.name, field.kind, value, -1, ~uint32_t{0}});
    }
    return event;
}

Result<void> Match::perform(const Doer& by, const std::vector<Step>& steps, int seat,
                            const Move& move) {
    const Question question{state_, seat, move};
    for (size_t i = 0; i < steps.size(); ++i) {
        const Step& step = steps[i];
        Result<void> done;
        switch (step.op) {
            case Step::Op::call:
                done = handlers_.run(*this, step.handler, seat, move.kind < 0 ? nullptr : &move);
                break;
            case Step::Op::only_if:
                if (!holds(rules_, question, step.when, step.when_values))
                    i += static_cast<size_t>(step.skip);
                break;
            case Step::Op::finish:
                finish(seat);
                break;
            case Step::Op::ask:
                done = ask(by, step, question);
                break;
            case Step::Op::tell:
                if (listening_) tell(event_of(step, question));
                break;
            case Step::Op::reset:
                state_.reset(step.column);
                break;
            default:
                done = change(by, step, question);
        }
        if (!done) return done;
    }
    return {};
}

}  // namespace fronteira::core
