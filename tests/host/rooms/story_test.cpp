// SPDX-License-Identifier: MIT
// A match told again from its record: the request `story`.
#include "talk.hpp"

#include <gmock/gmock.h>

namespace fronteira::host {
namespace {

struct Story : testing::Test {
    void SetUp() override {
        talk.open("espionage/espionage_small", 2,
                  {{"seats", {{{"who", "human"}}, {{"who", "human"}}}}});
        for (int seat = 1; seat <= 2; ++seat)
            views[seat].push_back(talk.join(talk.tokens[static_cast<size_t>(seat) - 1])["view"]);
        Random random{5};
        for (const char* how : {"fortress", "spearhead"}) {
            const int seat = std::string(how) == "fortress" ? 1 : 2;
            play(seat, {{"kind", "fill"}, {"values", {{"how", how}}}});
            play(seat, {{"kind", "ready"}, {"values", Json::object()}});
        }
        for (int i = 0; i < 4; ++i) {
            const int seat = talk.at("view", 1)["turn"]["deciders"][0];
            play(seat, talk.some_move(seat, random));
        }
    }

    void play(int seat, const Json& move) {
        ASSERT_EQ(talk.at("move", seat, {{"move", move}})["type"], "done") << move;
        for (int viewer = 1; viewer <= 2; ++viewer)
            views[viewer].push_back(talk.at("view", viewer)["view"]);
    }

    Talk talk;
    std::map<int, std::vector<Json>> views;  ///< of each seat, after each move
};

TEST_F(Story, TellsASeatEveryViewThatItHad) {
    for (int seat = 1; seat <= 2; ++seat) {
        const Json story = talk.at("story", seat);
        ASSERT_EQ(story["type"], "story") << story;
        EXPECT_EQ(story["moves"], 8);
        Json view = story["view"];
        EXPECT_EQ(view, views[seat][0]);
        ASSERT_EQ(story["told"].size(), 8u);
        for (size_t move = 1; move <= 8; ++move) {
            EXPECT_EQ(story["told"][move - 1]["number"], move);
            view.merge_patch(story["told"][move - 1]["changes"]);
            EXPECT_EQ(view, views[seat][move]) << "after move " << move;
        }
    }
}

TEST_F(Story, BeginsAtAnyMoveAndTellsAsManyAsAreAskedFor) {
    const Json story = talk.at("story", 1, {{"from", 3}, {"most", 2}});
    EXPECT_EQ(story["view"], views[1][3]);
    EXPECT_EQ(story["turn"]["number"], 3);
    ASSERT_EQ(story["told"].size(), 2u);
    EXPECT_EQ(story["told"][1]["number"], 5);
    EXPECT_EQ(talk.at("story", 1, {{"from", 9}})["code"], "protocol.key");
}

TEST_F(Story, IsToldThroughOnesOwnEyesAloneWhileTheMatchGoesOn) {
    for (const Json& eyes : {Json(2), Json(0), Json("all")})
        EXPECT_EQ(talk.at("story", 1, {{"eyes", eyes}})["code"], "match.going_on") << eyes;
    EXPECT_EQ(talk.at("story", 1, {{"eyes", 1}})["type"], "story");
}

TEST_F(Story, IsToldToASpectatorWithoutWhatSpectatorsDoNotKnow) {
    ASSERT_EQ(talk.ask({{"type", "join"}, {"match", talk.match}, {"seat", 0}})["type"], "joined");
    const Json story = talk.ask({{"type", "story"}, {"match", talk.match}, {"seat", 0}});
    ASSERT_EQ(story["type"], "story") << story;
    EXPECT_EQ(story["moves"], 8);
    Json view = story["view"];
    for (const Json& news : story["told"]) view.merge_patch(news["changes"]);
    size_t pieces = 0;
    for (const auto& [space, cells] : view["spaces"].items()) {
        if (cells["owner"] == "-") continue;
        ++pieces;
        EXPECT_EQ(cells["piece"], "?") << space;
    }
    EXPECT_GT(pieces, 0u);
    EXPECT_EQ(
        talk.ask({{"type", "story"}, {"match", talk.match}, {"seat", 0}, {"eyes", 1}})["code"],
        "match.going_on");
}

TEST_F(Story, IsToldThroughAnyEyesOnceTheMatchIsOver) {
    talk.at("resign", 2);
    EXPECT_EQ(talk.at("story", 1, {{"eyes", 2}, {"from", 8}})["view"], views[2][8]);
    const Json all = talk.at("story", 1, {{"eyes", "all"}, {"from", 8}});
    const Json public_view = talk.at("story", 1, {{"eyes", 0}, {"from", 8}})["view"];
    size_t pieces = 0;
    for (const auto& [space, cells] : all["view"]["spaces"].items()) {
        if (cells["owner"] == "-") continue;
        ++pieces;
        EXPECT_NE(cells["piece"], "?") << space;
        EXPECT_EQ(public_view["spaces"][space]["piece"], "?") << space;
    }
    EXPECT_GT(pieces, 20u) << "16 pieces each, less what was captured";
}

}  // namespace
}  // namespace fronteira::host
