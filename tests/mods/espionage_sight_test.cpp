// SPDX-License-Identifier: MIT
// Espionage: what spectators see, what a refusal says of hidden pieces, and what can be taken back.
#include "installed.hpp"
#include "match/session.hpp"

#include <gmock/gmock.h>

namespace fronteira::mods {
namespace {

using testing::ElementsAre;

class EspionageSight : public testing::Test {
 protected:
    void begin(const std::string& ruleset) {
        game_ = prepared({"espionage/" + ruleset, 2});
        rules_ = loaded(*game_);
        session_ = std::make_unique<match::Session>(rules_->rules(), *rules_, match::Record{});
        ASSERT_TRUE(session_->start(3));
    }
    void play(int seat, const std::string& text) {
        const auto move = session_->parse(text);
        ASSERT_TRUE(move.has_value()) << text;
        const auto played = session_->play(seat, *move);
        ASSERT_TRUE(played) << text << ": " << word_of(played.refusals.front().reason);
    }
    void set_up(const std::string& how = "fortress") {
        for (const int seat : {0, 1}) {
            play(seat, "fill how=" + how);
            play(seat, "ready");
        }
    }
    std::vector<std::string> why(int seat, const std::string& text) const {
        std::vector<std::string> reasons;
        const auto move = session_->parse(text);
        for (const auto& one : session_->match().check(seat, *move))
            reasons.push_back(one.slot + " " + one.subject + " " + word_of(one.reason));
        return reasons;
    }
    /// How many pieces somebody sees; -1 is a spectator.
    int seen_by(int seat) const {
        const core::State& state = session_->match().state();
        const auto id = state.layout().find(core::Entity::space, "piece").value();
        int count = 0;
        for (int row = 0; row < state.layout().column(id).rows; ++row) {
            const int32_t piece = state.seen(id, row, seat);
            count += piece != core::hidden && piece != 0 ? 1 : 0;
        }
        return count;
    }

    std::unique_ptr<runtime::Game> game_;
    std::unique_ptr<runtime::GuardedRules> rules_;
    std::unique_ptr<match::Session> session_;
};

TEST_F(EspionageSight, OfTheOpenVariantIsEverybodysOnceBothAreReady) {
    begin("espionage_open");
    play(0, "fill how=fortress");
    EXPECT_EQ(seen_by(-1), 0);
    EXPECT_EQ(seen_by(1), 0);
    play(0, "ready");
    play(1, "fill how=fortress");
    play(1, "ready");

    EXPECT_EQ(seen_by(-1), 60) << "spectators, too";
    EXPECT_EQ(seen_by(0), 60);
}

TEST_F(EspionageSight, OfTheHiddenVariantsIsNotTheSpectators) {
    begin("espionage_fast");
    set_up();

    EXPECT_EQ(seen_by(-1), 0);
    EXPECT_EQ(seen_by(0), 30);
}

TEST_F(EspionageSight, IsNotHintedAtByARefusal) {
    begin("espionage_fast");
    set_up();

    // "o tipo de peça está escondido": of an enemy's piece one is told that it is not one's own.
    for (const char* enemy : {"c0_0", "c5_2"})
        EXPECT_THAT(why(0, std::string("march from=") + enemy + " to=c5_3"),
                    ElementsAre("from owner equal"));
}

TEST_F(EspionageSight, ExchangeTakesTwoPiecesAndNoEmptySquare) {
    begin("espionage_fast");
    play(0, "place piece=mine on=c0_9");
    play(0, "place piece=spy on=c1_9");

    EXPECT_THAT(why(0, "exchange one=c0_9 other=c2_9"), ElementsAre("other piece at_least"));
    EXPECT_THAT(why(0, "exchange one=c0_9 other=c1_9"), ElementsAre());
}

TEST_F(EspionageSight, WhatShowedNobodyAnythingIsTakenBack) {
    begin("espionage");
    play(0, "place piece=mine on=c0_9");
    EXPECT_TRUE(session_->can_undo());
    play(0, "place piece=spy on=c1_9");
    play(0, "exchange one=c0_9 other=c1_9");
    EXPECT_TRUE(session_->undo());
    play(0, "fill how=by_lot");
    EXPECT_FALSE(session_->can_undo()) << "lots were drawn";
    play(0, "ready");
    play(1, "fill how=by_lot");
    play(1, "ready");

    // The first of two marches is only announced.
    for (int x = 0; x < 10; ++x) {
        const std::string column = "c" + std::to_string(x);
        const auto move = session_->parse("march from=" + column + "_7 to=" + column + "_6");
        if (!session_->match().check(0, *move).empty()) continue;
        ASSERT_TRUE(session_->play(0, *move));
        EXPECT_TRUE(session_->can_undo());
        ASSERT_TRUE(session_->undo());
        EXPECT_TRUE(session_->match().check(0, *move).empty());
        return;
    }
    FAIL() << "nobody could march";
}

}  // namespace
}  // namespace fronteira::mods
