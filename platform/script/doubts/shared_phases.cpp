// SPDX-License-Identifier: MIT
#include "script/doubts/shared_phases.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

/// Whether a condition leans on who decides.
class MeReader {
 public:
    explicit MeReader(const core::Expressions& expressions) : expressions_(expressions) {}

    bool reads_me(const std::vector<core::Test>& tests) const {
        return std::any_of(tests.begin(), tests.end(), [&](const core::Test& test) {
            return test.op == core::Test::Op::other_seat || reads_me(test.operand) ||
                   reads_me(test.of_spaces);
        });
    }

    bool reads_me(int32_t number) const {
        using Op = core::Expression::Op;
        if (number < 0) return false;
        const core::Expression& e = expressions_.at(number);
        return e.op == Op::me || (e.op == Op::rows && reads_me(expressions_.rows(e.value).tests)) ||
               reads_me(e.left) || reads_me(e.right);
    }

 private:
    const core::Expressions& expressions_;
};

}  // namespace

Diagnostics shared_phases(const LoadedRules& loaded) {
    const core::Rules& rules = loaded.rules;
    const MeReader reader(rules.expressions);
    Diagnostics warnings;
    for (const core::Phase& phase : rules.phases) {
        const bool of_one = reader.reads_me(phase.when) ||
                            std::any_of(phase.when_values.begin(), phase.when_values.end(),
                                        [&](int32_t value) { return reader.reads_me(value); });
        if (phase.everyone && of_one)
            warnings.push_back(warning_at(
                phase.place, "rules.one_of_all",
                "all decide in phase `" + phase.name + "`, and its `when` asks about `me`",
                "put it into the `when` of the moves: who can make none is passed over; `turn` is "
                "whose turn it is"));
        const bool begins_with_one =
            std::any_of(phase.enter.begin(), phase.enter.end(), [&](int handler) {
                return handler >= 0 && loaded.compiled->mentions(handler).deeds.reads_me;
            });
        if (phase.everyone && begins_with_one)
            warnings.push_back(warning_at(
                phase.place, "rules.one_of_all",
                "all decide in phase `" + phase.name +
                    "`, and its `enter`, which runs once, asks for `match.me`",
                "for _, seat in ipairs(match.seat) do; `match.turn` is whose turn it is"));
    }
    return warnings;
}

}  // namespace fronteira::script
