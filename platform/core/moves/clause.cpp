// SPDX-License-Identifier: MIT
#include "core/moves/clause.hpp"

namespace fronteira::core {

bool all_spaces_pass(const Expressions& all, const EvaluationContext& context,
                     const std::vector<Test>& tests, int32_t region) {
    const auto spaces = context.state.layout().board().spaces_in(region);
    return !spaces.empty() && std::all_of(spaces.begin(), spaces.end(), [&](int32_t space) {
        return passes_all(all, context, tests, space);
    });
}

bool passes_apart(const Expressions& all, const EvaluationContext& context, const Test& test,
                  int32_t candidate) {
    if (test.op == Test::Op::tagged)
        return context.state.layout().board().tagged(candidate, test.column);
    if (test.op == Test::Op::all_spaces)
        return all_spaces_pass(all, context, test.of_spaces, candidate);
    EvaluationContext of_row = context;
    of_row.row = candidate;
    return all.evaluate(test.operand, of_row) == 1;
}

void place(std::vector<Test>& tests, const Layout& layout) {
    for (Test& test : tests) {
        place(test.of_spaces, layout);
        if (column_of(test) < 0) continue;
        const PlacedColumn& column = layout.column(test.column);
        if (column.sight == Sight::all) test.offset = column.offset;
    }
}

bool holds(const Expressions& all, const EvaluationContext& context, const std::vector<Test>& tests,
           const std::vector<int32_t>& values) {
    auto compared = values.begin();
    for (const Test& test : tests) {
        const int32_t value =
            test.column >= 0 ? value_of(context, test, 0) : all.evaluate(*compared, context);
        if (!admits(context, test, value, operand_of(all, context, test))) return false;
        ++compared;
    }
    return true;
}

bool cards_match(const Slot& slot, std::span<const int32_t> cards) {
    if (slot.figures.empty()) return true;
    bool alike = true, different = true;
    const auto figure = [&](int32_t card) { return slot.figures[static_cast<size_t>(card)]; };
    for (size_t i = 0; i < cards.size(); ++i)
        for (size_t j = i + 1; j < cards.size(); ++j) {
            if (figure(cards[i]) < 0 || figure(cards[j]) < 0) continue;
            (figure(cards[i]) == figure(cards[j]) ? different : alike) = false;
        }
    return alike || different;
}

}  // namespace fronteira::core
