// SPDX-License-Identifier: MIT
// What `check` doubts of phases in which all decide.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string said_of_when(const std::string& when) {
    ToyCopy toy("toy_orders");
    toy.replace("rules/orders.lua", "everyone = true,",
                "everyone = true,\n  when = \"" + when + "\",");
    return toy.check().out;
}

// It would be asked once, of the seat whose turn it is, and let all decide or nobody.
TEST(CheckOfSharedPhases, WarnsOfAConditionOnOneOfAll) {
    const std::string warning =
        "warning: all decide in phase `orders`, and its `when` asks about `me` (put it into the "
        "`when` of the moves: who can make none is passed over; `turn` is whose turn it is) "
        "[rules.one_of_all]";

    EXPECT_THAT(said_of_when("round > 1 and me.number > 1"), HasSubstr(warning));
    EXPECT_THAT(said_of_when("count(space, owner == me) > 0"), HasSubstr(warning));
    EXPECT_THAT(said_of_when("round > 0 and turn.number > 0"), Not(HasSubstr("one_of_all")));
}

// It runs once, and `me` would be whoever has the turn.
TEST(CheckOfSharedPhases, WarnsOfABeginningThatAsksWhoDecides) {
    const auto said_of_enter = [](const std::string& body) {
        ToyCopy toy("toy_orders");
        toy.replace("rules/orders.lua", "everyone = true,",
                    "everyone = true,\n  enter = function(match) " + body + " end,");
        return toy.check().out;
    };

    EXPECT_THAT(said_of_enter("if match.me.number > 5 then match:draw_game() end"),
                HasSubstr("warning: all decide in phase `orders`, and its `enter`, which runs "
                          "once, asks for `match.me` (for _, seat in ipairs(match.seat) do; "
                          "`match.turn` is whose turn it is) [rules.one_of_all]"));
    EXPECT_THAT(said_of_enter("if match.turn.number > 5 then match:draw_game() end"),
                Not(HasSubstr("one_of_all")));
}

}  // namespace
}  // namespace fronteira::cli
