// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/move.hpp>

#include "core/moves/test.hpp"
#include "core/state/state.hpp"
#include "core/state/sums.hpp"

#include <bit>
#include <cstdint>
#include <optional>
#include <vector>

namespace fronteira::core {

/// A number that a declaration computes from a match and the values chosen so far.
struct Expression {
    enum class Op : uint8_t {
        constant,   ///< `value`
        slot,       ///< the value at `value` of the move
        me,         ///< the seat that decides
        turn_seat,  ///< the seat whose turn it is
        round,
        column,      ///< cell of column `value` in row `left` (row 0 when left is -1)
        region_of,   ///< the region of the space `left`
        cards,       ///< cards of deck `value` in the hand of seat `left`
        pile,        ///< cards in the pile of deck `value`
        asked_from,  ///< the least number that may answer the open question,
        asked_upto,  ///< and the most
        count,       ///< spaces whose indexed column `value` holds the seat `left`; the column is
                     ///< one that all may see, or the number is hidden
        regions,  ///< regions all of whose spaces hold the seat `left` in column `value`; as count
        sum,      ///< of all rows of column `value`, which all may see, or it is hidden
        rows,     ///< how many of the rows of number `value` there are, as far as the seat can see
        row,      ///< the row for which a step is done, or that a clause is asked of
        attribute,  ///< of the map, number `value`, in row `left`; 0 where there is none
        add,
        subtract,
        multiply,
        divide,     ///< rounded down; by zero gives 0
        remainder,  ///< of that division
        least,
        most,
        // What is true or false is 1 or 0.
        equal,
        differs,
        less,
        at_most,
        contains,  ///< the set of seats `left` has the seat `right` in it
        both,      ///< what is hidden does not matter where the other one is false,
        either,    ///< or true
        opposite,
        tagged,  ///< the space `left` carries the tag `value`
    };
    Op op = Op::constant;
    int32_t value = 0;
    int32_t left = -1;  ///< another expression, by number
    int32_t right = -1;

    uint32_t values = 0;  ///< of the move that it reads, a bit each; filled in by add()
    int32_t sums = -1;    ///< the same as sums of cells, where it can be; filled in by place()
};

/// What an expression is evaluated with: who decides, and which values stand already.
struct EvaluationContext {
    const State& state;
    int seat;
    const Move& move;
    int32_t row = none;  ///< the row that is asked about, where there is one
};

/// All expressions of a ruleset, by number. They refer to earlier ones only.
class Expressions {
 public:
    int32_t add(Expression expression);
    int32_t constant(int32_t value) { return add({Expression::Op::constant, value, -1, -1}); }
    const Expression& at(int32_t number) const { return all_[static_cast<size_t>(number)]; }

    /// Rows that expressions count, by number.
    int32_t add(Rows rows);
    const Rows& rows(int32_t number) const { return rows_[static_cast<size_t>(number)]; }
    /// What the map says of each row, by number.
    int32_t add_attribute(std::vector<int32_t> of_rows);

    /// `hidden` when it depends on a cell that the seat may not see.
    int32_t evaluate(int32_t number, const EvaluationContext& context) const {
        const Expression& e = at(number);
        if (e.op == Expression::Op::constant) return e.value;
        if (e.op == Expression::Op::slot) return context.move.values[static_cast<size_t>(e.value)];
        if (e.op == Expression::Op::me) return context.seat;
        if (e.sums >= 0)
            return sums_[static_cast<size_t>(e.sums)].evaluate(context.state, context.seat,
                                                               context.move);
        return compute(e, context);
    }

    /// Notes which of them are sums of cells, so that most are read in one go.
    void place(const Layout& layout);

    /// Reckons what each of them costs at most (see Budget); comes before all questions of cost.
    void weigh(const Layout& layout);
    /// -1 stands for no expression, which costs nothing.
    int64_t cost(int32_t number) const {
        return number < 0 ? 0 : costs_[static_cast<size_t>(number)];
    }
    /// Of asking whether one row passes.
    int64_t cost(const std::vector<Test>& tests, const Layout& layout) const;

    /// The sums of which an expression is the least; none when it has not that form.
    std::vector<Sum> as_sums(int32_t number, const Layout& layout) const;

    /// Whether everyone can compute it: it reads no cell that anybody may not see. -1 stands for
    /// no expression, which reads nothing.
    bool is_public(int32_t number, const Layout& layout) const;

    bool is_public(const std::vector<Test>& tests, const Layout& layout) const;

    /// The values of the move that it reads, a bit each.
    uint32_t values_read(int32_t number) const { return number < 0 ? 0 : at(number).values; }
    uint32_t values_read(const std::vector<Test>& tests) const;
    /// The furthest of them, or -1.
    int32_t furthest_slot(int32_t number) const {
        return static_cast<int32_t>(std::bit_width(values_read(number))) - 1;
    }

 private:
    int32_t count(const Rows& rows, const EvaluationContext& context) const;
    int32_t join(const Expression& expression, const EvaluationContext& context) const;
    int32_t compute(const Expression& expression, const EvaluationContext& context) const;
    std::optional<Term> cell_term(const Expression& expression, const Layout& layout) const;
    std::vector<Expression> all_;
    std::vector<Sums> sums_;
    std::vector<Rows> rows_;
    std::vector<std::vector<int32_t>> attributes_;
    std::vector<int64_t> costs_;
};

}  // namespace fronteira::core
