// SPDX-License-Identifier: MIT
#pragma once

#include "web_client.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

namespace fronteira::host {

/// Ana opens a table of three: a seat of her own, and two for whoever has the invitation.
class Lobby : public testing::Test {
 protected:
    Lobby() {
        opened = ana.ask({{"type", "open"},
                          {"ruleset", "toy_war"},
                          {"seats",
                           {{{"who", "human"}, {"name", "Ana"}},
                            {{"who", "human"}, {"invited", true}},
                            {{"who", "human"}, {"invited", true}}}}});
        EXPECT_EQ(opened["type"], "opened") << opened;
        ana.ask({{"type", "join"}, {"token", opened["seats"][0]["token"]}});
    }
    std::unique_ptr<WebClient> guest() { return std::make_unique<WebClient>(host.port); }
    Json come(WebClient& client, const std::string& called) {
        return client.ask({{"type", "join"}, {"token", opened["invitation"]}, {"name", called}});
    }
    Json at(WebClient& client, const char* type, int seat, Json more = Json::object()) {
        more.update({{"type", type}, {"match", opened["match"]}, {"seat", seat}});
        return client.ask(std::move(more));
    }
    /// As whoever opened it.
    Json preside(const char* type, Json more = Json::object()) {
        more.update({{"type", type}, {"match", opened["match"]}, {"token", opened["opener"]}});
        return ana.ask(std::move(more));
    }
    /// The news of the seats with that sentence; null when they never come.
    static Json heard(WebClient& client, const std::string& say) {
        Json seats;
        do seats = client.wait_for("seats");
        while (!seats.is_null() && seats["say"] != say);
        return seats;
    }

    ListeningHost host;
    WebClient ana{host.port};
    Json opened;
};

}  // namespace fronteira::host
