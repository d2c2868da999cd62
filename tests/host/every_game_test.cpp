// SPDX-License-Identifier: MIT
// Every game that is installed can be played by a screen that knows none of them: moves are built
// value by value, views are kept from the news alone.
#include "talk.hpp"

namespace fronteira::host {
namespace {

constexpr int moves_each = 60;

class EveryGame : public testing::Test {
 protected:
    /// A move put together from what `complete` says is possible next.
    Json built_move(int seat) {
        const Json kinds = talk.at("complete", seat, {{"move", Json::object()}})["choices"];
        Json move{{"kind", one_of(kinds)}, {"values", Json::object()}};
        for (;;) {
            const Json next = talk.at("complete", seat, {{"move", move}});
            if (next["type"] != "choices" || next["whole"] == true) return move;
            move["values"][next["asks"].get<std::string>()] =
                next["of"] == "number" ? Json(random.between(next["from"], next["upto"]))
                                       : one_of(next["choices"]);
        }
    }

    Json one_of(const Json& choices) {
        if (choices.empty()) return {};
        return choices[random.below(static_cast<uint32_t>(choices.size()))];
    }

    void take_news() {
        for (; !talk.news.empty(); talk.news.pop_front()) {
            const Json& news = talk.news.front();
            if (news["type"] != "moved" || news["match"] != talk.match) continue;
            views[news["seat"]].merge_patch(news["changes"]);
            turn = news["turn"];
        }
    }

    void play(const Json& ruleset) {
        views.clear();
        const int people = ruleset["players"][0];
        talk.open(ruleset["id"], people);
        views[0] = talk.join(talk.eyes)["view"];
        for (int seat = 1; seat <= people; ++seat) {
            const Json joined = talk.join(talk.tokens[static_cast<size_t>(seat) - 1]);
            views[seat] = joined["view"];
            turn = joined["turn"];
        }
        for (int i = 0; i < moves_each && !turn["deciders"].empty(); ++i) {
            const int seat = turn["deciders"][0];
            const Json move = built_move(seat);
            const Json done = talk.at("move", seat, {{"move", move}});
            ASSERT_EQ(done["type"], "done") << done << move;
            take_news();
        }
        for (const auto& [seat, view] : views) {
            const Json now = talk.at("view", seat)["view"];
            take_news();
            EXPECT_EQ(now, view) << "seat " << seat;
        }
    }

    Talk talk;
    Random random{17};
    std::map<int, Json> views;
    Json turn;
};

TEST_F(EveryGame, IsPlayedByWhoeverKnowsOnlyTheProtocol) {
    const Json installed = talk.ask({{"type", "list"}});
    ASSERT_FALSE(installed["rulesets"].empty());
    for (const Json& ruleset : installed["rulesets"]) {
        SCOPED_TRACE(ruleset["id"]);
        play(ruleset);
        if (HasFatalFailure()) return;
    }
}

}  // namespace
}  // namespace fronteira::host
