// SPDX-License-Identifier: MIT
#include "core/expression.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

using Op = Expression::Op;

int32_t clamp(int64_t value) {
    return static_cast<int32_t>(
        std::clamp<int64_t>(value, int64_t{hidden} + 1, int64_t{INT32_MAX}));
}

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
        case Op::least:
            return clamp(std::min(a, b));
        default:
            return clamp(std::max(a, b));
    }
}

int32_t whole_regions(const State& state, ColumnId id, int32_t seat) {
    const PlacedColumn& column = state.layout().column(id);
    if (column.sight != Sight::all) return hidden;
    if (seat < none || seat >= state.layout().seats()) return 0;
    const SeatIndex& index = state.layout().indexes()[static_cast<size_t>(column.index)];
    const Board& board = state.layout().board();
    int32_t whole = 0;
    for (int region = 0; region < board.region_count(); ++region) {
        const auto size = static_cast<int>(board.spaces_in(region).size());
        whole += size > 0 && state.count_in(index, region, seat) == size ? 1 : 0;
    }
    return whole;
}

}  // namespace

int32_t Expressions::add(Expression expression) {
    all_.push_back(expression);
    return static_cast<int32_t>(all_.size()) - 1;
}

int32_t Expressions::compute(const Expression& e, const Question& question) const {
    const State& state = question.state;
    const int32_t a = e.left < 0 ? 0 : evaluate(e.left, question);
    if (a == hidden) return hidden;
    if (e.right >= 0) {
        const int32_t b = evaluate(e.right, question);
        return b == hidden ? hidden : combine(e.op, a, b);
    }
    switch (e.op) {
        case Op::turn_seat:
            return state.cell(cell_turn_seat);
        case Op::round:
            return state.cell(cell_round);
        case Op::column: {
            const PlacedColumn& column = state.layout().column(static_cast<ColumnId>(e.value));
            if (a < 0 || a >= column.rows) return 0;
            return state.seen(static_cast<ColumnId>(e.value), a, question.seat);
        }
        case Op::region_of:
            if (a < 0 || a >= state.layout().board().space_count()) return none;
            return state.layout().board().region_of(a);
        case Op::cards:
            if (a < 0 || a >= state.layout().seats()) return 0;
            return state.zone_size(e.value, Layout::hand(a));
        case Op::count: {
            const PlacedColumn& column = state.layout().column(static_cast<ColumnId>(e.value));
            if (column.sight != Sight::all) return hidden;
            if (a < none || a >= state.layout().seats()) return 0;
            return state.count(state.layout().indexes()[static_cast<size_t>(column.index)], a);
        }
        case Op::regions:
            return whole_regions(state, static_cast<ColumnId>(e.value), a);
        case Op::sum: {
            const PlacedColumn& column = state.layout().column(static_cast<ColumnId>(e.value));
            if (column.sight != Sight::all) return hidden;
            int64_t sum = 0;
            for (int32_t row = 0; row < column.rows; ++row) sum += state.cell(column.offset + row);
            return clamp(sum);
        }
        default:
            return 0;
    }
}

void Expressions::place(const Layout& layout) {
    for (Expression& e : all_) {
        if (e.op != Op::column || (e.left >= 0 && at(e.left).op != Op::slot)) continue;
        const PlacedColumn& column = layout.column(static_cast<ColumnId>(e.value));
        if (column.sight != Sight::all) continue;
        e.offset = column.offset;
        e.rows = column.rows;
        e.row_value = e.left < 0 ? -1 : at(e.left).value;
    }
}

int32_t Expressions::furthest_slot(int32_t number) const {
    if (number < 0) return -1;
    const Expression& e = at(number);
    return std::max(
        {e.op == Op::slot ? e.value : -1, furthest_slot(e.left), furthest_slot(e.right)});
}

bool Expressions::is_public(int32_t number, const Layout& layout) const {
    if (number < 0) return true;
    const Expression& e = at(number);
    const bool column =
        e.op == Op::column || e.op == Op::count || e.op == Op::regions || e.op == Op::sum;
    if (column && layout.column(static_cast<ColumnId>(e.value)).sight != Sight::all) return false;
    return is_public(e.left, layout) && is_public(e.right, layout);
}

}  // namespace fronteira::core
