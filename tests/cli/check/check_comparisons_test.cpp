// SPDX-License-Identifier: MIT
// Comparisons and conditions that `check` finds to come out the same in every match.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

// Lua compares anything with anything, and says no.
TEST(CheckOfComparisons, WarnsOfComparisonsThatAreNeverTrue) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.conquered == 1 then return end\n"
                "  if from.owner ~= 1 or from.owner == nil then lost = 0 end\n"
                "  if match.reserve == -1 or match.reserve == 99 then lost = 0 end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: error: `conquered` is never 1 (it is "
                                   "true or false by itself) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: error: `owner` is never 1 (it is a "
                                   "seat, such as `match.me`, or nil)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: error: `reserve` is never -1 (it is a "
                                   "number from 0 to 99)"));
    EXPECT_THAT(ran.out, HasSubstr("3 errors, 0 warnings"));
}

// "major" < "minor" as they are spelt, whatever the game says of its ranks.
TEST(CheckOfComparisons, WarnsOfWordsThatAreOrderedAsTheyAreSpelt) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, rank = choice { \"minor\", \"major\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.rank < \"major\" then return end\n"
                "  if \"a\" < \"b\" then match.rank = \"major\" end");

    const std::string said = toy.check().out;

    EXPECT_THAT(said,
                HasSubstr("rules/battle.lua:11:12: warning: Lua puts the words of `rank` in order "
                          "as they are spelt (conditions in quotes go by the order in which "
                          "they are declared) [rules.order_of_words]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfComparisons, WarnsOfWordsThatAColumnNeverIs) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" } { initial = \"angry\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.mood == \"agnry\" then return end\n"
                "  local words = { moods = \"agnry\" }\n"
                "  if words.moods == \"agnry\" and match.mood == \"calm\" then return end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: error: `mood` is never 'agnry' (did "
                                   "you mean `angry`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("1 error, 0 warnings"));
}

TEST(CheckOfComparisons, WarnsOfWordsOfColumnsAndCardsWhoeverHasThem) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" } { initial = \"angry\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  local function cross(one) return one.mood == \"angri\" end\n"
                "  local function is_loud(one) return one.tone == \"luod\" end\n"
                "  if cross(match) or is_loud({ mood = \"angrily\" }) then return end");
    toy.replace("cards/order.toml", "id = \"halt\"", "id = \"halt\"\ntone = \"loud\"");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:40: warning: `mood` is never 'angri' (did "
                                   "you mean `angry`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12:42: warning: `tone` is never 'luod' (did you "
                          "mean `loud`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
}

// In Lua, 0 is true.
TEST(CheckOfComparisons, WarnsOfNumbersAndWordsThatStandAsConditions) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" } { initial = \"angry\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  if match.reserve then match:draw_game() end\n"
                "  if not match.mood then return end\n"
                "  if victim:count \"owner\" then match:draw_game() end\n"
                "  local most = match.conquered and match.reserve or 3\n"
                "  local few = to.owner and to.armies or 0\n"
                "  while match.reserve > most + few do match.reserve = 0 end\n"
                "  if not #victim:spaces \"owner\" then match:draw_game() end\n"
                "  if #victim:spaces \"owner\" > 1 then match.round = 3 end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: warning: `reserve` is a number, even "
                                   "when it is 0, so always true as a condition (compare it: "
                                   "reserve > 0) [rules.always_true]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12:16: warning: `mood` is a word, so always "
                                   "true as a condition (compare it: mood == \"calm\")"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13:13: warning: `count` returns a number, and "
                                   "even 0 is true as a condition"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:17: warning: `#list` is a number, even when "
                                   "it is 0, so always true as a condition (compare it: "
                                   "#list > 0) [rules.always_true]"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:18:44: error: `round` of a match can only be "
                          "read (declare what rules change as a column in rules/state.lua)"));
    EXPECT_THAT(ran.out, HasSubstr("1 error, 4 warnings"));
}

TEST(CheckOfComparisons, WarnsOfHandlesComparedWithNumbersAndWords) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.turn == 1 then return end\n"
                "  local holder = from.owner\n  if holder == 2 then return end\n"
                "  if from == \"acai\" or from.region.id == \"north\" then return end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: error: `turn` is never 1 (compare a "
                                   "seat with another, such as `match.me`, or its `number`)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: error: `owner` is never 2 (it is a "
                                   "seat, such as `match.me`, or nil)"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:14:15: error: a space is never 'acai' (compare "
                          "a space with another, or its `id`)"));
    EXPECT_THAT(ran.out, HasSubstr("3 errors, 0 warnings"));
}

TEST(CheckOfComparisons, FollowsHandlesThroughLoopsAndLists) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  for _, s in ipairs(match.space) do if s.owner == 1 then lost = 0 end end\n"
                "  if match.space[1].owner == 2 or match.space.acai.owner == 3 then lost = 0 end\n"
                "  local one, other = from.owner, to.owner\n  if one == 4 then lost = 0 end\n"
                "  if other == match.me.number then lost = 0 end\n"
                "  for i, r in ipairs(match.me:regions \"owner\") do\n"
                "    if r == 5 or i == 5 then lost = 0 end\n  end");

    const Ran ran = toy.check();

    for (const char* line : {":11:43: error: `owner` is never 1", ":12: error: `owner` is never 2",
                             ":12: error: `owner` is never 3", ":14: error: `owner` is never 4",
                             ":15:24: error: `owner` is never a number like `number`",
                             ":17: error: a region is never 5"})
        EXPECT_THAT(ran.out, HasSubstr(line));
    EXPECT_THAT(ran.out, HasSubstr("6 errors, 0 warnings"));
}

TEST(CheckOfComparisons, WarnsOfWhatADieNeverShows) {
    const std::string said = said_of_lines(
        "  if match:roll(6) == \"sun\" or match:roll(6) > 6 then lost = 0 end\n"
        "  local face = match:roll(4)\n  if face == 0 then lost = 0 end\n"
        "  if face == 4 or face < 3 then lost = 0 end\n"
        "  if match:roll(6) then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: a die of 6 sides is never a word "
                                "(it shows 1 to 6) [rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr(":11: warning: a die of 6 sides is never > 6"));
    EXPECT_THAT(said, HasSubstr(":13: warning: a die of 4 sides is never 0"));
    EXPECT_THAT(said,
                HasSubstr(":15:12: warning: what `roll` returns is always true as a condition"));
    EXPECT_THAT(said, HasSubstr("0 errors, 4 warnings"));
}

TEST(CheckOfComparisons, WarnsOfWhatIsReckonedAndStandsAsACondition) {
    const std::string said = said_of_lines(
        "  if won % 2 then lost = 0 end\n  lost = won % 2 and 1 or 0\n"
        "  lost = won % 2 == 0 and won + 1 or 0\n  lost = won + lost or 0");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: what is reckoned is a number, so "
                                "always true as a condition (compare it: i % 2 == 0 and a or "
                                "b) [rules.always_true]"));
    EXPECT_THAT(said, HasSubstr(":12: warning: what is reckoned is a number"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfComparisons, WarnsOfATableThatIsMadeToBeCompared) {
    const std::string said = said_of_lines(
        "  if victim:spaces \"owner\" == {} then lost = 0 end\n"
        "  local none = {}\n  if none == none then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: a new table is equal to no other "
                                "(#list == 0 asks whether a list is empty) [rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfComparisons, WarnsOfWordsThatAnswersDiceAndOptionsNeverAre) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "decks = {",
                "dice = { sky = { \"sun\", \"rain\", 3 } },\n  decks = {");
    toy.replace("rules/init.lua", "turn = {",
                "asked = { question \"yield\" { \"accept\", \"refuse\" } },\n  turn = {");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  if match:ask(victim, \"yield\") == \"acept\" then lost = 0 end\n"
                "  local face = match:roll \"sky\"\n"
                "  if face == \"rian\" or face == 3 or face == 4 then lost = 0 end\n"
                "  if option.ending == \"drwa\" or option.bold == 1 then lost = 0 end\n"
                "  if option.ending == \"draw\" or option.rounds == 7 then lost = 0 end");

    const Ran ran = toy.check();

    for (const char* line : {":11:25: warning: `yield` is never 'acept' (did you mean `accept`?)",
                             ":13:15: warning: `sky` is never 'rian' (did you mean `rain`?)",
                             ":13: warning: `sky` is never 4 (it is one of `sun`, `rain`, 3)",
                             ":14:13: warning: `ending` is never 'drwa' (did you mean `draw`?)",
                             ":14:40: warning: `bold` is never 1 (it is true or false by itself)"})
        EXPECT_THAT(ran.out, HasSubstr(line));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 7 warnings"));  // and nothing names the answers
}

}  // namespace
}  // namespace fronteira::cli
