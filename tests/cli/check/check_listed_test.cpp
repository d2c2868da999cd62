// SPDX-License-Identifier: MIT
// What `check` says of phases and moves that never come, or come too late for what they do.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfLists, WarnsOfPhasesAndMovesThatStandInNone) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "require \"attack\", ", "");
    toy.replace("rules/supply.lua", "return phase",
                "local idle = move \"idle\" { effect = finish_phase }\nreturn phase");
    toy.replace("rules/init.lua", "return {", "require \"attack\"\nreturn {");

    const std::string said = toy.check().out;

    EXPECT_THAT(said,
                HasSubstr("rules/attack.lua:4:15: warning: phase `attack` stands in no list, and "
                          "so never comes (list it in `turn`, `round` or `opening` of "
                          "rules/init.lua) [rules.unlisted]"));
    EXPECT_THAT(said, HasSubstr("rules/supply.lua:1: warning: move `idle` stands in no list, and "
                                "so never comes (list it in a phase)"));
    EXPECT_THAT(said, Not(HasSubstr("move `stop`")));
}

TEST(CheckOfLists, DoesNotDoubtWhatAHouseRuleLists) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "return {",
                "local calm = phase \"calm\" { enter = function(match) match.reserve = 0 end }\n"
                "return {");
    toy.replace("rules/init.lua", "require \"supply\"",
                "require \"supply\", option.bold and calm or nil");

    EXPECT_THAT(toy.check().out, Not(HasSubstr("[rules.unlisted]")));
}

TEST(CheckOfLists, WarnsOfATurnThatSaysWhoBegins) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match:begin_with(victim)");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/attack.lua:4:15: warning: phase `attack` of a turn comes to "
                                "`match:begin_with`, which is refused from the first turn on"));
    EXPECT_THAT(said, HasSubstr("[rules.late_beginning]"));
    EXPECT_THAT(said, Not(HasSubstr("phase `muster` of a turn")));
}

}  // namespace
}  // namespace fronteira::cli
