// SPDX-License-Identifier: MIT
// What lasts from one call of a rule to the next, and what must not.
#include "script/judge.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

/// Plays `act` so often, by Lua alone, and tells what `n` is then; -1 when something fails.
int32_t n_after(int times, const std::string& effect) {
    const auto judge = Judge::load(one_move("to = space {}, effect = " + effect));
    if (!judge) return -1;
    core::Match match((*judge)->rules(), **judge);
    if (!match.start(1)) return -1;
    for (int i = 0; i < times; ++i)
        if (!match.apply(match.decider(), match.legal(match.decider()).at(0, match.rules()).move))
            return -1;
    const auto n = match.rules().layout.find(core::Entity::match, "n");
    return match.state().get(*n, 0);
}

TEST(LoadedRules, KeepNothingThatAnEffectWritesIntoTheTableOfItsMove) {
    EXPECT_EQ(n_after(5, "function(match, m) match.n = match.n + (m.kept or 1); m.kept = 9 end"),
              5);
}

// 32 767 entries beside one that is gone: one more would make a table larger than one may be.
TEST(LoadedRules, SurviveAnEffectThatFillsTheTableOfItsMove) {
    for (const int entries : {32'760, 32'766, 32'767, 32'768})
        EXPECT_EQ(
            n_after(4, "function(match, m) m.to = nil; for i = 1, " + std::to_string(entries) +
                           " do m[\"k\" .. i] = i end; match.n = match.n + 1 end"),
            4)
            << entries;
}

}  // namespace
}  // namespace fronteira::script
