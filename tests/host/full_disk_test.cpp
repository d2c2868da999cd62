// SPDX-License-Identifier: MIT
// What a host says while its disk is full, and what stands afterwards.
#include "processes.hpp"
#include "talk.hpp"

#include <gmock/gmock.h>

namespace fronteira::host {
namespace {

TEST(AFullDisk, OpensNoMatchThatIsNotKept) {
    const Scratch scratch;
    Talk talk(scratch / "matches.sqlite", toys);
    Json refused;
    {
        const FullDisk full(talk.process());
        refused = talk.ask({{"type", "open"},
                            {"ruleset", "toy_war"},
                            {"seats", {{{"who", "human"}}, {{"who", "human"}}}}});
    }
    EXPECT_EQ(refused["code"], "store.write") << refused;
    EXPECT_EQ(talk.ask({{"type", "matches"}})["matches"], Json::array());
    talk.open("toy_war", 2);
}

TEST(AFullDisk, TakesBackWhatItDidNotKeep) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::string token;
    const auto stands = [&](Talk& talk) {
        const Json joined = talk.join(token);
        EXPECT_EQ(joined["type"], "joined") << joined;
        EXPECT_FALSE(joined.contains("over")) << joined["over"];
        EXPECT_EQ(joined["turn"]["number"], 3);
    };
    {
        Talk talk(store, toys);
        talk.open("toy_war", 2);
        talk.play_some(3, 1);
        token = talk.tokens[0];
        {
            const FullDisk full(talk.process());
            const Json refused = talk.at("resign", 1);
            EXPECT_EQ(refused["code"], "match.closed");
            EXPECT_THAT(refused["say"], testing::HasSubstr("disk full")) << refused;
        }
        EXPECT_EQ(talk.wait_for("stopped")["code"], "store.write");
        stands(talk);
    }
    Talk again(store, toys);
    stands(again);
}

TEST(AFullDisk, IsSurvivedByATableThatWaits) {
    const Scratch scratch;
    Talk talk(scratch / "matches.sqlite", toys);
    const Json opened =
        talk.ask({{"type", "open"},
                  {"ruleset", "toy_war"},
                  {"seats", {{{"who", "human"}}, {{"who", "human"}, {"invited", true}}}}});
    talk.match = opened["match"];
    talk.join(opened["seats"][0]["token"]);
    const auto begin = [&] {
        return talk.ask({{"type", "begin"}, {"match", talk.match}, {"token", opened["opener"]}});
    };
    {
        const FullDisk full(talk.process());
        EXPECT_EQ(begin()["type"], "error");
    }
    EXPECT_EQ(talk.join(opened["seats"][0]["token"])["waiting"], true);
    EXPECT_EQ(begin()["type"], "done");
    EXPECT_EQ(talk.wait_for("begun")["type"], "begun");
}

}  // namespace
}  // namespace fronteira::host
