// SPDX-License-Identifier: MIT
// What `check` doubts of what calls give: nobody looks at it, or there is nothing to look at.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

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

/// What is said of lines of an effect, from line 11 on, where a number, a word and a space may be
/// asked for.
std::string said_of_questions(const std::string& lines) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "return {",
                "return { asked = { question \"sum\" { number \"armies\" },\n"
                "question \"pact\" { \"yes\", \"no\" },\n"
                "question \"post\" { space \"on\" \"owner == me\" } },");
    toy.replace("rules/attack.lua", "victory.test(match)", "\n" + lines);
    return toy.check().out;
}

TEST(CheckOfAnswers, WarnsOfAnswersThatNobodyLooksAt) {
    const std::string said = said_of_questions(
        "match:ask(match.me, \"sum\", 1, 3)\nmatch:ask(match.me, \"pact\")\n"
        "local on, also = match:ask(match.me, \"post\")\nto.owner = also or on.owner");

    EXPECT_THAT(said, HasSubstr("rules/attack.lua:12:22: warning: what is answered to `sum` is "
                                "lost (local answer = match:ask(seat, \"sum\", least, most)) "
                                "[rules.lost_answer]"));
    EXPECT_THAT(said, HasSubstr(":13:22: warning: what is answered to `pact` is lost"));
    EXPECT_THAT(said, HasSubstr(":14:39: warning: an answer to `post` has one value, and 2 are "
                                "taken: the rest is nil"));
}

TEST(CheckOfAnswers, WarnsOfARangeThatAQuestionDoesNotTake) {
    EXPECT_THAT(said_of_questions("local on = match:ask(match.me, \"post\", 1, 3)\n"
                                  "on.armies = match:ask(match.me, \"sum\", 1, 3)\n"
                                  "if match:ask(match.me, \"pact\") == \"yes\" then return end"),
                HasSubstr("rules/attack.lua:12:33: warning: `post` takes no least and most: it "
                          "does not ask for a number without a range (match:ask(seat, \"post\")) "
                          "[rules.unread_argument]"));
}

// Lua alone runs what is given to pcall, and nobody knows what stands in its parameters.
TEST(CheckOfAnswers, KnowsQuestionsThatAFunctionInsideAsks) {
    const std::string said = said_of_questions(
        "local function asked(of) return of:ask(of.me, \"sum\", 1, 3) end\n"
        "local _, on = pcall(function() return match:ask(match.me, \"post\") end)\n"
        "if match:ask(match.me, \"pact\") == \"yes\" then "
        "on.armies = asked(match) end");

    EXPECT_THAT(said, Not(HasSubstr("nothing asks")));
    EXPECT_THAT(said, Not(HasSubstr("rules/attack.lua:1")));
}

}  // namespace
}  // namespace fronteira::cli
