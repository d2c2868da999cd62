// SPDX-License-Identifier: MIT
// What `check` doubts of columns and conditions from which nothing comes.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string said_of_column(const std::string& declared, const std::string& lines) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "seat = {", "seat = { " + declared + ",");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n" + lines);
    return toy.check().out;
}

TEST(CheckOfIdle, WarnsOfColumnsThatNoRuleUses) {
    EXPECT_THAT(said_of_column("gold = int(0, 9)", ""),
                HasSubstr("rules/state.lua:3:12: warning: no rule uses the column `gold` (remove "
                          "it, or look whether its name is misspelt) [rules.idle_column]"));
}

TEST(CheckOfIdle, WarnsOfColumnsThatAreReadAndNeverWritten) {
    const std::string said = said_of_column(
        "gold = int(0, 9)", "  if victim.gold > 2 and victim.gold == 3 then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/state.lua:3:12: warning: no rule writes the column `gold`, "
                                "so it always holds what it begins with"));
}

TEST(CheckOfIdle, KnowsTheWaysToWriteAColumn) {
    for (const char* lines :
         {"  victim.gold = 2", "  from.armies, victim.gold = 1, 2", "  victim.gold, lost = 2, 0",
          "  add(victim, 'gold', 1)", "  clear \"gold\"",
          "  for column, n in pairs { gold = 2 } do add(victim, column, n) end",
          "  local kind = \"go\"\n  victim[kind .. \"ld\"] = 2"})
        EXPECT_THAT(said_of_column("gold = int(0, 9)", lines),
                    AllOf(Not(HasSubstr("rules.idle_column")), Not(HasSubstr("error:"))))
            << lines;
}

TEST(CheckOfIdle, LeavesColumnsAloneThatBeginWithANumberOfTheGame) {
    EXPECT_THAT(said_of_column("gold = int(0, 9) { initial = 4 }",
                               "  if victim.gold > 2 then lost = 0 end"),
                Not(HasSubstr("rules.idle_column")));
}

TEST(CheckOfIdle, WarnsOfConditionsOnWhichNothingDepends) {
    const std::string said = said_of_lines(
        "  local rest = to.armies > 3 and nil or victim\n  if rest == victim then end\n"
        "  local one = to.armies > 3 and victim or nil\n  lost = one and rest and 1 or 0");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: nothing depends on this condition "
                                "(`n == 3 or 4` is always true: write n == 3 or n == 4; `a "
                                "and nil or b` is always b: write if a then ... else ... end) "
                                "[rules.always_so]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12: warning: nothing depends"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
