// SPDX-License-Identifier: MIT
// A match that others are invited to: one invitation, who is there and ready, how it begins.
#include "lobby.hpp"

namespace fronteira::host {
namespace {

TEST_F(Lobby, GivesEachWhoComesWithTheOneInvitationASeatAndATokenOfTheirOwn) {
    EXPECT_FALSE(opened["seats"][1].contains("token")) << opened;
    const auto bia = guest(), caio = guest(), dora = guest();
    const Json first = come(*bia, "Bia"), second = come(*caio, "Caio");

    EXPECT_EQ(first["seat"], 2);
    EXPECT_EQ(first["seats"][1]["name"], "Bia");
    EXPECT_EQ(first["waiting"], true);
    EXPECT_EQ(second["seat"], 3);
    EXPECT_NE(first["token"], second["token"]);
    EXPECT_EQ(come(*dora, "Dora")["code"], "seat.none_free");
    // "the way back after a lost connection"
    EXPECT_EQ(dora->ask({{"type", "join"}, {"token", first["token"]}})["seat"], 2);
}

TEST_F(Lobby, PlaysNothingBeforeAllAreReadyAndThenBegins) {
    const auto bia = guest(), caio = guest();
    come(*bia, "Bia");
    come(*caio, "Caio");
    EXPECT_EQ(at(ana, "move", 1, {{"move", {{"kind", "x"}}}})["code"], "match.waiting");
    EXPECT_EQ(at(ana, "ready", 1, {{"ready", true}})["type"], "done");
    EXPECT_EQ(at(*bia, "ready", 2, {{"ready", true}})["type"], "done");
    EXPECT_EQ(at(*bia, "resign", 2)["code"], "match.waiting");
    EXPECT_EQ(at(*caio, "ready", 3, {{"ready", true}})["type"], "done");
    EXPECT_EQ(bia->wait_for("begun")["seat"], 2);
    const Json begun = ana.wait_for("begun");
    EXPECT_EQ(begun["say"], "The match begins");

    const int decider = begun["turn"]["deciders"][0];
    WebClient& mover = decider == 1 ? ana : decider == 2 ? *bia : *caio;
    Json move = at(mover, "legal", decider)["moves"][0];
    move.erase("range");
    EXPECT_EQ(at(mover, "move", decider, {{"move", move}})["type"], "done");
}

TEST_F(Lobby, BeginsWhenWhoeverOpenedItSaysSoAndBotsTakeTheEmptySeats) {
    const auto bia = guest();
    come(*bia, "Bia");
    EXPECT_EQ(bia->ask({{"type", "begin"}, {"match", opened["match"]}})["code"], "seat.opener");
    EXPECT_EQ(preside("begin")["type"], "done");
    EXPECT_FALSE(bia->wait_for("begun").is_null());
    const Json seats = heard(*bia, "A bot takes the seat of Player 3")["seats"];
    EXPECT_EQ(seats[1]["who"], "human");
    EXPECT_EQ(seats[2]["who"].get<std::string>().substr(0, 4), "bot:");
    EXPECT_EQ(come(*guest(), "Caio")["code"], "seat.none_free");
    EXPECT_EQ(preside("begin")["type"], "done") << "a second time it is nothing new";
}

TEST_F(Lobby, AFreedSeatIsNobodysUntilSomebodyComesWithTheNewInvitation) {
    const auto bia = guest(), caio = guest();
    const Json first = come(*bia, "Bia");
    const Json freed = preside("free", {{"who", 2}});
    ASSERT_EQ(freed["type"], "invited") << freed;
    EXPECT_EQ(bia->wait_for("dismissed")["seat"], 2);

    EXPECT_EQ(at(*bia, "ready", 2, {{"ready", true}})["code"], "seat.not_yours");
    EXPECT_EQ(bia->ask({{"type", "join"}, {"token", first["token"]}})["code"], "seat.token");
    EXPECT_EQ(come(*bia, "Bia")["code"], "seat.token") << "the invitation is another";
    opened["invitation"] = freed["invitation"];
    const Json joined = come(*caio, "Caio");
    EXPECT_EQ(joined["seat"], 2);
    EXPECT_EQ(joined["seats"][1]["name"], "Caio");
    EXPECT_EQ(preside("free", {{"who", 1}})["code"], "seat.not_invited");
}

// Else whoever opened it could sit down there and look at what the other holds.
TEST_F(Lobby, ASeatOfSomebodyWhoIsThereIsNotFreedOnceTheMatchHasBegun) {
    auto bia = guest();
    come(*bia, "Bia");
    ASSERT_EQ(preside("begin")["type"], "done");
    EXPECT_EQ(preside("free", {{"who", 2}})["code"], "seat.somebody");
    EXPECT_EQ(at(*bia, "view", 2)["type"], "view");

    bia.reset();
    heard(ana, "Bia left");
    EXPECT_EQ(preside("free", {{"who", 2}})["type"], "invited");
}

TEST_F(Lobby, ASeatThatSomebodyLeftIsOpenToTheNextAndUntilThenTheirs) {
    const auto bia = guest(), caio = guest(), dora = guest();
    const Json first = come(*bia, "Bia");
    come(*caio, "Caio");
    EXPECT_EQ(at(*bia, "leave", 2)["type"], "done");
    EXPECT_EQ(bia->ask({{"type", "join"}, {"token", first["token"]}})["seat"], 2);
    EXPECT_EQ(come(*dora, "Dora")["code"], "seat.none_free");
    EXPECT_EQ(at(*bia, "leave", 2)["type"], "done");
    EXPECT_EQ(come(*dora, "Dora")["seat"], 2);
    EXPECT_EQ(bia->ask({{"type", "join"}, {"token", first["token"]}})["code"], "seat.token");
}

TEST_F(Lobby, TellsWhoIsReadyAndWhoLooksOn) {
    const auto bia = guest(), rui = guest();
    come(*bia, "Bia");
    rui->ask({{"type", "join"}, {"token", opened["watch"]}, {"name", "Rui"}});
    at(*bia, "ready", 2, {{"ready", true}});
    const Json seats = heard(ana, "Bia is ready");
    EXPECT_EQ(seats["watching"], Json({"Rui"}));
    EXPECT_EQ(seats["seats"][0]["ready"], false);
    EXPECT_EQ(seats["seats"][1]["ready"], true);
    at(*rui, "leave", 0);
    EXPECT_EQ(heard(ana, "Rui stopped watching")["watching"], Json::array());
}

TEST_F(Lobby, IsDealtWhenItBeginsAndEachIsToldTheirOwn) {
    const auto bia = guest(), caio = guest(), rui = guest();  // a bot would play on at once
    const Json joined = come(*bia, "Bia");
    come(*caio, "Caio");
    rui->ask({{"type", "join"}, {"token", opened["watch"]}});
    preside("arrange", {{"options", {{"rounds", 3}}}});
    bia->ask({{"type", "join"}, {"token", joined["token"]}});
    rui->wait_for("arranged");
    EXPECT_EQ(preside("begin")["type"], "done");

    const Json hers = bia->wait_for("begun"), ours = ana.wait_for("begun");
    EXPECT_NE(hers["commitment"], joined["commitment"]) << "nobody can have seen it before";
    const Json view = at(*bia, "view", 2);
    EXPECT_EQ(hers["view"], view["view"]);
    EXPECT_EQ(hers["turn"], view["turn"]);
    EXPECT_EQ(hers["log"][0]["number"], 0) << "what the set-up told";
    EXPECT_EQ(hers["view"]["seats"]["1"]["target"], "?");
    EXPECT_NE(ours["view"]["seats"]["1"]["target"], "?");
    EXPECT_EQ(rui->wait_for("begun")["view"]["seats"]["1"]["target"], "?");
}

TEST(Lobbies, WithANamedSeedBeginAsTheyWereDealt) {
    Talk talk(":memory:", "tests/fixtures/mods");
    const Json opened =
        talk.ask({{"type", "open"},
                  {"ruleset", "toy_war"},
                  {"seed", 7},
                  {"seats", {{{"who", "human"}, {"invited", true}}, {{"who", "bot"}}}}});
    const Json joined = talk.join(opened["invitation"]);
    EXPECT_EQ(talk.ask({{"type", "begin"}, {"match", opened["match"]}})["type"], "done");
    EXPECT_EQ(talk.wait_for("begun")["view"], joined["view"]);
}

TEST(Lobbies, AreThereAgainAfterTheHostWasKilled) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    Json opened, joined;
    {
        ListeningHost host({"--store", store});
        WebClient client(host.port);
        opened = client.ask(
            {{"type", "open"},
             {"ruleset", "toy_war"},
             {"seats",
              {{{"who", "human"}, {"invited", true}}, {{"who", "human"}, {"invited", true}}}}});
        joined = client.ask({{"type", "join"}, {"token", opened["invitation"]}, {"name", "Bia"}});
        ASSERT_EQ(joined["type"], "joined") << joined;
        host.end(SIGKILL);
    }
    const ListeningHost host({"--store", store});
    WebClient bia(host.port), caio(host.port);
    const Json again = bia.ask({{"type", "join"}, {"token", joined["token"]}});
    EXPECT_EQ(again["seat"], joined["seat"]);
    EXPECT_EQ(again["waiting"], true);
    EXPECT_EQ(again["seats"][0]["name"], "Bia");
    EXPECT_EQ(caio.ask({{"type", "join"}, {"token", opened["invitation"]}})["seat"], 2);
}

TEST(Lobbies, AreOnAPipeAsOnSockets) {
    Talk talk(":memory:", "tests/fixtures/mods");
    const Json opened =
        talk.ask({{"type", "open"},
                  {"ruleset", "toy_war"},
                  {"seats", {{{"who", "human"}, {"invited", true}}, {{"who", "bot"}}}}});
    const Json joined = talk.join(opened["invitation"]);
    EXPECT_EQ(joined["seat"], 1) << joined;
    EXPECT_EQ(talk.ask({{"type", "begin"}, {"match", opened["match"]}})["type"], "done");
    EXPECT_EQ(talk.wait_for("begun")["match"], opened["match"]);
}

}  // namespace
}  // namespace fronteira::host
