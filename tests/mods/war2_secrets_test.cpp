// SPDX-License-Identifier: MIT
// Espionage in War II: who sees which cards, and for how long.
#include "conformance/conformance.hpp"
#include "match/records/record_file.hpp"
#include "match/records/replay.hpp"
#include "war_position.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace fronteira::mods {
namespace {

using testing::Each;
using testing::ElementsAre;
using testing::SizeIs;

const runtime::WrittenOptions with_centres = {{"information_centre", "true"}};

/// The cards of a hand as a seat finds them in its view.
std::vector<int32_t> hand_seen(const core::Match& match, const std::string& deck_id, int holder,
                               int viewer) {
    const core::Layout& layout = match.rules().layout;
    const int deck = layout.find_deck(deck_id).value();
    auto at = static_cast<size_t>(layout.deck(deck).cards);
    for (int zone = 0; zone < core::Layout::hand(holder); ++zone)
        at += static_cast<size_t>(match.state().zone_size(deck, zone));
    const auto seen = match.seen_cells(viewer);
    const auto first = seen.begin() + static_cast<std::ptrdiff_t>(at);
    return {first, first + match.state().zone_size(deck, core::Layout::hand(holder))};
}

/// Seat 1 is about to attack in round 3; seat 2 holds two cards, its centre stands in Argentina.
class Espionage : public testing::Test {
 protected:
    Espionage() {
        EXPECT_TRUE(war_.match().start(1));
        for (int space = 0; space < war_.rules().board->space_count(); ++space) {
            war_.set(core::Entity::space, "owner", space, 2 + space % 2);
            war_.set(core::Entity::space, "armies", space, 1);
        }
        war_.hold("peru", 0, 8);
        war_.hold("argentina", 1, 1);
        war_.hold("madagascar", 1, 1);
        war_.set(core::Entity::seat, "information_centre", 0, war_.space("peru"));
        war_.set(core::Entity::seat, "information_centre", 1, war_.space("argentina"));
        const int deck = war_.rules().layout.find_deck("territory").value();
        for (int i = 0; i < 2; ++i)
            war_.match().mutable_state().move_card(deck, core::pile, 0, core::Layout::hand(1));
        war_.match().mutable_state().write(core::cell_round, 3);
        war_.match().go_to(war_.phase("attack"), 0);
        war_.match().listen(true);
    }

    void play(const char* name, std::initializer_list<int32_t> values) {
        Move move;
        move.kind = war_.move(name);
        std::copy(values.begin(), values.end(), move.values.begin());
        ASSERT_THAT(war_.match().check(0, move), SizeIs(0)) << name;
        ASSERT_TRUE(war_.match().apply(0, move));
    }
    void end_turn() {
        play("end_attacks", {});
        play("end_turn", {});
    }
    std::vector<int32_t> cards(int viewer) {
        return hand_seen(war_.match(), "territory", 1, viewer);
    }
    std::vector<int32_t> objective(int viewer) {
        return hand_seen(war_.match(), "objective", 1, viewer);
    }

    WarPosition war_{4, "war2/war2", with_centres};
};

TEST_F(Espionage, ShowsTheCardsToTheSpyAlone) {
    EXPECT_THAT(cards(0), Each(core::hidden));
    play("spy", {1});

    EXPECT_EQ(cards(0), cards(1));
    for (const int other : {-1, 2, 3}) EXPECT_THAT(cards(other), Each(core::hidden));
}

TEST_F(Espionage, DoesNotShowTheObjective) {
    play("spy", {1});

    EXPECT_THAT(objective(0), ElementsAre(core::hidden));
}

TEST_F(Espionage, TellsTheSpyAloneWhatTheCardsAre) {
    play("spy", {1});
    const auto events = war_.match().take_events();
    const auto told = [&](int seat) {
        return std::count_if(events.begin(), events.end(), [seat](core::Event event) {
            return event.name == "spied_card" && core::seen_by(seat, event) &&
                   event.fields.front().value != core::hidden;
        });
    };

    EXPECT_EQ(told(0), 2);
    for (const int other : {-1, 1, 2, 3}) EXPECT_EQ(told(other), 0);
}

TEST_F(Espionage, IsOverWithTheTurn) {
    play("spy", {1});
    end_turn();

    EXPECT_THAT(cards(0), Each(core::hidden));
    EXPECT_THAT(cards(0), SizeIs(2));
}

TEST_F(Espionage, SurvivesASavedMatch) {
    play("spy", {1});
    core::Match saved = war_.match();
    ASSERT_TRUE(saved.resume(war_.match().state().cells()));

    EXPECT_EQ(hand_seen(saved, "territory", 1, 0), cards(1));
    EXPECT_EQ(saved.state().hash(), war_.match().state().hash());
}

TEST_F(Espionage, CannotBeTakenBack) {
    play("spy", {1});

    EXPECT_TRUE(war_.match().last_move_revealed());
}

TEST_F(Espionage, ByACapturedCentreShowsTheObjectiveForGood) {
    war_.match().load_dice({6, 6, 6, 1});
    play("attack", {war_.space("peru"), war_.space("argentina"), 3});
    play("occupy", {1});

    EXPECT_EQ(cards(0), cards(1));
    EXPECT_EQ(objective(0), objective(1));
    for (const int other : {-1, 2, 3}) EXPECT_THAT(objective(other), ElementsAre(core::hidden));

    end_turn();
    EXPECT_THAT(cards(0), Each(core::hidden));
    EXPECT_EQ(objective(0), objective(1));
}

TEST(EspionageInARecord, IsSeenAgainWhenItIsReplayed) {
    const auto record = match::load_record(FRONTEIRA_SOURCE_DIR "/tests/fixtures/records/war2.rec");
    ASSERT_TRUE(record.has_value());
    auto options = with_centres;
    options["colours"] = "chosen";
    WarPosition war(record->players, record->ruleset, options);
    match::Session session(war.rules(), war.handlers(), *record);
    int looks = 0;
    const auto difference =
        match::rerun(session, *record, [&](const match::Session& at, size_t move) {
            if (move == 0 || !record->moves[move - 1].text.starts_with("spy")) return;
            const int spy = record->moves[move - 1].seat;
            const int victim = record->moves[move - 1].text.back() - '1';
            ++looks;
            EXPECT_EQ(hand_seen(at.match(), "territory", victim, spy),
                      hand_seen(at.match(), "territory", victim, victim));
            EXPECT_THAT(hand_seen(at.match(), "territory", victim, -1), Each(core::hidden));
        });

    EXPECT_FALSE(difference);
    EXPECT_GT(looks, 0);
}

/// Nobody learns anything through offers, reasons, events or views that is not meant for them.
TEST(InformationCentres, Conform) {
    const auto game = prepared({"war2/war2", 4}, with_centres);
    ASSERT_NE(game, nullptr);
    conformance::Effort effort;
    effort.seeds = {4};
    effort.samples = 12;
    effort.guesses = 30;
    effort.most_moves = 100'000;
    const Diagnostics findings = conformance::check(
        [&]() -> Result<conformance::Instance> {
            auto rules = runtime::GuardedRules::load(*game);
            if (!rules) return fail(rules.error());
            const std::shared_ptr<runtime::GuardedRules> kept = std::move(*rules);
            return conformance::Instance{{kept, &kept->rules()}, kept};
        },
        effort);
    EXPECT_TRUE(findings.empty()) << to_text(findings);
}

}  // namespace
}  // namespace fronteira::mods
