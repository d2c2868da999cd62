// SPDX-License-Identifier: MIT
// "`delay`: seconds that spectators are behind". Nobody sees earlier, whenever and however they
// come.
#include "web_client.hpp"

#include <signal.h>

#include <thread>

namespace fronteira::host {
namespace {

using std::chrono::milliseconds;

/// Both seats of a match that everybody may watch, some seconds late.
class Late : public testing::Test {
 protected:
    void open(WebClient& people, int delay) {
        const Json opened = people.ask({{"type", "open"},
                                        {"ruleset", "toy_war"},
                                        {"seats", {{{"who", "human"}}, {{"who", "human"}}}},
                                        {"watch", {{"by", "anyone"}, {"delay", delay}}}});
        match = opened["match"];
        for (const Json& seat : opened["seats"]) tokens.push_back(seat["token"]);
    }

    void play(WebClient& people, int moves) {
        Json joined;
        for (const Json& token : tokens) joined = people.ask({{"type", "join"}, {"token", token}});
        int seat = joined["turn"]["deciders"][0];
        for (int i = 0; i < moves; ++i) {
            const Json about{{"match", match}, {"seat", seat}};
            Json legal = about, move = about;
            legal["type"] = "legal";
            move["type"] = "move";
            move["move"] = people.ask(legal)["moves"][0];
            move["move"].erase("range");
            EXPECT_EQ(people.ask(move)["type"], "done");
            Json view = about;
            view["type"] = "view";
            seat = people.ask(view)["turn"]["deciders"][0];
        }
    }

    Json watch(WebClient& watcher) { return watcher.ask({{"type", "join"}, {"match", match}}); }

    Json match;
    std::vector<Json> tokens;
};

std::vector<int> numbers_of(const Json& log) {
    std::vector<int> numbers;
    for (const Json& told : log) numbers.push_back(told["number"]);
    return numbers;
}

TEST_F(Late, IsEvenTheFirstWhoComesWhenMovesWerePlayedAlready) {
    const ListeningHost host;
    WebClient people(host.port), first(host.port);
    open(people, 2);
    play(people, 3);
    const auto played = std::chrono::steady_clock::now();
    const Json joined = watch(first);

    EXPECT_EQ(joined["turn"]["number"], 0);
    EXPECT_EQ(numbers_of(joined["log"]), (std::vector<int>{0}));  // the set-up
    // Then the moves come one by one, each as late, and each once.
    for (int number = 1; number <= 3; ++number)
        EXPECT_EQ(first.wait_for("moved")["number"], number);
    EXPECT_GE(std::chrono::steady_clock::now() - played, milliseconds(1800));
    WebClient second(host.port);
    const Json later = watch(second);
    EXPECT_EQ(later["turn"]["number"], 3);
    EXPECT_EQ(numbers_of(later["log"]), (std::vector<int>{0, 1, 2, 3}));
}

/// A lobby whose spectators are late.
struct LateLobby : testing::Test {
    LateLobby() {
        opened = ana.ask({{"type", "open"},
                          {"ruleset", "toy_war"},
                          {"seats", {{{"who", "human"}}, {{"who", "human"}, {"invited", true}}}},
                          {"watch", {{"by", "anyone"}, {"delay", 1}}}});
        ana.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
        watched = rui.ask({{"type", "join"}, {"match", opened["match"]}});
        EXPECT_EQ(watched["waiting"], true) << watched;
    }
    Json preside(const char* type, Json more = Json::object()) {
        more.update({{"type", type}, {"match", opened["match"]}, {"token", opened["opener"]}});
        return ana.ask(std::move(more));
    }

    const ListeningHost host;
    WebClient ana{host.port}, rui{host.port};
    Json opened, watched;
};

TEST_F(LateLobby, TellsThemLaterHowItBegan) {
    const auto begins = std::chrono::steady_clock::now();
    EXPECT_EQ(preside("begin")["type"], "done");
    const Json early = rui.ask({{"type", "join"}, {"match", opened["match"]}});
    EXPECT_EQ(early["commitment"], watched["commitment"]) << early;
    EXPECT_EQ(early["waiting"], true);
    const Json begun = rui.wait_for("begun");
    EXPECT_GE(std::chrono::steady_clock::now() - begins, milliseconds(900));
    const Json now = rui.ask({{"type", "join"}, {"match", opened["match"]}});
    EXPECT_FALSE(now.contains("waiting")) << now;
    EXPECT_EQ(begun["turn"]["number"], 0);
    EXPECT_EQ(now["log"][0], begun["log"][0]) << "a bot may have played on since";
    EXPECT_NE(begun["commitment"], watched["commitment"]);
}

TEST_F(LateLobby, SendsThemAwayWhenItIsArrangedAndLetsThemComeBackOnceThatIsOld) {
    EXPECT_EQ(preside("arrange", {{"options", {{"rounds", 3}}}})["type"], "done");
    EXPECT_EQ(rui.wait_for("error")["code"], "watch.later");
    EXPECT_EQ(rui.ask({{"type", "join"}, {"match", opened["match"]}})["code"], "watch.later");
    std::this_thread::sleep_for(milliseconds(1100));
    const Json again = rui.ask({{"type", "join"}, {"match", opened["match"]}});
    EXPECT_EQ(again["waiting"], true) << again;
    EXPECT_EQ(again["game"]["options"]["rounds"], 3);
}

TEST_F(Late, IsTheListOfMatchesForThoseWhoMayOnlyWatch) {
    const ListeningHost host;
    WebClient people(host.port), stranger(host.port);
    open(people, 2);
    play(people, 3);

    EXPECT_EQ(stranger.ask({{"type", "matches"}})["matches"][0]["number"], 0);
    std::this_thread::sleep_for(milliseconds(2500));
    EXPECT_EQ(stranger.ask({{"type", "matches"}})["matches"][0]["number"], 3);
}

TEST_F(Late, IsTheEndAsWell) {
    const ListeningHost host;
    WebClient people(host.port), watcher(host.port);
    open(people, 2);
    play(people, 1);
    const Json joined = watch(watcher);
    people.ask({{"type", "resign"}, {"match", match}, {"seat", 1}});

    EXPECT_EQ(people.ask({{"type", "record"}, {"match", match}})["type"], "record");
    EXPECT_EQ(watcher.ask({{"type", "matches"}})["matches"][0]["over"], false);
    EXPECT_EQ(watcher.ask({{"type", "record"}, {"match", match}})["code"], "record.secret");
    EXPECT_EQ(watcher.ask({{"type", "story"}, {"match", match}, {"seat", 0}})["code"],
              "match.going_on");
    EXPECT_EQ(watcher.wait_for("ended")["over"]["kind"], "resigned");
    EXPECT_EQ(watcher.ask({{"type", "record"}, {"match", match}})["type"], "record");
}

TEST_F(Late, StaysSoWhenTheHostBeginsAgain) {
    const Scratch scratch;
    const std::vector<std::string> store{"--store", scratch / "matches.sqlite"};
    {
        const ListeningHost host(store);
        WebClient people(host.port);
        open(people, 3);
        play(people, 2);
    }
    const ListeningHost host(store);
    WebClient watcher(host.port);
    // "After a restart nobody knows how old the last move is"
    EXPECT_EQ(watch(watcher)["code"], "watch.later");
    EXPECT_EQ(watcher.ask({{"type", "matches"}})["matches"][0]["number"], 0);
    std::this_thread::sleep_for(milliseconds(3100));
    EXPECT_EQ(watch(watcher)["turn"]["number"], 2);
}

}  // namespace
}  // namespace fronteira::host
