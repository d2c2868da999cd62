// SPDX-License-Identifier: MIT
// A match that others are invited to: one invitation, who is there and ready, how it begins.
#include "processes.hpp"
#include "web_client.hpp"

#include <signal.h>

#include <chrono>
#include <thread>

namespace fronteira::host {
namespace {

/// Ana opens a table of three: a seat of her own, and two for whoever has the invitation.
class Lobby : public testing::Test {
 protected:
    Lobby() {
        opened = ana.ask({{"type", "open"},
                          {"ruleset", "toy_war"},
                          {"seats",
                           {{{"who", "human"}, {"name", "Ana"}},
                            {{"who", "human"}, {"invited", true}},
                            {{"who", "human"}, {"invited", true}}}}});
        EXPECT_EQ(opened["type"], "opened") << opened;
        ana.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
    }
    std::unique_ptr<WebClient> guest() { return std::make_unique<WebClient>(host.port); }
    Json come(WebClient& client, const std::string& called) {
        return client.ask({{"type", "join"}, {"token", opened["invitation"]}, {"name", called}});
    }
    Json at(WebClient& client, const char* type, int seat, Json more = Json::object()) {
        more.update({{"type", type}, {"match", opened["match"]}, {"seat", seat}});
        return client.ask(std::move(more));
    }
    /// As whoever opened it.
    Json preside(const char* type, Json more = Json::object()) {
        more.update({{"type", type}, {"match", opened["match"]}, {"token", opened["opener"]}});
        return ana.ask(std::move(more));
    }
    /// The news of the seats with that sentence; null when they never come.
    static Json heard(WebClient& client, const std::string& say) {
        Json seats;
        do seats = client.wait_for("seats");
        while (!seats.is_null() && seats["say"] != say);
        return seats;
    }

    ListeningHost host;
    WebClient ana{host.port};
    Json opened;
};

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

TEST_F(Lobby, SaysWhatBecameAnother) {
    const auto bia = guest();
    const Json joined = come(*bia, "Bia");
    preside("arrange", {{"options", {{"rounds", 3}}}});
    const Json rules = bia->wait_for("arranged");
    EXPECT_EQ(rules["options"], Json({{"rounds", 3}}));
    EXPECT_EQ(rules["say"], "The house rules have changed; confirm again that you are ready");
    preside("arrange", {{"exchange", {3, 2}}});
    EXPECT_EQ(bia->wait_for("arranged")["say"],
              "Player 3 and Bia changed places; confirm again that you are ready");
}

TEST_F(Lobby, IsArrangedAnewForEverybody) {
    const auto bia = guest();
    const Json joined = come(*bia, "Bia");
    EXPECT_EQ(joined["game"]["house_rules"][0]["id"], "rounds") << joined["game"]["house_rules"];
    at(*bia, "ready", 2, {{"ready", true}});
    EXPECT_EQ(preside("arrange", {{"options", {{"rounds", 3}}}, {"exchange", {1, 2}}})["type"],
              "done");
    const Json moved = bia->wait_for("arranged");
    EXPECT_EQ(moved["seat"], 1);
    EXPECT_EQ(moved["was"], 2);
    EXPECT_EQ(ana.wait_for("arranged")["seat"], 2);
    EXPECT_EQ(at(*bia, "view", 2)["code"], "seat.not_yours");

    const Json again = bia->ask({{"type", "join"}, {"token", joined["token"]}});
    EXPECT_EQ(again["seat"], 1);
    EXPECT_EQ(again["seats"][0]["name"], "Bia");
    EXPECT_EQ(again["seats"][0]["ready"], false) << "what one was ready for is another table";
    EXPECT_EQ(again["game"]["options"]["rounds"], 3);
    EXPECT_NE(again["commitment"], joined["commitment"]);
    // "the way back after a lost connection" is of the seat to which one went.
    EXPECT_EQ(ana.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}})["seat"], 2);
    EXPECT_EQ(preside("begin")["type"], "done");
    EXPECT_EQ(bia->wait_for("begun")["seat"], 1);
    EXPECT_EQ(preside("arrange", {{"exchange", {1, 2}}})["code"], "match.begun");
}

TEST_F(Lobby, LetsAGuestGoToASeatWhereNobodySitsAndChangeNothingElse) {
    const auto bia = guest(), caio = guest();
    const Json joined = come(*bia, "Bia");
    const auto change = [&](Json more) {
        more.update({{"type", "arrange"}, {"match", opened["match"]}});
        return bia->ask(more);
    };
    EXPECT_EQ(change({{"options", {{"rounds", 3}}}})["code"], "seat.opener");
    EXPECT_EQ(change({{"exchange", {1, 3}}})["code"], "seat.opener");
    EXPECT_EQ(change({{"exchange", {2, 1}}})["code"], "seat.somebody");
    EXPECT_EQ(change({{"exchange", {2, 2}}})["code"], "protocol.key");
    EXPECT_EQ(change({{"exchange", {2, 3}}})["type"], "done");
    EXPECT_EQ(bia->wait_for("arranged")["seat"], 3);
    EXPECT_EQ(come(*caio, "Caio")["seat"], 2) << "the seat that was left is free";
    EXPECT_EQ(bia->ask({{"type", "join"}, {"token", joined["token"]}})["seat"], 3);
}

TEST_F(Lobby, TakesWhoeverComesWhileItIsArrangedToTheSeatThatIsTheirsThen) {
    const auto bia = guest(), caio = guest();
    const std::string token = come(*bia, "Bia")["token"];
    const auto again = guest();
    const std::vector<pid_t> workers = workers_of(host.process());
    // Whatever is asked of the table waits, one behind the other.
    for (const pid_t worker : workers) kill(worker, SIGSTOP);
    const auto say = [&](WebClient& client, Json message) {
        message["id"] = 77;
        client.send(message.dump());
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    };
    say(ana, {{"type", "view"}, {"match", opened["match"]}, {"seat", 1}});
    say(ana, {{"type", "arrange"},
              {"match", opened["match"]},
              {"token", opened["opener"]},
              {"exchange", {1, 2}}});
    say(*again, {{"type", "join"}, {"token", token}});
    say(*caio, {{"type", "join"}, {"token", opened["invitation"]}, {"name", "Caio"}});
    say(*bia, {{"type", "view"}, {"match", opened["match"]}, {"seat", 2}});
    for (const pid_t worker : workers) kill(worker, SIGCONT);

    const auto answer = [](WebClient& client) {
        Json message;
        do message = client.receive();
        while (!message.is_null() && !message.contains("re"));
        return message;
    };
    const Json hers = answer(*again), his = answer(*caio);
    ASSERT_EQ(hers.value("seat", 0), 1) << hers;
    EXPECT_EQ(hers["seats"][0]["name"], "Bia");
    ASSERT_EQ(his.value("seat", 0), 3) << his;
    EXPECT_EQ(his["seats"][2]["name"], "Caio");
    EXPECT_EQ(answer(*bia)["code"], "match.laid_anew") << "the seat may be another's now";
}

TEST_F(Lobby, StandsAsItStoodWhenItCannotBeDealtSo) {
    const Json before = at(ana, "view", 1)["view"];
    EXPECT_EQ(preside("arrange", {{"options", {{"rounds", 3000}}}})["type"], "error");
    EXPECT_EQ(preside("arrange", {{"options", {{"no_such", 1}}}})["type"], "error");
    EXPECT_EQ(at(ana, "view", 1)["view"], before);
    const auto bia = guest();
    EXPECT_EQ(come(*bia, "Bia")["seat"], 2);
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
