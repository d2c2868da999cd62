// SPDX-License-Identifier: MIT
#include "match/todo.hpp"

#include "support/small_game.hpp"
#include "support/tiny_board.hpp"
#include "toy_session.hpp"

namespace fronteira::match {
namespace {

class TodoTest : public testing::Test {
 protected:
    void SetUp() override { ASSERT_TRUE(toy.session.start(1)); }
    std::string told(int viewer) {
        const Sentences sentences({&mod}, "en");
        const Names names(sentences, toy.game->rules, {});
        return todo(toy.session.match(), viewer, sentences, names);
    }

    ToySession toy;
    TextTable mod{{"en", {{"todo.vow", "Vow: {stance}"}, {"choice.calm", "calm"}}}};
};

TEST_F(TodoTest, TellsEachOfThoseWhoDecideAtOnceOfItself) {
    EXPECT_EQ(told(0), "Vow: calm");
    EXPECT_EQ(told(1), "Vow: calm");
    EXPECT_EQ(told(2), "Vow: calm");
}

TEST_F(TodoTest, TellsASpectatorNothingThatASeatAloneKnows) {
    EXPECT_EQ(told(-1), "Vow: hidden");
}

/// Armies to be placed anywhere, and those that belong into a region.
class ReserveTest : public testing::Test {
 protected:
    void SetUp() override {
        game.on_setup = [this](core::Match& match) {
            match.mutable_state().set(game.id(core::Entity::match, "reserve"), 0, anywhere);
            match.mutable_state().set(game.id(core::Entity::region, "reserve"), 1, inside);
        };
        const int nothing =
            game.effect([](core::Match&, int, const Move*) -> Result<void> { return {}; });
        game.turn({game.phase("place", {game.move(support::move_kind("place", {}, nothing)),
                                        game.move(support::finishing_move("rest"))})});
    }
    std::string told(const std::string& text) {
        const TextTable mod{{"en", {{"todo.place", text}}}};
        const Sentences sentences({&mod}, "en");
        const core::Match match = game.begin();
        return todo(match, 0, sentences, Names(sentences, game.rules, {}));
    }

    support::SmallGame game{support::ring_board(4, 2),
                            2,
                            {support::integer(core::Entity::match, "reserve", 0, 99),
                             support::integer(core::Entity::region, "reserve", 0, 99)}};
    int anywhere = 0, inside = 0;
};

TEST_F(ReserveTest, SaysOfRegionsWhatEachHas) {
    inside = 7;
    EXPECT_EQ(told("Anywhere {reserve}, inside {region.reserve}"), "Anywhere 0, inside r1 7");
}

TEST_F(ReserveTest, LeavesOutPartsWithoutANumber) {
    const std::string text = "Place[. Anywhere: {reserve}][. Inside: {region.reserve}]";
    inside = 7;
    EXPECT_EQ(told(text), "Place. Inside: r1 7");
    inside = 0, anywhere = 3;
    EXPECT_EQ(told(text), "Place. Anywhere: 3");
}

TEST_F(ReserveTest, NeverShowsAPlaceholder) {
    EXPECT_EQ(told("Place for {whom}[, dear {whom}][, and {region.whom}]"), "Place for …");
}

TEST(Todo, NamesNobodyWhereNoRegionHasAHolder) {
    support::SmallGame game{support::ring_board(4, 2),
                            2,
                            {support::pointer(core::Entity::region, "holder", core::Kind::seat)}};
    const int nothing =
        game.effect([](core::Match&, int, const Move*) -> Result<void> { return {}; });
    game.turn({game.phase("place", {game.move(support::move_kind("place", {}, nothing))})});
    const TextTable mod{{"en", {{"todo.place", "Held by {region.holder}[, so {region.holder}]"}}}};
    const Sentences sentences({&mod}, "en");
    const core::Match match = game.begin();

    EXPECT_EQ(todo(match, 0, sentences, Names(sentences, game.rules, {})), "Held by nobody");
}

}  // namespace
}  // namespace fronteira::match
