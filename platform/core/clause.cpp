// SPDX-License-Identifier: MIT
#include "core/clause.hpp"

namespace fronteira::core {

bool holds(const Rules& rules, const Question& question, const std::vector<Test>& tests,
           const std::vector<int32_t>& values) {
    for (size_t i = 0; i < tests.size(); ++i) {
        const int32_t value = tests[i].column >= 0
                                  ? question.state.seen(tests[i].column, 0, question.seat)
                                  : rules.expressions.evaluate(values[i], question);
        if (!admits(question, tests[i], value, operand_of(rules, question, tests[i]))) return false;
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
