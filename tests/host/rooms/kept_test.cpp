// SPDX-License-Identifier: MIT
// "matches that are kept: then the oldest that is over is forgotten, else the oldest that never
// began, else none is opened"; "what they take together: … before another is opened; then as above"
#include "host/store.hpp"
#include "processes.hpp"
#include "talk.hpp"

#include <set>

namespace fronteira::host {
namespace {

std::set<std::string> ids(const Json& matches) {
    std::set<std::string> found;
    for (const Json& one : matches["matches"]) found.insert(one["match"]);
    return found;
}

/// Only matches that sleep can be let go.
void wait_for_sleep(const Talk& talk) {
    for (int i = 0; i < 300 && !workers_of(talk.process()).empty(); ++i) usleep(100000);
}

TEST(Kept, AreOnlySoManyMatchesAndThoseThatGoOnStay) {
    Talk talk(":memory:", "tests/fixtures/mods", {"--sleep-after", "1", "--keep", "3"});
    Random random{1};
    // One that goes on, one that is over, one that never began.
    talk.open("toy_war", 2);
    const std::string going_on = talk.match;
    for (const std::string& token : talk.tokens) talk.join(token);
    const int seat = talk.at("view", 1)["turn"]["deciders"][0];
    ASSERT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["type"], "done");
    for (const int one : {1, 2}) talk.at("leave", one);
    talk.open("toy_war", 2);
    talk.join(talk.tokens[0]);
    ASSERT_EQ(talk.at("resign", 1)["type"], "done");
    ASSERT_FALSE(talk.wait_for("ended").is_null());
    talk.at("leave", 1);
    talk.open("toy_war", 2);
    const std::string never_begun = talk.match;

    wait_for_sleep(talk);
    talk.open("toy_war", 2);
    const std::string first = talk.match;
    EXPECT_EQ(ids(talk.ask({{"type", "matches"}})),
              (std::set<std::string>{going_on, never_begun, first}));
    wait_for_sleep(talk);
    talk.open("toy_war", 2);
    EXPECT_EQ(ids(talk.ask({{"type", "matches"}})),
              (std::set<std::string>{going_on, first, talk.match}));

    // Those two are begun as well, and now nothing may go.
    for (const std::string& match : {first, talk.match}) {
        talk.match = match;
        for (const int one : {1, 2}) talk.ask({{"type", "join"}, {"match", match}, {"seat", one}});
        const int mover = talk.at("view", 1)["turn"]["deciders"][0];
        talk.at("move", mover, {{"move", talk.some_move(mover, random)}});
        for (const int one : {1, 2}) talk.at("leave", one);
    }
    wait_for_sleep(talk);
    const Json refused = talk.ask({{"type", "open"},
                                   {"ruleset", "toy_war"},
                                   {"seats", {{{"who", "human"}}, {{"who", "human"}}}}});
    EXPECT_EQ(refused["code"], "host.full") << refused;
}

/// As if the match had been told so many bytes.
void lengthen(const std::string& store, const std::string& match, size_t bytes) {
    auto opened = Store::open(store);
    ASSERT_TRUE(opened) << to_text(opened.error());
    const size_t moves = (*opened)->moves(match)->size();
    (*opened)->put_moves(match, moves, {std::string(bytes, 'x')});
    ASSERT_TRUE((*opened)->commit());
}

const Json one_match{
    {"type", "open"}, {"ruleset", "toy_war"}, {"seats", {{{"who", "human"}}, {{"who", "human"}}}}};

TEST(Kept, AreMatchesOfSoManyBytesAndWhatIsOverGoesForThem) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::string over;
    {
        Talk talk(store, "tests/fixtures/mods");
        talk.open("toy_war", 2);
        over = talk.match;
        talk.join(talk.tokens[0]);
        ASSERT_EQ(talk.at("resign", 1)["type"], "done");
    }
    lengthen(store, over, 2 << 20);
    Talk talk(store, "tests/fixtures/mods", {"--keep-mib", "1"});
    const Json opened = talk.ask(one_match);
    ASSERT_EQ(opened["type"], "opened") << opened;
    EXPECT_EQ(ids(talk.ask({{"type", "matches"}})), (std::set<std::string>{opened["match"]}));
}

TEST(Kept, IsHowAMatchEnded) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    {
        Talk talk(store, "tests/fixtures/mods");
        talk.open("toy_war", 2);
        talk.join(talk.tokens[0]);
        EXPECT_FALSE(talk.ask({{"type", "matches"}})["matches"][0].contains("outcome"));
        ASSERT_EQ(talk.at("resign", 1)["type"], "done");
    }
    Talk talk(store, "tests/fixtures/mods");
    const Json resigned{{"kind", "resigned"}, {"seats", {1}}};
    EXPECT_EQ(talk.ask({{"type", "matches"}})["matches"][0]["outcome"], resigned);
}

TEST(Kept, WhereWhatGoesOnTakesAllBytesNothingIsOpenedBesideIt) {
    const Scratch scratch;
    const std::string store = scratch / "matches.sqlite";
    std::string going_on;
    {
        Talk talk(store, "tests/fixtures/mods");
        Random random{1};
        talk.open("toy_war", 2);
        going_on = talk.match;
        for (const std::string& token : talk.tokens) talk.join(token);
        const int seat = talk.at("view", 1)["turn"]["deciders"][0];
        ASSERT_EQ(talk.at("move", seat, {{"move", talk.some_move(seat, random)}})["type"], "done");
    }
    lengthen(store, going_on, 2 << 20);
    Talk talk(store, "tests/fixtures/mods", {"--keep-mib", "1"});
    EXPECT_EQ(talk.ask(one_match)["code"], "host.full");
    EXPECT_EQ(ids(talk.ask({{"type", "matches"}})), (std::set<std::string>{going_on}));
}

}  // namespace
}  // namespace fronteira::host
