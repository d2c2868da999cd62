// SPDX-License-Identifier: MIT
// What `check` doubts of the kinds of things that functions of the rules are given.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfGivenKinds, WarnsOfArgumentsOfAnotherKindThanTheFunctionWants) {
    const std::string said = said_of_calls(
        "local function rich(seat, n) return seat:count \"owner\" > n end "
        "local function held(space) return space.armies end "
        "function battle.near(space) return #space:neighbours() end",
        "  if rich(match.space[1], 2) or rich(match.me, match.turn) then lost = 0 end\n"
        "  lost = held(match.me) + held(3)\n  lost = battle.near(match.me)\n"
        "  if rich(match.me, match.round) then lost = held(from) + battle.near(to) end\n"
        "  local near = to:neighbours()\n  lost = held(near)");

    EXPECT_THAT(said, HasSubstr("rules/battle.lua:11: warning: `rich` asks `seat` for `count`, "
                                "which a space does not have (rich(seat, n)) "
                                "[rules.wrong_argument]"));
    EXPECT_THAT(said, HasSubstr(":12: warning: `held` asks `space` for `armies`, which a seat does "
                                "not have (held(space))"));
    EXPECT_THAT(said, HasSubstr(":12: warning: `held` asks `space` for `armies`, and is given a "
                                "number"));
    EXPECT_THAT(said, HasSubstr(":13:17: warning: `near` asks `space` for `neighbours`, which a "
                                "seat does not have"));
    EXPECT_THAT(said, Not(HasSubstr("battle.lua:14")));
    EXPECT_THAT(said, HasSubstr(":16:10: warning: `held` asks `space` for `armies`, and is given a "
                                "list"));
}

TEST(CheckOfGivenKinds, WarnsOfHandlesThatAFunctionReckonsWith) {
    EXPECT_THAT(said_of_calls("local function twice(n) return n * 2 end",
                              "  lost = twice(match.me) + twice(match.round)"),
                HasSubstr("rules/battle.lua:11: warning: `twice` calculates with `n`, and is given "
                          "a seat (twice(n)) [rules.wrong_argument]"));
}

TEST(CheckOfGivenKinds, DoesNotDoubtKindsThatAFunctionTellsApart) {
    const std::string said = said_of_calls(
        "local function size(one) if one == nil then return 0 end "
        "if one.id == \"seat 1\" then return one:count \"owner\" end return one.armies end",
        "  lost = size(match.me) + size(match.space[1])");

    EXPECT_THAT(said, Not(HasSubstr("rules.wrong_argument")));
}

}  // namespace
}  // namespace fronteira::cli
