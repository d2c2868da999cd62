// SPDX-License-Identifier: MIT
// Whatever a ruleset declares, a step ends: with a decision or with a sentence.
#include "core/budget.hpp"

#include "core/match.hpp"
#include "support/small_game.hpp"
#include "support/tiny_board.hpp"

#include <gmock/gmock.h>

namespace fronteira::core {
namespace {

using namespace support;
using testing::HasSubstr;

/// A move whose effect writes, and then costs so much.
std::unique_ptr<SmallGame> game_of_work(int64_t units) {
    auto game = std::make_unique<SmallGame>(ring_board(40), 2,
                                            std::vector<Column>{integer(Entity::match, "n", 0, 9)});
    SmallGame& made = *game;
    const int work = made.effect([&made, units](Match& match, int, const Move*) -> Result<void> {
        match.mutable_state().set(made.id(Entity::match, "n"), 0, 1);
        if (match.state().budget().charge(units)) return {};
        return fail(error_at({"work.lua", 7, 0}, "rules.budget", "too much"));
    });
    made.turn({made.phase(
        "only", {made.move(move_kind("work", {}, work)), made.move(finishing_move("pass"))})});
    return game;
}

TEST(Budget, LetsWorkThroughThatFitsIntoAStep) {
    const auto game = game_of_work(Budget::of_a_step / 2);
    Match match = game->begin();

    for (int i = 0; i < 5; ++i)
        EXPECT_TRUE(match.apply(0, a_move(0)).has_value()) << "each step has a budget of its own";
}

TEST(Budget, EndsAStepThatCostsMoreAndLeavesTheStateAsItWas) {
    const auto game = game_of_work(Budget::of_a_step + 1);
    Match match = game->begin();
    const Hash before = match.state().hash();

    const auto done = match.apply(0, a_move(0));

    ASSERT_FALSE(done.has_value());
    EXPECT_EQ(done.error().front().code, "rules.budget");
    EXPECT_EQ(match.state().hash(), before);
    EXPECT_TRUE(match.apply(0, a_move(1)).has_value()) << "the match continues";
}

TEST(Budget, ChargesAStepTheSameHoweverTheMatchCameToIt) {
    const auto game = game_of_work(1000);
    Match straight = game->begin();
    Match asked = game->begin();
    for (int i = 0; i < 5; ++i) {
        for (int seat = 0; seat < 2; ++seat) (void)asked.legal(seat);
        (void)asked.check(0, a_move(0));
        ASSERT_TRUE(
            straight.apply(straight.decider(), a_move(static_cast<int16_t>(i % 2))).has_value());
        Match resumed = game->begin();
        ASSERT_TRUE(resumed.resume(asked.state().cells()));
        ASSERT_TRUE(asked.apply(asked.decider(), a_move(static_cast<int16_t>(i % 2))).has_value());
        ASSERT_TRUE(
            resumed.apply(resumed.decider(), a_move(static_cast<int16_t>(i % 2))).has_value());

        EXPECT_EQ(asked.state().budget().left(), straight.state().budget().left());
        EXPECT_EQ(resumed.state().budget().left(), straight.state().budget().left());
    }
}

/// A move of so many free spaces, one after the other.
std::unique_ptr<SmallGame> game_of_choices(int slots) {
    auto game = std::make_unique<SmallGame>(ring_board(40), 2);
    MoveKind kind;
    kind.name = "choose";
    kind.place = {"choose.lua", 3, 0};
    for (int i = 0; i < slots; ++i) kind.slots.push_back(space_slot("s" + std::to_string(i), {}));
    game->turn({game->phase("only", {game->move(std::move(kind))})});
    return game;
}

std::string first_fault(SmallGame& game) {
    if (const Diagnostics faults = game.rules.finish(); !faults.empty()) return faults[0].code;
    Match match(game.rules, game);
    const auto started = match.start(1);
    return started ? "" : to_text(started.error().front());
}

TEST(Budget, OffersAreCappedWithASentenceAtTheirMove) {
    EXPECT_EQ(first_fault(*game_of_choices(2)), "");
    for (const int slots : {4, 8, 12}) {
        const std::string fault = first_fault(*game_of_choices(slots));
        EXPECT_THAT(fault, HasSubstr("choose.lua:3")) << slots;
        EXPECT_THAT(fault, HasSubstr("[rules.too_many_offers]")) << slots;
    }
}

TEST(Budget, EndsASearchThatFindsNothing) {
    SmallGame game(ring_board(40), 2);
    MoveKind kind;
    kind.name = "choose";
    for (int i = 0; i < 9; ++i) kind.slots.push_back(space_slot("s" + std::to_string(i), {}));
    kind.slots.push_back(
        space_slot("last", {game.words.test(core::Test::Op::equal, game.words.number(99))}));
    game.turn({game.phase("only", {game.move(std::move(kind))})});

    EXPECT_THAT(first_fault(game), HasSubstr("[rules.budget]"));
}

TEST(Budget, EndsASearchThroughAllCombinationsOfCards) {
    SmallGame game(ring_board(3), 2, {}, {plain_deck("deck", 60)});
    MoveKind kind;
    kind.name = "play";
    Slot cards = card_slot(0, first_hand, 1, 10);
    cards.where = game.where([](const EvaluationContext&) { return false; });
    kind.slots = {cards};
    game.turn({game.phase("only", {game.move(std::move(kind))})});
    game.on_setup = [](Match& match) {
        for (int i = 0; i < 60; ++i) match.mutable_state().deal(0, 0);
    };

    EXPECT_THAT(first_fault(game), HasSubstr("[rules.budget]"));
}

TEST(Budget, EndsPhasesThatDecideNothingWithThePlaceOfOne) {
    SmallGame game(ring_board(3), 2);
    MoveKind kind = finishing_move("pass");
    game.turn({game.phase("idle", {game.move(std::move(kind))})});
    game.rules.phases[0].place = {"idle.lua", 4, 0};

    const std::string fault = first_fault(game);

    EXPECT_THAT(fault, HasSubstr("idle.lua:4"));
    EXPECT_THAT(fault, HasSubstr("[rules.no_decision]"));
}

}  // namespace
}  // namespace fronteira::core
