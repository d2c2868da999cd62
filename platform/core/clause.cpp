// SPDX-License-Identifier: MIT
#include "core/clause.hpp"

namespace fronteira::core {

bool holds(const Rules& rules, const Question& question, const std::vector<Test>& tests,
           const std::vector<int32_t>& values) {
    auto compared = values.begin();
    for (const Test& test : tests) {
        const int32_t value = test.column >= 0 ? question.state.seen(test.column, 0, question.seat)
                                               : rules.expressions.evaluate(*compared, question);
        if (!admits(question, test, value, operand_of(rules, question, test))) return false;
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
