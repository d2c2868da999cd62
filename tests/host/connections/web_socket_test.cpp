// SPDX-License-Identifier: MIT
// What goes over the network, and what does not.
#include "raw_client.hpp"
#include "vitals.hpp"
#include "web_client.hpp"

#include <chrono>
#include <thread>

namespace fronteira::host {
namespace {

Json two_people(const Json& more = Json::object()) {
    Json request{{"type", "open"},
                 {"ruleset", "toy_war"},
                 {"seats", {{{"who", "human"}}, {{"who", "human"}}}}};
    request.update(more);
    return request;
}

/// Any one move of the seat that decides.
Json first_move(WebClient& client, const Json& joined) {
    const Json legal =
        client.ask({{"type", "legal"}, {"match", joined["match"]}, {"seat", joined["seat"]}});
    Json move = legal["moves"][0];
    move.erase("range");
    return move;
}

TEST(WebSocket, CarriesAMatchBetweenTwoConnections) {
    const ListeningHost host;
    WebClient ana(host.port), rui(host.port);
    const Json opened = ana.ask(two_people());
    const Json a = ana.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
    const Json r = rui.ask({{"type", "join"}, {"token", opened["seats"][1]["token"]}});
    const bool first = r["turn"]["deciders"] == Json({1});
    WebClient& mover = first ? ana : rui;
    WebClient& other = first ? rui : ana;
    const Json& mine = first ? a : r;

    const Json move = first_move(mover, mine);
    const Json done = mover.ask(
        {{"type", "move"}, {"match", mine["match"]}, {"seat", mine["seat"]}, {"move", move}});
    EXPECT_EQ(done["type"], "done") << done;
    EXPECT_EQ(other.wait_for("moved")["move"], move);
    EXPECT_EQ(mover.wait_for("moved")["move"], move);
}

TEST(WebSocket, GivesTheSeatBackToItsTokenOnAnotherConnection) {
    const ListeningHost host;
    WebClient before(host.port);
    const Json opened = before.ask(two_people());
    const Json join{{"type", "join"}, {"token", opened["seats"][0]["token"]}};
    const Json first = before.ask(join);
    WebClient after(host.port);
    const Json second = after.ask(join);

    EXPECT_EQ(second["view"], first["view"]);
    EXPECT_EQ(before.wait_for("taken_over")["seat"], 1);
    EXPECT_EQ(before.ask({{"type", "legal"}, {"match", first["match"]}, {"seat", 1}})["code"],
              "seat.not_yours");
}

TEST(WebSocket, GivesNobodyWhatOnlyTheOwnerOfThePipeMayHave) {
    const ListeningHost host;
    WebClient client(host.port);
    const Json opened = client.ask(two_people());
    client.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
    const Json match = opened["match"];

    EXPECT_EQ(client.ask({{"type", "record"}, {"match", match}})["code"], "record.secret");
    EXPECT_EQ(client.ask({{"type", "forget"}, {"match", match}})["code"], "local.only");
    EXPECT_EQ(client.ask({{"type", "load"}, {"record", "x"}})["code"], "local.only");
    // Whoever seats a program runs it on the host's machine.
    Json with_program = two_people();
    with_program["seats"][1]["who"] = "bot:exec:/bin/true";
    EXPECT_EQ(client.ask(with_program)["code"], "local.only");
    WebClient stranger(host.port);
    EXPECT_EQ(stranger.ask({{"type", "join"}, {"match", match}, {"seat", 2}})["code"],
              "match.unknown");
    EXPECT_EQ(stranger.ask({{"type", "join"}, {"match", match}})["code"], "match.unknown");
    EXPECT_EQ(stranger.ask({{"type", "record"}, {"match", match}})["code"], "match.unknown");
    EXPECT_EQ(stranger.ask({{"type", "matches"}})["matches"], Json::array());
    EXPECT_EQ(stranger.ask(two_people({{"map", "/etc/passwd.toml"}}))["type"], "error");
}

TEST(WebSocket, TellsNobodyWhereOnThisMachineTheModsLie) {
    const ListeningHost host({}, "tests/fixtures/torn_mods");
    WebClient client(host.port);
    const Json refused = client.ask(two_people({{"ruleset", "torn"}}));
    const Json map = client.ask({{"type", "map"}, {"map", "torn"}});

    ASSERT_EQ(refused["type"], "error");
    EXPECT_EQ(refused["findings"][0].get<std::string>().substr(0, 22), "torn/maps/torn.toml:9:");
    EXPECT_EQ(map["findings"][0], refused["findings"][0]);
    for (const Json& answer : {refused, map, client.ask({{"type", "list"}})})
        EXPECT_EQ(answer.dump().find(FRONTEIRA_SOURCE_DIR), std::string::npos) << answer;
}

TEST(WebSocket, LetsAnAddressKeepOnlySoManyMatchesGoing) {
    const ListeningHost host;
    WebClient client(host.port);
    // "of one address 8 that it opened", and asked for all at once
    for (int i = 0; i < 9; ++i) client.send(two_people({{"id", 100 + i}}).dump());
    std::map<std::string, int> answers;
    for (int i = 0; i < 9; ++i) {
        const Json answer = client.receive();
        ++answers[answer.value("code", answer["type"].get<std::string>())];
    }
    EXPECT_EQ(answers, (std::map<std::string, int>{{"opened", 8}, {"open.too_many", 1}}));
    EXPECT_EQ(WebClient(host.port).ask(two_people())["code"], "open.too_many");
    EXPECT_EQ(WebClient(host.port, true, {}, "127.0.0.9").ask(two_people())["type"], "opened");
}

TEST(WebSocket, ShowsSpectatorsTheMatchAsLateAsWasAskedFor) {
    const ListeningHost host;
    WebClient player(host.port), watcher(host.port);
    const Json opened = player.ask(two_people({{"watch", {{"by", "anyone"}, {"delay", 3}}}}));
    std::vector<Json> joined;
    for (const Json& seat : opened["seats"])
        joined.push_back(player.ask({{"type", "join"}, {"token", seat["token"]}}));
    EXPECT_EQ(watcher.ask({{"type", "join"}, {"match", opened["match"]}})["turn"]["number"], 0);
    const Json& mine = joined[joined[0]["turn"]["deciders"][0].get<size_t>() - 1];
    const Json move = first_move(player, mine);
    const auto before = std::chrono::steady_clock::now();
    player.ask(
        {{"type", "move"}, {"match", mine["match"]}, {"seat", mine["seat"]}, {"move", move}});

    WebClient late(host.port);
    EXPECT_EQ(late.ask({{"type", "join"}, {"match", opened["match"]}})["turn"]["number"], 0);
    EXPECT_EQ(watcher.wait_for("moved")["number"], 1);
    EXPECT_GE(std::chrono::steady_clock::now() - before, std::chrono::milliseconds(2900));
}

TEST(WebSocket, IsNotForPagesInABrowser) {
    const ListeningHost host;
    EXPECT_FALSE(WebClient(host.port, false, {{"Origin", "https://example.org"}}).open);
    EXPECT_TRUE(WebClient(host.port).open);
}

TEST(WebSocket, IsClosedOnWhoeverDoesNotGreet) {
    const ListeningHost host;
    WebClient silent(host.port, false);
    const auto before = std::chrono::steady_clock::now();

    EXPECT_EQ(silent.receive()["code"], "protocol.hello");
    EXPECT_TRUE(silent.receive().is_null());
    // "within five seconds"
    EXPECT_GT(std::chrono::steady_clock::now() - before, std::chrono::seconds(4));
}

TEST(WebSocket, IsClosedOnAMessageThatIsTooLarge) {
    const ListeningHost host;
    WebClient client(host.port);
    // "a message | 64 KiB"
    client.send(Json{{"type", "list"}, {"client", std::string(60000, 'x')}}.dump());
    EXPECT_EQ(client.receive()["type"], "installed");
    client.send(std::string(65 * 1024, ' '));
    EXPECT_EQ(client.receive()["code"], "protocol.too_large");
    EXPECT_TRUE(client.receive().is_null());
    EXPECT_EQ(WebClient(host.port).ask({{"type", "matches"}})["type"], "matches");
}

TEST(WebSocket, RefusesAMessageThatNestsTooDeeply) {
    const ListeningHost host;
    WebClient client(host.port);
    client.send(R"({"type":"list","x":)" + std::string(5000, '[') + std::string(5000, ']') + "}");
    EXPECT_EQ(client.receive()["code"], "protocol.too_deep");
    EXPECT_EQ(client.ask({{"type", "matches"}})["type"], "matches");
}

TEST(WebSocket, IsClosedOnWhoeverSpeaksTooFast) {
    const ListeningHost host;
    WebClient client(host.port);
    // "20 a second, 40 at once"
    int answered = 0;
    for (int i = 0; i < 100 && client.open; ++i) client.send(R"({"type":"matches"})");
    Json last;
    for (Json message = client.receive(); !message.is_null(); message = client.receive()) {
        last = message;
        answered += message["type"] == "matches" ? 1 : 0;
    }
    EXPECT_EQ(last["code"], "protocol.too_fast");
    EXPECT_GE(answered, 38);
    EXPECT_LE(answered, 60);
}

TEST(WebSocket, SurvivesWhateverIsThrownAtIt) {
    const ListeningHost host;
    const std::vector<std::string> attacks{
        "",
        "null",
        "[]",
        "{}",
        R"({"type":7})",
        R"({"type":"open"})",
        R"({"type":"open","ruleset":"toy_war","seats":[]})",
        R"({"type":"open","ruleset":"toy_war","seats":[1]})",
        R"({"type":"open","ruleset":"toy_war","seats":[{"who":"root"},{"who":"human"}]})",
        R"({"type":"open","ruleset":"../war","seats":[{},{}]})",
        R"({"type":"open","ruleset":"toy_war","seats":[{},{}],"options":{"bold":[1]}})",
        R"({"type":"open","ruleset":"toy_war","seats":[{},{}],"seed":-1})",
        R"({"type":"open","ruleset":"toy_war","seats":[{},{}],"clock":{"seconds":0}})",
        R"({"type":"open","ruleset":"toy_war","seats":[{},{}],"watch":{"by":7}})",
        R"({"type":"map","map":"../../etc/passwd"})",
        R"({"type":"map","map":7})",
        R"({"type":"join","match":"x","seat":99})",
        R"({"type":"join","token":{"$ne":""}})",
        R"({"type":"move","match":"x","seat":1,"move":{"kind":"a b=c"}})",
        R"({"type":"hello","protocol":1e300})",
        R"({"type":"view","match":"x","seat":18446744073709551615})",
        R"({"type":"list","id":"x"})",
        "{\"type\":\"\xff\xfe\"}"};
    for (const std::string& attack : attacks) {
        WebClient client(host.port);
        client.send(attack);
        const Json answer = client.receive();
        EXPECT_TRUE(answer.is_null() || answer["type"] == "error") << attack << "\n" << answer;
    }
    WebClient client(host.port);
    const Json opened = client.ask(two_people());
    const Json joined = client.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
    for (const char* move :
         {R"("x")", "7", "{}", R"({"kind":7})", R"({"kind":"deploy","values":[]})",
          R"({"kind":"deploy","values":{"to":{"a":1}}})",
          R"({"kind":"deploy","values":{"to":[[1]]}})",
          R"({"kind":"deploy","values":{"to":"acai","armies":99999999999}})",
          R"({"kind":"deploy","values":{"to":"x y=z","armies":1}})", R"({"kind":"nothing"})"})
        for (const char* type : {"move", "why", "complete"}) {
            const Json answer = client.ask({{"type", type},
                                            {"match", opened["match"]},
                                            {"seat", 1},
                                            {"move", Json::parse(move)}});
            EXPECT_FALSE(answer.is_null()) << move;
            std::this_thread::sleep_for(std::chrono::milliseconds(60));
        }
    EXPECT_EQ(client.ask({{"type", "view"}, {"match", opened["match"]}, {"seat", 1}})["view"],
              joined["view"]);
}

// Qt 6.4 refuses a text whose letters lie across two pieces: "Invalid UTF-8 code encountered".
TEST(WebSocket, SendsALongMessageInOnePiece) {
    const ListeningHost host;
    RawClient client(host.port);
    ASSERT_TRUE(client.ask({{"type", "list"}}));
    ASSERT_GT(client.told.size(), 4096U);

    EXPECT_EQ(client.pieces, 0U);
}

TEST(WebSocket, IsClosedOnWhoeverAnnouncesWhatNobodyWouldRead) {
    const ListeningHost host;
    for (const std::string& size : {std::string("\x40") + std::string(7, '\0'),  // 2^62 bytes
                                    std::string("\0\0\0\0\0\x03\0\0", 8)}) {     // 192 KiB
        RawClient giant(host.port);
        giant.write("\x81\xff" + size + std::string(4, '\0') + "{");

        giant.hear_all();
        // "Message Too Big", RFC 6455, 7.4.1
        EXPECT_TRUE(giant.told.ends_with("\x03\xf1")) << giant.told;
    }
}

// docs/reference/protocol.md: "a message is one WebSocket text message".
TEST(WebSocket, RefusesWhatIsNotText) {
    const ListeningHost host;
    RawClient client(host.port);
    client.write({'\x82', '\x82', 0, 0, 0, 0, '{', '}'});

    EXPECT_TRUE(client.hear_news("error"));
    EXPECT_NE(client.told.find("protocol.binary"), std::string::npos);
}

TEST(WebSocket, CountsPiecesThatHoldNothing) {
    const ListeningHost host;
    RawClient flood(host.port), other(host.port);
    // The first piece of a text, and then pieces without a byte, masked as all are.
    flood.write({'\x01', '\x81', 0, 0, 0, 0, '{'});
    std::string nothing;
    for (int i = 0; i < 100000; ++i) nothing += std::string{0, '\x80', 0, 0, 0, 0};
    flood.write(nothing);

    EXPECT_TRUE(flood.hear_news("error"));
    EXPECT_NE(flood.told.find("protocol.too_large"), std::string::npos);
    EXPECT_TRUE(other.ask({{"type", "matches"}}));
}

TEST(ListeningHost, HoldsNoConnectionsOfWhoeverBeginsIt) {
    const ListeningHost first;
    std::vector<std::unique_ptr<WebClient>> clients;
    for (int i = 0; i < 10; ++i) clients.push_back(std::make_unique<WebClient>(first.port));
    const ListeningHost second;
    EXPECT_EQ(descriptors_of(second.process())["TCP, established"], 0u);
    EXPECT_EQ(descriptors_of(first.process())["TCP, established"], 10u);
}

}  // namespace
}  // namespace fronteira::host
