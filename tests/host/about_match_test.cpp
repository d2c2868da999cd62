// SPDX-License-Identifier: MIT
#include "host/about_match.hpp"

#include <gtest/gtest.h>

namespace fronteira::host {
namespace {

/// As a host wrote it for a match of a tournament, and one of invited people.
const char* const fixture = R"({
    "bot_pace": 300, "by_spaces": true, "chairs": ["human", "bot:steady"],
    "clock": {"increment": 5, "seconds": 600}, "commitment": "c0", "eyes": "e0", "fixture": 7,
    "left": [1000, 2000], "map": "ring", "most_moves": 90, "most_rounds": 12, "opened": 1700000000,
    "paused": true, "people": ["Ana", ""], "ruleset": "toy/toy", "title": {"en": "Toy"},
    "tokens": ["t0", ""], "watch": {"by": "anyone", "delay": 30, "speak": false}, "why": "time"})";
const char* const invited = R"({
    "bot_pace": 0, "chairs": ["human", "human"], "clock": null, "eyes": "",
    "invitation": "i0", "invited": [false, true], "lobby": true, "map": "ring", "next": "m2",
    "opened": 1700000000, "opener": "o0", "people": ["Ana", ""], "ruleset": "toy/toy",
    "said": [{"by": 1, "name": "Ana", "text": "hello"}], "title": {"en": "Toy"},
    "tokens": ["t0", ""], "watch": {"by": "nobody", "delay": 0, "speak": true},
    "wish": {"ruleset": "toy/toy", "seats": [{}, {"invited": true}]}})";

TEST(AboutMatch, IsWrittenAsItWasRead) {
    for (const char* text : {fixture, invited}) {
        const Json kept = Json::parse(text);
        const auto about = read_about_match(kept);
        ASSERT_TRUE(about);
        EXPECT_EQ(to_json(*about), kept);
    }
}

TEST(AboutMatch, KnowsWhoSitsWhere) {
    const AboutMatch about = read_about_match(Json::parse(invited)).value();
    EXPECT_TRUE(about.is_person(1));
    EXPECT_TRUE(about.has_token(0));
    EXPECT_FALSE(about.has_token(1));
    EXPECT_TRUE(about.is_invited(1));
    EXPECT_FALSE(about.is_invited(0));
    EXPECT_FALSE(about.fixture);
}

TEST(AboutMatch, IsNoneWhereAKeyHasAnotherType) {
    EXPECT_FALSE(read_about_match(Json::array()));
    EXPECT_FALSE(read_about_match(Json::parse("{", nullptr, false)));
    for (const char* key : {"chairs", "people", "watch", "clock", "fixture", "ruleset"}) {
        Json odd = Json::parse(fixture);
        odd[key] = true;
        EXPECT_FALSE(read_about_match(odd)) << key;
    }
}

TEST(AboutMatch, HasNoSeatsBeyondItsChairs) {
    Json odd = Json::parse(invited);
    odd["chairs"] = {"human", "human", "bot"};
    const AboutMatch about = read_about_match(odd).value();
    EXPECT_FALSE(about.has_token(2));
    EXPECT_FALSE(about.is_invited(2));
    EXPECT_EQ(about.people[2], "");
}

}  // namespace
}  // namespace fronteira::host
