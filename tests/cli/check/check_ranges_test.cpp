// SPDX-License-Identifier: MIT
// What `check` says of comparisons with numbers that a column never reaches.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

TEST(CheckOfRanges, WarnsOfOrdersInFunctionsThatNeverComeOutElse) {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n  if match.reserve > 99 then return end\n"
                "  if 1000 <= match.reserve then lost = 0 end\n"
                "  if match.reserve >= 0 then lost = 0 end\n"
                "  if match.reserve > 98 or match.reserve <= 0 or lost > 500 then lost = 0 end");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:11:12: warning: `reserve > 99` is never true "
                                   "(`reserve` is a number from 0 to 99) [rules.always_so]"));
    EXPECT_THAT(ran.out, HasSubstr("rules/battle.lua:12: warning: `reserve >= 1000` is never"));
    EXPECT_THAT(ran.out,
                HasSubstr("rules/battle.lua:13:12: warning: `reserve >= 0` is always true"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 3 warnings"));
}

TEST(CheckOfRanges, WarnsOfANumberWhoseMostStandsFirst) {
    ToyCopy toy;
    toy.replace("rules/muster.lua", "1 to match.reserve", "match.reserve to 1");

    EXPECT_THAT(toy.check().out,
                HasSubstr("rules/muster.lua:18:28: warning: `match.reserve to 1` holds no number "
                          "above 1 (write the smaller number first: 1 to match.reserve) "
                          "[rules.bad_range]"));
}

TEST(CheckOfRanges, WarnsOfOrdersInQuotesThatNeverComeOutElse) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "owner == me and armies >= 2",
                "owner == me and armies >= 2 and armies < 500 and -1 < match.reserve");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("rules/attack.lua:6:"));
    EXPECT_THAT(ran.out, HasSubstr("warning: `armies < 500` is always true (`armies` is a number "
                                   "from 0 to 99) [rules.always_so]"));
    EXPECT_THAT(ran.out, HasSubstr("warning: `-1 < match.reserve` is always true"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 2 warnings"));
}

TEST(CheckOfRanges, WarnsOfAConditionThatIsAlwaysThere) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "owner == me and armies >= 2", "me and armies >= 2 and owner");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0);
    EXPECT_THAT(ran.out, HasSubstr("warning: `me` is never nil, and so always true (compare it: "
                                   "whom == me, owner == me) [rules.always_so]"));
    EXPECT_THAT(ran.out, HasSubstr("0 errors, 1 warning"));
}

// An option is another number in another match.
TEST(CheckOfRanges, SaysNothingOfNumbersThatAnOptionGives) {
    ToyCopy toy;
    toy.replace("rules/attack.lua", "armies >= 2", "armies >= 2 and armies < option.rounds * 50");

    const Ran ran = toy.check();

    EXPECT_EQ(ran.status, 0) << ran.out;
    EXPECT_THAT(ran.out, HasSubstr("nothing to complain of"));
}

TEST(CheckOfRanges, WarnsOfNumbersOfWhateverIsAskedForAColumn) {
    const std::string always = "`reserve <= 200` is always true";

    EXPECT_THAT(said_of_lines("  if is_low(match) then match:retire(victim) end",
                              "local function is_low(one) return one.reserve <= 200 end"),
                HasSubstr(always));
    EXPECT_THAT(said_of_lines("  if is_low({ reserve = lost }) then match:retire(victim) end",
                              "local function is_low(one) return one.reserve <= 200 end"),
                Not(HasSubstr(always)));
}

}  // namespace
}  // namespace fronteira::cli
