// SPDX-License-Identifier: MIT
#include "core/moves/expression.hpp"

#include "core/moves/clause.hpp"
#include "core/sight/seen_totals.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

using Op = Expression::Op;

/// More than any budget; a board of that many times as many rows does not overflow it.
constexpr int64_t too_dear = int64_t{1} << 40;

int64_t divided(int64_t a, int64_t b) {
    if (b == 0) return 0;
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

int32_t combine(Op op, int64_t a, int64_t b) {
    switch (op) {
        case Op::add:
            return clamp(a + b);
        case Op::subtract:
            return clamp(a - b);
        case Op::multiply:
            return clamp(a * b);
        case Op::divide:
            return clamp(divided(a, b));
        case Op::remainder:
            return clamp(b == 0 ? 0 : a - divided(a, b) * b);
        case Op::least:
            return clamp(std::min(a, b));
        case Op::equal:
            return a == b;
        case Op::differs:
            return a != b;
        case Op::less:
            return a < b;
        case Op::at_most:
            return a <= b;
        case Op::contains:
            return b >= 0 && b < max_seats && (a >> b & 1) != 0;
        default:
            return clamp(std::max(a, b));
    }
}

Term term_of(Term::Of of, int32_t number) {
    Term term;
    term.of = of;
    term.number = number;
    return term;
}

/// How many cards lie in the pile, or in the hand of whoever asks.
Term size_term(const Expression& e, const Layout& layout) {
    const PlacedDeck& deck = layout.deck(e.value);
    const bool hand = e.op == Op::cards;
    Term term = term_of(hand ? Term::Of::row_of_me : Term::Of::first_row,
                        deck.sizes + (hand ? Layout::hand(0) : pile));
    term.rows = hand ? layout.seats() : 1;
    term.lowest = 0;
    term.highest = static_cast<int32_t>(deck.deck.cards.size());
    return term;
}

/// To look at a cell of a column that is seen near: its row, and all with a link to it.
int64_t cost_of_look(const PlacedColumn& column, const Board& board) {
    return column.sight == Sight::near ? 1 + board.most_sources() : 0;
}

}  // namespace

int32_t Expressions::add(Expression expression) {
    uint32_t& values = expression.values;
    values = values_read(expression.left) | values_read(expression.right);
    if (expression.op == Op::slot) values |= 1u << std::min(expression.value, 31);
    if (expression.op == Op::rows) values |= values_read(rows(expression.value).tests);
    all_.push_back(expression);
    return static_cast<int32_t>(all_.size()) - 1;
}

int32_t Expressions::add(Rows rows) {
    rows_.push_back(std::move(rows));
    return static_cast<int32_t>(rows_.size()) - 1;
}

int32_t Expressions::add_attribute(std::vector<int32_t> of_rows) {
    attributes_.push_back(std::move(of_rows));
    return static_cast<int32_t>(attributes_.size()) - 1;
}

int32_t Expressions::count(const Rows& rows, const EvaluationContext& context) const {
    const int32_t all = context.state.layout().rows_of(rows.entity);
    int32_t passed = 0;
    for (int32_t row = 0; row < all; ++row)
        passed += passes_all(*this, context, rows.tests, row) ? 1 : 0;
    return passed;
}

/// `and`, `or`: what is known may be enough.
int32_t Expressions::join(const Expression& e, const EvaluationContext& context) const {
    const int32_t enough = e.op == Op::either ? 1 : 0;
    const int32_t a = evaluate(e.left, context);
    if (a == enough) return enough;
    const int32_t b = evaluate(e.right, context);
    return b == enough || a != hidden ? b : hidden;
}

int32_t Expressions::compute(const Expression& e, const EvaluationContext& context) const {
    if (e.op == Op::both || e.op == Op::either) return join(e, context);
    const State& state = context.state;
    const int32_t a = e.left < 0 ? 0 : evaluate(e.left, context);
    if (a == hidden) return hidden;
    if (e.right >= 0) {
        const int32_t b = evaluate(e.right, context);
        return b == hidden ? hidden : combine(e.op, a, b);
    }
    switch (e.op) {
        case Op::turn_seat:
            return state.cell(cell_turn_seat);
        case Op::round:
            return state.cell(cell_round);
        case Op::column: {
            const PlacedColumn& column = state.layout().column(static_cast<ColumnId>(e.value));
            if (a < 0 || a >= column.rows) return absent(column.kind);
            return state.seen(static_cast<ColumnId>(e.value), a, context.seat);
        }
        case Op::region_of:
            if (a < 0 || a >= state.layout().board().space_count()) return none;
            return state.layout().board().region_of(a);
        case Op::cards:
            if (a < 0 || a >= state.layout().seats()) return 0;
            return state.zone_size(e.value, Layout::hand(a));
        case Op::pile:
            return state.zone_size(e.value, pile);
        case Op::asked_from:
            return state.range().from;
        case Op::asked_upto:
            return state.range().upto;
        case Op::count:
            return count_seen(state, static_cast<ColumnId>(e.value), a, context.seat);
        case Op::regions:
            return regions_seen(state, static_cast<ColumnId>(e.value), a, context.seat);
        case Op::sum:
            return sum_seen(state, static_cast<ColumnId>(e.value), context.seat);
        case Op::rows:
            return count(rows(e.value), context);
        case Op::row:
            return context.row;
        case Op::opposite:
            return a == 0;
        case Op::tagged: {
            const Board& board = state.layout().board();
            return a >= 0 && a < board.space_count() && board.tagged(a, e.value);
        }
        case Op::attribute: {
            const auto& of_rows = attributes_[static_cast<size_t>(e.value)];
            const auto row = static_cast<size_t>(a);
            return a < 0 || row >= of_rows.size() ? 0 : of_rows[row];
        }
        default:
            return 0;
    }
}

void Expressions::weigh(const Layout& layout) {
    costs_.clear();
    for (const Expression& e : all_) {
        int64_t cost = 1 + this->cost(e.left) + this->cost(e.right);
        if (e.op == Op::rows)
            cost += layout.rows_of(rows(e.value).entity) * this->cost(rows(e.value).tests, layout);
        if (e.op == Op::sum) cost += layout.column(static_cast<ColumnId>(e.value)).rows;
        if (e.op == Op::regions) cost += layout.board().region_count();
        if (e.op == Op::column)
            cost += cost_of_look(layout.column(static_cast<ColumnId>(e.value)), layout.board());
        if (e.op == Op::sum || e.op == Op::count || e.op == Op::regions) {
            const PlacedColumn& column = layout.column(static_cast<ColumnId>(e.value));
            cost += column.rows * cost_of_look(column, layout.board());
        }
        costs_.push_back(std::min(cost, too_dear));
    }
}

int64_t Expressions::cost(const std::vector<Test>& tests, const Layout& layout) const {
    int64_t sum = 1;
    for (const Test& test : tests) {
        sum += 1 + cost(test.operand);
        if (column_of(test) >= 0)
            sum += cost_of_look(layout.column(column_of(test)), layout.board());
        if (test.op == Test::Op::all_spaces)
            sum += layout.board().space_count() * cost(test.of_spaces, layout);
        sum = std::min(sum, too_dear);
    }
    return sum;
}

void Expressions::place(const Layout& layout) {
    for (Rows& rows : rows_) core::place(rows.tests, layout);
    for (size_t i = 0; i < all_.size(); ++i) {
        const Op op = all_[i].op;
        if (op == Op::constant || op == Op::slot) continue;  // read at once already
        const std::vector<Sum> sums = as_sums(static_cast<int32_t>(i), layout);
        if (sums.empty()) continue;
        all_[i].sums = static_cast<int32_t>(sums_.size());
        sums_.emplace_back(sums);
    }
}

std::vector<Sum> Expressions::as_sums(int32_t number, const Layout& layout) const {
    if (number < 0) return {};
    const Expression& e = at(number);
    if (e.op == Op::constant) return {{term_of(Term::Of::constant, e.value)}};
    if (e.op == Op::turn_seat) return {{term_of(Term::Of::first_row, cell_turn_seat)}};
    if (e.op == Op::round) return {{term_of(Term::Of::first_row, cell_round)}};
    const bool region = e.op == Op::region_of && e.left >= 0 && at(e.left).op == Op::slot;
    if (e.op == Op::slot || region) {
        Term term = term_of(region ? Term::Of::region : Term::Of::value, 0);
        term.value = static_cast<uint8_t>(region ? at(e.left).value : e.value);
        return {{term}};
    }
    if (e.op == Op::column) {
        const auto cell = cell_term(e, layout);
        return cell ? std::vector<Sum>{{*cell}} : std::vector<Sum>{};
    }
    if (e.op == Op::pile || (e.op == Op::cards && e.left >= 0 && at(e.left).op == Op::me))
        return {{size_term(e, layout)}};
    if (e.op != Op::add && e.op != Op::subtract && e.op != Op::least) return {};
    std::vector<Sum> left = as_sums(e.left, layout), right = as_sums(e.right, layout);
    if (left.empty() || right.empty()) return {};
    if (e.op == Op::least) {
        left.insert(left.end(), right.begin(), right.end());
        return left;
    }
    if (e.op == Op::add && left.size() == 1) std::swap(left, right);
    if (right.size() != 1) return {};
    for (Term& term : right.front()) term.taken = term.taken != (e.op == Op::subtract);
    for (Sum& sum : left) sum.insert(sum.end(), right.front().begin(), right.front().end());
    return left;
}

/// A column that whoever asks may see, in a row that the move names or in that of the seat that
/// asks.
std::optional<Term> Expressions::cell_term(const Expression& e, const Layout& layout) const {
    const PlacedColumn& column = layout.column(static_cast<ColumnId>(e.value));
    Term term = term_of(Term::Of::first_row, column.offset);
    term.rows = column.rows;
    term.lowest = column.min;
    term.highest = column.max;
    term.absent = absent(column.kind);
    const Op row = e.left < 0 ? Op::constant : at(e.left).op;
    const bool own = row == Op::me && column.entity == Entity::seat;
    if (column.sight != Sight::all && !(own && column.sight == Sight::self)) return std::nullopt;
    if (own) {
        term.of = Term::Of::row_of_me;
        return term;
    }
    if (e.left < 0) return term;
    const int32_t named = row == Op::region_of ? at(e.left).left : e.left;
    if ((row != Op::region_of && row != Op::slot) || named < 0 || at(named).op != Op::slot)
        return std::nullopt;
    term.of = row == Op::region_of ? Term::Of::row_of_region : Term::Of::row_of_value;
    term.value = static_cast<uint8_t>(at(named).value);
    return term;
}

uint32_t Expressions::values_read(const std::vector<Test>& tests) const {
    uint32_t values = 0;
    for (const Test& test : tests)
        values |= values_read(test.operand) | values_read(test.of_spaces);
    return values;
}

bool Expressions::is_public(int32_t number, const Layout& layout) const {
    if (number < 0) return true;
    const Expression& e = at(number);
    const bool column =
        e.op == Op::column || e.op == Op::count || e.op == Op::regions || e.op == Op::sum;
    if (column && layout.column(static_cast<ColumnId>(e.value)).sight != Sight::all) return false;
    if (e.op == Op::rows && !is_public(rows(e.value).tests, layout)) return false;
    return is_public(e.left, layout) && is_public(e.right, layout);
}

bool Expressions::is_public(const std::vector<Test>& tests, const Layout& layout) const {
    return std::all_of(tests.begin(), tests.end(), [&](const Test& test) {
        const ColumnId column = column_of(test);
        return (column < 0 || layout.column(column).sight == Sight::all) &&
               is_public(test.operand, layout) && is_public(test.of_spaces, layout);
    });
}

}  // namespace fronteira::core
