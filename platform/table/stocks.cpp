// SPDX-License-Identifier: MIT
#include "table/stocks.hpp"

namespace fronteira::table {
namespace {

using core::Expression;

class StockReader {
 public:
    StockReader(const core::Rules& rules, const core::MoveKind& kind)
        : rules_(rules), kind_(kind) {}

    std::vector<core::ColumnId> run(int32_t most) {
        const bool sum = read(rules_.expressions.at(most));
        return sum ? std::move(found_) : std::vector<core::ColumnId>();
    }

 private:
    bool read(const Expression& e) {
        if (e.op == Expression::Op::add)
            return read(rules_.expressions.at(e.left)) && read(rules_.expressions.at(e.right));
        if (e.op != Expression::Op::column) return false;
        const auto id = static_cast<core::ColumnId>(e.value);
        const core::Entity of = rules_.layout.column(id).entity;
        const bool match = of == core::Entity::match;
        if (!match && !(of == core::Entity::region && is_region_of_first(e.left))) return false;
        found_.push_back(id);
        return true;
    }

    bool is_region_of_first(int32_t row) const {
        if (row < 0) return false;
        const Expression& region = rules_.expressions.at(row);
        if (region.op != Expression::Op::region_of || region.left < 0) return false;
        const Expression& slot = rules_.expressions.at(region.left);
        return slot.op == Expression::Op::slot && slot.value == kind_.slots.front().offset;
    }

    const core::Rules& rules_;
    const core::MoveKind& kind_;
    std::vector<core::ColumnId> found_;
};

}  // namespace

std::vector<core::ColumnId> stocks_of(const core::Rules& rules, const core::MoveKind& kind,
                                      const core::Slot& slot) {
    if (!slot.drawn || slot.upto < 0) return {};
    return StockReader(rules, kind).run(slot.upto);
}

}  // namespace fronteira::table
