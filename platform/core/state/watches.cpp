// SPDX-License-Identifier: MIT
#include "core/state/watches.hpp"

#include "core/rules.hpp"

#include <algorithm>

namespace fronteira::core {

class WatchFinder {
 public:
    WatchFinder(const Rules& rules, Watches& watches) : rules_(rules), watches_(watches) {}

    void run() {
        for (size_t i = 0; i < rules_.moves.size(); ++i) {
            kind_ = &rules_.moves[i];
            if (kind_->kept < 0) continue;
            for (const Slot& slot : kind_->slots) read(slot);
        }
        watches_.strip_of_.assign(static_cast<size_t>(rules_.layout.all_cells()), -1);
        for (size_t i = 0; i < watches_.strips_.size(); ++i)
            std::fill_n(watches_.strip_of_.begin() + watches_.strips_[i].first,
                        watches_.strips_[i].rows, static_cast<int16_t>(i));
    }

 private:
    /// Where a kind of move reads a cell.
    using At = KeptKinds Watches::Strip::*;

    /// Where a value of the move stands, if it is a space of it.
    At place_of(int value) const {
        for (const Slot& slot : kind_->slots)
            if (slot.offset == value && slot.type == Slot::Type::space)
                return value == 0 ? &Watches::Strip::as_origin : &Watches::Strip::as_target;
        return &Watches::Strip::anywhere;
    }

    void read(const Slot& slot) {
        read(slot.tests, place_of(slot.offset));
        read(slot.from);
        read(slot.upto);
    }

    void read(const std::vector<Test>& tests, At at) {
        for (const Test& test : tests) {
            if (const ColumnId column = column_of(test); column >= 0) watch(column, at);
            read(test.operand, at);
            read(test.of_spaces, at);
        }
    }

    /// `of_row`: where the row stands of which a clause is asked.
    void read(int32_t expression, At of_row = &Watches::Strip::anywhere) {
        using Op = Expression::Op;
        if (expression < 0) return;
        const Expression& e = rules_.expressions.at(expression);
        const auto column = static_cast<ColumnId>(e.value);
        if (e.op == Op::round) watch_cells(cell_round, 1, &Watches::Strip::anywhere);
        if (e.op == Op::turn_seat) watch_cells(cell_turn_seat, 1, &Watches::Strip::anywhere);
        if (e.op == Op::count || e.op == Op::regions || e.op == Op::sum)
            watch(column, &Watches::Strip::anywhere);
        if (e.op == Op::rows)
            read(rules_.expressions.rows(e.value).tests, &Watches::Strip::anywhere);
        if (e.op == Op::cards || e.op == Op::pile)
            watch_cells(rules_.layout.deck(e.value).sizes, rules_.layout.zones(),
                        &Watches::Strip::anywhere);
        if (e.op == Op::column) watch(column, row_of(e, of_row));
        read(e.left, of_row);
        read(e.right, of_row);
    }

    At row_of(const Expression& e, At of_row) const {
        const bool space =
            rules_.layout.column(static_cast<ColumnId>(e.value)).entity == Entity::space;
        if (!space || e.left < 0) return &Watches::Strip::anywhere;
        const Expression& row = rules_.expressions.at(e.left);
        if (row.op == Expression::Op::row) return of_row;
        return row.op == Expression::Op::slot ? place_of(row.value) : &Watches::Strip::anywhere;
    }

    /// With a column that says who sees it, for that decides too.
    void watch(ColumnId id, At at) {
        const PlacedColumn& column = rules_.layout.column(id);
        watch_cells(column.offset, column.rows, at);
        if (column.sight == Sight::column) watch(column.sight_id, at);
        if (column.sight == Sight::near) {
            const PlacedColumn& holder = rules_.layout.column(column.sight_id);
            watch_cells(holder.offset, holder.rows, &Watches::Strip::anywhere);
        }
        if (column.opened_by_id >= 0) watch(column.opened_by_id, &Watches::Strip::anywhere);
    }

    void watch_cells(int32_t first, int32_t rows, At at) {
        auto& strips = watches_.strips_;
        auto strip = std::find_if(strips.begin(), strips.end(),
                                  [&](const auto& known) { return known.first == first; });
        if (strip == strips.end()) strip = strips.insert(strips.end(), {first, rows});
        (*strip).*at |= KeptKinds{1} << kind_->kept;
    }

    const Rules& rules_;
    Watches& watches_;
    const MoveKind* kind_ = nullptr;
};

Watches::Watches(const Rules& rules) {
    WatchFinder(rules, *this).run();
}

}  // namespace fronteira::core
