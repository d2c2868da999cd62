// SPDX-License-Identifier: MIT
#include "core/moves/space_filter.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {
namespace {

bool index_answers(const Rules& rules, const Test& test) {
    if (test.op == Test::Op::tagged || test.offset < 0) return false;
    if (rules.layout.column(test.column).index < 0) return false;
    return test.op == Test::Op::equal || test.op == Test::Op::not_equal ||
           test.op == Test::Op::other_seat;
}

/// The clause as one on a cell, if what it compares with is the same in every match.
std::optional<CellClause> as_cell_clause(const Rules& rules, const Test& test, int seat) {
    if (test.op == Test::Op::other_seat) return as_cell_clause(test, none, seat);
    if (!compares(test) || test.offset < 0) return std::nullopt;
    const Expression& operand = rules.expressions.at(test.operand);
    if (operand.op == Expression::Op::me) return as_cell_clause(test, seat, seat);
    if (operand.op != Expression::Op::constant) return std::nullopt;
    return as_cell_clause(test, operand.value, seat);
}

bool is_constant(const Term& term) {
    return term.of == Term::Of::constant;
}

/// Whether it is the same, whatever the move names.
bool is_shared(const Term& term) {
    return is_constant(term) || term.of == Term::Of::first_row || term.of == Term::Of::row_of_me;
}

/// The bits of the last word that stand for spaces of the board.
uint32_t last_word(const Board& board) {
    const int behind = board.space_count() % 32;
    return behind == 0 ? ~uint32_t{0} : (uint32_t{1} << behind) - 1;
}

}  // namespace

SpaceFilter::SpaceFilter(const Rules& rules, const Slot& slot, int seat, const Slot* number)
    : rules_(rules), slot_(slot) {
    for (const Test& test : slot.tests) {
        if (!is_alone(rules, test)) continue;
        const bool by_index = index_answers(rules, test);
        if (by_index)
            of_index_.push_back(&test);
        else
            index_answers_all_ = false;
        const auto cell = as_cell_clause(rules, test, seat);
        if (!cell)
            others_.push_back(&test);
        else
            cells_.insert(by_index ? cells_.begin() : cells_.end(), *cell);
        if (cell && by_index) ++cells_by_index_;
    }
    index_answers_clauses_ = index_answers_all_;
    if (number != nullptr) take_range(*number);
    plain_ = others_.empty() && !reach_ && number_ == nullptr;
}

/// That a sum of cells of the space itself, one or one less another, is `from_` at least.
std::optional<CellClause> SpaceFilter::as_cells(const Sum& sum) const {
    int64_t least = from_;
    const Term* added = nullptr;
    const Term* taken = nullptr;
    for (const Term& term : sum) {
        if (is_constant(term)) {
            least -= term.taken ? -int64_t{term.number} : term.number;
            continue;
        }
        const Term*& cell = term.taken ? taken : added;
        if (term.of != Term::Of::row_of_value || term.value != slot_.offset || cell != nullptr)
            return std::nullopt;
        cell = &term;
    }
    if (added == nullptr) return std::nullopt;
    if (taken == nullptr) return CellClause{added->number, -1, clamp(least), INT64_MAX};
    return CellClause{added->number, taken->number, clamp(least), INT64_MAX, false, taken->lowest};
}

/// A clause that another one says as well is left out: `armies > 1` beside 1 to `armies - 1`.
void SpaceFilter::add_range(const CellClause& range) {
    for (size_t i = cells_by_index_; i < cells_.size(); ++i) {
        if (cells_[i].implies(range)) return;
        if (!range.implies(cells_[i])) continue;
        cells_[i] = range;
        return;
    }
    cells_.push_back(range);
}

/// A range from a constant to the least of some sums is not empty when each of them reaches the
/// constant; where a sum is one of cells of the space itself, that is a clause like others.
void SpaceFilter::take_range(const Slot& number) {
    const Expression& from = rules_.expressions.at(number.from);
    const std::vector<Sum> sums = rules_.expressions.as_sums(number.upto, rules_.layout);
    if (from.op != Expression::Op::constant || sums.empty()) {
        number_ = &number;
        index_answers_all_ = index_answers_clauses_ = false;
        return;
    }
    from_ = from.value;
    std::vector<Sum> others, shared;
    for (const Sum& sum : sums)
        if (std::all_of(sum.begin(), sum.end(), is_shared))
            shared.push_back(sum);
        else if (const auto clause = as_cells(sum))
            add_range(*clause);
        else
            others.push_back(sum);
    if (shared.size() < sums.size()) index_answers_all_ = false;
    if (shared.size() + others.size() < sums.size()) index_answers_clauses_ = false;
    if (!others.empty()) reach_.emplace(others);
    if (!shared.empty()) shared_.emplace(shared);
}

bool SpaceFilter::passes_rest(Asking& asking, int32_t space) const {
    asking.move.values[static_cast<size_t>(slot_.offset)] = space;
    for (const Test* test : others_)
        if (!passes(rules_.expressions, asking.context, *test, space)) return false;
    if (reach_)
        return reach_->evaluate(asking.context.state, asking.context.seat, asking.move) >= from_;
    return number_ == nullptr || has_range(rules_.expressions, asking.context, *number_);
}

/// Whether every space leaves the number its range, whatever is written on it.
bool SpaceFilter::all_reach(const EvaluationContext& context) const {
    return reach_ && reach_->bound(context.state, context.seat) >= from_;
}

void SpaceFilter::admit(Asking& asking, std::vector<uint32_t>& words) const {
    if (!shared_reach(asking.context)) return static_cast<void>(words.assign(words.size(), 0));
    words.assign(words.size(), ~uint32_t{0});
    if (!words.empty()) words.back() &= last_word(*rules_.board);
    for (const Test* test : of_index_) hold(asking.context, *test, words);
    if (index_answers_all_ || (index_answers_clauses_ && all_reach(asking.context))) return;
    int32_t first = 0;
    for (uint32_t& word : words) {
        for (uint32_t left = word; left != 0; left &= left - 1)
            if (!suits(asking, first + std::countr_zero(left), cells_by_index_))
                word &= ~(left & -left);
        first += 32;
    }
}

/// Leaves the spaces whose holder passes the clause.
void SpaceFilter::hold(const EvaluationContext& context, const Test& test,
                       std::vector<uint32_t>& words) const {
    const Layout& layout = rules_.layout;
    const SeatIndex& index =
        layout.indexes()[static_cast<size_t>(layout.column(test.column).index)];
    const auto leave = [&](int32_t seat, bool held) {
        const bool known = seat >= none && seat < layout.seats();
        int number = 0;
        for (uint32_t& word : words) {
            const uint32_t own = known ? context.state.held_word(index, seat, number++) : 0;
            word &= held ? own : ~own;
        }
    };
    if (test.op == Test::Op::other_seat) {
        leave(context.seat, false);
        leave(none, false);
        return;
    }
    const int32_t seat = operand_of(rules_.expressions, context, test);
    leave(seat, seat == hidden || test.op == Test::Op::equal);
}

}  // namespace fronteira::core
