// SPDX-License-Identifier: MIT
// What `check` doubts where rules call functions of their own.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfOwnCalls, WarnsOfArgumentsThatAFunctionWantsOrDoesNotRead) {
    const std::string said = said_of_calls(
        "local function take(match, on, n) if match.round > 90 then return end "
        "on.armies = on.armies + n end "
        "function battle.pay(match, n) match.reserve = match.reserve + n end",
        "  take(match, to)\n  take(match, to, 0, 2)\n  battle.pay(0)\n  battle:pay(match, 0)\n"
        "  local function back(on, n) if on.armies > 90 then back(on) end transfer(on, to, "
        "\"armies\", n) end\n  back(from)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:3: warning: `take` wants `n`, and is given 2 "
                                "arguments (take(match, on, n)) [rules.missing_argument]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:3: warning: `take` reads 3 arguments, and is "
                                "given 4 (it is take(match, on, n)) [rules.unread_argument]"));
    EXPECT_THAT(said,
                HasSubstr("rules/battle.lua:13:10: warning: `pay` takes the match first, but is "
                          "given something else (pay(match, n)) [rules.missing_argument]"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:14:10: warning: `pay` is given a table as its "
                                "`match`, by the colon (with a dot: .pay(match, n))"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:15: warning: `back` wants `n`"));
    EXPECT_THAT(said, HasSubstr("rules/battle.lua:16:3: warning: `back` wants `n`"));
    EXPECT_THAT(said, HasSubstr("0 errors, 6 warnings"));
}

TEST(CheckOfOwnCalls, DoesNotDoubtWhatABranchOrALoopMayNotComeTo) {
    const std::string said = said_of_calls(
        "local kinds = { horse = 2 } "
        "local function worth(kind, a) local k = kinds[kind] if not k then return 0 end "
        "return a + k end "
        "local function held(on, a) if on.owner ~= nil then return 1 end return a + 1 end "
        "local function added(list, a) local n = 0 for _, x in ipairs(list) do n = x + a end "
        "return n end "
        "local function often(kind, a) local n = 0 for i = 1, kind and 1 or 0 do n = i + a end "
        "return n end",
        "  lost = worth(\"cart\") + held(to) + added({}) + often()");
    EXPECT_THAT(said, HasSubstr("nothing to complain of"));
}

TEST(CheckOfOwnCalls, WarnsOfFunctionsThatAreNotGivenTheMatch) {
    const std::string said = said_of_calls(
        "local function near(match, on) return match.me:count \"owner\" > 9 and on end",
        "  if near(to) or near(to, match) or near(match.me) then lost = 0 end\n"
        "  local function inside(m) return near(m, to) end\n"
        "  if near(match, to) and inside(match) then lost = 0 end");

    EXPECT_THAT(said,
                HasSubstr("rules/battle.lua:11: warning: `near` takes the match first, but is "
                          "given something else (near(match, on)) [rules.missing_argument]"));
    EXPECT_THAT(said, HasSubstr("0 errors, 1 warning"));
}

TEST(CheckOfOwnCalls, WarnsOfWhatIsMadeOfAFunctionThatReturnsNothing) {
    EXPECT_THAT(said_of_calls("local function half(n) n = n // 2 end", "  lost = half(4)"),
                HasSubstr("rules/battle.lua:11:10: warning: `half` returns nothing, so the result "
                          "is nil (a function returns what follows its `return`) "
                          "[rules.no_answer]"));
}

TEST(CheckOfOwnCalls, DoesNotDoubtWhatMayBeLeftOut) {
    for (const char* function :
         {"n = n or 1 on.armies = on.armies + n", "if n then on.armies = on.armies + n end",
          "if on.armies > 90 then on.armies = on.armies + n end",
          "if kind == nil then return end on.armies = on.armies + n",
          "if math.max(kind or 0, 1) == 1 then return end on.armies = on.armies + n",
          "if type(n) == \"nil\" then return end on.armies = on.armies + n",
          "match:tell(\"income\", { seat = on.owner, armies = n })",
          "local m = n == nil and 1 or n on.armies = on.armies + m",
          "local m = kind and n + 1 or 0 on.armies = on.armies + m",
          "while on.armies > 90 do on.armies = on.armies - n end"})
        EXPECT_THAT(said_of_calls(
                        std::string("local function take(match, on, kind, n) ") + function + " end",
                        "  take(match, to)"),
                    HasSubstr("nothing to complain of"))
            << function;
}

TEST(CheckOfOwnCalls, WarnsOfFunctionsThatTheirTableDoesNotHave) {
    const std::string said = said_of_calls(
        "local victory = require \"victory\" local kinds = { border = 1, bold = true }",
        "  victory.tset(match)\n  if kinds.boder == 2 then victory.decide(match) end\n"
        "  local function later() return victory.latte(match) end\n  later()");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11:3: warning: there is no `victory.tset` (did "
                                "you mean `test`?) [rules.unknown_field]"));
    EXPECT_THAT(said, HasSubstr(":12:6: warning: there is no `kinds.boder` (did you mean "
                                "`border`?)"));
    EXPECT_THAT(said, HasSubstr(":12:28: warning: there is no `victory.decide` (no function or "
                                "table of the file has that name)"));
    EXPECT_THAT(said, HasSubstr(":13:33: warning: there is no `victory.latte` (did you mean"));
    EXPECT_THAT(said, HasSubstr("0 errors, 4 warnings"));
}

// A table of one's own may be asked whether it has something.
TEST(CheckOfOwnCalls, DoesNotDoubtWhatATableMayLack) {
    EXPECT_THAT(said_of_calls("local hooks, limits = { begin = 1 }, { row_1 = 1, x = 1 }",
                              "  if hooks.after_all then lost = 0 end\n"
                              "  if limits.most or limits.row_2 or limits.y then lost = 0 end"),
                HasSubstr("nothing to complain of"));
}

TEST(CheckOfOwnCalls, DoesNotDoubtFunctionsThatAreNotCertain) {
    EXPECT_THAT(
        said_of_calls("local later = function(a) return a end function battle.hook() end "
                      "function battle.bonus() return 0 end "
                      "local kinds = { big = function(a) return a + 1 end } "
                      "local function all(...) return select('#', ...) end",
                      "  local pick = kinds[lost > 9 and \"big\" or \"big\"]\n  lost = pick(1, 2)\n"
                      "  battle.hook(match, to)\n  lost = battle.bonus(match) + all(1, 2, 3)\n"
                      "  local two = function(a) return a end\n"
                      "  if lost > 9 then two = function(a, b) return a + b end end\n"
                      "  lost = two(1, 2) + later(math.max(1, 2))\n"
                      "  local function never(x) error(\"no \" .. x) end\n"
                      "  local found = kinds[won] or never(\"kind\")\n"
                      "  if found then lost = 0 end"),
        HasSubstr("nothing to complain of"));
}

TEST(CheckOfOwnCalls, WarnsOfConditionsThatNeverHold) {
    EXPECT_THAT(said_of_lines("  local function is_safe(place)\n"
                              "    if place.armies > 9 then return end\n    return false\n  end\n"
                              "  if is_safe(to) then lost = 0 end"),
                HasSubstr("rules/battle.lua:15:6: warning: `is_safe` never returns anything true "
                          "(a condition needs `return true` somewhere) [rules.no_answer]"));
}

TEST(CheckOfOwnCalls, WarnsOfAForgottenTruthWhereverItIsWaitedFor) {
    EXPECT_THAT(
        said_of_lines("  local function all_safe(places)\n"
                      "    for _, one in ipairs(places) do\n"
                      "      if one.armies < 2 then return false end\n    end\n  end\n"
                      "  local safe = lost == 0 and all_safe(match.space)\n"
                      "  if safe then lost = 0 end"),
        HasSubstr("rules/battle.lua:16:30: warning: `all_safe` never returns anything true"));
}

TEST(CheckOfOwnCalls, WarnsOfMoreValuesThanAreGiven) {
    EXPECT_THAT(said_of_lines("  local function both(place) return place.armies end\n"
                              "  local here, there = both(to)\n  lost = here + (there or 0)"),
                HasSubstr("rules/battle.lua:12:23: warning: `both` returns 1 at most, and 2 are "
                          "taken: the rest is nil (return a, b returns two) "
                          "[rules.no_answer]"));
}

TEST(CheckOfOwnCalls, WarnsOfArgumentsInEachOthersPlace) {
    EXPECT_THAT(
        said_of_lines("  local function after(place, steps) return place - 2 * steps end\n"
                      "  local steps, place = lost, won\n  lost = after(steps, place)"),
        HasSubstr("rules/battle.lua:13:10: warning: `after` is given `steps` as `place`, and "
                  "`place` as `steps` (after(place, steps)) [rules.wrong_argument]"));
}

TEST(CheckOfOwnCalls, TakesLettersInEachOthersPlaceForAnOrderTheOtherWayRound) {
    EXPECT_THAT(said_of_lines("  local function smaller(a, b) return a.armies < b.armies end\n"
                              "  local near = to:neighbours()\n"
                              "  table.sort(near, function(a, b) return smaller(b, a) end)\n"
                              "  lost = near[1].armies"),
                HasSubstr("nothing to complain of"));
}

TEST(CheckOfOwnCalls, DoesNotDoubtWhatMayBeSo) {
    EXPECT_THAT(
        said_of_lines("  local function safe(place)\n"
                      "    if place.armies > 9 then return place.owner == victim end\n"
                      "    return false\n  end\n"
                      "  local function pair(place) if won then return 1, 2 end return place end\n"
                      "  local function way(from, to) return from.armies - to.armies end\n"
                      "  local one, other = pair(lost)\n"
                      "  if safe(to) and way(from, to) > one + other then lost = 0 end"),
        HasSubstr("nothing to complain of"));
}

TEST(CheckOfOwnCalls, WarnsOfWhatIsNoNumberAndReckonedWith) {
    const std::string functions =
        "function battle.word() return \"6\" end "
        "function battle.is_large(match) return match.reserve > 3 end "
        "function battle.stub() end";

    EXPECT_THAT(
        said_of_lines("  local more = battle.word()\n  to.armies = to.armies + more", functions),
        HasSubstr("rules/battle.lua:11:23: warning: `word` returns a text, but is used in a "
                  "calculation (a function returns what follows its `return`) "
                  "[rules.no_number]"));
    EXPECT_THAT(said_of_lines("  to.armies = to.armies + battle.is_large(match)", functions),
                HasSubstr("`is_large` returns true or false, but is used in a calculation"));
    EXPECT_THAT(said_of_lines("  to.armies = to.armies + battle.stub()", functions),
                HasSubstr("`stub` returns nothing, but is used in a calculation"));
}

TEST(CheckOfOwnCalls, DoubtsNoFunctionThatGivesTruthWhereOneOfTwoValuesIsTrue) {
    EXPECT_THAT(said_of_lines("  if battle.is_known(victim.target) then match:retire(victim) end",
                              "function battle.is_known(one) return one or false end"),
                Not(HasSubstr("[rules.no_answer]")));
}

TEST(CheckOfOwnCalls, WarnsOfAFunctionThatStandsAsACondition) {
    const std::string function = "local function is_late(match) return match.round > 3 end";
    const std::string warning =
        "`is_late` is a function, so always true as a condition (call "
        "it: is_late(...)) [rules.always_true]";

    EXPECT_THAT(said_of_lines("  if not is_late then match:retire(victim) end", function),
                HasSubstr("rules/battle.lua:11:10: warning: " + warning));
    EXPECT_THAT(
        said_of_lines("  if is_late and is_late(match) then match:retire(victim) end", function),
        Not(HasSubstr(warning)));
}

TEST(CheckOfOwnCalls, WarnsOfWordsOfDeclarationsThatAreCalled) {
    EXPECT_THAT(said_of_lines("  finish_phase()"),
                HasSubstr("rules/battle.lua:11:3: warning: `finish_phase` is for declarations, and "
                          "does nothing when called (match:finish_phase()) [rules.no_object]"));
}

TEST(CheckOfOwnCalls, WarnsOfFunctionsOfHandlesWithoutTheHandle) {
    EXPECT_THAT(said_of_lines("  if is_alone(to) then match:retire(victim) end",
                              "local function is_alone(one) return #one.neighbours() == 0 end"),
                HasSubstr("`neighbours` is called on a space, with a colon (space:neighbours(...)) "
                          "[rules.no_object]"));
}

TEST(CheckOfOwnCalls, WarnsOfAllSeatsWhereOneIsWanted) {
    EXPECT_THAT(said_of_lines("  match:win(match.seat)"),
                HasSubstr("`win` is given a list of all of them as argument 1 (Match:win(seat: "
                          "Seat)) [rules.wrong_argument]"));
}

TEST(CheckOfOwnCalls, WarnsOfChanceThatIsNotOfTheMatch) {
    EXPECT_THAT(said_of_lines("  to.armies = math.random(6)"),
                HasSubstr("rules/battle.lua:11:15: error: `math` has no chance (match:roll(6)) "
                          "[rules.unknown_field]"));
}

TEST(CheckOfOwnCalls, WarnsOfAQuestionForANumberWithoutARange) {
    ToyCopy toy;
    toy.replace("rules/init.lua", "require \"supply\" }",
                "require \"supply\" }, asked = { question \"bid\" { number \"n\" } }");
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  from.armies = match:ask(victim, \"bid\")\n"
                "  to.armies = match:ask(victim, \"bid\", 1, 3)");

    const Ran ran = toy.check();

    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:10:36: warning: `bid` asks for a number, but "
                                   "no range is given (match:ask(seat, \"bid\", least, most)) "
                                   "[rules.missing_argument]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));  // its name has no sentence
}

TEST(CheckOfOwnCalls, WarnsOfAnOrderThatSaysNothingAndOfNoList) {
    const std::string said = said_of_lines(
        "  local near = to:neighbours()\n"
        "  table.sort(near, function(a, b) local _ = a.armies > b.armies end)\n"
        "  table.sort(near, function(a, b) return a.armies > b.armies end)\n  lost = #near\n"
        "  for _, one in ipairs() do lost = one end");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:12:9: warning: the function given to `sort` "
                                "returns nothing (function(a, b) return a.gold > b.gold end) "
                                "[rules.no_answer]"));
    EXPECT_THAT(said, Not(HasSubstr("battle.lua:13")));
    EXPECT_THAT(said, HasSubstr(":15:17: warning: `ipairs` is given no list (ipairs(list)) "
                                "[rules.missing_argument]"));
}

}  // namespace
}  // namespace fronteira::cli
