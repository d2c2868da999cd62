// SPDX-License-Identifier: MIT
// What `check` finds compared that is never equal, because functions of handles, answers and values
// of moves are of one kind, and what stands beside them of another.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;

TEST(CheckOfComparedKinds, KnowsWhatFunctionsOfHandlesGive) {
    const std::string said = said_of_lines(
        "  if match.me:count(\"owner\") == match.me then lost = 0 end\n"
        "  if match.me:hand_size(\"order\") == \"2\" then lost = 0 end\n"
        "  if match.space[1]:linked(match.space[2]) == 1 then lost = 0 end\n"
        "  if match:can(\"attack\") == \"yes\" then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: error: a number is never equal to a seat"));
    EXPECT_THAT(said, HasSubstr(":12: error: a number is never equal to a text (write numbers "
                                "without quotes"));
    EXPECT_THAT(said, HasSubstr(":13: error: true or false is never equal to a number (it is true "
                                "or false by itself"));
    EXPECT_THAT(said, HasSubstr(":14: error: true or false is never equal to a text"));
    EXPECT_THAT(said, HasSubstr("4 errors, 0 warnings"));
}

TEST(CheckOfComparedKinds, KnowsNumbersOfTheMatchAndItsLists) {
    const std::string said = said_of_lines(
        "  if match.round == \"1\" then lost = 0 end\n"
        "  if match.me.number == \"1\" then lost = 0 end\n"
        "  if #match.seat == \"2\" then lost = 0 end\n"
        "  if match.seat == match.me then lost = 0 end\n"
        "  if to.region.bonus == \"3\" then lost = 0 end");

    for (const char* line : {":11:", ":12:", ":13:", ":15:"})
        EXPECT_THAT(said, HasSubstr(line + std::string(" error: a number is never equal to a "
                                                       "text")));
    EXPECT_THAT(said, HasSubstr(":14: error: a list is never equal to a seat"));
}

TEST(CheckOfComparedKinds, KnowsTheValuesOfAMoveByTheirNames) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "victory.test(match)",
                "if dice == \"2\" then victory.test(match) end");

    EXPECT_THAT(toy.check().out, HasSubstr("rules/attack.lua:11: error: a number is never equal to "
                                           "a text"));
}

TEST(CheckOfComparedKinds, KnowsWhatAnswersAre) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "return {",
                "return { asked = { question \"post\" { space \"on\" \"owner == me\", "
                "number \"armies\" \"1 to 2\" } },");
    toy.replace("rules/attack.lua", "victory.test(match)",
                "local on, armies = match:ask(match.me, \"post\")\n"
                "if on == \"reef\" or armies == \"2\" or on == armies then return end");
    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/attack.lua:12: error: a space is never equal to a text"));
    EXPECT_THAT(said, HasSubstr("rules/attack.lua:12: error: a number is never equal to a text"));
    EXPECT_THAT(said, HasSubstr("rules/attack.lua:12: error: a space is never equal to a number"));
}

TEST(CheckOfComparedKinds, KnowsWhatRowsAndCardsAreCalled) {
    const std::string said = said_of_lines(
        "  if match.space[1].id == \"rif\" then lost = 0 end\n"
        "  for _, card in ipairs(victim:hand \"order\") do\n"
        "    if card.id == \"nonsense\" then lost = 0 end\n  end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:28: warning: no space is called `rif`"));
    EXPECT_THAT(said, HasSubstr(":13:20: warning: no card is called `nonsense` (no deck has it) "
                                "[rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfComparedKinds, KnowsWhatIsNeverNil) {
    const std::string said = said_of_lines(
        "  if match.reserve == nil then lost = 0 end\n"
        "  if match.conquered ~= nil then lost = 0 end\n"
        "  if match.space[1].owner == nil or match.me.target == nil then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:12: error: `reserve` is never nil (it is a "
                                "number from 0 to 99) [rules.never_equal]"));
    EXPECT_THAT(said, HasSubstr(":12:12: error: `conquered` is never nil"));
    EXPECT_THAT(said, HasSubstr("2 errors, 0 warnings"));
}

TEST(CheckOfComparedKinds, KnowsThatANumberNeedsNoOther) {
    const std::string said = said_of_lines(
        "  lost = match.reserve or 5\n  lost = match.conquered and match.reserve or 5\n"
        "  local reserve = match.reserve\n  lost = reserve or 5");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:16: warning: `reserve` is a number, even when "
                                "it is 0, so always true as a condition"));
    EXPECT_THAT(said, HasSubstr(":14:10: warning: `reserve` is a number"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfComparedKinds, TakesASetOfSeatsForAList) {
    ToyCopy toy;
    toy.replace("rules/state.lua", "conquered = flag", "conquered = flag, friends = seats");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  match.friends = match.seat\n  if match.friends then "
                "lost = 0 end\n"
                "  if match.friends == match.me then lost = 0 end");
    const std::string said = toy.check().out;

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:12: warning: `friends` is a list, so always "
                                "true as a condition (ask how many it has: #friends > 0)"));
    EXPECT_THAT(said, HasSubstr(":13: error: a list is never equal to a seat"));
}

TEST(CheckOfComparedKinds, KnowsWhatTypeSays) {
    const std::string said = said_of_lines(
        "  if type(match.me) == \"seat\" then lost = 0 end\n"
        "  if type(lost) == \"number\" then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:6: warning: `type` is never 'seat' (it is one "
                                "of `number`, `string`"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfComparedKinds, WarnsOfNumbersThatFunctionsGiveAsConditions) {
    const std::string said = said_of_lines(
        "  local own = victim:spaces \"owner\"\n"
        "  table.sort(own, function(a, b) return a.armies - b.armies end)\n"
        "  local function strength(one) if one then return 2 end return #own end\n"
        "  if strength(own[1]) then lost = 0 end\n"
        "  local function some(one) if one then return 2 end end\n"
        "  if some(own[1]) then lost = 0 end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:9: warning: the function given to `sort` "
                                "returns a number, which is always true (function(a, b) return "
                                "a.gold < b.gold end) [rules.always_true]"));
    EXPECT_THAT(said, HasSubstr(":14:6: warning: `strength` returns a number, and even 0 is true "
                                "as a condition (compare it: > 0) [rules.always_true]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 2 warnings"));
}

}  // namespace
}  // namespace fronteira::cli
