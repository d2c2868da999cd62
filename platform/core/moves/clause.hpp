// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {

/// Compares what a clause reads with what it asks for. What the seat may not see never passes.
inline bool compare(Test::Op op, int32_t value, int32_t operand) {
    if (value == hidden || operand == hidden) return false;
    switch (op) {
        case Test::Op::equal:
            return value == operand;
        case Test::Op::not_equal:
            return value != operand;
        case Test::Op::at_least:
            return value >= operand;
        case Test::Op::at_most:
            return value <= operand;
        case Test::Op::has_bit:
            return operand >= 0 && operand < max_seats && (value >> operand & 1) != 0;
        case Test::Op::holds:
            return value == 1;
        default:
            return false;
    }
}

/// What a clause compares with; 0 when it compares with nothing.
inline int32_t operand_of(const Expressions& all, const EvaluationContext& context,
                          const Test& test) {
    return test.operand < 0 ? 0 : all.evaluate(test.operand, context);
}

/// Whether a clause admits the value that it reads.
inline bool admits(const EvaluationContext& context, const Test& test, int32_t value,
                   int32_t operand) {
    if (test.op == Test::Op::other_seat)
        return value != hidden && value != none && value != context.seat;
    return compare(test.op, value, operand);
}

/// Whether a region has spaces, and all of them pass.
bool all_spaces_pass(const Expressions& all, const EvaluationContext& context,
                     const std::vector<Test>& tests, int32_t region);

/// A clause that compares nothing that it reads of the candidate.
bool passes_apart(const Expressions& all, const EvaluationContext& context, const Test& test,
                  int32_t candidate);

/// What a clause reads of a candidate.
inline int32_t value_of(const EvaluationContext& context, const Test& test, int32_t candidate) {
    if (test.offset >= 0) return context.state.cell(test.offset + candidate);
    return test.column < 0 ? candidate : context.state.seen(test.column, candidate, context.seat);
}

/// One clause for one candidate of a slot.
inline bool passes(const Expressions& all, const EvaluationContext& context, const Test& test,
                   int32_t candidate) {
    if (test.op >= Test::Op::tagged) return passes_apart(all, context, test, candidate);
    return admits(context, test, value_of(context, test, candidate),
                  operand_of(all, context, test));
}

inline bool passes_all(const Expressions& all, const EvaluationContext& context,
                       const std::vector<Test>& tests, int32_t candidate) {
    for (const Test& test : tests)
        if (!passes(all, context, test, candidate)) return false;
    return true;
}

/// Notes where the columns stand that all may see, so that they are read without asking who looks.
void place(std::vector<Test>& tests, const Layout& layout);

/// Whether the clauses hold. A clause without a column compares the expression beside it.
bool holds(const Expressions& all, const EvaluationContext& context, const std::vector<Test>& tests,
           const std::vector<int32_t>& values);

/// Whether there is a number in the range of a slot.
inline bool has_range(const Expressions& all, const EvaluationContext& context,
                      const Slot& number) {
    const int32_t from = all.evaluate(number.from, context);
    const int32_t upto = all.evaluate(number.upto, context);
    return from != hidden && upto != hidden && from <= upto;
}

/// Whether a linked slot follows links of these kinds.
inline bool follows(const Slot& slot, const Board& board, uint8_t kinds) {
    return slot.link_kinds.empty() ||
           std::any_of(slot.link_kinds.begin(), slot.link_kinds.end(),
                       [&](uint8_t kind) { return board.is_of_kind(kinds, kind); });
}

/// Whether chosen cards match as their slot demands: all alike, or all different.
bool cards_match(const Slot& slot, std::span<const int32_t> cards);

/// Visits the spaces that a slot may pick, as far as an index tells: a few more than pass its
/// clauses, in rising order, until a visit returns false.
template <class Visit>
void each_candidate(const Rules& rules, const State& state, const Slot& slot, int seat,
                    Visit visit) {
    if (slot.index < 0) {
        for (int space = 0; space < rules.board->space_count(); ++space)
            if (!visit(space)) return;
        return;
    }
    const SeatIndex& index = rules.layout.indexes()[static_cast<size_t>(slot.index)];
    for (int word = 0; word < rules.layout.words(); ++word) {
        for (uint32_t bits = state.held_word(index, seat, word); bits != 0; bits &= bits - 1) {
            const int space = word * 32 + std::countr_zero(bits);
            if (slot.meets == Slot::Meets::other && !state.meets_other(index, space, seat))
                continue;
            if (slot.meets == Slot::Meets::same && !state.meets_same(index, space, seat)) continue;
            if (!visit(space)) return;
        }
    }
}

}  // namespace fronteira::core
