// SPDX-License-Identifier: MIT
#include "host/rooms/seating.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

/// Somebody with a connection, and what they were sent.
struct Guest : Link {
    void send(std::string line) override { told.push_back(Json::parse(line)); }
    void close() override {}

    const ConnectionLimits limits;
    std::vector<Json> told;
    std::shared_ptr<Peer> peer = std::make_shared<Peer>(*this, true, limits, "here");
};

/// A lobby of three: Ana with a seat of her own, a seat for whoever is invited, and a bot.
class LobbySeats : public testing::Test {
 protected:
    static KeptMatch lobby() {
        KeptMatch match;
        match.id = "m";
        match.about.chairs = {"human", "human", "bot"};
        match.about.people = {"Ana", "", ""};
        match.about.tokens = {"hash", "", ""};
        match.about.invited = {false, true, false};
        match.about.lobby = true;
        match.about.wish = {{"seats", {1, 2, 3}}};
        return match;
    }

    const TextTable texts{
        {"en", {{"player", "Player {number}"}, {"left", "{who} left"}, {"swap", "{who}, {whom}"}}},
        {"pt_BR", {{"player", "Jogador {number}"}, {"left", "{who} saiu"}}}};
    KeptMatch match = lobby();
    Seating seating{match, texts};
    Guest ana, rui;
};

TEST_F(LobbySeats, TellNamesAsTheyAre) {
    match.about.people = {"a{whom}", "b{who}", ""};
    EXPECT_EQ(seating.say("left", 0)["en"], "a{whom} left");
    EXPECT_EQ(seating.say("swap", 0, 1)["en"], "a{whom}, b{who}");
}

TEST_F(LobbySeats, AreOpenToTheInvitedUntilSomebodyHasThem) {
    EXPECT_EQ(seating.free_seat(), 1);
    seating.give(1, "token", "Rui");
    EXPECT_EQ(seating.free_seat(), -1);
}

TEST_F(LobbySeats, AreFreeAgainBeforeTheMatchWhenWhoeverHadThemLeftOfTheirOwnWill) {
    seating.give(1, "token", "Rui");
    seating.sit(rui.peer, 1);
    EXPECT_TRUE(seating.leave(*rui.peer, 1, false));
    EXPECT_EQ(seating.free_seat(), -1) << "a lost connection may come back";
    seating.sit(rui.peer, 1);
    EXPECT_TRUE(seating.leave(*rui.peer, 1, true));
    EXPECT_EQ(seating.free_seat(), 1);
    match.about.lobby = false;
    EXPECT_EQ(seating.free_seat(), -1);
}

TEST_F(LobbySeats, AreVacantWhereNobodyOrABotSits) {
    EXPECT_FALSE(seating.is_vacant(0));
    EXPECT_TRUE(seating.is_vacant(1));
    EXPECT_TRUE(seating.is_vacant(2));
    seating.sit(rui.peer, 1);
    EXPECT_FALSE(seating.is_vacant(1));
}

TEST_F(LobbySeats, AreTakenOverByAnotherConnection) {
    seating.sit(ana.peer, 0);
    seating.sit(rui.peer, 0);
    ASSERT_EQ(ana.told.size(), 1U);
    EXPECT_EQ(ana.told[0], (Json{{"type", "taken_over"}, {"match", "m"}, {"seat", 1}}));
    EXPECT_TRUE(ana.peer->seats.empty());
    EXPECT_FALSE(seating.leave(*ana.peer, 0, true)) << "it is not theirs any more";
    EXPECT_TRUE(seating.is_present(0));
}

TEST_F(LobbySeats, AreReadyWhenEverybodyIsThereAndSaidSo) {
    seating.sit(ana.peer, 0);
    seating.sit(rui.peer, 1);
    seating.at(0).ready = seating.at(1).ready = true;
    EXPECT_TRUE(seating.all_ready());
    seating.leave(*rui.peer, 1, false);
    EXPECT_FALSE(seating.all_ready());
    EXPECT_TRUE(seating.all_came());
}

TEST_F(LobbySeats, AreElsewhereUnlessTheSameConnectionHoldsThem) {
    seating.sit(ana.peer, 0);
    seating.sit(rui.peer, 1);
    EXPECT_EQ(seating.elsewhere(0), std::set<int>{1});
    seating.sit(ana.peer, 1);
    EXPECT_TRUE(seating.elsewhere(0).empty());
}

TEST_F(LobbySeats, ChangePlacesWithAllThatIsTheirs) {
    seating.sit(ana.peer, 0);
    seating.exchange(0, 2);
    EXPECT_EQ(match.about.chairs, (std::vector<std::string>{"bot", "human", "human"}));
    EXPECT_EQ(match.about.tokens[2], "hash");
    EXPECT_EQ(match.about.wish["seats"], Json({3, 2, 1}));
    EXPECT_EQ(seating.name(2), "Ana");
    EXPECT_TRUE(seating.is_present(2));
    EXPECT_TRUE(ana.peer->seats.contains({"m", 2}));
    EXPECT_FALSE(ana.peer->seats.contains({"m", 0}));
}

TEST_F(LobbySeats, AreNobodysWhereNobodyCameUntilTheMatchBegan) {
    EXPECT_EQ(seating.end_lobby(), std::vector<int>{1});
    EXPECT_FALSE(seating.is_invited(1));
    EXPECT_EQ(seating.free_seat(), -1);
    EXPECT_FALSE(match.about.lobby);
}

TEST_F(LobbySeats, AreCalledByTheirNumberWhereNobodySaidAName) {
    EXPECT_EQ(seating.say("left", 0), (Json{{"en", "Ana left"}, {"pt_BR", "Ana saiu"}}));
    EXPECT_EQ(seating.say("left", 1), (Json{{"en", "Player 2 left"}, {"pt_BR", "Jogador 2 saiu"}}));
    EXPECT_EQ(seating.say("swap", 1, 0)["en"], "Player 2, Ana");
}

TEST_F(LobbySeats, ThatWereGivenUpAreTheirsWhoHadThemAndABots) {
    match.about.chairs[0] = "bot";
    EXPECT_TRUE(seating.gave_up(0));
    EXPECT_FALSE(seating.gave_up(2)) << "that was always a bot's";
    EXPECT_EQ(seating.at_first()[0]["who"], "human");
    EXPECT_EQ(seating.at_first()[2]["who"], "bot");
}

}  // namespace
}  // namespace fronteira::host
