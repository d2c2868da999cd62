// SPDX-License-Identifier: MIT
// A match of War from the greeting to the end, as screens would play it.
#include "talk.hpp"

#include <sys/wait.h>

namespace fronteira::host {
namespace {

/// Whose turn it is to decide, from 1; 0 when the match is over.
int decider(const Json& turn) {
    return turn["deciders"].empty() ? 0 : turn["deciders"][0].get<int>();
}

class WholeMatch : public testing::Test {
 protected:
    /// Plays moves drawn by lot for the people until the match is over, keeping their views up to
    /// date from the news alone.
    void play(Talk& talk, int people) {
        Random random{3};
        for (int seat = 1; seat <= people; ++seat) {
            const Json joined = talk.join(talk.tokens[static_cast<size_t>(seat) - 1]);
            views[seat] = joined["view"];
            turn = joined["turn"];
        }
        take_news(talk);
        for (int moves = 0; moves < 20000 && ended < people; ++moves) {
            const int seat = decider(turn);
            if (seat == 0 || seat > people) {
                talk.news.push_back(talk.receive());
            } else {
                const Json move = talk.some_move(seat, random);
                // What the bots did meanwhile may have come in between.
                const size_t before = turn["number"];
                const Json done = talk.at("move", seat, {{"move", move}, {"at", before}});
                ASSERT_EQ(done["type"], "done") << done << move;
            }
            take_news(talk);
        }
        ASSERT_FALSE(over.is_null());
    }

    void take_news(Talk& talk) {
        for (; !talk.news.empty(); talk.news.pop_front()) {
            const Json& news = talk.news.front();
            if (news["type"] != "moved") continue;
            views[news["seat"]].merge_patch(news["changes"]);
            turn = news["turn"];
            if (!news.contains("over")) continue;
            over = news["over"];
            ++ended;
        }
    }

    std::map<int, Json> views;
    Json turn;
    Json over;
    int ended = 0;  ///< how many seats know that it is over
};

TEST_F(WholeMatch, OfWarIsPlayedToItsEndAndItsRecordHolds) {
    const Scratch scratch;
    Talk talk;
    talk.open("war/war", 2,
              {{"seats", {{{"who", "human"}}, {{"who", "human"}}, {{"who", "bot:random"}}}},
               {"options", {{"round_limit", 12}}}});
    play(talk, 2);

    EXPECT_TRUE(over["kind"] == "won" || over["kind"] == "drawn") << over;
    // "changes: a JSON Merge Patch (RFC 7396) on the view"
    for (int seat = 1; seat <= 2; ++seat) EXPECT_EQ(talk.at("view", seat)["view"], views[seat]);

    const Json record = talk.ask({{"type", "record"}, {"match", talk.match}});
    std::ofstream(scratch / "match.rec") << record["text"].get<std::string>();
    const std::string verify = std::string(FRONTEIRA_BINARY_DIR "/bin/fronteira --mods ") +
                               FRONTEIRA_SOURCE_DIR "/mods replay --verify " +
                               (scratch / "match.rec") + " > /dev/null";
    EXPECT_EQ(WEXITSTATUS(std::system(verify.c_str())), 0);
    EXPECT_EQ(talk.finish(), 0);
}

TEST_F(WholeMatch, OfBotsGoesOnByItself) {
    Talk talk;
    talk.open("war/war", 0,
              {{"seats", {{{"who", "bot:random"}}, {{"who", "bot"}}, {{"who", "bot:random"}}}},
               {"options", {{"round_limit", 10}}}});
    talk.join(talk.eyes);
    Json last;
    for (int i = 0; i < 20000 && !last.contains("over"); ++i) last = talk.wait_for("moved");

    EXPECT_TRUE(last.contains("over"));
    EXPECT_EQ(last["seat"], 0);
}

}  // namespace
}  // namespace fronteira::host
