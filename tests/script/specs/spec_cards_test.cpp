// SPDX-License-Identifier: MIT
// Cards are named in specs by their ids: of several copies, each has a number.
#include "script/specs/spec.hpp"
#include "written_rules.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::script {
namespace {

std::string faults_with_cards(const std::string& body) {
    int64_t left = most_spec_work;
    const auto cases = run_spec(
        "tests/a_spec.lua", "it(\"one\", function()\nlocal game = play {}\n" + body + "\nend)",
        [](const std::string&, const std::string&, int,
           const std::map<std::string, std::string>&) -> Result<RulesetSource> {
            RulesetSource source = written_source(
                {{"state.lua", "return { decks = { \"spoils\" } }"},
                 {"init.lua",
                  "return { turn = { phase \"only\" { move \"play\" { cards \"which\" { deck = "
                  "\"spoils\", count = 1 }, effect = finish_phase }, move \"rest\" { effect = "
                  "finish_phase } } } }"}});
            Deck deck;
            deck.id = "spoils";
            for (const char* id : {"banner_1", "banner_2"}) {
                Card card;
                card.id = id;
                deck.cards.push_back(card);
            }
            source.decks = {deck};
            return source;
        },
        left);
    return to_text(cases[0].faults);
}

TEST(SpecCards, ThatNoDeckHasAreToldWithTheNearest) {
    EXPECT_THAT(faults_with_cards("game:hold(game.seat[1], \"spoils\", \"banner\")"),
                testing::HasSubstr("there is no card `banner` (did you mean `banner_1`?)"));
    EXPECT_THAT(faults_with_cards("game:play(\"play\", { which = { \"baner_2\" } })"),
                testing::HasSubstr("there is no card `baner_2` (did you mean `banner_2`?)"));
    EXPECT_EQ(faults_with_cards("game:hold(game.seat[1], \"spoils\", \"banner_2\")\n"
                                "game:play(\"play\", { which = { \"banner_2\" } }, game.seat[1])"),
              "");
}

}  // namespace
}  // namespace fronteira::script
