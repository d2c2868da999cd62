// SPDX-License-Identifier: MIT
// What `check` tells of what rules write to no avail, or to their harm.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfWrites, WarnsOfWhatAColumnIsGivenInVain) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }, first = seat");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match.mood = \"agnry\"\n  match.first = 1\n"
                "  match.reserve = 100\n  match.conquered = 1\n"
                "  local _ = match.seat[0]");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:9: error: `mood` cannot be 'agnry' (did "
                                   "you mean `angry`?) [rules.never_equal]"));
    EXPECT_THAT(ran.out, HasSubstr(":12:9: error: `first` cannot be 1 (it is a seat, such as"));
    EXPECT_THAT(ran.out, HasSubstr(":13:9: error: `reserve` cannot be 100 (it is a number from 0 "
                                   "to 99)"));
    EXPECT_THAT(ran.out, HasSubstr(":14:9: error: `conquered` cannot be 1 (it is true or false"));
    EXPECT_THAT(ran.out, HasSubstr("warning: `match.seat[0]` is nil (they are numbered from 1)"));
    EXPECT_THAT(ran.out, HasSubstr("4 errors, 1 warning"));
}

TEST(CheckOfWrites, DoesNotDoubtWhatAColumnTakes) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag",
                "conquered = flag, mood = choice { \"calm\", \"angry\" }, first = seat, "
                "allies = seats");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match.mood = \"angry\"\n  match.first = nil\n"
                "  match.reserve = 99\n  match.conquered = false\n  match.allies = {}");

    EXPECT_THAT(toy.check().out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfWrites, FindsGlobalsThatAreReplaced) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if lost > 3 then _ENV = {} end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:20: error: this replaces what `_ENV` "
                                   "holds, in the next match as well"));
}

TEST(CheckOfWrites, WarnsOfWhatIsWrittenIntoACopy) {
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

TEST(CheckOfWrites, WarnsOfWritesIntoWhatIsPrintedOnCards) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "      on.armies = on.armies + cards[1].armies",
                "      cards[1].armies = 3\n"
                "      for _, card in ipairs(cards) do card.armies = 4 end\n"
                "      match.me:hand(\"order\")[1].armies = 5\n"
                "      local own = { {} } own[1].armies = 6");

    const std::string said = toy.check().out;

    for (const char* line : {":19:16: ", ":20:44: ", ":21:33: "})
        EXPECT_THAT(said, HasSubstr("rules/attack.lua" + std::string(line) +
                                    "error: `armies` of a card can only be read (what is printed "
                                    "on cards never changes; declare what changes as a column in "
                                    "rules/state.lua) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr("3 errors, 0 warnings"));
}

TEST(CheckOfWrites, WarnsOfVariablesThatNobodyReads) {
    const std::string said = said_of_lines(
        "  local reserve = match:roll(6)\n"
        "  for _, space in ipairs(match.space) do\n"
        "    if space.armies > 3 then local lost = lost + 1 end\n  end\n"
        "  local best\n  best = match.me");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:9: warning: nobody reads what `reserve` is "
                                "given (a column belongs to its row: match.reserve = ...) "
                                "[rules.unread_variable]"));
    EXPECT_THAT(said, HasSubstr(":13: warning: nobody reads what `lost` is given (without "
                                "`local` it is the `lost` outside that gets the value)"));
    EXPECT_THAT(said, HasSubstr(":15:9: warning: nobody reads what `best` is given (leave it out, "
                                "or call it _)"));
    EXPECT_THAT(said, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfWrites, DoesNotDoubtVariablesThatSomebodyReads) {
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

TEST(CheckOfWrites, WarnsOfAVariableThatIsGivenWhatARowWasMeantToGet) {
    const std::string said = said_of_lines(
        "  local here = match.space[1]\n  lost = lost + here.armies\n  here = lost\n"
        "  victim = match.me\n"
        "  local n = 0\n  for i = 1, 3 do if n < i then lost = n end n = i end\n"
        "  local m = 0\n  local function more() m = m + 1 end\n  more() m = 3\n"
        "  if m > 5 then lost = 0 end\n  from.armies = from.armies + lost");

    EXPECT_THAT(said,
                HasSubstr("rules/battle.lua:13:3: warning: nobody reads what `here` is given "
                          "here (a variable alone changes by that: a column is written behind "
                          "a dot, here.armies = ...) [rules.unread_variable]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfWrites, WarnsOfVariablesOfAFileThatNobodyReads) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}",
                "local battle, victory = {}, require \"victory\"\n"
                "local setup = require \"setup\"\nlocal function spare(n) return n end\n"
                "local most = 3\nlocal function least() return most end");
    toy.replace("rules/battle.lua", "  match.conquered = true", "  match.conquered = least() > 2");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:2: warning: nobody reads what `setup` is given "
                                "(leave it out, or call it _) [rules.unread_variable]"));
    EXPECT_THAT(said,
                HasSubstr("rules/battle.lua:3:16: warning: nobody reads what `spare` is given"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
