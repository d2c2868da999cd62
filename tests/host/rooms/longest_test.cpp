// SPDX-License-Identifier: MIT
// "moves of a match: then it ends with the news `ended`, `abandoned`"
#include "talk.hpp"

namespace fronteira::host {
namespace {

const std::string endless_mods = "tests/fixtures/host_mods";

void pass(Talk& talk) {
    const int seat = talk.at("view", 1)["turn"]["deciders"][0];
    ASSERT_EQ(talk.at("move", seat, {{"move", {{"kind", "pass"}}}})["type"], "done");
}

TEST(Longest, MatchEndsWithASentenceAndNobodyHasWonIt) {
    Talk talk(":memory:", endless_mods, {"--max-moves", "6"});
    talk.open("endless", 2);
    for (const std::string& token : talk.tokens) talk.join(token);
    for (int i = 0; i < 6; ++i) pass(talk);

    EXPECT_EQ(talk.wait_for("ended")["over"]["kind"], "abandoned");
    Json told;
    do told = talk.wait_for("seats");
    while (!told.is_null() && told["say"].get<std::string>().find("too long") == std::string::npos);
    EXPECT_EQ(told["say"], "The match ends here, after 6 moves: it has gone on too long");
    EXPECT_EQ(talk.at("move", 1, {{"move", {{"kind", "pass"}}}})["code"], "match.over");
    const std::string record = talk.ask({{"type", "record"}, {"match", talk.match}})["text"];
    EXPECT_NE(record.find("\nend abandoned ; "), std::string::npos);
}

TEST(Longest, MatchThatWasKeptIsMeasuredAnewByTheNextHost) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::string match;
    {
        Talk talk(store, endless_mods);
        talk.open("endless", 2);
        match = talk.match;
        for (const std::string& token : talk.tokens) talk.join(token);
        for (int i = 0; i < 8; ++i) pass(talk);
        EXPECT_EQ(talk.finish(), 0);
    }
    Talk talk(store, endless_mods, {"--max-moves", "8"});
    talk.ask({{"type", "join"}, {"match", match}, {"seat", 1}});

    EXPECT_EQ(talk.wait_for("ended")["over"]["kind"], "abandoned");
}

}  // namespace
}  // namespace fronteira::host
