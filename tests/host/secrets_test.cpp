// SPDX-License-Identifier: MIT
// Values planted where a seat may not look are in nothing that it is sent.
#include "talk.hpp"

#include <set>

namespace fronteira::host {
namespace {

const std::string mods = "tests/fixtures/host_mods";

/// The words of a text that look like planted values: long numbers and ids of cards.
std::set<std::string> canaries_in(const Json& message) {
    const std::string text = message.dump();
    std::set<std::string> found;
    for (size_t i = 0; i < text.size();) {
        const size_t begin = i;
        while (i < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_'))
            ++i;
        const std::string word = text.substr(begin, i - begin);
        if (word.size() == 10 && word.starts_with("1") &&
            word.find_first_not_of("0123456789") == std::string::npos)
            found.insert(word);
        if (word.starts_with("canary_card_")) found.insert(word);
        if (i == begin) ++i;
    }
    return found;
}

/// Whose secret a number is: see rules/setup.lua of the mod. 0: nobody's.
int owner_of(const std::string& number) {
    if (number.starts_with("1500")) return 0;
    return std::stoi(number.substr(2, 2));
}

class Secrets : public testing::Test {
 protected:
    /// Every request that a seat can think of.
    void pry(int seat) {
        const Json spaces{"one", "two", "three", "four"};
        talk.at("view", seat);
        talk.at("legal", seat);
        talk.at("complete", seat, {{"move", Json::object()}});
        for (const char* kind : {"bury", "dig", "draw", "play"})
            talk.at("complete", seat, {{"move", {{"kind", kind}}}});
        for (const Json& space : spaces) {
            const Json dig{{"kind", "dig"}, {"values", {{"on", space}}}};
            talk.at("why", seat, {{"move", dig}});
            talk.at("complete", seat, {{"move", dig}});
        }
        talk.at("undo", seat);
        talk.join(talk.tokens[static_cast<size_t>(seat) - 1]);
    }

    Talk talk{":memory:", mods};
};

TEST_F(Secrets, NeverCrossTheWireToWhomTheyAreKeptFrom) {
    talk.open("canaries", 3, {{"watch", {{"by", "anyone"}}}});
    Random random{11};
    Json joined;
    for (const std::string& token : talk.tokens) joined = talk.join(token);
    talk.join(talk.eyes);
    std::vector<int> decider{joined["turn"]["deciders"][0].get<int>()};
    size_t moves = 0;
    for (; moves < 40; ++moves) {
        for (int seat = 1; seat <= 3; ++seat) pry(seat);
        const Json turn = talk.at("view", 1)["turn"];
        if (turn["deciders"].empty()) break;
        const int seat = turn["deciders"][0];
        const Json move = talk.some_move(seat, random);
        ASSERT_EQ(talk.at("move", seat, {{"move", move}})["type"], "done");
        talk.at("view", 0);
    }
    EXPECT_GT(moves, 20u);

    // The names of all cards are told in `game.decks`; where they lie is the secret. Nobody ever
    // lays one open, so that a seat can have heard only of those that were in its own hand.
    std::map<int, std::set<std::string>> held;
    for (const Json& message : talk.heard)
        if (message.contains("view") && message["seat"] > 0)
            for (const Json& card : message["view"]["decks"]["secret"]["hands"]
                                           [std::to_string(message["seat"].get<int>())])
                held[message["seat"]].insert(card);
    size_t canaries = 0;
    for (Json message : talk.heard) {
        message.erase("game");
        const int seat = message.value("seat", -1);
        for (const std::string& canary : canaries_in(message)) {
            ++canaries;
            if (canary.starts_with("canary_card_"))
                EXPECT_TRUE(held[seat].contains(canary)) << canary << " in " << message;
            else
                EXPECT_EQ(owner_of(canary), seat) << canary << " in " << message;
        }
    }
    EXPECT_GT(canaries, 100u) << "the planted values were never sent to their owners either";
}

TEST_F(Secrets, AreNotToldByRulesThatFail) {
    talk.open("canaries", 3,
              {{"watch", {{"by", "anyone"}}}, {"options", {{"loose_tongue", true}}}});
    const std::string match = talk.match;
    const auto tokens = talk.tokens;
    for (const std::string& token : tokens) talk.join(token);
    talk.join(talk.eyes);
    talk.heard.clear();
    EXPECT_EQ(
        talk.at("move", 1, {{"move", {{"kind", "bury"}, {"values", {{"on", "one"}}}}}})["code"],
        "match.closed");

    for (int viewer = 1; viewer <= 3; ++viewer) {
        const Json stopped = talk.wait_for("stopped");
        ASSERT_EQ(stopped["findings"].size(), 1u) << stopped;
        // The place is no secret, and is that of the mod and not of this machine.
        EXPECT_EQ(stopped["findings"][0], "canaries/rules/bury.lua:6") << stopped;
    }
    EXPECT_EQ(talk.wait_for("stopped")["seat"], 0);
    for (Json message : talk.heard) {
        message.erase("game");
        EXPECT_TRUE(canaries_in(message).empty()) << message;
    }
}

}  // namespace
}  // namespace fronteira::host
