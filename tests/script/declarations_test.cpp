// SPDX-License-Identifier: MIT
// A declaration that would do nothing, or something else than it says, is an error with its place.
#include "complaints.hpp"
#include "written_rules.hpp"

#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

// `option.wide and "coast"` is false where the option is.
TEST(Declarations, WordsMayBeLeftOutByAnOption) {
    EXPECT_EQ(complaint("match = { kind = choice { \"sea\", false, \"land\", nil } }",
                        "match.kind = \"land\" match:draw_game()"),
              "");
}

// A comma before what is said of a column would throw it away: all could read what one should see.
TEST(Declarations, AColumnTakesOneThing) {
    EXPECT_EQ(
        complaint("seat = { way = choice({ \"x\", \"y\" }, { seen_by = \"self\" }) }"),
        "silent/rules/state.lua:1:25: error: `choice` takes one thing; what else is said of it "
        "follows without a comma: choice ... { seen_by = \"self\" } [script.error]\n");
    EXPECT_NE(complaint("seat = { deed = card(\"deed\", { seen_by = \"self\" }) }"), "");
    EXPECT_NE(complaint("seat = { gold = int(0, 9, { seen_by = \"self\" }) }"), "");
}

TEST(Declarations, CardsAndQuestionsLoseNothingThatIsSaidOfThem) {
    const auto turn = [](const std::string& slot) {
        return codes_of(one_move(slot + ", effect = finish_phase"));
    };
    const std::string deck = "cards \"pair\" { deck = \"none\", ";
    EXPECT_EQ(turn(deck + "count = 2, least = 1 }"), "rules.unknown_deck rules.bad_range");
    EXPECT_EQ(turn(deck + "wild = \"joker\" }"), "rules.unknown_deck rules.unknown_key");
    EXPECT_EQ(
        codes_of(written_source(
            {{"state.lua", "return {}"},
             {"init.lua",
              "return { asked = { question \"many\" { number \"n\", contest = { \"1\", \"2\" } } "
              "}, turn = { phase \"only\" { move \"go\" { effect = finish_phase } } } }"}})),
        "rules.unknown_key");
}

TEST(Declarations, AColumnIsCalledWithModifiersAlone) {
    EXPECT_EQ(complaint("seat = { gold = int(0, 9) \"self\" }", "match:draw_game()"),
              "silent/rules/state.lua:1:19: error: `gold` is called with string, which is not a "
              "property of a column (int(0, 99) { seen_by = \"self\" }) [rules.bad_column]\n");
    EXPECT_NE(complaint("seat = { spy = flag { \"self\" } }", "match:draw_game()"), "");
    EXPECT_NE(complaint("seat = { gold = int(0, 9)(3) }", "match:draw_game()"), "");
    EXPECT_EQ(complaint("seat = { gold = int(0, 9) { seen_by = \"self\" } { lasts = \"turn\" } }",
                        "match:draw_game()"),
              "");
}

TEST(Declarations, AWordOfEarlierVersionsIsToldAsItIsSaidNow) {
    EXPECT_EQ(complaint(plain, "raise('armies', match, 1)"),
              "silent/rules/init.lua:2:1: error: undefined global `raise` (it is written "
              "differently now: "
              "to.armies = to.armies + armies, in a function) [script.error]\n");
}

TEST(Declarations, APhaseThatIsAlwaysToBeginAgainDoes) {
    EXPECT_EQ(
        complaint_of_files({{"rules/init.lua", R"(return { turn = { phase "spin" { again = "true",
  enter = function(match)
    match.armies = match.armies + 1
    if match.armies == 5 then match:win(match.me) end
  end } } })"}}),
        "");
    EXPECT_NE(complaint_of_files({{"rules/init.lua",
                                   R"(return { turn = { phase "spin" { again = "1 == 1" } } })"}})
                  .find("never reach a decision"),
              std::string::npos);
}

TEST(Declarations, WhoSeesAColumnDoesNotDependOnItself) {
    const std::string found =
        complaint("seat = { a = seats { seen_by = \"b\" }, b = seats { seen_by = \"a\" } }");
    EXPECT_NE(found.find("silent/rules/state.lua:1: error: who sees `a` depends on itself"),
              std::string::npos)
        << found;
}

TEST(Declarations, AColumnIsNotNamedLikeAWordOfThePlatform) {
    for (const char* word : {"min", "roll", "neighbours", "match", "tagged", "round"}) {
        const std::string found = complaint(std::string("match = { ") + word + " = flag }");
        EXPECT_NE(found.find("cannot be the name of a column: the platform uses that word"),
                  std::string::npos)
            << word;
    }
}

TEST(Declarations, AKeyThatMeansNothingIsToldWithTheOneThatIsNearlyCalledSo) {
    const auto told = [](const std::string& init) {
        return complaint_of_files({{"rules/init.lua", init}});
    };
    const std::string stop = "move \"stop\" { effect = finish_phase }";
    for (const auto& [init, meant] :
         {std::pair{"return { turns = {} }", "turn"},
          std::pair{"return { turn = { phase \"p\" { entr = function() end } } }", "enter"},
          std::pair{"return { turn = { phase \"p\" { move \"go\" { efect = finish_phase } } } }",
                    "effect"},
          std::pair{"return { turn = { phase \"p\" { move \"go\" { effect = finish_phase, "
                    "seat \"on\" { were = function() end } } } } }",
                    "where"}})
        EXPECT_NE(told(init).find("did you mean `" + std::string(meant) + "`?"), std::string::npos)
            << init << told(init);
}

TEST(Declarations, AnEntryOfAPhaseThatIsNilIsToldAsSuch) {
    EXPECT_EQ(
        complaint_of_files({{"rules/init.lua",
                             "local m = {}\nreturn { turn = { phase \"p\" { m.go, move \"stop\" { "
                             "effect = finish_phase } } } }"}}),
        "silent/rules/init.lua:2:26: error: entry 1 of phase `p` is nil (is there a move with that "
        "name?) [rules.bad_move]\n");
}

TEST(Declarations, AQuestionInAPhaseIsToldWhereItBelongs) {
    EXPECT_EQ(
        complaint_of_files({{"rules/init.lua",
                             "return { turn = { phase \"p\" { question \"q\" { \"a\", \"b\" }, "
                             "move \"stop\" { effect = finish_phase } } } }"}}),
        "silent/rules/init.lua:1:26: error: entry 1 of phase `p` is no move (a question is listed "
        "in `asked` of rules/init.lua) [rules.bad_move]\n");
}

TEST(Declarations, TheMatchIsNotForgottenAmongTheParameters) {
    EXPECT_EQ(complaint_of_files({{"rules/init.lua",
                                   "return { turn = { phase \"p\" { move \"go\" { seat \"whom\", "
                                   "number \"n\" \"1 to 3\",\n"
                                   "effect = function(whom, n) n.gold = 3 end } } } }"}}),
              "silent/rules/init.lua:2:19: error: a function of move `go` gets the match first, "
              "but calls it `whom`, as a value is called (function(match, whom)) "
              "[rules.unknown_value]\n");
}

TEST(Declarations, AWordThatAnswersAQuestionIsNoOtherMove) {
    const std::string found = complaint_of_files(
        {{"rules/init.lua",
          "return { turn = { phase \"p\" { move \"stop\" { effect = finish_phase } } },\n"
          "asked = { question \"say\" { \"stop\", \"go\" } } }"}});
    EXPECT_NE(found.find("questions and their words need names of their own"), std::string::npos)
        << found;
}

}  // namespace
}  // namespace fronteira::script
