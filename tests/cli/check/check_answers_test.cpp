// SPDX-License-Identifier: MIT
// What `check` doubts of what calls give: nobody looks at it, or there is nothing to look at.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfAnswers, WarnsOfResultsOfWhatGivesNone) {
    const std::string said = said_of_lines(
        "  local own = victim:spaces \"owner\"\n"
        "  own = table.sort(own, function(a, b) return a.armies < b.armies end)\n"
        "  if match:tell(\"conquest\", { seat = victim, space = own }) then lost = 0 end\n"
        "  local n = math.max(won, table.insert(own, to))\n"
        "  from.armies = from.armies + transfer(from, to, \"armies\", n)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:15: warning: `sort` returns nothing, so the "
                                "result is nil (it changes the list itself) [rules.no_answer]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:13:12: warning: `tell` returns nothing, so the "
                                "result is nil (it stands on a line of its own)"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:14:33: warning: `insert` returns nothing"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:15:31: warning: `transfer` returns nothing"));
    EXPECT_THAT(said, HasSubstr("0 errors, 4 warnings"));
}

// The function ends with the call, or something stands in for what it does not give.
TEST(CheckOfAnswers, DoesNotDoubtResultsThatNobodyMissesThere) {
    EXPECT_THAT(said_of_lines("  local own = victim:spaces \"owner\"\n"
                              "  own = table.sort(own) or own\n"
                              "  local _ = lost > 3 and table.insert(own, to)\n"
                              "  local sum = add(to, \"armies\", 0)\n"
                              "  local function last() return match:draw_game() end\n"
                              "  local function maybe() return sum > 90 and match:draw_game() end\n"
                              "  last() maybe()"),
                HasSubstr("nothing to complain of"));
}

TEST(CheckOfAnswers, WarnsOfWhatLuaReckonsForNothing) {
    const std::string said = said_of_lines(
        "  math.min(lost, 3)\n  string.upper(to.id)\n  tostring(won)\n"
        "  table.concat({ \"a\", \"b\" })\n  table.remove({ 1 })");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:8: warning: what `min` returns is lost (it "
                                "changes nothing by itself) [rules.lost_answer]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 4 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
