// SPDX-License-Identifier: MIT
// What `check` doubts of what functions of the reference are given.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfArguments, WarnsOfArgumentsOfAnotherKind) {
    const std::string said = said_of_lines(
        "  for _, region in ipairs(match.region) do\n"
        "    if region:count(match.me, \"owner\") > 9 then match:win(match.me.number) end\n  end\n"
        "  if won > 90 then match:retire(2) match:deal(match.turn, \"order\") end\n"
        "  if won > 91 then match:tell(\"conquest\", match.me) end\n"
        "  lost = #match.space.acai:within(\"2\")");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:15: warning: `count` is given a seat as "
                                "argument 1 (Region:count(column: string, seat: Seat?)) "
                                "[rules.wrong_argument]"));
    EXPECT_THAT(said, HasSubstr(":12:55: warning: `win` is given a number as argument 1"));
    EXPECT_THAT(said, HasSubstr(":14:26: warning: `retire` is given a number as argument 1"));
    EXPECT_THAT(said, HasSubstr(":14:42: warning: `deal` is given a seat as argument 1"));
    EXPECT_THAT(said, HasSubstr(":15:26: warning: `tell` is given a seat as argument 2"));
    EXPECT_THAT(said, HasSubstr(":16:28: warning: `within` is given a text as argument 1"));
    EXPECT_THAT(said, HasSubstr("0 errors, 6 warnings"));
}

TEST(CheckOfArguments, WarnsOfListsAndIdsInPlaceOfASeat) {
    const std::string said = said_of_lines(
        "  local left = where(match.seat, \"standing\", 1)\n"
        "  if won > 90 then match:win(left) else match:win(left[1]) end\n"
        "  if won > 91 then match:retire(victim.id) end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12: warning: `win` is given a list as "
                                "argument 1 (Match:win(seat: Seat))"));
    EXPECT_THAT(said, HasSubstr(":13:26: warning: `retire` is given a text as argument 1"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

// What `region` and `who` are is not said; but neither a seat nor a region takes that.
TEST(CheckOfArguments, WarnsOfParametersOfHelpers) {
    const std::string said = said_of_lines(
        "  local function held(region, who) return region:count(who, \"owner\") end\n"
        "  local function near(place) return #place:within \"two\" end\n"
        "  lost = held(match.region[1], match.me) + near(to)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:50: warning: `count` is given a text as "
                                "argument 2 (Region:count(column: string, seat: Seat?)) "
                                "[rules.wrong_argument]"));
    EXPECT_THAT(said, HasSubstr(":12:44: warning: `within` is given a text as argument 1"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfArguments, WarnsOfDotsInPlaceOfColons) {
    const std::string said =
        said_of_lines("  match.draw_game()\n  lost = match.me.count(\"owner\")");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:9: error: `draw_game` is called on a match, "
                                "with a colon (match:draw_game(...)) [rules.no_object]"));
    EXPECT_THAT(said, HasSubstr(":12:19: error: `count` is called on a seat, with a colon"));
    EXPECT_THAT(said, HasSubstr("2 errors, 0 warnings"));
}

// A parameter may be called as a value of a move and be something else.
TEST(CheckOfArguments, DoesNotDoubtWhatMayFit) {
    EXPECT_THAT(
        said_of_lines("  local function out(match, from) match:retire(from) end\n"
                      "  if won > 90 then out(match, victim) match.retire(match, victim) end\n"
                      "  local rich = where(match.space, \"owner\", \"~=\", match.me)\n"
                      "  if won > 91 then match:discard(victim:hand(\"order\")) add(to, "
                      "\"armies\", #rich) end\n"
                      "  lost = match.region[1]:count(\"owner\", nil) + match:roll(6)"),
        HasSubstr("nothing to complain of"));
}

TEST(CheckOfArguments, WarnsOfThoseThatAreLacking) {
    const std::string said = said_of_lines(
        "  if won > 90 then match:win() end\n"
        "  if won > 91 then match:deal(\"order\") end\n"
        "  local function held(place) return place:within() end\n"
        "  lost = #held(to) + match:cards_left()");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:26: warning: `win` wants an argument, and is "
                                "given none (Match:win(seat: Seat)) [rules.missing_argument]"));
    EXPECT_THAT(said, HasSubstr(":12:26: warning: `deal` wants 2 arguments, and is given 1"));
    EXPECT_THAT(said, HasSubstr(":13:43: warning: `within` wants an argument, and is given none"));
    EXPECT_THAT(said, HasSubstr(":14:28: warning: `cards_left` wants an argument"));
    EXPECT_THAT(said, HasSubstr("0 errors, 4 warnings"));
}

TEST(CheckOfArguments, WarnsOfFunctionsThatAreNotCalled) {
    EXPECT_THAT(said_of_lines("  local function best() return victim end\n"
                              "  if won > 90 then match:win(best) end"),
                HasSubstr(":12:26: warning: `win` is given a function as argument 1"));
}

TEST(CheckOfArguments, WarnsOfColumnsThatHoldNoSeat) {
    const std::string said = said_of_lines(
        "  local function of(who) return who:count \"armies\" + #who:spaces(\"port\", \"owner\") "
        "end\n"
        "  lost = math.min(won) + of(match.me) + match.region[1]:count(\"owner\")");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:44: warning: there is no column of spaces "
                                "that holds a seat called `armies` [rules.unknown_column]"));
    EXPECT_THAT(said, HasSubstr("there is no column of spaces that holds a seat called `port`"));
    EXPECT_THAT(said, HasSubstr("no map of the mod has a space tagged `owner`"));
    EXPECT_THAT(said, HasSubstr(":12:15: warning: `min` of one number is that number"));
    EXPECT_THAT(said, HasSubstr("warning: `count` wants 2 arguments, and is given 1"));
}

TEST(CheckOfArguments, WarnsOfColumnsThatOnlyRowsOfAnotherKindHave) {
    const std::string said = said_of_lines(
        "  add(match, \"reserve\", 1)\n"
        "  add(match.turn, \"armies\", 1)\n"
        "  transfer(match.space[1], match, \"reserve\", 1)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:20: warning: a seat has no column `armies` (a "
                                "space has it) [rules.unknown_column]"));
    EXPECT_THAT(said, HasSubstr(":13:36: warning: a space has no column `reserve` (a match has "
                                "it)"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfArguments, WarnsOfNumbersThatAreToldAsRows) {
    const std::string said = said_of_lines(
        "  match:tell(\"income\", { seat = match.turn.number, armies = 1 })\n"
        "  match:tell(\"conquest\", { seat = match.turn, space = 3 })");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:9: warning: `tell` is given a number as "
                                "`seat` (give the seat itself, which is shown by its name: "
                                "match.seat[1]) [rules.wrong_argument]"));
    EXPECT_THAT(said, HasSubstr(":12:9: warning: `tell` is given a number as `space`"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

// nil may be looked for, but it has to stand there.
TEST(CheckOfArguments, WantsAValueOfWhatComparesLists) {
    const std::string said = said_of_lines(
        "  local found = where(match.space, \"owner == me\")\n"
        "  if contains(found) then lost = #where(match.space, \"owner\", nil) end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:17: warning: `where` wants 3 arguments, and "
                                "is given 2"));
    EXPECT_THAT(said, HasSubstr(":12:6: warning: `contains` wants 2 arguments, and is given 1"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
