// SPDX-License-Identifier: MIT
// What one guest can do to the attention of the others at the table.
#include "company.hpp"
#include "lobby.hpp"

#include <algorithm>

namespace fronteira::host {
namespace {

/// How many news of that type somebody was told that say so, up to now.
int told(WebClient& client, const std::string& type, const std::string& say) {
    client.ask({{"type", "matches"}});
    return static_cast<int>(std::count_if(
        client.news.begin(), client.news.end(),
        [&](const Json& news) { return news["type"] == type && news.value("say", "") == say; }));
}

TEST(Interruptions, AResignationIsToldOnceHoweverOftenItIsSent) {
    const ListeningHost host;
    Company table(host, 3);
    const Json resign{{"type", "resign"}, {"match", table.match}, {"seat", 1}};
    for (int i = 0; i < 10; ++i) table.of(1).send(resign.dump());
    EXPECT_EQ(table.at("resign", 1)["code"], "seat.given_up");
    EXPECT_EQ(table.at("view", 1)["type"], "view");

    EXPECT_EQ(told(table.of(2), "seats", "Player 1 resigned"), 1);
}

TEST(Interruptions, OfQuestionsAreRationed) {
    const ListeningHost host;
    Company table(host, 2);
    int asked = 0;
    Json last;
    for (int i = 0; i < 10; ++i) {
        last = table.at("pause", 1);
        asked += last["type"] == "done" ? 1 : 0;
        if (last["type"] == "done") table.at("answer", 1, {{"what", "pause"}, {"yes", false}});
    }
    EXPECT_EQ(last["code"], "chat.hasty");
    EXPECT_LE(asked, 7);
    EXPECT_GE(asked, 5);
}

// Many may sit at one screen and say so at once.
TEST_F(Lobby, RationsWhoTakesReadinessBackAndNotWhoIsReady) {
    const auto bia = guest();
    come(*bia, "Bia");
    for (int i = 0; i < 10; ++i) EXPECT_EQ(at(*bia, "ready", 2, {{"ready", true}})["type"], "done");
    EXPECT_EQ(told(ana, "seats", "Bia is ready"), 1);

    Json last;
    for (int i = 0; i < 10; ++i) {
        last = at(*bia, "ready", 2, {{"ready", false}});
        at(*bia, "ready", 2, {{"ready", true}});
    }
    EXPECT_EQ(last["code"], "chat.hasty");
}

TEST(Interruptions, OfWhoLooksOnAreToldOnceAndRationed) {
    const ListeningHost host;
    Company table(host, 2, {{"watch", {{"by", "anyone"}}}});
    WebClient guest(host.port);
    for (int i = 0; i < 20; ++i)
        EXPECT_EQ(guest.ask({{"type", "join"}, {"match", table.match}, {"name", "Guest"}})["type"],
                  "joined");
    EXPECT_EQ(told(table.of(2), "seats", "Guest is watching"), 1);
}

}  // namespace
}  // namespace fronteira::host
