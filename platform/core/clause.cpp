// SPDX-License-Identifier: MIT
#include "core/clause.hpp"

namespace fronteira::core {

bool holds(const Rules& rules, const Question& question, const std::vector<Test>& tests,
           const std::vector<int32_t>& values) {
    for (size_t i = 0; i < tests.size(); ++i) {
        const int32_t value = tests[i].column >= 0
                                  ? question.state.seen(tests[i].column, 0, question.seat)
                                  : rules.expressions.evaluate(values[i], question);
        if (!admits(rules, question, tests[i], value)) return false;
    }
    return true;
}

}  // namespace fronteira::core
