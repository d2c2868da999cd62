// SPDX-License-Identifier: MIT
// What `check` says of phases that never end, and of those in which nobody is asked.
#include "toy_copy.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string unending = "[rules.unending_phase]";

/// A phase "signal" behind the attack, whose move has this effect.
std::string said_of_phase(const std::string& move, const std::string& column = "raised = flag") {
    ToyCopy toy("toy_war");
    toy.replace("rules/state.lua", "conquered = flag", "conquered = flag, " + column);
    toy.write("rules/signal.lua",
              "local function note(match) match.raised = true end\n"
              "local function stop(match) match:finish_phase() end\n"
              "return phase \"signal\" { " +
                  move + " }\n");
    toy.replace("rules/init.lua", "require \"attack\"", "require \"attack\", require \"signal\"");
    return toy.check().out;
}

TEST(CheckOfEndings, WarnsOfAPhaseThatNoMoveFinishes) {
    EXPECT_THAT(said_of_phase("move \"signal\" { effect = function(match) note(match) end }"),
                HasSubstr("rules/signal.lua:3: warning: phase `signal` never ends: none of its "
                          "moves finishes it or changes what is on offer (match:finish_phase() in "
                          "an effect, or move \"stop\" { effect = finish_phase }) " +
                          unending));
    EXPECT_THAT(said_of_phase("move \"signal\" { space \"on\" \"owner == me\", "
                              "effect = function(match, on) match.raised = on.armies > 3 end }"),
                HasSubstr(unending));
}

TEST(CheckOfEndings, TakesNoPhaseForUnendingThatAFunctionFurtherOnFinishes) {
    EXPECT_THAT(said_of_phase("move \"signal\" { effect = function(match) stop(match) end }"),
                Not(HasSubstr(unending)));
    EXPECT_THAT(said_of_phase("enter = function(match) stop(match) end, move \"signal\" "
                              "{ effect = function(match) note(match) end }"),
                Not(HasSubstr(unending)));
}

TEST(CheckOfEndings, TakesNoPhaseForUnendingThatAsksForAnother) {
    ToyCopy toy("toy_war");
    toy.replace("rules/state.lua", "conquered = flag", "conquered = flag, raised = flag");
    toy.write("rules/signal.lua",
              "return { asking = phase \"signal\" { move \"signal\" { when = \"not match.raised\", "
              "effect = function(match) match:ask(match.me:next(), \"reply\") end } },\n"
              "reply = phase \"reply\" { move \"answer\" { effect = function(match)\n"
              "match.raised = true match:finish_phase() end } } }\n");
    toy.replace("rules/init.lua", "return {",
                "local signal = require \"signal\"\nreturn {\nasked = { signal.reply },");
    toy.replace("rules/init.lua", "require \"attack\"", "require \"attack\", signal.asking");

    EXPECT_THAT(toy.check().out, Not(HasSubstr(unending)));
}

TEST(CheckOfEndings, TakesNoPhaseForUnendingInWhichMovesRunOut) {
    EXPECT_THAT(said_of_phase("move \"signal\" { when = \"not match.raised\", "
                              "effect = function(match) note(match) end }"),
                Not(HasSubstr(unending)));
    EXPECT_THAT(said_of_phase("move \"signal\" { cards \"card\" { deck = \"order\", count = 1 }, "
                              "effect = function(match, card) match:discard(card) end }"),
                Not(HasSubstr(unending)));
    EXPECT_THAT(
        said_of_phase("move \"signal\" { when = \"match.row_1 < 3\", effect = function(match) "
                      "local n = 1 match[\"row_\" .. n] = 3 end }",
                      "raised = flag, row_1 = int(0, 9)"),
        Not(HasSubstr(unending)));
}

TEST(CheckOfEndings, WarnsOfAPhaseInWhichNobodyIsAsked) {
    const std::string unasked =
        "nobody is asked in phase `signal`: where there is nothing to do "
        "but to finish a phase, it is passed over";
    EXPECT_THAT(said_of_phase("move \"signal\" { effect = finish_phase }"), HasSubstr(unasked));
    EXPECT_THAT(said_of_phase("everyone = true, move \"signal\" { effect = finish_phase }, "
                              "move \"wait\" { seat \"whom\" \"whom ~= me\", effect = "
                              "finish_phase }"),
                HasSubstr(unasked));
    EXPECT_THAT(said_of_phase("move \"signal\" { effect = function(match) stop(match) end }"),
                Not(HasSubstr("[rules.unasked_phase]")));
    EXPECT_THAT(said_of_phase("move \"signal\" { effect = function(match) note(match) end }, "
                              "move \"wait\" { effect = finish_phase }"),
                Not(HasSubstr("[rules.unasked_phase]")));
}

TEST(CheckOfEndings, WarnsOfRulesThatEndNoMatch) {
    const std::string endless =
        "rules/init.lua:1: warning: nothing in the rules ends a match "
        "(match:win(seat), match:draw_game() or match:lose_game() in an "
        "effect or in `enter`) [rules.unending_match]";
    ToyCopy toy("toy_war");
    EXPECT_THAT(toy.check().out, Not(HasSubstr("[rules.unending_match]")));
    toy.replace("rules/battle.lua", "match:retire(victim)", "match:tell(\"gone\")");
    toy.write("rules/victory.lua",
              "return { test = function(match) end, late = function(match) return false end }\n");

    EXPECT_THAT(toy.check().out, HasSubstr(endless));

    toy.write("rules/init.lua",
              "return { setup = require \"setup\", opening = { require \"attack\" } }\n");
    EXPECT_THAT(toy.check().out, Not(HasSubstr("[rules.unending_match]")));
}

}  // namespace
}  // namespace fronteira::cli
