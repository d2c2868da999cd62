// SPDX-License-Identifier: MIT
// Values planted where a seat may not look are in nothing that it is sent.
#include "raw_client.hpp"
#include "web_client.hpp"

#include <set>

namespace fronteira::host {
namespace {

const std::string mods = "tests/fixtures/host_mods";

/// The words of a text that look like planted values: long numbers and ids of cards.
std::set<std::string> canaries_in(const std::string& text) {
    std::set<std::string> found;
    for (size_t i = 0; i < text.size();) {
        const size_t begin = i;
        while (i < text.size() &&
               (std::isalnum(static_cast<unsigned char>(text[i])) || text[i] == '_'))
            ++i;
        const std::string word = text.substr(begin, i - begin);
        if (word.size() == 10 && word[0] == '1' && word[1] >= '3' && word[1] <= '5' &&
            word.find_first_not_of("0123456789") == std::string::npos)
            found.insert(word);
        if (word.starts_with("canary_card_")) found.insert(word);
        if (i == begin) ++i;
    }
    return found;
}

std::set<std::string> canaries_in(const Json& message) {
    return canaries_in(message.dump());
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

    /// All agree, where it may be done.
    void take_back(int seat) {
        const int before = talk.at("view", seat)["turn"]["number"];
        if (talk.at("undo", seat)["type"] == "error") return;
        for (int other = 1; other <= 3; ++other)
            if (other != seat) talk.at("answer", other, {{"what", "undo"}, {"yes", true}});
        EXPECT_LT(talk.at("view", seat)["turn"]["number"], before);
        ++taken_back;
    }

    Talk talk{":memory:", mods};
    int taken_back = 0;
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
        if (moves % 4 == 3) take_back(seat);
        talk.at("view", 0);
    }
    EXPECT_GT(moves, 20u);
    EXPECT_GT(taken_back, 0);

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

/// A move that looked at what its maker did not see is not taken back: whoever hears that it can
/// be hears what its maker had seen before.
TEST_F(Secrets, AreNotToldByWhetherAMoveOfAnotherCanBeTakenBack) {
    talk.open("canaries", 3, {{"watch", {{"by", "anyone"}}}});
    for (const std::string& token : talk.tokens) talk.join(token);
    talk.join(talk.eyes);
    const auto may_undo = [&](int viewer) { return talk.at("view", viewer)["turn"]["may_undo"]; };
    ASSERT_EQ(talk.at("move", 1, {{"move", {{"kind", "wave"}}}})["type"], "done");

    EXPECT_EQ(may_undo(1), 1);
    for (const int viewer : {0, 2, 3}) EXPECT_EQ(may_undo(viewer), 0) << viewer;

    ASSERT_EQ(talk.at("move", 2, {{"move", {{"kind", "wave"}}}})["type"], "done");
    EXPECT_EQ(may_undo(1), 0);
    EXPECT_EQ(talk.at("undo", 1)["code"], "undo.impossible");
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

/// Three people and a spectator, each on a connection of their own.
class SecretsOnTheWire : public testing::Test {
 protected:
    void SetUp() override {
        WebClient opener(host_.port);
        Json request{{"type", "open"}, {"ruleset", "canaries"}, {"watch", {{"by", "anyone"}}}};
        for (int i = 0; i < 3; ++i) request["seats"].push_back({{"who", "human"}});
        const Json opened = opener.ask(request);
        ASSERT_EQ(opened["type"], "opened") << opened;
        match_ = opened["match"];
        Json join{{"type", "join"}, {"match", match_}};
        for (int seat = 0; seat <= 3; ++seat) {
            clients_.push_back(std::make_unique<RawClient>(host_.port));
            if (seat > 0)
                join = {{"type", "join"},
                        {"token", opened["seats"][static_cast<size_t>(seat) - 1]["token"]}};
            ASSERT_TRUE(clients_.back()->ask(join)) << seat;
        }
    }

    RawClient& client(int seat) { return *clients_[static_cast<size_t>(seat)]; }
    bool ask(const char* type, int seat, Json more = Json::object()) {
        more.update({{"type", type}, {"match", match_}, {"seat", seat}});
        return client(seat).ask(more);
    }
    void all_hear(const char* news, int times = 1) {
        for (int seat = 0; seat <= 3; ++seat)
            EXPECT_TRUE(client(seat).hear_news(news, times)) << news << " " << seat;
    }

    ListeningHost host_{{}, mods};
    std::string match_;
    std::vector<std::unique_ptr<RawClient>> clients_;  ///< by seat; 0 watches
};

/// What came is looked at as bytes, whatever they mean: frames, headers, and what a client would
/// not read.
TEST_F(SecretsOnTheWire, AreInNoByteThatIsSentToWhomTheyAreKeptFrom) {
    EXPECT_TRUE(ask("move", 1, {{"move", {{"kind", "wave"}}}}));
    all_hear("moved");
    EXPECT_TRUE(ask("undo", 1));
    for (const int seat : {2, 3}) {
        ASSERT_TRUE(client(seat).hear_news("asked"));
        EXPECT_TRUE(ask("answer", seat, {{"what", "undo"}, {"yes", true}}));
    }
    all_hear("undone");
    EXPECT_TRUE(ask("move", 1, {{"move", {{"kind", "bury"}, {"values", {{"on", "one"}}}}}}));
    EXPECT_TRUE(ask("move", 2, {{"move", {{"kind", "draw"}}}}));
    all_hear("moved", 3);
    const Json dig{{"move", {{"kind", "dig"}, {"values", {{"on", "two"}}}}}};
    for (int seat = 0; seat <= 3; ++seat) {
        for (const char* type : {"view", "story", "record", "legal", "matches"})
            EXPECT_TRUE(ask(type, seat)) << type << " " << seat;
        for (const char* type : {"why", "complete"}) EXPECT_TRUE(ask(type, seat, dig));
    }

    for (int seat = 0; seat <= 3; ++seat) {
        // The names of all cards are told in `game.decks`; where they lie is the secret.
        size_t numbers = 0;
        for (const std::string& bytes : {client(seat).heard, client(seat).told})
            for (const std::string& canary : canaries_in(bytes)) {
                if (canary.starts_with("canary_card_")) continue;
                ++numbers;
                EXPECT_EQ(owner_of(canary), seat) << canary;
            }
        EXPECT_EQ(numbers > 0, seat > 0) << "what is planted is told to its owner";
        EXPECT_EQ(client(seat).told.find("\"seed\""), std::string::npos) << seat;
    }
}

}  // namespace
}  // namespace fronteira::host
