// SPDX-License-Identifier: MIT
#include "core/state/kept_cards.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gtest/gtest.h>

namespace fronteira::core {
namespace {

using namespace support;

/// Whoever decides plays one to three cards of the hand whose sum is odd, or passes.
class CardGame : public SmallGame {
 public:
    explicit CardGame(int cards = 9)
        : SmallGame(ring_board(3), 2, {flag(Entity::match, "seen")}, {plain_deck("d", cards)}) {
        const int odd = where([this](const EvaluationContext& context) {
            ++questions;
            int sum = 0;
            for (size_t i = 0; i < 3; ++i)
                if (context.move.values[i] != none) sum += context.move.values[i];
            return sum % 2 == 1;
        });
        const int nothing = effect([](Match&, int, const Move*) -> Result<void> { return {}; });
        const auto play = move(move_kind("play", {card_slot(0, first_hand, 1, 3, odd)}, nothing));
        turn({phase("only", {play, move(finishing_move("pass"))})});
    }
    bool take_asked() override { return asks; }

    bool asks = false;  ///< the questions ask for more than the cards
    int questions = 0;
};

std::vector<Move> plays(const MoveList& list, const Rules& rules) {
    std::vector<Move> found;
    for (size_t i = 0; i < list.size(); ++i)
        if (list.kind_at(i) == 0) found.push_back(list.at(i, rules).move);
    return found;
}

std::vector<Move> found_anew(const Match& match, CardGame& game) {
    MoveList list;
    find_moves(match.rules(), match.state(), 0, match.decider(), game, list);
    return plays(list, match.rules());
}

/// How many questions it takes to find what is on offer.
int questions_of(const Match& match, CardGame& game) {
    const int before = game.questions;
    match.legal(match.decider());
    return game.questions - before;
}

TEST(KeptCards, AreThoseThatAreFoundAnewWhateverIsDealtAndPlayed) {
    CardGame game;
    Match match = game.begin();
    Random random{7};
    size_t offers = 0;
    for (int i = 0; i < 300; ++i) {
        State& state = match.mutable_state();
        const int zones = match.rules().layout.zones();
        const auto from = static_cast<int>(random.below(static_cast<uint32_t>(zones)));
        const auto to = static_cast<int>(random.below(static_cast<uint32_t>(zones)));
        if (random.below(2) == 0 && state.zone_size(0, from) > 0) state.move_card(0, from, 0, to);
        match.go_to(0, static_cast<int>(random.below(2)));
        const auto expected = found_anew(match, game);
        ASSERT_EQ(plays(match.legal(match.decider()), match.rules()), expected) << i;
        offers += expected.size();
    }
    EXPECT_GT(offers, 500u);
}

TEST(KeptCards, AreAskedForOnceWhileTheHandIsTheSame) {
    CardGame game;
    Match match = game.begin();
    for (int i = 0; i < 4; ++i) match.mutable_state().deal(0, 0);
    match.go_to(0, 0);

    EXPECT_EQ(questions_of(match, game), 4 + 6 + 4);  // one, two or three of four cards
    match.mutable_state().set(game.id(Entity::match, "seen"), 0, 1);
    EXPECT_EQ(questions_of(match, game), 0);
    match.mutable_state().deal(0, 0);
    EXPECT_EQ(questions_of(match, game), 5 + 10 + 10);
}

TEST(KeptCards, AreFoundAnewWhereTheyAreMany) {
    CardGame game(40);
    Match match = game.begin();
    for (int i = 0; i < 25; ++i) match.mutable_state().deal(0, 0);
    match.go_to(0, 0);
    const int all = 25 + 25 * 24 / 2 + 25 * 24 * 23 / 6;

    EXPECT_EQ(questions_of(match, game), all);
    match.mutable_state().set(game.id(Entity::match, "seen"), 0, 1);
    EXPECT_EQ(questions_of(match, game), all);
}

TEST(KeptCards, CostTheBudgetWhatFindingThemCost) {
    CardGame game;
    Match match = game.begin();
    for (int i = 0; i < 4; ++i) match.mutable_state().deal(0, 0);
    match.go_to(0, 0);
    match.legal(0);
    const int64_t left = match.state().budget().left();
    match.mutable_state().set(game.id(Entity::match, "seen"), 0, 1);

    EXPECT_EQ(questions_of(match, game), 0);
    EXPECT_EQ(match.state().budget().left(), left);
}

TEST(KeptCards, AreAskedForAgainWhereMoreThanTheCardsIsAsked) {
    CardGame game;
    game.asks = true;
    Match match = game.begin();
    for (int i = 0; i < 2; ++i) match.mutable_state().deal(0, 0);
    match.go_to(0, 0);

    EXPECT_EQ(questions_of(match, game), 2 + 1);
    match.mutable_state().set(game.id(Entity::match, "seen"), 0, 1);
    EXPECT_EQ(questions_of(match, game), 2 + 1);
}

}  // namespace
}  // namespace fronteira::core
