// SPDX-License-Identifier: MIT
// What a host takes from all of an address, and what it says before it closes the door.
#include "company.hpp"
#include "processes.hpp"
#include "wire.hpp"

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

TEST(Limits, CountNoMatchThatCouldNotEvenBeRead) {
    const ListeningHost host;
    WebClient guest(host.port);
    Json seats{{{"who", "human"}, {"invited", "yes"}}, {{"who", "human"}}};
    for (int i = 0; i < 9; ++i) {
        const Json refused =
            guest.ask({{"type", "open"}, {"ruleset", "toy_war"}, {"seats", seats}});
        EXPECT_EQ(refused["code"], "protocol.key") << refused;
    }
    seats[0]["invited"] = true;
    EXPECT_EQ(guest.ask({{"type", "open"}, {"ruleset", "toy_war"}, {"seats", seats}})["type"],
              "opened");
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
    std::vector<std::unique_ptr<Wire>> half_open;
    for (int i = 0; i < 100; ++i)
        half_open.push_back(std::make_unique<Wire>(host.port, "127.0.0.3"));
    EXPECT_EQ(WebClient(host.port).ask({{"type", "matches"}})["type"], "matches");
    EXPECT_EQ(WebClient(host.port, false, {}, "127.0.0.3").receive()["code"], "address.crowded");
    std::this_thread::sleep_for(std::chrono::milliseconds(6000));
    EXPECT_TRUE(WebClient(host.port, true, {}, "127.0.0.3").open);
}

TEST(Limits, CountTheCrumbsOfAMessage) {
    const ListeningHost host;
    WebClient client(host.port);
    // "pieces in which one message comes | 1024"
    for (int i = 0; i < 100000 && client.send_part(" ", false); ++i) {
    }
    EXPECT_EQ(client.receive()["code"], "protocol.too_large");
    EXPECT_TRUE(client.receive().is_null());
}

TEST(Limits, TakeAMessageInAFewPiecesAsItIs) {
    const ListeningHost host;
    WebClient client(host.port);
    const std::string text = R"({"type":"matches","id":77})";
    for (size_t i = 0; i < text.size(); ++i)
        EXPECT_TRUE(client.send_part(text.substr(i, 1), i + 1 == text.size()));
    EXPECT_EQ(client.receive()["re"], 77);
}

TEST(Limits, CountPingsAsMessages) {
    const ListeningHost host;
    WebClient client(host.port);
    for (int i = 0; i < 500 && client.ping(); ++i) {
    }
    EXPECT_EQ(client.receive()["code"], "protocol.too_fast");
}

TEST(Limits, CountRequestsThatWaitForTheirAnswer) {
    const ListeningHost host;
    Company company(host, 2);
    const std::vector<pid_t> workers = workers_of(host.process());
    // However quick the machine is, who sleeps answers nothing.
    for (const pid_t worker : workers) kill(worker, SIGSTOP);
    const std::string ask = Json{{"type", "legal"}, {"match", company.match}, {"seat", 1}}.dump();
    bool busy = false;
    // "requests that wait for their answer | 64", and a message comes at most 20 times a second
    for (int i = 0; i < 80 && !busy; ++i) {
        if (i >= 30) std::this_thread::sleep_for(std::chrono::milliseconds(55));
        company.of(1).send(ask);
        if (company.of(1).pending())
            busy = company.of(1).receive().value("code", "") == "protocol.busy";
    }
    EXPECT_TRUE(busy);
    EXPECT_EQ(company.of(2).ask({{"type", "matches"}})["type"], "matches");
    for (const pid_t worker : workers) kill(worker, SIGCONT);
    Json answer = company.at("legal", 1);
    for (int i = 0; i < 100 && answer["type"] != "legal"; ++i) {
        EXPECT_EQ(answer["code"], "protocol.busy");
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
        answer = company.at("legal", 1);
    }
    EXPECT_EQ(answer["type"], "legal") << "once the others have theirs";
}

}  // namespace
}  // namespace fronteira::host
