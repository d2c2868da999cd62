// SPDX-License-Identifier: MIT
// A variant whose files stand in place of those of the mod that it varies.
#include "script/doubts.hpp"
#include "script/ruleset.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

using Files = std::map<std::string, std::string>;  // by `mod/rules/state.lua`

/// The mod `own` varies the mod `base`, of which one move is known.
RulesetSource variant(Files files) {
    files.emplace("base/rules/state.lua",
                  "return { space = { owner = seat, armies = int(0, 9) } }");
    files.emplace("base/rules/init.lua",
                  "return { turn = { phase \"only\" {\n"
                  "  move \"take\" { space \"on\" \"owner == me\", effect = finish_phase },\n"
                  "} } }");
    RulesetSource source;
    source.mod = source.id = "own";
    source.board = support::ring_board(3);
    source.layers = {"base", "own"};
    source.owner = [files](const std::string& file) {
        return files.contains("own/" + file) ? "own" : "base";
    };
    source.read = [files](const std::string& file,
                          const std::string& mod) -> std::optional<std::string> {
        for (const std::string& one : {std::string("own"), std::string("base")})
            if (const auto found = files.find(one + "/" + file);
                found != files.end() && (mod.empty() || mod == one))
                return found->second;
        return std::nullopt;
    };
    return source;
}

std::string variant_faults(const std::string& own_state) {
    const auto loaded = Ruleset::load(variant({{"own/rules/state.lua", own_state}}));
    return loaded ? "" : to_text(loaded.error());
}

TEST(Variants, AreToldWhatTheirStateLeavesOut) {
    EXPECT_EQ(variant_faults("return { seat = { gold = int(0, 9) } }")
                  .find("own/rules/state.lua:1: error: this file replaces "
                        "base/rules/state.lua, and leaves out `armies`, `owner` (begin with local "
                        "state = require \"base/state\", add to that and return it) "
                        "[rules.left_out]\nbase/rules/init.lua:2:29: error: "),
              0u);
}

// What a variant does not need it may leave out, and what it takes out it knows of.
TEST(Variants, MayLeaveOutWhatNobodyAsksFor) {
    EXPECT_EQ(variant_faults("return { space = { owner = seat } }"), "");
    EXPECT_EQ(
        variant_faults("local state = require \"base/state\" state.space.owner = nil return state")
            .find("own/rules/state.lua:1:48: error: this file replaces base/rules/state.lua, and "
                  "leaves out `owner` (add to its tables instead of replacing them: "
                  "state.match.spies = flag) [rules.left_out]\nbase/rules/init.lua:2:29: error: "),
        0u);
}

// A variant that changed a copy of it would change nothing.
TEST(Variants, GetTheModuleThatTheOthersGetByItsLongerName) {
    const auto played = [](const std::string& changes) {
        const auto ruleset = Ruleset::load(
            variant({{"base/rules/gain.lua", "return { most = 3 }"},
                     {"base/rules/init.lua",
                      "local gain = require \"gain\"\nreturn { setup = function(match) "
                      "match.space[1].armies = gain.most end, "
                      "turn = { phase \"only\" { move \"rest\" { effect = function() end } } } }"},
                     {"own/rules/changes.lua", changes + " return {}"}}));
        if (!ruleset) return to_text(ruleset.error());
        core::Match match((*ruleset)->rules(), **ruleset);
        if (const auto started = match.start(1); !started) return to_text(started.error());
        const auto armies = match.rules().layout.find(core::Entity::space, "armies");
        return std::to_string(match.state().get(*armies, 0));
    };

    EXPECT_EQ(played(""), "3");
    EXPECT_EQ(played("local gain = require \"gain\" gain.most = 5"), "5");
    EXPECT_EQ(played("local gain = require \"base/gain\" gain.most = 7"), "7");
}

/// What is doubted of a variant of a game whose move `take` has a function of a module.
std::string variant_doubts(const std::string& changes) {
    const auto found =
        doubts(variant({{"base/rules/gain.lua",
                         "local gain = { most = 3 }\n"
                         "function gain.take(match) match.space[1].armies = gain.most "
                         "match:finish_phase() end\n"
                         "function gain.begin(match) gain.take(match) end\nreturn gain"},
                        {"base/rules/init.lua",
                         "local gain = require \"gain\"\nreturn { turn = { phase \"only\" {\n"
                         "  enter = function(match) gain.begin(match) match:draw_game() end,\n"
                         "  move \"take\" { effect = gain.take },\n} } }"},
                        {"own/rules/changes.lua",
                         "local gain = require \"gain\"\nlocal before = gain.take\n" + changes}}));
    return to_text(found);
}

TEST(Variants, AreToldOfFunctionsThatTheyGiveAModuleTooLate) {
    EXPECT_EQ(variant_doubts("function gain.take(match) before(match) end\nreturn {}"),
              "own/rules/changes.lua:3:15: warning: move `take` was declared with the `take` that "
              "there was before, and keeps it (change it by its name in changes.lua: move \"take\" "
              "{ ... }) [rules.late_write]\n");
}

TEST(Variants, MayGiveAModuleAFunctionThatItsOwnersCall) {
    EXPECT_EQ(variant_doubts("function gain.begin(match) before(match) end\nreturn {}"), "");
    EXPECT_EQ(variant_doubts("function gain.take(match) before(match) end\n"
                             "return { move \"take\" { effect = gain.take } }"),
              "");
}

/// Of a game whose functions keep a number of a module.
std::string variant_doubts_of_numbers(const std::string& changes) {
    return to_text(doubts(
        variant({{"base/rules/gain.lua", "return { most = 3, least = 3, word = \"a\" }"},
                 {"base/rules/other.lua",
                  "local least = 3\nreturn function(match) match.space[2].armies = least end"},
                 {"base/rules/init.lua",
                  "local gain = require \"gain\"\nlocal most = gain.most\n"
                  "local other = require \"other\"\n"
                  "return { turn = { phase \"only\" {\n"
                  "  enter = function(match) other(match) match:draw_game() end,\n"
                  "  move \"take\" { effect = function(match)\n"
                  "    match.space[1].armies = most match:finish_phase() end },\n} } }"},
                 {"own/rules/changes.lua", "local gain = require \"gain\"\n" + changes}})));
}

TEST(Variants, AreToldOfNumbersThatWereReadBeforeTheyChangeThem) {
    EXPECT_EQ(
        variant_doubts_of_numbers("gain.most = 5 return {}"),
        "base/rules/init.lua:7:29: warning: `most` was read from its module before changes.lua "
        "replaced it there, so it stays as it was (read it where it is needed: the module, "
        "a dot and most) [rules.late_write]\n");
}

TEST(Variants, AreToldOfWhatWasMadeOfNumbersBeforeTheyChangeThem) {
    EXPECT_EQ(
        to_text(doubts(variant(
            {{"base/rules/gain.lua", "return { most = 3 }"},
             {"base/rules/init.lua",
              "local gain = require \"gain\"\nlocal half = gain.most // 2\n"
              "return { turn = { phase \"only\" { move \"take\" { effect = function(match)\n"
              "    match.space[1].armies = half match:draw_game() end } } } }"},
             {"own/rules/changes.lua",
              "local gain = require \"gain\"\ngain.most = 5 return {}"}}))),
        "base/rules/init.lua:4:29: warning: `half` was read from its module before changes.lua "
        "replaced it there, so it stays as it was (read it where it is needed: the module, "
        "a dot and most) [rules.late_write]\n");
}

TEST(Variants, MayChangeNumbersThatNobodyKeeps) {
    EXPECT_EQ(variant_doubts_of_numbers("gain.least = 2 gain.word = \"b\" return {}"), "");
    EXPECT_EQ(variant_doubts_of_numbers("gain.most = 3 return {}"), "");
}

}  // namespace
}  // namespace fronteira::script
