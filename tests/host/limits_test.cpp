// SPDX-License-Identifier: MIT
// What a host takes from all of an address, and what it says before it closes the door.
#include "company.hpp"

#include <thread>

namespace fronteira::host {
namespace {

using Clients = std::vector<std::unique_ptr<WebClient>>;

/// So many connections that stay.
Clients come(uint16_t port, int count, const std::map<std::string, std::string>& fields = {},
             const std::string& from = "127.0.0.1") {
    Clients clients;
    for (int i = 0; i < count; ++i)
        clients.push_back(std::make_unique<WebClient>(port, true, fields, from));
    return clients;
}

TEST(Limits, CountConnectionsFromLoopbackAndSaySoBeforeTheDoorCloses) {
    const ListeningHost host;
    const Clients inside = come(host.port, 64);
    WebClient outside(host.port, false);
    const Json told = outside.receive();
    EXPECT_EQ(told["code"], "address.crowded");
    EXPECT_NE(told["say"], "");
    EXPECT_TRUE(outside.receive().is_null());
    EXPECT_EQ(inside.back()->ask({{"type", "matches"}})["type"], "matches");
    EXPECT_TRUE(WebClient(host.port, true, {}, "127.0.0.2").open);
}

TEST(Limits, CountWhoeverAProxyForwardsForOnlyIfItIsBelieved) {
    const ListeningHost host({"--proxy", "127.0.0.1"});
    // What the proxy itself saw stands last; the rest is hearsay.
    const Clients inside = come(host.port, 64, {{"X-Forwarded-For", "198.51.100.7, 192.0.2.1"}});
    EXPECT_EQ(WebClient(host.port, false, {{"X-Forwarded-For", "192.0.2.1"}}).receive()["code"],
              "address.crowded");
    EXPECT_TRUE(WebClient(host.port, true, {{"X-Forwarded-For", "192.0.2.2"}}).open);
    const Clients lying = come(host.port, 10, {{"X-Forwarded-For", "192.0.2.3"}}, "127.0.0.2");
    EXPECT_TRUE(lying.back()->open);
    Clients more;
    for (int i = 0; i < 54; ++i)
        more.push_back(std::make_unique<WebClient>(
            host.port, true,
            std::map<std::string, std::string>{{"X-Forwarded-For", "192.0.2." + std::to_string(i)}},
            "127.0.0.2"));
    EXPECT_EQ(WebClient(host.port, false, {{"X-Forwarded-For", "192.0.2.99"}}, "127.0.0.2")
                  .receive()["code"],
              "address.crowded");
}

TEST(Limits, CountSocketsThatNeverSayWhatTheyWantAndCloseThem) {
    const ListeningHost host;
    boost::asio::io_context io;
    std::vector<boost::asio::ip::tcp::socket> half_open;
    for (int i = 0; i < 100; ++i) {
        half_open.emplace_back(io);
        half_open.back().open(boost::asio::ip::tcp::v4());
        half_open.back().bind({boost::asio::ip::make_address("127.0.0.3"), 0});
        half_open.back().connect({boost::asio::ip::make_address("127.0.0.1"), host.port});
    }
    EXPECT_EQ(WebClient(host.port).ask({{"type", "matches"}})["type"], "matches");
    EXPECT_EQ(WebClient(host.port, false, {}, "127.0.0.3").receive()["code"], "address.crowded");
    std::this_thread::sleep_for(std::chrono::milliseconds(6000));
    EXPECT_TRUE(WebClient(host.port, true, {}, "127.0.0.3").open);
}

TEST(Limits, CountTheCrumbsOfAMessage) {
    const ListeningHost host;
    WebClient client(host.port);
    // "pieces in which one message comes | 1024"
    boost::beast::error_code error;
    for (int i = 0; i < 100000 && !error; ++i)
        client.socket().write_some(false, boost::asio::buffer(" ", 1), error);
    EXPECT_EQ(client.receive()["code"], "protocol.too_large");
    EXPECT_TRUE(client.receive().is_null());
}

TEST(Limits, TakeAMessageInAFewPiecesAsItIs) {
    const ListeningHost host;
    WebClient client(host.port);
    const std::string text = R"({"type":"matches","id":77})";
    for (size_t i = 0; i < text.size(); ++i)
        client.socket().write_some(i + 1 == text.size(), boost::asio::buffer(&text[i], 1));
    EXPECT_EQ(client.receive()["re"], 77);
}

TEST(Limits, CountPingsAsMessages) {
    const ListeningHost host;
    WebClient client(host.port);
    boost::beast::error_code error;
    for (int i = 0; i < 500 && !error; ++i) client.socket().ping({}, error);
    EXPECT_EQ(client.receive()["code"], "protocol.too_fast");
}

TEST(Limits, CountRequestsThatWaitForTheirAnswer) {
    const ListeningHost host({}, "tests/fixtures/host_mods");
    Company company(host, 2, {{"ruleset", "endless"}});
    for (int i = 0; i < 40; ++i) company.at("move", 1 + i % 2, {{"move", {{"kind", "toil"}}}});
    const std::string story =
        Json{{"type", "story"}, {"match", company.match}, {"seat", 1}, {"id", 9999}}.dump();
    // As fast as one may speak, and faster than stories can be told.
    bool busy = false;
    for (int i = 0; i < 40; ++i) company.of(1).send(story);
    for (int i = 0; i < 160 && !busy; ++i) {
        std::this_thread::sleep_for(std::chrono::milliseconds(55));
        company.of(1).send(story);
        const Json answer = company.of(2).ask({{"type", "matches"}});
        ASSERT_EQ(answer["type"], "matches");
        while (company.of(1).pending()) {
            const Json heard = company.of(1).receive();
            ASSERT_FALSE(heard.is_null());
            busy = busy || heard.value("code", "") == "protocol.busy";
        }
    }
    EXPECT_TRUE(busy);
}

}  // namespace
}  // namespace fronteira::host
