// SPDX-License-Identifier: MIT
// What `check` doubts in rules that no match need come to.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfDoubts, WarnsOfWhatNothingHasInEffectsThatItDoesNotRun) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local lost_by = { ours = lost, theirs = won }\n"
                "  if lost_by.theirs > lost_by.our then match:retier(victim) end\n"
                "  if to.treasure then match:retire(victim) end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12:31: warning: nothing has `our` (did you mean "
                          "`ours`?) [rules.unknown_field]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12:46: error: nothing has `retier` (did you "
                                   "mean `retire`?)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13:9: error: nothing has `treasure` (no "
                                   "column, card, map or table of these rules)"));
    EXPECT_THAT(ran.out, HasSubstr("2 errors, 1 warning"));
}

TEST(CheckOfDoubts, WarnsOfCardsThatAreAskedAsIfTheyWereOne) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "cards[1].armies", "cards.armies");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/attack.lua:19:31: warning: `cards` is a list of cards, and has no "
                          "`armies` (cards[1].armies, even if it holds only one card) "
                          "[rules.unknown_field]"));
}

// Only texts are names: what stands in a list, or by a space, has none.
TEST(CheckOfDoubts, WarnsOfWhatNothingHasBesideListsThatAreFilled) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local list, n = {}, 0\n"
                "  for i, seat in ipairs(match.seat) do list[i] = seat end\n"
                "  for i = 1, 3 do list[#list + 1] = i list[i] = 1 end\n"
                "  for _ = 1, 3 do\n    n = n + 1\n    list[n] = lost\n  end\n"
                "  list[to] = won\n"
                "  if to.treasure or list.frist then match:retire(victim) end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("error: nothing has `treasure` (no column, card, map or table "
                                   "of these rules)"));
    EXPECT_THAT(ran.out, HasSubstr("warning: nothing has `frist` ("));
    EXPECT_THAT(ran.out, HasSubstr("1 error, 1 warning"));
}

// A map may lack what a condition asks for, as long as another one has it.
TEST(CheckOfDoubts, FindsConditionsOnWhatNoMapHas) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "owner == me and armies >= 2",
                "owner == me and armies >= from.wealth");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/attack.lua:6:50: error: `from` has no column `wealth` (no map has "
                          "it either; declare it in rules/state.lua) [rules.unknown_column]"));
    const auto sim = [&] {
        return fronteira_run({"--mods", toy.path() + "/..", "sim", "toy_war", "--games", "1"});
    };
    EXPECT_EQ(sim().status, 1);
    EXPECT_THAT(sim().err, HasSubstr("`from` has no column `wealth`"));

    std::string other = Scratch::read(toy.path() + "/maps/ring.toml");
    other.replace(other.find("id = \"ring\""), 11, "id = \"rich\"");
    other.insert(other.find("outline"), "attributes = { wealth = 2 }\n");
    toy.write("maps/rich.toml", other);
    EXPECT_EQ(toy.check().status, 0) << toy.check().out;
    EXPECT_EQ(sim().status, 0);
}

TEST(CheckOfDoubts, WarnsOfColumnsThatHideWhatTheMapShows) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "armies = int(0, 99) },",
                "armies = int(0, 99) },\n  region = { bonus = int(0, 9) },");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/state.lua:3:14: warning: column `bonus` hides what the map has "
                          "under that name (give one of them another name)"));
}

// What is met on two roads, with the rules and in the lesson, has one place.
TEST(CheckOfDoubts, TellsAFaultOfTheRulesOnce) {
    ToyCopy toy;
    toy.write("guide/first.toml",
              "ruleset = \"toy_war\"\nplayers = 2\nseed = 1\nintro = \"One.\"\nend = \"Done.\"\n"
              "[[step]]\nsay = \"Stop.\"\nmove = { kind = \"end_attacks\" }\n");
    toy.replace("rules/attack.lua", "owner == me and armies >= 2",
                "owner == me and armies == owner");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("a number is compared with a seat"));
    EXPECT_THAT(ran.out, HasSubstr(" 1 error, 0 warnings"));
}

TEST(CheckOfDoubts, WarnsOfQuestionsThatNobodyAsks) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "setup = require",
                "asked = { question \"yield\" { \"accept\", \"refuse\" }, "
                "question \"flee\" { \"go\", \"stand\" } },\n  setup = require");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  if match:ask(victim, \"yield\") then match.conquered = false end");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:25: warning: every answer to `yield` is true "
                                "as a condition (compare it: == \"accept\") [rules.always_true]"));
    EXPECT_THAT(said, HasSubstr("rules/init.lua:3:64: warning: nothing asks the question `flee` "
                                "(match:ask(seat, \"flee\")) [rules.unasked]"));
}

// Only keys of tables may have names that are put together.
TEST(CheckOfDoubts, WarnsOfFieldsThatNothingHasBesideColumnsByNamesPutTogether) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  local name = \"conquer\"\n  match[name .. \"ed\"] = true\n"
                "  if to.treasure then match:retire(victim) end");

    EXPECT_THAT(toy.check().out, HasSubstr("rules/battle.lua:12:9: error: nothing has "
                                           "`treasure` (no column, card, map or table"));
}

TEST(CheckOfDoubts, WarnsOfATableByWordsOfWhichOneIsMisspelt) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\", \"afraid\" } { initial = "
                "\"angry\" }");
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = {}\nlocal rage = { calm = 0, angry = 2, afriad = 1 }\n"
                "local words = { calm = 0, angry = 2, brave = 1 }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  to.armies = rage[match.mood] + words[match.mood]");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("warning: `rage.afriad` is for a word that nothing has (did "
                                   "you mean `afraid`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning"));
}

// A parameter whose column is written is not a table.
TEST(CheckOfDoubts, WarnsOfWhatAColumnNeverIsWhereAFunctionWritesIt) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = {}\nlocal function calm(one)\n"
                "  if one.conquered == 1 then one.conquered = false end\nend");
    toy.replace("rules/battle.lua", "  match.conquered = true", "  calm(match)");

    EXPECT_THAT(toy.check().out, HasSubstr("rules/battle.lua:3: warning: `conquered` is never 1"));
}

// Forty levels of a table that holds the one below twice have a million million ways through them.
TEST(CheckOfDoubts, LookThroughATableOnceHoweverManyWaysLeadThere) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if #tree > 2 then return end");
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle, tree = {}, {}\nfor _ = 1, 40 do tree = { tree, tree } end");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

// All files of a mod may have 256 KB, and `check` reads them twice.
TEST(CheckOfDoubts, AreToldOfTheLastFileOfAsManyBytesAsAModMayHave) {
    ToyCopy toy;
    for (const char* name : {"one", "two", "three"})
        toy.write(std::string("rules/") + name + ".lua",
                  "local unread = 1\nunread = 2\n--" + std::string(60000, 'x') + "\nreturn {}\n");
    toy.replace("rules/init.lua", "return {",
                "require \"one\" require \"two\" require \"three\"\nreturn {");

    const std::string said = toy.check().out;

    for (const char* name : {"one", "two", "three"})
        EXPECT_THAT(said, HasSubstr(std::string("rules/") + name + ".lua:1:7: warning"));
}

}  // namespace
}  // namespace fronteira::cli
