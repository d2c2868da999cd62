// SPDX-License-Identifier: MIT
// What `check` doubts of values of kinds that do not go together.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfKinds, WarnsOfHandlesThatAreReckonedWith) {
    const std::string said = said_of_lines(
        "  for _, seat in ipairs(match.seat) do lost = lost + seat end\n"
        "  if match.me > match.turn then lost = 0 end\n"
        "  lost = lost + #match.me");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: a seat is not a number (calculate "
                                "with numbers: seat.gold + 1) [rules.no_number]"));
    EXPECT_THAT(said, HasSubstr(":12: error: a seat cannot be compared by < or > "
                                "(compare their numbers: a.gold < b.gold)"));
    EXPECT_THAT(said, HasSubstr(":13: error: a seat has no length"));
}

TEST(CheckOfKinds, WarnsOfListsTextsAndFunctionsThatAreReckonedWith) {
    const std::string said = said_of_lines(
        "  lost = lost + match.me:spaces(\"owner\")\n  lost = lost - \"1\"\n"
        "  if match.round > \"3\" then lost = #match.me.spaces end");

    EXPECT_THAT(said, HasSubstr(":11: error: a list is not a number (`#list` is how many there "
                                "are)"));
    EXPECT_THAT(said, HasSubstr(":12: error: a text is not a number (write numbers without "
                                "quotes"));
    EXPECT_THAT(said, HasSubstr(":13: error: a text cannot be compared by < or >"));
    EXPECT_THAT(said, HasSubstr(":13:46: warning: `spaces` of a seat is a function, and is not "
                                "called"));
}

TEST(CheckOfKinds, WarnsOfListsThatBeginAtZero) {
    const std::string said = said_of_lines(
        "  for i = 0, 3 do\n    local seat = match.seat[i]\n"
        "    if seat then lost = 0 end\n  end\n"
        "  if match.me:hand(\"order\")[0] then lost = 0 end\n"
        "  for i = 1, 2 do if match.seat[i] == victim then lost = 0 end end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12: warning: the entry 0 of a list is nil (they "
                                "are numbered from 1) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:15: warning: the entry 0 of a list is nil"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfKinds, WarnsOfARemainderAsAPlaceInAList) {
    const std::string said = said_of_lines(
        "  for i, space in ipairs(match.space) do space.owner = match.seat[i % 2] end\n"
        "  for i, space in ipairs(match.space) do space.owner = match.seat[i % 2 + 1] end\n"
        "  local odd = { [0] = 1, 2 }\n  lost = odd[lost % 2]");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: the entry 0 of a list is nil (i % n "
                                "is 0 as well: list[i % n + 1]) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfKinds, WarnsOfKindsThatAreNeverEqual) {
    const std::string said = said_of_lines(
        "  if match.me.id == match.turn then lost = 0 end\n"
        "  if not match.me == match.turn then lost = 0 end\n"
        "  if match.me == victim.number then lost = 0 end\n"
        "  if match.me:hand(\"order\")[1] == \"halt\" then lost = 0 end\n"
        "  if match.me == match.space[1] then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: a text is never equal to a seat "
                                "(compare things of the same kind: a seat with a seat, its `id` "
                                "with a text) [rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr(":12: error: true or false is never equal to a seat (it is true "
                                "or false by itself: if x, if not x; and `not a == b` is "
                                "`a ~= b`)"));
    EXPECT_THAT(said, HasSubstr(":13:12: error: `me` is never a number like `number`"));
    EXPECT_THAT(said, HasSubstr(":14: error: a card is never equal to a text"));
    EXPECT_THAT(said, HasSubstr(":15: error: a seat is never equal to a space"));
}

TEST(CheckOfKinds, WarnsOfWhatAColumnCannotHold) {
    const std::string said = said_of_lines(
        "  match.reserve = lost / 2\n  match.space[1].owner = victim.number\n"
        "  match.me.target = match.turn\n  match.reserve = match:roll(100)\n"
        "  match.reserve = \"a\" .. lost");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:9: error: `reserve` cannot be a fraction "
                                "(`//` divides whole numbers) [rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr(":12:18: error: `owner` cannot be a number"));
    EXPECT_THAT(said, HasSubstr(":13:12: error: `target` cannot be a seat"));
    EXPECT_THAT(said, HasSubstr(":14:9: error: `reserve` cannot be 100 (it is a number from 0"));
    EXPECT_THAT(said, HasSubstr(":15:9: error: `reserve` cannot be a text"));
    EXPECT_THAT(said, HasSubstr("5 errors, 0 warnings"));
}

TEST(CheckOfKinds, NamesWhoHasWhatAnotherIsAskedFor) {
    const std::string said = said_of_lines(
        "  if won > 90 then match.me:retire() end\n"
        "  lost = #match.spaces + match.space[1].reserve\n"
        "  match.me:hand(\"order\")[1]:discard()\n"
        "  match:transfer(to, to, \"armies\", 1)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:29: error: a seat has no `retire` (it is "
                                "Match:retire(seat: Seat)) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr(":12:17: error: the match has no `spaces` (did you mean "
                                "`space`?)"));
    EXPECT_THAT(said, HasSubstr(":12:41: error: a space has no `reserve` (it is a column of "
                                "something else)"));
    EXPECT_THAT(said, HasSubstr(":13:29: error: a card has no `discard`"));
    EXPECT_THAT(said, HasSubstr(":14:9: warning: the match has no `transfer` (it is called by "
                                "itself, of no row: transfer(from: "
                                "Seat|Space|Region|Match, "));
}

TEST(CheckOfKinds, WarnsOfFunctionsOfHandlesThatAreReadAndNotCalled) {
    const std::string said = said_of_lines(
        "  local n = victim.count\n  if n == 0 or to.neighbours then lost = 0 end\n"
        "  for _, region in ipairs(match.region) do\n"
        "    for _, one in ipairs(region.spaces) do lost = lost + one.armies end\n  end\n"
        "  lost = from.linked and match.cards_left or 0\n"
        "  local function far(one) return one.within == 3 end\n"
        "  if far(to) then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:20: warning: `count` of a seat is a function, "
                                "and is not called (seat:count(...)) [rules.uncalled]"));
    EXPECT_THAT(said, HasSubstr(":12:19: warning: `neighbours` of a space is a function"));
    EXPECT_THAT(said, HasSubstr(":14:33: warning: `spaces` of a region is a function"));
    EXPECT_THAT(said, HasSubstr(":16:15: warning: `linked` of a space is a function"));
    EXPECT_THAT(said, HasSubstr(":17:38: warning: `within` of a space is a function"));
}

TEST(CheckOfKinds, DoesNotDoubtFunctionsThatAreCalledLaterOrBelongToTables) {
    EXPECT_THAT(said_of_lines("  local count, rows = victim.count, { spaces = 2, next = 3 }\n"
                              "  lost = count(victim, \"owner\") + rows.spaces + rows.next\n"
                              "  local ok, n = pcall(victim.count, victim, \"owner\")\n"
                              "  if ok and n > 90 then match:draw_game() end"),
                HasSubstr("nothing to complain of"));
}

TEST(CheckOfKinds, WarnsOfFieldsOfWhatHasNone) {
    ToyCopy toy;
    toy.replace(
        "rules/init.lua", "turn = {",
        "asked = { question \"ransom\" { number \"armies\" }, question \"yield\" { \"accept\", "
        "\"refuse\" }, question \"way\" { space \"to\" \"owner == me\" } },\n  turn = {");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n"
                "  lost = match:ask(victim, \"ransom\", 1, 2).armies\n"
                "  if match:ask(victim, \"yield\").accept then lost = 0 end\n"
                "  if match:ask(victim, \"way\").reserve then lost = 0 end\n"
                "  local near = to:neighbours()\n"
                "  if near.owner or match.seat.target then lost = 0 end\n"
                "  if match:ask(victim, \"way\").owner == match.me then lost = #near end");

    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:44: warning: a number has no `armies` (it is "
                                "read by itself) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr(":12:33: warning: a text has no `accept`"));
    EXPECT_THAT(said, HasSubstr(":13:31: error: a space has no `reserve`"));
    EXPECT_THAT(said, HasSubstr(":15:11: warning: a list has no `owner` (list[1].owner, or for _, "
                                "one in ipairs(list) do)"));
    EXPECT_THAT(said, HasSubstr(":15:31: warning: the list of seats has no `target`"));
    EXPECT_THAT(said, Not(HasSubstr("nothing has `accept`")));
    EXPECT_THAT(said, Not(HasSubstr("battle.lua:16")));
}

TEST(CheckOfKinds, WarnsOfAnAnswerThatNoNumberCanBe) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "turn = {",
                "asked = { question \"ransom\" { number \"armies\" } },\n  turn = {");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  lost = match:ask(victim, \"ransom\", 3, 1)\n"
                "  lost = match:ask(victim, \"ransom\", 1, 1)");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/battle.lua:11:29: warning: no number from 3 to 1 can answer "
                          "`ransom` (match:ask(seat, \"ransom\", least, most)) [rules.always_so]"));
    EXPECT_THAT(toy.check().out, Not(HasSubstr("battle.lua:12")));
}

TEST(CheckOfKinds, WarnsOfListsThatAnEventCannotTell) {
    EXPECT_THAT(
        said_of_lines("  match:tell(\"conquest\", {\n    seat = to.owner,\n"
                      "    space = to:neighbours(),\n  })\n"
                      "  match:tell(\"conquest\", { seat = to.owner, space = #to:neighbours() })"),
        HasSubstr("rules/battle.lua:13:5: error: `space` of an event is a list (an event tells "
                  "whole numbers, words, true or false, seats, spaces, regions and cards: space = "
                  "#list) [rules.wrong_argument]"));
}

TEST(CheckOfKinds, DoesNotDoubtWhatMayBe) {
    EXPECT_THAT(
        said_of_lines("  local rows, picked = { { number = 2, id = match.me } }, match.me\n"
                      "  for _, row in ipairs(rows) do\n"
                      "    if row.id == match.turn or row.number == lost then lost = 0 end\n  end\n"
                      "  if not (match.me == match.turn) == (lost == 0) then picked = nil end\n"
                      "  match.reserve = match:roll(99) // 2\n  match.me.target = nil\n"
                      "  if picked then match.space[1].owner = picked end\n"
                      "  local function of(match, to) return to + 1 end\n"
                      "  if match.me.id == \"seat 1\" then lost = of(match, lost) end"),
        HasSubstr("nothing to complain of"));
}

TEST(CheckOfKinds, WarnsOfNilThatANumberIsGiven) {
    EXPECT_THAT(said_of_lines("  match.reserve = nil"),
                HasSubstr("rules/battle.lua:11:9: error: `reserve` cannot be nil (it is a number "
                          "from 0 to 99) [rules.never_equal]"));
}

TEST(CheckOfKinds, TakesTheCardsOfAMoveForAList) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag", "conquered = flag, top = card \"order\"");
    toy.replace("rules/attack.lua", "on.armies + cards[1].armies",
                "on.armies + cards[1].armies\n      match.top = cards");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/attack.lua:20:13: error: `top` cannot be a list (it is a card "
                          "or nil) [rules.never_equal]"));
}

}  // namespace
}  // namespace fronteira::cli
