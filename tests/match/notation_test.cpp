// SPDX-License-Identifier: MIT
#include "match/notation.hpp"

#include "core/match.hpp"
#include "support/declare.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::match {
namespace {

using support::TinyBoard;
using ::testing::HasSubstr;

/// One kind of move for each thing that a move can carry.
core::Rules sample_rules() {
    core::Rules rules;
    rules.board = TinyBoard()
                      .space("brasil", "america")
                      .space("argelia", "africa")
                      .space("peru", "america")
                      .link("brasil", "argelia")
                      .link("brasil", "peru")
                      .build();
    Deck deck;
    deck.id = "territory";
    for (const char* id : {"brasil", "peru", "wild_1", "wild_2"}) {
        Card card;
        card.id = id;
        deck.cards.push_back(card);
    }
    rules.layout = *core::Layout::make(rules.board, 3, {}, {deck});
    support::Words words(rules);
    auto dice = support::number_slot(words.number(1), words.number(3));
    dice.name = "dice";
    rules.moves = {
        support::move_kind(
            "attack", {support::space_slot("from", {}), support::linked_slot("to", 0, {}), dice},
            0),
        support::move_kind("trade", {support::card_slot(0, core::first_hand, 3, 3)}, 1),
        support::finishing_move("keep"),
        support::move_kind("ask", {support::seat_slot("seat", {})}, 2),
        support::move_kind("claim", {support::region_slot("region", {})}, 3),
        support::move_kind("vow", {support::choice_slot("stance", {"calm", "very bold"})}, 4),
        support::move_kind("drop", {support::card_slot(0, core::first_hand, 0, 2)}, 5),
        support::finishing_move("done"),
        support::move_kind("done", {support::seat_slot("seat", {})}, 6),
    };
    rules.phases.resize(2);
    rules.phases[0].moves = {0, 7};
    rules.phases[1].moves = {8};
    rules.turn = {0, 1};
    EXPECT_TRUE(rules.finish().empty());
    return rules;
}

Move move_of(int16_t kind, std::initializer_list<int32_t> values) {
    Move move;
    move.kind = kind;
    std::copy(values.begin(), values.end(), move.values.begin());
    return move;
}

class Notation : public ::testing::Test {
 protected:
    Move read(std::string_view text) {
        const auto move = parse_move(rules, text);
        EXPECT_TRUE(move) << to_text(move.error());
        return move.value_or(Move{});
    }
    std::string findings(std::string_view text) {
        const auto move = parse_move(rules, text);
        return move ? "read as " + to_text(rules, *move) : to_text(move.error());
    }

    core::Rules rules = sample_rules();
};

TEST_F(Notation, WritesEachKindOfValue) {
    EXPECT_EQ(to_text(rules, move_of(0, {0, 1, 3})), "attack from=brasil to=argelia dice=3");
    EXPECT_EQ(to_text(rules, move_of(1, {0, 1, 2})), "trade cards=brasil,peru,wild_1");
    EXPECT_EQ(to_text(rules, move_of(2, {})), "keep");
    EXPECT_EQ(to_text(rules, move_of(3, {1})), "ask seat=2");
    EXPECT_EQ(to_text(rules, move_of(4, {1})), "claim region=africa");
    EXPECT_EQ(to_text(rules, move_of(5, {0})), "vow stance=calm");
    EXPECT_EQ(to_text(rules, move_of(6, {3, -1})), "drop cards=wild_2");
    EXPECT_EQ(to_text(rules, move_of(6, {-1, -1})), "drop cards=-");
}

TEST_F(Notation, ReadsWhatItWrites) {
    for (const Move& move :
         {move_of(0, {0, 1, 3}), move_of(1, {0, 1, 2}), move_of(2, {}), move_of(3, {1}),
          move_of(4, {1}), move_of(5, {1}), move_of(6, {3, -1}), move_of(6, {-1, -1})})
        EXPECT_EQ(read(to_text(rules, move)), move) << to_text(rules, move);
}

TEST_F(Notation, WritesEvenAMoveThatMakesNoSense) {
    EXPECT_EQ(to_text(rules, move_of(-7, {})), "#-7");
    EXPECT_EQ(to_text(rules, move_of(99, {})), "#99");
    EXPECT_EQ(to_text(rules, move_of(0, {-1, 700, INT32_MIN})),
              "attack from=#-1 to=#700 dice=-2147483648");
}

TEST_F(Notation, TakesValuesWithoutNamesInTheirOrder) {
    EXPECT_EQ(read("attack brasil argelia 3"), move_of(0, {0, 1, 3}));
    EXPECT_EQ(read("  attack\tbrasil  argelia 3 "), move_of(0, {0, 1, 3}));
    EXPECT_EQ(read("trade brasil,peru,wild_1"), move_of(1, {0, 1, 2}));
    EXPECT_EQ(read("trade brasil peru wild_1"), move_of(1, {0, 1, 2}));
}

TEST_F(Notation, TakesNamedValuesInAnyOrderAndAmongOthers) {
    EXPECT_EQ(read("attack dice=2 to=peru from=brasil"), move_of(0, {0, 2, 2}));
    EXPECT_EQ(read("attack to=peru brasil 2"), move_of(0, {0, 2, 2}));
}

TEST_F(Notation, DoesNotMindCapitals) {
    EXPECT_EQ(read("Attack Brasil ARGELIA 3"), move_of(0, {0, 1, 3}));
}

TEST_F(Notation, SuggestsTheSpaceThatWasMeant) {
    const std::string text = findings("attack brazil argelia 3");
    EXPECT_THAT(text, HasSubstr("no space `brazil` (did you mean `brasil`?)"));
}

TEST_F(Notation, SuggestsTheMoveAndTheValueThatWereMeant) {
    EXPECT_THAT(findings("atack brasil argelia 3"), HasSubstr("did you mean `attack`?"));
    EXPECT_THAT(findings("attack fron=brasil to=peru dice=1"), HasSubstr("did you mean `from`?"));
    EXPECT_THAT(findings("sing"), HasSubstr("one of `ask`, `attack`"));
}

TEST_F(Notation, ReportsAllFaultsAtOnce) {
    const auto move = parse_move(rules, "attack from=brazil to=perru dice=many");
    ASSERT_FALSE(move);
    EXPECT_EQ(move.error().size(), 3u);
}

TEST_F(Notation, SaysWhatAMoveTakes) {
    EXPECT_THAT(findings("attack brasil"),
                HasSubstr("write `attack from=SPACE to=SPACE dice=NUMBER`"));
    EXPECT_THAT(findings("trade brasil"), HasSubstr("takes 3 cards, not 1"));
    EXPECT_THAT(findings("drop brasil,peru,wild_1"), HasSubstr("takes 0 to 2 cards, not 3"));
    EXPECT_THAT(findings("keep brasil"), HasSubstr("has no place for `brasil`"));
}

TEST_F(Notation, RefusesWhatIsNoNumberAndNoSeat) {
    EXPECT_THAT(findings("attack brasil peru 99999999999"), HasSubstr("whole number"));
    EXPECT_THAT(findings("attack brasil peru 3x"), HasSubstr("whole number"));
    EXPECT_THAT(findings("ask 0"), HasSubstr("a seat from 1 to 3"));
    EXPECT_THAT(findings("ask 4"), HasSubstr("a seat from 1 to 3"));
}

TEST_F(Notation, RefusesAValueGivenTwiceAndAnEmptyOrEndlessLine) {
    EXPECT_THAT(findings("ask seat=1 seat=2"), HasSubstr("given twice"));
    EXPECT_THAT(findings("ask seat=1,2"), HasSubstr("takes one value"));
    EXPECT_THAT(findings(" \t "), HasSubstr("no move"));
    EXPECT_THAT(findings(std::string(5000, 'a')), HasSubstr("longer than"));
}

TEST_F(Notation, PrefersTheKindThatThePhaseOffers) {
    const auto first = parse_move(rules, "done", &rules.phases[0]);
    const auto second = parse_move(rules, "done seat=2", &rules.phases[1]);
    ASSERT_TRUE(first && second);
    EXPECT_EQ(first->kind, 7);
    EXPECT_EQ(second->kind, 8);
    EXPECT_FALSE(parse_move(rules, "done seat=2", &rules.phases[0]));
    EXPECT_EQ(read("done 2"), move_of(8, {1})) << "without a phase, the kind that takes a seat";
}

TEST_F(Notation, StillReadsAMoveThatIsNotOnOfferNow) {
    const auto move = parse_move(rules, "keep", &rules.phases[0]);
    ASSERT_TRUE(move);
    EXPECT_EQ(move->kind, 2);
}

TEST(NotationOfAGame, ReadsBackEveryLegalMoveOfWholeMatches) {
    for (uint64_t seed = 1; seed <= 5; ++seed) {
        auto game = support::toy_game();
        core::Match match(game->rules, *game->handlers);
        ASSERT_TRUE(match.start(seed));
        Random random{seed};
        while (match.over() == core::Over::no) {
            const int seat = match.decider();
            const core::MoveList& legal = match.legal(seat);
            for (size_t i = 0; i < legal.size(); ++i) {
                const Move move = legal.at(i, game->rules).move;
                const std::string text = to_text(game->rules, move);
                const auto read = parse_move(game->rules, text, &match.phase());
                ASSERT_TRUE(read) << text << "\n" << to_text(read.error());
                ASSERT_EQ(*read, move) << text;
            }
            ASSERT_TRUE(match.apply(seat, legal.pick(random, game->rules)));
        }
    }
}

}  // namespace
}  // namespace fronteira::match
