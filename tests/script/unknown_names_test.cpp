// SPDX-License-Identifier: MIT
// Names that nothing has, behind handles and modules: each is told with its place and the nearest
// one.
#include "complaints.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

TEST(UnknownNames, AColumnThatDoesNotExistCannotBeRead) {
    EXPECT_EQ(complaint(plain, "if match.amries then match:draw_game() end"),
              "silent/rules/init.lua:2:10: error: a match has no column `amries` (did you mean "
              "`armies`?) [script.error]\n");
    EXPECT_EQ(complaint(plain, "local n = match.seat[1].silver"),
              "silent/rules/init.lua:2:25: error: a seat has no column `silver` (declare it in "
              "rules/state.lua) [script.error]\n");
}

TEST(UnknownNames, WhatNoSpaceHasCannotBeRead) {
    EXPECT_EQ(complaint("space = { armies = int(0, 9) }", "local n = match.space[1].amries"),
              "silent/rules/init.lua:2:26: error: no space has `amries` (did you mean `armies`?) "
              "[script.error]\n");
    // This map merely happens to lack it.
    EXPECT_EQ(complaint("space = { armies = int(0, 9) }",
                        "if match.space[1].harbour then match:draw_game() end")
                  .find("harbour"),
              std::string::npos);
}

// Other maps of the mod may say what this one does not; what none of them says is a slip.
TEST(UnknownNames, WhatNoMapHasCannotBeReadWhereAllAreKnown) {
    NamesElsewhere names;
    names.of_spaces = {"harbour"};
    names.of_regions = {"bonus"};
    const auto read = [&](const std::string& what) {
        RulesetSource source = written_source(
            {{"state.lua", "return { decks = { \"spoils\" } }"},
             {"init.lua",
              "return { setup = function(match)\nlocal n = " + what +
                  "\nmatch:draw_game() end, turn = { phase \"only\" { move \"stop\" { effect = "
                  "finish_phase } } } }"}});
        Deck deck;
        deck.id = "spoils";
        deck.cards.emplace_back().id = "sword";
        deck.cards.back().attributes["worth"] = int64_t{3};
        source.decks = {deck};
        source.elsewhere = [&]() -> const NamesElsewhere& { return names; };
        const auto ruleset = Ruleset::load(source);
        if (!ruleset) return to_text(ruleset.error());
        core::Match match((*ruleset)->rules(), **ruleset);
        const auto started = match.start(1);
        return started ? "" : to_text(started.error());
    };

    EXPECT_EQ(read("match.space[1].harbour"), "");
    EXPECT_EQ(read("match.region[1].bonus"), "");
    EXPECT_EQ(read("match:cards('spoils')[1].worth"), "");
    EXPECT_EQ(read("match:cards('spoils')[1].strength"), "") << "other decks may have it";
    EXPECT_EQ(read("match.space[1].fort"),
              "written/rules/init.lua:2:26: error: no space has `fort` (no map has it either; "
              "declare it in rules/state.lua) [script.error]\n");
    EXPECT_EQ(read("match.region[1].harbour"),
              "written/rules/init.lua:2:27: error: no region has `harbour` (no map has it either; "
              "declare it in rules/state.lua) [script.error]\n");
}

// A game with harbours is played on maps without any, in quotes as in functions.
TEST(UnknownNames, ATagOfAnotherMapIsNoneInQuotes) {
    NamesElsewhere names;
    names.tags = {"harbour"};
    const auto offered = [&](const std::string& test) {
        RulesetSource source = one_move("space \"on\" \"" + test +
                                        "\", effect = function(match, on) on.armies = 9 end");
        source.elsewhere = [&]() -> const NamesElsewhere& { return names; };
        const auto ruleset = Ruleset::load(source);
        if (!ruleset) return to_text(ruleset.error());
        core::Match match((*ruleset)->rules(), **ruleset);
        if (!match.start(1)) return std::string("nothing to do");
        return std::to_string(match.legal(0).size() - 1);
    };

    EXPECT_EQ(offered("tagged('harbour')"), "nothing to do");
    EXPECT_EQ(offered("not tagged('harbour')"), "40");
    EXPECT_EQ(offered("tagged('harbour') or armies == 1"), "40");
    EXPECT_EQ(offered("armies == 1 and tagged('harbour')"), "nothing to do");
    EXPECT_EQ(
        offered("tagged('fort')"),
        "written/rules/init.lua:3:35: error: no map of the mod tags a space as `fort` (spaces "
        "have their `tags` in the map) [rules.unknown_tag]\n");
}

TEST(UnknownNames, AFieldThatAModuleDoesNotHaveIsNotRead) {
    const char* trade =
        "return { drawing = phase \"draw\" { move \"go\" { effect = function() end } } }";
    const char* begun = "local trade = require \"trade\"\n";
    const auto complaint_with = [&](const std::string& init) {
        return complaint_of_files({{"rules/trade.lua", trade}, {"rules/init.lua", begun + init}});
    };
    EXPECT_EQ(complaint_with("return { turn = { trade.drawing } }"), "");
    EXPECT_EQ(complaint_with("return { turn = { trade.drawing, trade.drawin } }"),
              "silent/rules/init.lua:2:40: error: module `trade` has no `drawin` (did you mean "
              "`drawing`?) [script.error]\n");
    EXPECT_EQ(complaint_with("trade.more, trade.drawing = 1, trade.drawing\n"
                             "return { turn = { trade.drawing } }"),
              "");
    EXPECT_EQ(complaint_with("return { setup = function(match) match.armies = trade.worth end,\n"
                             "turn = { trade.drawing } }"),
              "silent/rules/init.lua:2:49: error: module `trade` has no `worth` [script.error]\n");
}

TEST(UnknownNames, WhatIsMisspeltBehindAHandleIsToldWithFunctionsAmongTheNames) {
    EXPECT_EQ(complaint(plain, "match:finsh_phase()"),
              "silent/rules/init.lua:2:7: error: a match has no column `finsh_phase` (did you mean "
              "`finish_phase`?) [script.error]\n");
    EXPECT_EQ(complaint(plain, "local near = match.space[1]:neighbors()"),
              "silent/rules/init.lua:2:29: error: no space has `neighbors` (did you mean "
              "`neighbours`?) [script.error]\n");
}

TEST(UnknownNames, WhatIsNearlyCalledSoIsNamed) {
    const std::string near = " (did you mean `";
    for (const auto& [said, meant] :
         {std::pair{"local n = match.rounds", "round"}, std::pair{"match:can 'sotp'", "stop"},
          std::pair{"local n = match.seat[1]:count 'ownr'", "owner"},
          std::pair{"local n = match.me.numbr", "number"}})
        EXPECT_NE(complaint("space = { owner = seat }, seat = { gold = int(0, 9) }",
                            std::string("match:begin_with(match.seat[1])\n") + said)
                      .find(near + meant),
                  std::string::npos)
            << said;
}

}  // namespace
}  // namespace fronteira::script
