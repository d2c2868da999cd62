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

Diagnostic refused(const Doer& by, const PlacedColumn& column, int32_t row, int64_t value) {
    if (row < 0 || row >= column.rows)
        return error_at(by.place, "rules.no_row",
                        doing(by) + " changes `" + column.name + "` nowhere");
    return error_at(by.place, "rules.range",
                    "`" + column.name + "` would become " + std::to_string(value) + " by " +
                        doing(by) + "; its range is " + std::to_string(column.min) + " to " +
                        std::to_string(column.max));
}

Diagnostic secret_amount(const Doer& by, const PlacedColumn& column) {
    return error_at(
        by.place, "rules.secret_amount",
        doing(by) + " changes `" + column.name + "` by a number that its seat may not see",
        "let a function do it");
}

}  // namespace

inline Result<void> Match::put(const Doer& by, const PlacedColumn& column, int32_t row,
                               int64_t value) {
    const auto cell = static_cast<int32_t>(value);
    if (row < 0 || row >= column.rows || cell != value || !state_.set(column, row, cell))
        [[unlikely]]
        return fail(refused(by, column, row, value));
    return {};
}

inline Result<void> Match::add(const Doer& by, const PlacedColumn& column, int32_t row,
                               int64_t amount) {
    if (amount == 0 && row >= 0 && row < column.rows) return {};
    const bool there = row >= 0 && row < column.rows;
    return put(by, column, row, there ? state_.cell(column.offset + row) + amount : 0);
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
    const PlacedColumn& column = rules_.layout.column(step.column);
    auto done = add(by, column, from, -lost.ours);
    return done ? add(by, column, to, -lost.theirs) : done;
}

/// A step that changes numbers in rows.
inline Result<void> Match::change(const Doer& by, const Step& step, const Question& question) {
    const auto row = [&](int32_t expression) {
        return expression < 0 ? 0 : rules_.expressions.evaluate(expression, question);
    };
    const int32_t from = row(step.from), to = row(step.to);
    if (step.op == Step::Op::contest) return fight(by, step, from, to, question);
    const int64_t amount = rules_.expressions.evaluate(step.amount, question);
    const PlacedColumn& column = rules_.layout.column(step.column);
    if (amount == hidden) return fail(secret_amount(by, column));
    if (step.op == Step::Op::put) return put(by, column, to, amount);
    if (step.op == Step::Op::shift)
        if (auto taken = add(by, column, from, -amount); !taken) return taken;
    return add(by, column, to, amount);
}

Result<void> Match::deal(const Doer& by, const Step& step, const Question& question) {
    const int32_t seat = rules_.expressions.evaluate(step.to, question);
    if (seat < 0 || seat >= rules_.layout.seats())
        return fail(error_at(by.place, "rules.no_row", doing(by) + " deals a card to no seat"));
    const auto card = state_.deal(step.deck, seat);
    if (!card || !listening_) return {};
    Event event;
    event.name = "card";
    event.fields = {card_field("card", step.deck, *card),
                    {"seat", Kind::seat, seat, -1, ~uint32_t{0}}};
    tell(std::move(event));
    return {};
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

/// Asking of every row was charged with the step itself.
Result<void> Match::for_each(const Doer& by, const Step& step, std::span<const Step> steps,
                             const Question& question) {
    const Rows& rows = rules_.expressions.rows(step.rows);
    Question of_row = question;
    for (of_row.row = 0; of_row.row < rules_.layout.rows_of(rows.entity); ++of_row.row) {
        if (!passes_all(rules_.expressions, question, rows.tests, of_row.row)) continue;
        if (auto done = do_steps(by, step.cost, steps, of_row); !done) return done;
    }
    return {};
}

Result<void> Match::do_steps(const Doer& by, int64_t cost, std::span<const Step> steps,
                             const Question& question) {
    if (state_.budget().charge(cost)) [[likely]]
        return perform(by, steps, question);
    return fail(out_of_budget(by.place, doing(by)));
}

Result<void> Match::perform(const Doer& by, std::span<const Step> steps, const Question& question) {
    const int seat = question.seat;
    const Move& move = question.move;
    const Step* const end = steps.data() + steps.size();
    for (const Step* next = steps.data(); next < end; ++next) {
        const Step& step = *next;
        Result<void> done;
        switch (step.op) {
            case Step::Op::call:
                done = handlers_.run(*this, step.handler, seat, move.kind < 0 ? nullptr : &move);
                break;
            case Step::Op::only_if:
                if (!holds(rules_.expressions, question, step.when, step.when_values))
                    next += step.skip;
                break;
            case Step::Op::for_each:
                done = for_each(by, step, {next + 1, static_cast<size_t>(step.skip)}, question);
                next += step.skip;
                break;
            case Step::Op::finish:
                finish(seat);
                break;
            case Step::Op::deal:
                done = deal(by, step, question);
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
