// SPDX-License-Identifier: MIT
// What `check` doubts of values in places where only another kind can stand.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfMisusedKinds, TellsOfComparisonsInARow) {
    const std::string said = said_of_lines(
        "  if 1 < lost < 3 then lost = 0 end\n  lost = lost + true\n"
        "  lost = (lost < 2) + 1\n  if (lost < 2) == 1 then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: true or false cannot be compared by < "
                                "or > (each comparison stands by itself: 1 < n and n < 3) "
                                "[rules.no_number]"));
    EXPECT_THAT(said, HasSubstr(":12: error: true or false is not a number"));
    EXPECT_THAT(said, HasSubstr(":13: error: true or false is not a number"));
    EXPECT_THAT(said, HasSubstr(":14: error: true or false is never equal to a number"));
}

TEST(CheckOfMisusedKinds, TellsOfLoopsThatCountToWhatIsNoNumber) {
    const std::string said = said_of_lines(
        "  for i = 1, match.seat do lost = i end\n  for i = match.me, 3 do lost = i end\n"
        "  for i = #match.seat, 1, -1 do lost = i end");

    EXPECT_THAT(said,
                HasSubstr("rules/battle.lua:11: error: a list is not a number (`#list` is how "
                          "many there are) [rules.no_number]"));
    EXPECT_THAT(said, HasSubstr(":12: error: a seat is not a number"));
    EXPECT_THAT(said, HasSubstr("2 errors, 0 warnings"));
}

TEST(CheckOfMisusedKinds, TellsOfWhatCannotBePutBehindAText) {
    const std::string said = said_of_lines(
        "  local name = \"a\" .. match.me\n  name = name .. lost .. #match.seat\n"
        "  if name == \"\" then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: a seat cannot be put behind a text "
                                "(tostring(x) is a text, whatever x is) [rules.no_text]"));
    EXPECT_THAT(said, HasSubstr("1 error, 0 warnings"));
}

TEST(CheckOfMisusedKinds, TellsOfListsOfTheMatchThatAreWritten) {
    const std::string said = said_of_lines(
        "  match.seat[1] = nil\n  local all = match.space\n  all[lost] = to\n"
        "  match.region.north = nil\n  local own = { table.unpack(match.seat) }\n  own[1] = nil\n"
        "  lost = #own");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: the seats, spaces and regions of a "
                                "match stay as they are (a column of one is written: "
                                "match.seat[1].gold = 1) [rules.fixed_list]"));
    EXPECT_THAT(said, HasSubstr(":13: error: the seats, spaces and regions"));
    EXPECT_THAT(said, HasSubstr(":14: error: the seats, spaces and regions"));
    EXPECT_THAT(said, HasSubstr("3 errors, 0 warnings"));
}

TEST(CheckOfMisusedKinds, TellsOfDiceWithoutSides) {
    const std::string said = said_of_lines(
        "  lost = match:roll(0)\n  lost = match:roll(1000001)\n  lost = match:roll(1)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: there is no die of 0 sides (it has 1 "
                                "to 1000000) [rules.wrong_argument]"));
    EXPECT_THAT(said, HasSubstr(":12: error: there is no die of 1000001 sides"));
    EXPECT_THAT(said, HasSubstr("2 errors, 0 warnings"));
}

TEST(CheckOfMisusedKinds, TellsOfArgumentsThatAFunctionOfLuaDoesNotTake) {
    const std::string said = said_of_lines(
        "  for i in ipairs(match.me) do lost = i end\n"
        "  for _, seat in pairs(match.seat) do seat.target = nil end\n"
        "  table.sort(match.seat)\n  lost = math.floor(\"2\")\n  lost = #string.upper(match.me)\n"
        "  match:tell({ 1 })");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:12: error: `ipairs` is given a seat as "
                                "argument 1 (for _, space in ipairs(seat:spaces(\"owner\")) do) "
                                "[rules.wrong_argument]"));
    EXPECT_THAT(said, HasSubstr(":12:18: error: `pairs` is given a list of all of them"));
    EXPECT_THAT(said, HasSubstr(":13:9: error: `sort` is given a list of all of them as argument 1 "
                                "(it stays as it is: { table.unpack(match.seat) } is a list"));
    EXPECT_THAT(said, HasSubstr(":14:15: error: `floor` is given a text as argument 1"));
    EXPECT_THAT(said, HasSubstr(":15:18: error: `upper` is given a seat as argument 1"));
    EXPECT_THAT(said, HasSubstr(":16:9: warning: `tell` is given a list as argument 1"));
}

TEST(CheckOfMisusedKinds, DoesNotDoubtWhatMayComeFromElsewhere) {
    EXPECT_THAT(said_of_lines("  local n = match.me.target and 3 or lost < 2\n"
                              "  if n ~= true then lost = n + 1 end\n"
                              "  local few = match.me.target and lost < 2\n"
                              "  local near = match.me:spaces(\"owner\")\n"
                              "  table.sort(near, function(a, b) return a.number < b.number end)\n"
                              "  table.insert(near, to)\n  if few then lost = #near end\n"
                              "  lost = math.max(lost, #table.concat({ \"a\", 2 }, \" \"))"),
                HasSubstr("nothing to complain of"));
}

}  // namespace
}  // namespace fronteira::cli
