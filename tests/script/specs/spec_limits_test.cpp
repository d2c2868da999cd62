// SPDX-License-Identifier: MIT
// A spec file can neither read what it should not nor run for ever.
#include "script/specs/spec.hpp"
#include "written_rules.hpp"

#include <gmock/gmock.h>

namespace fronteira::script {
namespace {

using testing::HasSubstr;

RulesetSource played_on(int spaces) {
    return written_source(
        {{"state.lua",
          "return { space = { owner = seat, armies = int(0, 99) }, seat = { gold = int(0, 9) } }"},
         {"init.lua",
          "return { turn = { phase \"only\" {\n"
          "  move \"pay\" { effect = function(match) match.me.gold = match.me.gold + 1 end },\n"
          "  move \"throw\" { effect = function(match) match.me.gold = match:roll(6) end },\n"
          "  move \"greet\" { seat \"whom\" \"whom ~= me\", effect = finish_phase },\n"
          "  move \"rest\" { effect = finish_phase },\n} } }"}},
        spaces);
}

/// Runs a spec whose map is a number of spaces, or `broken`.
std::vector<SpecCase> run_on_rings(const std::string& text, int64_t& left) {
    return run_spec(
        "tests/a_spec.lua", text,
        [](const std::string&, const std::string& map, int,
           const std::map<std::string, std::string>&) -> Result<RulesetSource> {
            if (map == "broken")
                return written_source({{"state.lua", "return {}"},
                                       {"init.lua",
                                        "return { setup = function() error \"no\" end, "
                                        "turn = { phase \"p\" { move \"m\" { effect = "
                                        "finish_phase } } } }"}});
            return played_on(map.empty() ? 10 : std::stoi(map));
        },
        left);
}

std::vector<SpecCase> run_on_rings(const std::string& text) {
    int64_t left = most_spec_work;
    return run_on_rings(text, left);
}

std::string faults_of(const std::string& body) {
    std::string text;
    for (const SpecCase& one : run_on_rings("it(\"one\", function()\n" + body + "\nend)"))
        text += to_text(one.faults);
    return text;
}

TEST(SpecGames, KnowWhetherWhoeverDecidesCanMakeAMove) {
    EXPECT_EQ(faults_of("local game = play {}\n"
                        "equal(game:can \"greet\", true)\nequal(game:can \"pay\", true)"),
              "");
}

/// What a spec finds in a game of those rules, in which `done` ends a phase and is no less a move.
std::string faults_under(const std::string& rules, const std::string& body) {
    int64_t left = most_spec_work;
    std::string text;
    for (const SpecCase& one : run_spec(
             "tests/a_spec.lua", "it(\"one\", function()\nlocal game = play {}\n" + body + "\nend)",
             [&](const std::string&, const std::string&, int,
                 const std::map<std::string, std::string>&) -> Result<RulesetSource> {
                 return written_source(
                     {{"state.lua", "return {}"},
                      {"init.lua",
                       "local function done(match) match:finish_phase() end\nreturn " + rules}},
                     3);
             },
             left))
        text += to_text(one.faults);
    return text;
}

TEST(SpecGames, FindMovesAnewWhereARoundIsSet) {
    EXPECT_EQ(faults_under("{ turn = { phase \"go\" { move \"step\" { effect = done },\n"
                           "  move \"leap\" { when = \"round >= 3\", effect = done } } } }",
                           "equal(#game:moves(), 1)\ngame:set_round(3)\n"
                           "equal(#game:moves(), 2)"),
              "");
}

constexpr const char* after_an_opening =
    "{ opening = { phase \"greet\" { everyone = true, move \"nod\" { effect = done } },\n"
    "  phase \"bow\" { everyone = true, move \"bend\" { effect = done } } },\n"
    "  turn = { phase \"go\" { move \"step\" { effect = done } } } }";

// The opening's second phase has no counterpart among the phases of the turn.
TEST(SpecGames, GoOnWithATurnWhereARoundIsSetWithinTheOpening) {
    EXPECT_EQ(faults_under(after_an_opening,
                           "for _ = 1, 2 do game:play \"nod\" end\n"
                           "game:set_round(3)\n"
                           "for _ = 1, 2 do game:play \"bend\" end\n"
                           "equal(game:phase(), \"go\")\ngame:play \"step\""),
              "");
    EXPECT_EQ(faults_under(after_an_opening,
                           "game:go(\"bow\", game.seat[2])\n"
                           "for _ = 1, 2 do game:play \"bend\" end\n"
                           "equal(game:phase(), \"go\")\ngame:play \"step\""),
              "");
}

TEST(SpecFaults, TellOfTheRulesInOneSentence) {
    EXPECT_EQ(faults_of("local game = play {}\nfor _ = 1, 10 do game:play \"pay\" end"),
              "written/tests/a_spec.lua:3: error: written/rules/init.lua:2: `gold` of seat 1 would "
              "be 10; its range is 0 to 9 [script.error]\n");
}

TEST(SpecHandles, OfAnEarlierGameAreRefusedWhereverTheyAreUsed) {
    const std::string two_games =
        "local large = play { map = \"5000\" }\nlocal far, two = large.space[5000], large.seat[2]\n"
        "local small = play { map = \"4\" }\n";
    for (const char* use :
         {"far.armies = 7", "return far.armies", "return far.id", "return far.region",
          "return far:neighbours()", "return far:within(2)", "small.space[1].owner = two",
          "return two:hand_size \"x\"", "return two.gold", "add(far, \"armies\", 1)",
          "transfer(far, far, \"armies\", 0)",
          "return small:can_see(small.seat[1], far, \"armies\")",
          "return small.space[1]:linked(far)", "return large.round", "return large:phase()",
          "small:go(\"only\", two)", "return large.space[1]", "small:tell(\"x\", { at = far })",
          "small:play(\"pay\", {}, two)"})
        EXPECT_THAT(faults_of(two_games + use), HasSubstr("an earlier game")) << use;
    EXPECT_THAT(faults_of(two_games + "equal(far, nil)"), HasSubstr("space of an earlier game"));
    EXPECT_THAT(faults_of(two_games + "equal(tostring(far), \"\")"),
                HasSubstr("space of an earlier game"));
}

TEST(SpecHandles, OfTheGameBeforeHoldWhenTheNextCannotBegin) {
    EXPECT_EQ(faults_of("local game = play { map = \"20\" }\n"
                        "equal(pcall(play, { map = \"broken\" }), false)\n"
                        "game.space[20].armies = 3\ngame:play \"pay\"\n"
                        "equal(game.space[20].armies, 3)\nequal(game.seat[1].gold, 1)"),
              "");
}

TEST(SpecWords, AreRefusedWhileNothingIsPlayed) {
    for (const char* use : {"total \"armies\"", "clear \"armies\""}) {
        const auto cases = run_on_rings(use);
        ASSERT_EQ(cases.size(), 1u);
        EXPECT_THAT(to_text(cases[0].faults), HasSubstr("no match is being played here")) << use;
    }
}

TEST(SpecPrints, AreGivenWithTheCaseThatPrinted) {
    const auto cases = run_on_rings(
        "it(\"one\", function() print(\"here\", 3) play {} end)\n"
        "it(\"two\", function() end)");

    ASSERT_EQ(cases.size(), 2u);
    EXPECT_THAT(cases[0].printed, testing::ElementsAre("here 3"));
    EXPECT_TRUE(cases[1].printed.empty());
}

TEST(SpecWords, OfSayingStandBesideOneAnother) {
    EXPECT_THAT(faults_of("it(\"two\", function() equal(1, 2) end)"),
                HasSubstr("a_spec.lua:2: error: `it` is inside `it`"));
    EXPECT_THAT(faults_of("describe(\"two\", function() end)"),
                HasSubstr("`describe` is inside `it`"));
}

TEST(SpecWords, OfValuesAreTablesWithNames) {
    EXPECT_THAT(faults_of("local game = play {} game:play(\"pay\", game.seat[2])"),
                HasSubstr("the values of move `pay` are not a table (write { name = value })"));
    EXPECT_THAT(faults_of("play {}:play(\"pay\", { 3 })"),
                HasSubstr("a value of move `pay` has no name"));
    EXPECT_THAT(faults_of("local game = play {} game:ask(game.seat[1], \"pay\")"),
                HasSubstr("a spec cannot ask (let a move ask, and play the answer)"));
    EXPECT_THAT(faults_of("local game = play {} game.phase()"),
                HasSubstr("`phase` must be called on the match, with a colon (match:phase(...))"));
    EXPECT_THAT(faults_of("play { players = \"2\" }"),
                HasSubstr("`players` of `play` is not a whole number"));
}

TEST(SpecWords, OfValuesAreOfTheKindThatTheMoveAsksFor) {
    EXPECT_THAT(faults_of("local game = play {} game:play(\"greet\", { whom = game.space[2] })"),
                HasSubstr("s1 is not a value for `whom`"));
    EXPECT_EQ(faults_of("local game = play {} game:play(\"greet\", { whom = game.seat[2] })"), "");
}

TEST(SpecWords, ThatMeanNothingAreRefused) {
    EXPECT_THAT(faults_of("play { player = 2 }"),
                HasSubstr("`play` does not know `player` (did you mean `players`?)"));
    EXPECT_THAT(faults_of("play {}:play \"pya\""),
                HasSubstr("there is no move `pya` (did you mean `pay`?)"));
    EXPECT_THAT(faults_of("play {}:play(\"pay\", { men = 7 })"),
                HasSubstr("move `pay` has no value `men`"));
    EXPECT_THAT(faults_of("local game = play {} game:go(\"onyl\", game.seat[1])"),
                HasSubstr("there is no phase `onyl`"));
    EXPECT_THAT(faults_of("play {}:dice { true }"), HasSubstr("neither a whole number nor a word"));
    EXPECT_THAT(faults_of("local t = {} for i = 1, 1001 do t[i] = 6 end play {}:dice(t)"),
                HasSubstr("at most 1000 faces are loaded at once"));
    EXPECT_EQ(faults_of("local game = play {} game:dice { 6 } game:play \"throw\""), "");
    EXPECT_THAT(faults_of("local game = play {} game:dice { 9 } game:play \"throw\""),
                HasSubstr("no die of 6 sides shows the 9 that `game:dice` has loaded"));
    EXPECT_THAT(faults_of("local game = play {} game:dice { \"hit\" } game:play \"throw\""),
                HasSubstr("no die of 6 sides shows the `hit` that `game:dice` has loaded"));
}

TEST(SpecRounds, AreThoseThatAMatchCanHave) {
    for (const char* round :
         {"0", "-5", "2147483647", "9223372036854775807", "-9223372036854775807"})
        EXPECT_THAT(faults_of("local game = play {} game:set_round(" + std::string(round) +
                              ")\ngame:play \"rest\" game:play \"rest\""),
                    HasSubstr("a round is from 1 to 1000000000"))
            << round;
    EXPECT_EQ(faults_of("local game = play {} game:set_round(1000000000)\n"
                        "game:play \"rest\" game:play \"rest\" equal(game.round, 1000000001)"),
              "");
}

TEST(SpecBudget, EndsWhatNeverEnds) {
    for (const char* body :
         {"while true do end", "while true do play {} end",
          "local g = play {} while true do g:play \"pay\" g.seat[1].gold = 0 end",
          "local g = play {} while true do g:moves() end",
          "local g, t = play {}, {} for i = 1, 1000 do t[i] = 6 end while true do g:dice(t) end",
          "local function filled(with) local t = {} for i = 1, 1000 do t[i] = with end return t "
          "end\n"
          "equal(filled(filled(filled(1))), filled(filled(filled(1))))",
          "while true do pcall(describe, (\"x\"):rep(9999), function() error(1) end) end"})
        EXPECT_THAT(faults_of(body), HasSubstr("[script.budget]")) << body;
}

TEST(SpecBudget, IsSharedByTheCasesOfAFile) {
    const auto cases = run_on_rings(
        "for i = 1, 900 do it(\"slow\", function() for j = 1, 2000000 do end end) end");

    ASSERT_FALSE(cases.empty());
    EXPECT_LT(cases.size(), 900u);
    EXPECT_THAT(to_text(cases.back().faults), HasSubstr("[spec.budget]"));
}

TEST(SpecBudget, IsSharedByAllFilesOfAMod) {
    int64_t left = 30'000'000;
    const std::string file =
        "for i = 1, 10 do it(\"slow\", function() for j = 1, 1000000 do end end) end";
    std::vector<size_t> said;
    for (int i = 0; i < 4; ++i) said.push_back(run_on_rings(file, left).size());

    EXPECT_EQ(said[0], 10u);
    EXPECT_LT(said[3], 3u) << "nothing is left for the last";
    EXPECT_THAT(to_text(run_on_rings(file, left).back().faults), HasSubstr("specs of the mod"));
}

TEST(SpecTexts, AreCutAndCounted) {
    const auto many = run_on_rings("for i = 1, 100000 do it(\"x\", function() end) end");
    const auto named =
        run_on_rings("it((\"x\"):rep(900000), function() equal((\"y\"):rep(900000), 1) end)");

    EXPECT_THAT(to_text(many[0].faults), HasSubstr("at most 1000"));
    EXPECT_LT(named[0].name.size(), 300u);
    EXPECT_LT(to_text(named[0].faults).size(), 600u);
}

}  // namespace
}  // namespace fronteira::script
