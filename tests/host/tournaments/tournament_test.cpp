// SPDX-License-Identifier: MIT
// People play tournaments on a host, over WebSockets, and their organiser from the command line.
#include "open_cup.hpp"
#include "processes.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>
#include <thread>

namespace fronteira::host {
namespace {

using testing::HasSubstr;
using testing::Not;

std::string plan(const std::string& format, int seats, const std::string& entrants,
                 const std::string& people = "") {
    return "name = \"Club cup\"\nformat = \"" + format + "\"\nseats = " + std::to_string(seats) +
           "\nentrants = [" + entrants + "]\n[[game]]\nruleset = \"toy_war\"\n" +
           "options = { rounds = 1, ending = \"most_spaces\" }\n[people]\n" + people;
}

std::string swiss(const std::string& entrants, const std::string& people = "") {
    return "rounds = 2\n" + plan("swiss", 2, entrants, people);
}

const std::string two_bots = "\"first\", { name = \"Robo\", bot = \"random\" }";

int wins_of(const Json& state, const std::string& name) {
    int wins = 0;
    for (const Json& match : state["matches"])
        for (const Json& winner : match.value("winners", Json::array())) wins += winner == name;
    return wins;
}

TEST(Tournament, GoesOnByItselfOnceTheDiskHasRoomAgain) {
    OpenCup cup(swiss(two_bots));
    cup.organise({{"type", "round"}});
    {
        const FullDisk full(cup.process());
        std::this_thread::sleep_for(std::chrono::seconds(2));
        EXPECT_NE(cup.state()["round_over"], true);
    }
    cup.wait_for_results();
}

TEST(Tournament, OfFourPeopleAndTwoBotsIsPlayedToItsEnd) {
    OpenCup cup(swiss(two_bots));
    for (const char* name : {"Ana", "Rui", "Eva", "Zé"}) cup.enrol(name);

    for (int round = 1; round <= 2; ++round) {
        const Json paired = cup.organise({{"type", "round"}});
        ASSERT_EQ(paired["type"], "round") << paired;
        EXPECT_EQ(paired["round"], round);
        EXPECT_EQ(paired["meetings"].size(), 3u);
        cup.play_round();
    }

    EXPECT_EQ(cup.organise({{"type", "round"}})["code"], "tournament.over");
    const Json state = cup.state(cup.tokens["Ana"]);
    EXPECT_TRUE(state["over"]);
    EXPECT_EQ(state["matches"].size(), 12u);  // two rounds of three meetings, both ways round
    EXPECT_EQ(state["you"]["entrant"], "Ana");
    EXPECT_FALSE(state["you"].contains("next"));
    for (const Json& one : state["entrants"]) {
        EXPECT_EQ(one["matches"], 4);
        EXPECT_EQ(one["wins"], wins_of(state, one["name"]));
    }
}

/// How many matches each has won, of one round.
std::map<std::string, int> wins_of(const Json& state, int round) {
    std::map<std::string, int> wins;
    for (const Json& match : state["matches"]) {
        if (match["round"] != round) continue;
        for (const Json& name : match["seats"]) wins[name];
        for (const Json& winner : match["winners"]) ++wins[winner];
    }
    return wins;
}

// "who loses a meeting is out"
TEST(Tournament, IsAKnockoutOfThreePeopleAndABotUntilOneIsLeft) {
    OpenCup cup(plan("knockout", 2, "\"first\""));
    for (const char* name : {"Ana", "Rui", "Eva"}) cup.enrol(name);
    for (const char* round : {"semi-finals", "final"}) {
        ASSERT_EQ(cup.organise({{"type", "round"}})["type"], "round") << round;
        cup.play_round();
    }

    EXPECT_EQ(cup.organise({{"type", "round"}})["code"], "tournament.over");
    const Json state = cup.state();
    EXPECT_TRUE(state["over"]);
    EXPECT_EQ(state["matches"].size(), 6u);  // three meetings, both ways round
    const auto finalists = wins_of(state, 2);
    ASSERT_EQ(finalists.size(), 2u);
    const auto semi_finals = wins_of(state, 1);
    for (const Json& match : state["matches"]) {
        if (match["round"] != 1) continue;
        const std::string one = match["seats"][0], other = match["seats"][1];
        EXPECT_NE(finalists.contains(one), finalists.contains(other));
        const std::string& out = finalists.contains(one) ? other : one;
        EXPECT_LE(semi_finals.at(out), 1) << out << " is out and has lost nothing";
    }
    EXPECT_TRUE(finalists.contains(state["entrants"][0]["name"]));
    EXPECT_EQ(state["entrants"][1]["rank"], 2);
    EXPECT_TRUE(finalists.contains(state["entrants"][1]["name"]));
    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("6 verified, 0 unverified"));
}

// "every line-up of so many seats, once"
TEST(Tournament, IsARoundRobinAtTablesOfThreeWithABotAmongThem) {
    OpenCup cup(plan("round_robin", 3, "{ name = \"Robo\", bot = \"random\" }"));
    EXPECT_EQ(cup.organise({{"type", "round"}})["code"], "tournament.too_few");
    for (const char* name : {"Ana", "Rui", "Eva"}) cup.enrol(name);
    int rounds = 0;
    for (; cup.organise({{"type", "round"}})["type"] == "round"; ++rounds) cup.play_round();

    EXPECT_EQ(rounds, 4);
    const Json state = cup.state();
    EXPECT_TRUE(state["over"]);
    EXPECT_EQ(state["matches"].size(), 12u);  // four line-ups, in three rotations each
    std::map<std::string, double> points;
    for (const Json& match : state["matches"]) {
        const bool drawn = match["winners"].empty();
        const Json& sharers = drawn ? match["seats"] : match["winners"];
        for (const Json& one : sharers) points[one] += 1.0 / static_cast<double>(sharers.size());
    }
    for (const Json& one : state["entrants"]) {
        EXPECT_EQ(one["matches"], 9) << one;
        EXPECT_NEAR(one["points"], points[one["name"]], 1e-9) << one;
    }
    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("12 verified, 0 unverified"));
}

TEST(Tournament, IsVerifiedAndToldAgainFromItsLedger) {
    OpenCup cup(swiss(two_bots));
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.organise({{"type", "round"}});
    cup.play_round();

    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("4 verified, 0 unverified"));
    EXPECT_THAT(cup.run({"table", cup.file()}), HasSubstr("Ana"));
    cup.run({"export", cup.file(), "--format", "records", "--to", cup.folder / "records"});
    EXPECT_EQ(cup.status, 0);
}

TEST(Tournament, OfAHostThatWasKilledGoesOnWithNothingLostOrPlayedTwice) {
    OpenCup cup(swiss(two_bots));
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.kill();
    cup.open();  // those who registered are still there
    cup.organise({{"type", "round"}});
    cup.kill();  // perhaps in the midst of opening matches
    cup.open();
    std::vector<Json> open = cup.waiting();
    ASSERT_FALSE(open.empty());
    cup.play(open[0]);
    cup.kill();  // perhaps before its result was entered
    cup.open();
    const size_t first = open[0]["number"].get<size_t>() - 1;
    cup.wait_for([&](const Json& state) { return state["matches"][first]["over"] == true; });
    std::set<std::string> known;
    for (const Json& match : open) known.insert(match["match"]);
    for (const Json& match : cup.waiting()) {
        EXPECT_NE(match["number"], open[0]["number"]) << "played twice";
        EXPECT_TRUE(known.contains(match["match"])) << "opened twice";
        cup.play(match);
    }
    cup.wait_for_results();
    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("4 verified, 0 unverified"));
}

TEST(Tournament, TellsNobodyASeedBeforeItsMatchIsOver) {
    OpenCup cup(swiss("", ""));
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.organise({{"type", "round"}});
    const auto open = cup.waiting();

    EXPECT_EQ(cup.ask({{"type", "record"}, {"match", open[0]["match"]}})["code"], "record.secret");
    cup.play_round();

    std::set<std::string> seeds;
    for (const Json& match : open) {
        const std::string text = cup.ask({{"type", "record"}, {"match", match["match"]}})["text"];
        const size_t at = text.find("\nseed ");
        seeds.insert(text.substr(at, text.find('\n', at + 1) - at));
    }
    // Both ways round with the same dice, whoever has played the first would know the second.
    EXPECT_EQ(seeds.size(), open.size());
}

TEST(Tournament, LetsNobodySitInASeatOfSomebodyElse) {
    OpenCup cup(swiss(two_bots));
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.organise({{"type", "round"}});
    for (const Json& match : cup.waiting())
        for (const auto& [name, token] : cup.tokens) {
            const Json joined =
                cup.ask({{"type", "join"}, {"match", match["match"]}, {"token", token}});
            const bool plays = match["seats"][0] == name || match["seats"][1] == name;
            EXPECT_EQ(joined["type"], plays ? "joined" : "error") << joined;
            if (!plays) continue;
            EXPECT_EQ(match["seats"][joined["seat"].get<size_t>() - 1], name);
        }
}

TEST(Tournament, RefusesWhoeverMayNotOrCannotRegister) {
    OpenCup cup(swiss(""));
    cup.enrol("Ana");
    const std::string code = cup.keys()["code"];
    const auto refusal = [&](Json more) {
        more["type"] = "register";
        return cup.ask(more).value("code", "");
    };

    EXPECT_EQ(refusal({{"name", "Eva"}}), "tournament.code");
    EXPECT_EQ(refusal({{"name", "Eva"}, {"code", "0000000000"}}), "tournament.code");
    EXPECT_EQ(refusal({{"name", "aNA"}, {"code", code}}), "tournament.same_name");
    EXPECT_EQ(refusal({{"name", " \n\t"}, {"code", code}}), "tournament.name");
    EXPECT_EQ(refusal({{"name", std::string(61, 'x')}, {"code", code}}), "tournament.name");
    EXPECT_EQ(refusal({{"name", 7}, {"code", code}}), "protocol.key");
    EXPECT_EQ(refusal({{"name", "Eva"}, {"code", code}, {"bot", "random"}}),
              "tournament.organiser");
    EXPECT_EQ(refusal({{"name", "E"}, {"bot", "exec:./x"}, {"token", cup.keys()["organiser"]}}),
              "local.only");
    EXPECT_EQ(cup.organise({{"type", "round"}})["code"], "tournament.too_few");
    EXPECT_EQ(cup.state()["entrants"].size(), 1u);
}

TEST(Tournament, ObeysNobodyButItsOrganiser) {
    OpenCup cup(swiss(two_bots));
    cup.enrol("Ana");
    const std::string token = cup.tokens["Ana"];
    for (const char* deed : {"round", "replace", "correct", "forfeit"})
        for (const std::string& key : {token, std::string(), std::string("0123")})
            EXPECT_EQ(cup.ask({{"type", deed}, {"token", key}, {"entrant", "first"}})["code"],
                      "tournament.organiser");
    EXPECT_EQ(cup.ask({{"type", "withdraw"}, {"entrant", "first"}})["code"], "tournament.token");
    EXPECT_EQ(cup.state("0123")["code"], "tournament.token");
    EXPECT_FALSE(cup.state()["organiser"]);
    EXPECT_FALSE(cup.state().contains("code"));
    EXPECT_FALSE(cup.state(token)["organiser"]);
    EXPECT_TRUE(cup.state(cup.keys()["organiser"])["organiser"]);
}

TEST(Tournament, IsNotPlayedWhereNoneWasOpened) {
    const ListeningHost host;
    EXPECT_EQ(WebClient(host.port).ask({{"type", "tournament"}})["code"], "tournament.none");
}

TEST(Tournament, EntersAMatchThatHasBecomeTooLongAsOneThatNobodyHasWon) {
    OpenCup cup(swiss("", ""), {"--max-moves", "1"});
    for (const char* name : {"Ana", "Rui"}) cup.enrol(name);
    cup.organise({{"type", "round"}});
    for (const Json& match : cup.waiting())
        for (const auto& [name, token] : cup.tokens) {
            WebClient person(cup.port());
            const Json joined =
                person.ask({{"type", "join"}, {"match", match["match"]}, {"token", token}});
            if (joined["turn"]["deciders"] != Json::array({joined["seat"]})) continue;
            Json request{{"type", "legal"}, {"match", match["match"]}, {"seat", joined["seat"]}};
            Json move = person.ask(request)["moves"][0];
            move.erase("range");
            request.update({{"type", "move"}, {"move", move}});
            EXPECT_EQ(person.ask(request)["type"], "done");
            break;
        }
    cup.wait_for_results();

    const Json now = cup.state();
    for (const Json& match : now["matches"]) EXPECT_TRUE(match["winners"].empty()) << match;
    EXPECT_THAT(cup.run({"verify", cup.file()}), HasSubstr("2 verified, 0 unverified"));
}

}  // namespace
}  // namespace fronteira::host
