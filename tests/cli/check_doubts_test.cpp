// SPDX-License-Identifier: MIT
// What `check` doubts in rules that no match need come to.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

// Lua compares anything with anything, and says no.
TEST(CheckOfDoubts, WarnsOfComparisonsThatAreNeverTrue) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.conquered == 1 then return end\n"
                "  if from.owner ~= 1 or from.owner == nil then lost = 0 end\n"
                "  if match.reserve == -1 or match.reserve == 99 then lost = 0 end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: warning: `conquered` is never 1 (it is "
                                   "true or false by itself) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: warning: `owner` is never 1 (it is a "
                                   "seat, such as `match.me`, or nil)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: `reserve` is never -1 (it is a "
                                   "number from 0 to 99)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfDoubts, WarnsOfWordsThatAColumnNeverIs) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.mood == \"agnry\" then return end\n"
                "  local words = { moods = \"agnry\" }\n"
                "  if words.moods == \"agnry\" and match.mood == \"calm\" then return end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: warning: `mood` is never 'agnry' (did "
                                   "you mean `angry`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfDoubts, WarnsOfWordsOfColumnsAndCardsWhoeverHasThem) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }");
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
TEST(CheckOfDoubts, WarnsOfNumbersAndWordsThatStandAsConditions) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }");
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

    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:12: warning: `reserve` is a number, also when "
                          "it is 0, and so always true as a condition (compare it: "
                          "reserve > 0) [rules.always_true]"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12:16: warning: `mood` is a word, and so always "
                          "true as a condition (compare it: mood == \"calm\")"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13:13: warning: `count` gives a number, also "
                                   "when it is 0, and so is always true as a condition"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:17: warning: `#list` is a number, also when "
                                   "it is 0, and so always true as a condition (compare it: "
                                   "#list > 0) [rules.always_true]"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:18:44: warning: `round` of a match can only be "
                          "read (what rules change is a column of rules/state.lua)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 5 warnings"));
}

TEST(CheckOfDoubts, WarnsOfWhatNothingHasInEffectsThatItDoesNotRun) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  local lost_by = { ours = lost, theirs = won }\n"
                "  if lost_by.theirs > lost_by.our then match:retier(victim) end\n"
                "  if to.treasure then match:retire(victim) end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12:31: warning: nothing has `our` (did you mean "
                          "`ours`?) [rules.unknown_field]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12:46: warning: nothing has `retier` (did you "
                                   "mean `retire`?)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13:9: warning: nothing has `treasure` (no "
                                   "column, card, map or table of these rules)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfDoubts, WarnsOfWhatIsKeptInTheFileFromMatchToMatch) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle = { fought = 0 }\nlocal count, log, latest = 0, {}, {}");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  count = count + 1\n  log[#log + 1] = to\n"
                "  battle.fought = battle.fought + 1\n  table.insert(latest, to)\n"
                "  local function again() count = count + 1 end\n  again()");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:12: warning: `count` belongs to the file: what "
                          "is written there lasts into the next match (what a match "
                          "remembers is a column of rules/state.lua) [rules.keeps_state]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: `log` belongs to the file"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:14: warning: `battle` belongs to the file"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:15:16: warning: `latest` belongs to the file"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:16: warning: `count` belongs to the file"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 5 warnings"));
}

TEST(CheckOfDoubts, WarnsOfCardsThatAreAskedAsIfTheyWereOne) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "cards[1].armies", "cards.armies");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/attack.lua:19:31: warning: `cards` is a list of cards, and has no "
                          "`armies` (cards[1].armies, also where it is but one card) "
                          "[rules.unknown_field]"));
}

TEST(CheckOfDoubts, WarnsOfWhatAColumnIsGivenInVain) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }, first = seat");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match.mood = \"agnry\"\n  match.first = 1\n"
                "  match.reserve = 100\n  match.conquered = 1\n"
                "  local _ = match.seat[0]");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:9: warning: `mood` cannot be 'agnry' (did "
                                   "you mean `angry`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr(":12:9: warning: `first` cannot be 1 (it is a seat, such as"));
    EXPECT_THAT(ran.out, HasSubstr(":13:9: warning: `reserve` cannot be 100 (it is a number from 0 "
                                   "to 99)"));
    EXPECT_THAT(ran.out, HasSubstr(":14:9: warning: `conquered` cannot be 1 (it is true or false"));
    EXPECT_THAT(ran.out, HasSubstr("warning: `match.seat[0]` is nil (they are numbered from 1)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 5 warnings"));
}

TEST(CheckOfDoubts, DoesNotDoubtWhatAColumnTakes) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }, first = seat, "
                "allies = seats");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match.mood = \"angry\"\n  match.first = nil\n"
                "  match.reserve = 99\n  match.conquered = false\n  match.allies = {}");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfDoubts, WarnsOfCallsOfWhatIsNoFunction) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  lost = match:me():count \"owner\"\n"
                "  if match.round() > 9 then lost = to.armies() end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:16: warning: `me` of a match is no function "
                          "(it is read without brackets: .me) [rules.no_function]"));
    EXPECT_THAT(ran.out, HasSubstr(":12:12: warning: `round` of a match is no function"));
    EXPECT_THAT(ran.out, HasSubstr(":12:39: warning: `armies` of a space is no function"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
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

    EXPECT_THAT(ran.out, HasSubstr("warning: nothing has `treasure` (no column, card, map or table "
                                   "of these rules)"));
    EXPECT_THAT(ran.out, HasSubstr("warning: nothing has `frist` ("));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
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
                          "it, either; declare it in rules/state.lua) [rules.unknown_column]"));
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

TEST(CheckOfDoubts, WarnsOfHandlesComparedWithNumbersAndWords) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.turn == 1 then return end\n"
                "  local holder = from.owner\n  if holder == 2 then return end\n"
                "  if from == \"acai\" or from.region.id == \"north\" then return end");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: warning: `turn` is never 1 (compare a "
                                   "seat with another, such as `match.me`, or its `number`)"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:13: warning: `owner` is never 2 (it is a "
                                   "seat, such as `match.me`, or nil)"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:14:15: warning: a space is never 'acai' (compare "
                          "a space with another, or its `id`)"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfDoubts, WarnsOfColumnsThatHideWhatTheMapShows) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "armies = int(0, 99) },",
                "armies = int(0, 99) },\n  region = { bonus = int(0, 9) },");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/state.lua:3:14: warning: column `bonus` hides what the map shows "
                          "under that name (give one of them another name)"));
}

TEST(CheckOfDoubts, FollowsHandlesThroughLoopsAndLists) {
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

    for (const char* line :
         {":11:43: warning: `owner` is never 1", ":12: warning: `owner` is never 2",
          ":12: warning: `owner` is never 3", ":14: warning: `owner` is never 4",
          ":15:24: warning: `owner` is never a number like `number`",
          ":17: warning: a region is never 5"})
        EXPECT_THAT(ran.out, HasSubstr(line));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 6 warnings"));
}

TEST(CheckOfDoubts, WarnsOfWordsThatAnswersDiceAndOptionsNeverAre) {
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
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 6 warnings"));  // and nothing names the answers
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

TEST(CheckOfDoubts, FindsGlobalsThatAreReplaced) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if lost > 3 then _ENV = {} end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:20: error: what `_ENV` holds is replaced, and "
                          "stays so in the next match"));
}

TEST(CheckOfDoubts, WarnsOfWhatIsWrittenIntoACopy) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag", "conquered = flag, met = seats");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  table.insert(match.met, victim)\n"
                "  match.met[1] = victim\n"
                "  local others = match.met\n  table.insert(others, victim)\n"
                "  others[1] = victim\n  match.met = others");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:11:22: warning: what is written into a copy of "
                          "`met` is lost (add(match, \"met\", seat), or give it a "
                          "whole list) [rules.lost_write]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12:9: warning: what is written"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfDoubts, WarnsOfWritesIntoWhatIsPrintedOnCards) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "      on.armies = on.armies + cards[1].armies",
                "      cards[1].armies = 3\n"
                "      for _, card in ipairs(cards) do card.armies = 4 end\n"
                "      match.me:hand(\"order\")[1].armies = 5\n"
                "      local own = { {} } own[1].armies = 6");

    const std::string said = toy.check().out;

    for (const char* line : {":19:16: ", ":20:44: ", ":21:33: "})
        EXPECT_THAT(said, HasSubstr("rules/attack.lua" + std::string(line) +
                                    "warning: `armies` of a card can only be read (what is printed "
                                    "on cards stays as it is; what changes is a column of "
                                    "rules/state.lua) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfDoubts, WarnsOfVariablesThatNobodyReads) {
    const std::string said = said_of_lines(
        "  local reserve = match:roll(6)\n"
        "  for _, space in ipairs(match.space) do\n"
        "    if space.armies > 3 then local lost = lost + 1 end\n  end\n"
        "  local best\n  best = match.me");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:9: warning: nobody reads what `reserve` is "
                                "given (a column is written behind its row: match.reserve = ...) "
                                "[rules.unread_variable]"));
    EXPECT_THAT(said, HasSubstr(":13: warning: nobody reads what `lost` is given (without "
                                "`local` it is the `lost` outside that is given it)"));
    EXPECT_THAT(said, HasSubstr(":15:9: warning: nobody reads what `best` is given (leave it out, "
                                "or call it _)"));
    EXPECT_THAT(said, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfDoubts, DoesNotDoubtVariablesThatSomebodyReads) {
    EXPECT_THAT(
        said_of_lines("  local first, second = match:contest(1, 1)\n  local _ = match:roll(6)\n"
                      "  local list, count = {}, 0\n  list[1] = first\n"
                      "  local function add_one() count = count + 1 end\n  add_one()\n"
                      "  for i = 1, 2 do lost = lost + 0 end\n"
                      "  for _, space in ipairs(match.space) do lost = lost + 0 end\n"
                      "  local a <const>, b = 3, 4\n  match:tell(\"conquest\", { seat = match.me, "
                      "space = to, more = { a, b, #list } })"),
        HasSubstr("nothing to complain of"));
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
    EXPECT_THAT(said, HasSubstr("rules/init.lua:3:64: warning: nobody asks the question `flee` "
                                "(match:ask(seat, \"flee\")) [rules.unasked]"));
}

}  // namespace
}  // namespace fronteira::cli
