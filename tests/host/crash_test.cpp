// SPDX-License-Identifier: MIT
// What survives the death of a process.
#include "processes.hpp"
#include "web_client.hpp"

#include <gmock/gmock.h>
#include <signal.h>

namespace fronteira::host {
namespace {

TEST(Crash, OfTheHostLosesNoMoveThatWasAcknowledged) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::string match;
    std::vector<std::string> tokens;
    Json view;
    size_t number = 0;
    for (int life = 0; life < 3; ++life) {
        Talk talk(store, toys);
        if (life == 0)
            talk.open("toy_war", 2);
        else
            talk.match = match, talk.tokens = tokens;
        match = talk.match;
        tokens = talk.tokens;
        if (life > 0) {
            const Json joined = talk.join(tokens[0]);
            EXPECT_EQ(joined["turn"]["number"], number);
            EXPECT_EQ(joined["view"], view);
            EXPECT_EQ(joined["log"].back()["number"], number);
        }
        view = talk.play_some(5, static_cast<uint64_t>(life));
        number += 5;
        const auto workers = workers_of(talk.process());
        ASSERT_FALSE(workers.empty());
        kill(talk.process(), SIGKILL);
        talk.finish();
        // They go with their host.
        for (int i = 0; i < 100 && kill(workers[0], 0) == 0; ++i) usleep(20000);
        EXPECT_NE(kill(workers[0], 0), 0);
    }
}

TEST(Crash, OfTheHostForgetsNobodyWhoGaveUp) {
    const Scratch scratch;
    std::vector<std::string> tokens;
    {
        Talk talk(scratch / "matches.sqlite", toys);
        talk.open("toy_war", 3);
        tokens = talk.tokens;
        for (const std::string& token : tokens) talk.join(token);
        ASSERT_EQ(talk.at("resign", 2)["type"], "done");
        kill(talk.process(), SIGKILL);
        talk.finish();
    }
    Talk talk(scratch / "matches.sqlite", toys);
    const Json joined = talk.join(tokens[0]);
    ASSERT_EQ(joined["type"], "joined") << joined;
    EXPECT_EQ(joined["seats"][1]["who"].get<std::string>().substr(0, 4), "bot:");
    const Json looks_on = talk.join(tokens[1]);
    EXPECT_EQ(looks_on["view"]["seats"]["1"]["target"], "?");
    EXPECT_NE(looks_on["view"]["seats"]["2"]["target"], "?");
    talk.match = joined["match"];
    EXPECT_EQ(talk.at("legal", 2)["code"], "seat.given_up");
}

TEST(Crash, OfTheHostEndsNoPauseAndGivesNoTimeBackThatWasPlayedAway) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::vector<std::string> tokens;
    std::string match, mover;
    int seat = 0;
    {
        Talk talk(store, toys);
        talk.open("toy_war", 2, {{"clock", {{"seconds", 60}}}});
        tokens = talk.tokens;
        match = talk.match;
        talk.join(tokens[0]);
        seat = talk.join(tokens[1])["turn"]["deciders"][0];
        mover = std::to_string(seat);
        usleep(1500000);
        Random random{1};
        ASSERT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["type"], "done");
        ASSERT_EQ(talk.at("pause", 1)["agreed"], true);
        kill(talk.process(), SIGKILL);
        talk.finish();
    }
    Talk talk(store, toys);
    talk.match = match;
    const Json joined = talk.join(tokens[0]);
    talk.join(tokens[1]);
    EXPECT_EQ(joined["clock"]["paused"], true);
    EXPECT_LE(joined["clock"]["left"][mover], 58500);
    const int decider = joined["turn"]["deciders"][0];
    Random random{1};
    EXPECT_EQ(talk.at("move", decider, {{"move", talk.some_move(decider, random)}})["code"],
              "match.paused");
    EXPECT_EQ(talk.at("view", 1)["clock"]["running"], Json::array());
    EXPECT_EQ(talk.at("go_on", 2)["type"], "done");
    EXPECT_EQ(talk.at("view", 1)["clock"]["running"], Json({decider}));
}

TEST(Crash, OfOneMatchIsToldAndCostsNoOther) {
    Talk talk(":memory:", toys);
    talk.open("toy_war", 2);
    const auto first = talk.tokens;
    const std::string broken = talk.match;
    const pid_t victim = workers_of(talk.process()).at(0);
    const Json view = talk.play_some(4, 9);
    talk.open("toy_war", 2);
    talk.play_some(2, 3);

    kill(victim, SIGKILL);
    const Json stopped = talk.wait_for("stopped");
    EXPECT_EQ(stopped["match"], broken);
    EXPECT_NE(stopped["say"], "");

    EXPECT_EQ(talk.at("legal", 1)["type"], "legal");  // the other match
    const Json joined = talk.join(first[0]);
    EXPECT_EQ(joined["turn"]["number"], 4);
    EXPECT_EQ(joined["view"], view);
}

TEST(Crash, OfTheZygoteStopsTheMatchesAndTheyGoOn) {
    Talk talk(":memory:", toys);
    talk.open("toy_war", 2);
    const Json view = talk.play_some(3, 5);
    const pid_t victim = zygote_of(talk.process());
    kill(victim, SIGKILL);
    EXPECT_EQ(talk.wait_for("stopped")["code"], "worker.died");

    const Json joined = talk.join(talk.tokens[0]);
    ASSERT_EQ(joined["type"], "joined") << joined;
    EXPECT_EQ(joined["turn"]["number"], 3);
    EXPECT_EQ(joined["view"], view);
    EXPECT_EQ(talk.ask({{"type", "list"}})["type"], "installed");
    EXPECT_NE(zygote_of(talk.process()), victim);
}

TEST(Crash, OfAMatchThatHangsIsToldAfterItsTime) {
    Talk talk(":memory:", toys, {"--patience", "3"});
    talk.open("toy_war", 2);
    talk.join(talk.tokens[0]);
    const pid_t victim = workers_of(talk.process()).at(0);
    kill(victim, SIGSTOP);

    EXPECT_EQ(talk.at("legal", 1)["code"], "match.closed");
    EXPECT_EQ(talk.wait_for("stopped")["code"], "worker.hangs");
    EXPECT_EQ(talk.join(talk.tokens[0])["type"], "joined");
}

TEST(Crash, IsNoLossWhereTheRecordWasTakenAway) {
    Talk talk(":memory:", toys);
    talk.open("toy_war", 2);
    const Json view = talk.play_some(6, 4);
    const Json record = talk.ask({{"type", "record"}, {"match", talk.match}});
    EXPECT_EQ(talk.ask({{"type", "forget"}, {"match", talk.match}})["type"], "done");
    EXPECT_EQ(talk.ask({{"type", "matches"}})["matches"], Json::array());
    EXPECT_EQ(talk.join(talk.tokens[0])["code"], "seat.token");

    const Json loaded = talk.ask({{"type", "load"}, {"record", record["text"]}});
    ASSERT_EQ(loaded["type"], "opened") << loaded;
    const Json joined = talk.join(loaded["seats"][0]["token"]);
    EXPECT_EQ(joined["turn"]["number"], 6);
    EXPECT_EQ(joined["view"], view);
}

TEST(Crash, IsToldWithItsReasonToWhoJoinsAMatchWhoseMapWasChanged) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    const std::filesystem::path own = scratch / "mods";
    std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/" + toys, own,
                          std::filesystem::copy_options::recursive);
    const std::string mods = std::filesystem::relative(own, FRONTEIRA_SOURCE_DIR);
    std::string token;
    {
        Talk talk(store, mods);
        talk.open("toy_war", 2);
        talk.play_some(3, 4);
        token = talk.tokens[0];
        talk.finish();
    }
    const std::string map = own / "toy_war/maps/ring.toml", link = "[\"flor_de_liz\", \"acai\"],";
    std::ifstream in(map);
    std::string text(std::istreambuf_iterator<char>(in), {});
    text.erase(text.find(link), link.size());
    std::ofstream(map) << text << std::flush;

    Talk talk(store, mods);
    const Json refused = talk.join(token);
    EXPECT_EQ(refused["code"], "match.closed");
    EXPECT_THAT(refused["say"], testing::HasSubstr("its map or one of its mods")) << refused;
    EXPECT_EQ(talk.ask({{"type", "list"}})["type"], "installed");
}

TEST(Crash, OfNothingIsASecondHostOnTheSameStore) {
    const Scratch scratch;
    Talk first(scratch / "matches.sqlite", toys);
    auto second = protocol::PipeClient::start(
        host_command({"--stdio", "--store", scratch / "matches.sqlite"}, toys));
    ASSERT_TRUE(second);
    const auto why = second->receive(std::chrono::seconds(10));
    ASSERT_TRUE(why);
    EXPECT_EQ((*why)["code"], "store.in_use");
    EXPECT_NE((*why)["say"], "");
    EXPECT_EQ(second->finish(), 1);
    EXPECT_EQ(first.ask({{"type", "matches"}})["type"], "matches");
}

TEST(Crash, IsToldAsAChangeWhereTheWholeGameIsMissing) {
    const Scratch scratch;
    std::string token;
    {
        Talk talk(scratch / "s", toys);
        talk.open("toy_war", 2);
        token = talk.tokens[0];
    }
    Talk talk(scratch / "s", "tests/fixtures/toml");
    EXPECT_THAT(talk.join(token)["say"], testing::HasSubstr("or is missing"));
}

TEST(Crash, OfNothingIsAnAddressThatIsTakenOrIsNone) {
    const ListeningHost holder;
    for (const std::string& address : {"127.0.0.1:" + std::to_string(holder.port),
                                       std::string("nowhere"), std::string("localhost:0")}) {
        auto host = protocol::PipeClient::start(
            host_command({"--stdio", "--store", ":memory:", "--listen", address}, toys));
        ASSERT_TRUE(host);
        const auto why = host->receive(std::chrono::seconds(10));
        ASSERT_TRUE(why);
        EXPECT_EQ((*why)["code"], address.starts_with("127") ? "host.listen" : "host.address");
        EXPECT_EQ(host->finish(), 1);
    }
}

}  // namespace
}  // namespace fronteira::host
