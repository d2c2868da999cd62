// SPDX-License-Identifier: MIT
// A match that others are invited to becomes another before it begins: house rules, seats.
#include "lobby.hpp"
#include "processes.hpp"

#include <signal.h>

#include <chrono>
#include <thread>

namespace fronteira::host {
namespace {

using Arranging = Lobby;

TEST_F(Arranging, SaysWhatBecameAnother) {
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

TEST_F(Arranging, IsArrangedAnewForEverybody) {
    const auto bia = guest();
    const Json joined = come(*bia, "Bia");
    EXPECT_EQ(joined["game"]["house_rules"][0]["id"], "rounds") << joined["game"]["house_rules"];
    at(*bia, "ready", 2, {{"ready", true}});
    EXPECT_EQ(preside("arrange", {{"options", {{"rounds", 3}}}, {"exchange", {1, 2}}})["type"],
              "done");
    const Json moved = bia->wait_for("arranged");
    EXPECT_EQ(moved["exchanged"], Json({1, 2}));
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

TEST_F(Arranging, LetsAGuestGoToASeatWhereNobodySitsAndChangeNothingElse) {
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

TEST_F(Arranging, TakesWhoeverComesWhileItIsArrangedToTheSeatThatIsTheirsThen) {
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

TEST_F(Arranging, LeavesASeatToWhoeverCameWhileAGuestWasOnTheWayToIt) {
    const auto bia = guest(), caio = guest();
    const std::string token = come(*bia, "Bia")["token"];
    // From which the process comes that deals anew.
    const pid_t zygote = zygote_of(host.process());
    kill(zygote, SIGSTOP);
    bia->send(
        Json{{"type", "arrange"}, {"id", 77}, {"match", opened["match"]}, {"exchange", {2, 3}}}
            .dump());
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    caio->send(Json{{"type", "join"}, {"id", 78}, {"token", opened["invitation"]}, {"name", "Caio"}}
                   .dump());
    std::this_thread::sleep_for(std::chrono::milliseconds(100));
    kill(zygote, SIGCONT);

    EXPECT_EQ(bia->wait_for("error").value("code", ""), "seat.somebody");
    EXPECT_EQ(caio->wait_for("joined").value("seat", 0), 3);
    EXPECT_EQ(bia->ask({{"type", "join"}, {"token", token}})["seat"], 2);
}

TEST_F(Arranging, StandsAsItStoodWhenItCannotBeDealtSo) {
    const Json before = at(ana, "view", 1)["view"];
    EXPECT_EQ(preside("arrange", {{"options", {{"rounds", 3000}}}})["type"], "error");
    EXPECT_EQ(preside("arrange", {{"options", {{"no_such", 1}}}})["type"], "error");
    EXPECT_EQ(at(ana, "view", 1)["view"], before);
    const auto bia = guest();
    EXPECT_EQ(come(*bia, "Bia")["seat"], 2);
}

}  // namespace
}  // namespace fronteira::host
