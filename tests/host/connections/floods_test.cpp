// SPDX-License-Identifier: MIT
// "legal and story of one cannot cost another a second": clocks and answers while others ask for
// all that they may.
#include "company.hpp"
#include "processes.hpp"

#include <csignal>
#include <thread>

namespace fronteira::host {
namespace {

using std::chrono::duration_cast;
using std::chrono::milliseconds;
using Time = std::chrono::steady_clock;

int64_t since(Time::time_point start) {
    return duration_cast<milliseconds>(Time::now() - start).count();
}

/// Two people in a match whose moves take a while to work out.
class Floods : public testing::Test {
 protected:
    Floods() {
        // The first to come was told of no clock that ran.
        for (int i = 0; i < 12; ++i) EXPECT_EQ(toil(1 + i % 2)["type"], "done");
    }
    Json toil(int seat) { return company.at("move", seat, {{"move", {{"kind", "toil"}}}}); }
    int64_t left(int seat) {
        return company.at("view", seat)["clock"]["left"][std::to_string(seat)];
    }

    const ListeningHost host{{}, "tests/fixtures/host_mods"};
    Company company{host, 2, {{"ruleset", "endless"}, {"clock", {{"seconds", 3600}}}}};
};

TEST_F(Floods, OfStoriesDoNotHoldUpAMove) {
    const auto began = Time::now();
    ASSERT_EQ(company.at("story", 2)["type"], "story");
    const int64_t one_story = since(began);  // as long as all twelve moves
    for (int i = 0; i < 20; ++i)
        company.of(2).send(Json{{"type", "story"}, {"match", company.match}, {"seat", 2}}.dump());

    const auto moved = Time::now();
    EXPECT_EQ(toil(1)["type"], "done");
    EXPECT_LT(since(moved), one_story * 2);
}

TEST_F(Floods, OfASpectatorsStoriesDoNotHoldUpAnotherSpectator) {
    const ListeningHost open_host({}, "tests/fixtures/host_mods");
    Company shown(open_host, 2, {{"ruleset", "endless"}, {"watch", {{"by", "anyone"}}}});
    for (int i = 0; i < 12; ++i) shown.at("move", 1 + i % 2, {{"move", {{"kind", "toil"}}}});
    WebClient greedy(open_host.port), modest(open_host.port);
    for (WebClient* one : {&greedy, &modest})
        ASSERT_EQ(one->ask({{"type", "join"}, {"match", shown.match}})["type"], "joined");
    const Json story{{"type", "story"}, {"match", shown.match}, {"seat", 0}};
    const auto began = Time::now();
    ASSERT_EQ(modest.ask(story)["type"], "story");
    const int64_t one_story = since(began);
    for (int i = 0; i < 20; ++i) greedy.send(story.dump());

    const auto asked = Time::now();
    EXPECT_EQ(modest.ask(story)["type"], "story");
    EXPECT_LT(since(asked), one_story * 6);  // of twenty that wait
}

TEST_F(Floods, OfQuestionsAreAnsweredInTurnWithTheOthers) {
    company.of(2).news.clear();
    // A move that takes long is under way; behind it one seat asks much, and the other little.
    company.of(1).send(
        Json{{"type", "move"}, {"match", company.match}, {"seat", 1}, {"move", {{"kind", "toil"}}}}
            .dump());
    for (int i = 0; i < 30; ++i)
        company.of(2).send(Json{{"type", "legal"}, {"match", company.match}, {"seat", 2}}.dump());
    EXPECT_EQ(company.at("view", 1)["type"], "view");
    EXPECT_EQ(company.at("view", 2)["type"], "view");
    EXPECT_EQ(company.of(2).news.size(), 30u + 1);  // all were answered, and it heard of the move
}

TEST_F(Floods, CostNobodyTheTimeThatTheirMoveWasLookedAt) {
    const int64_t before = left(1);
    const auto sent = Time::now();
    ASSERT_EQ(toil(1)["type"], "done");
    const int64_t took = since(sent);
    // "a player's clock stops when his message arrives"
    EXPECT_LT(before - left(1), took / 2 + 5) << "of " << took;
}

// Once for each decision: who asks again thinks meanwhile.
TEST_F(Floods, CostNobodyTheTimeThatTheyWaitForWhatIsLegal) {
    const auto wait_for_legal = [&] {
        const pid_t worker = workers_of(host.process()).at(0);
        kill(worker, SIGSTOP);
        std::thread wakes([worker] {
            std::this_thread::sleep_for(milliseconds(500));
            kill(worker, SIGCONT);
        });
        EXPECT_EQ(company.at("legal", 1)["type"], "legal");
        wakes.join();
    };
    const int64_t before = left(1);
    wait_for_legal();
    const int64_t between = left(1);
    EXPECT_LT(before - between, 250);
    wait_for_legal();
    EXPECT_GE(between - left(1), 450);
}

}  // namespace
}  // namespace fronteira::host
