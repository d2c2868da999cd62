// SPDX-License-Identifier: MIT
#pragma once

#include "web_client.hpp"

#include <memory>

namespace fronteira::host {

/// A match of people who sit at screens of their own, each with a connection.
class Company {
 public:
    Company(const ListeningHost& host, int people, const Json& more = Json::object()) {
        Json request{{"type", "open"}, {"ruleset", "toy_war"}};
        for (int i = 0; i < people; ++i) {
            people_.push_back(std::make_unique<WebClient>(host.port));
            request["seats"].push_back({{"who", "human"}});
        }
        request.update(more);
        const Json opened = people_[0]->ask(request);
        EXPECT_EQ(opened["type"], "opened") << opened;
        match = opened["match"];
        for (int seat = 1; seat <= people; ++seat) {
            tokens.push_back(opened["seats"][static_cast<size_t>(seat) - 1]["token"]);
            joined = of(seat).ask({{"type", "join"}, {"token", tokens.back()}});
        }
    }

    WebClient& of(int seat) { return *people_[static_cast<size_t>(seat) - 1]; }

    /// A request of that seat about its match.
    Json at(const char* type, int seat, Json more = Json::object()) {
        more.update({{"type", type}, {"match", match}, {"seat", seat}});
        return of(seat).ask(std::move(more));
    }

    int decider() { return at("view", 1)["turn"]["deciders"][0]; }

    /// The first move on offer to whoever decides, who is returned.
    int play() {
        const int seat = decider();
        Json move = at("legal", seat)["moves"][0];
        move.erase("range");
        EXPECT_EQ(at("move", seat, {{"move", move}})["type"], "done");
        return seat;
    }

    std::string match;
    std::vector<std::string> tokens;
    Json joined;  ///< what the last to come was told

 private:
    std::vector<std::unique_ptr<WebClient>> people_;
};

}  // namespace fronteira::host
