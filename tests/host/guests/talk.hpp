// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "protocol/pipe_client.hpp"
#include "support/scratch.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <deque>
#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace fronteira::host {

using protocol::Json;

using support::Scratch;

/// The mods of the tests, from the checkout.
inline const std::string toys = "tests/fixtures/mods";

inline std::vector<std::string> host_command(const std::vector<std::string>& more = {},
                                             const std::string& mods = "mods") {
    std::vector<std::string> command{FRONTEIRA_BINARY_DIR "/bin/fronteira", "--mods",
                                     FRONTEIRA_SOURCE_DIR "/" + mods, "host"};
    command.insert(command.end(), more.begin(), more.end());
    return command;
}

/// A conversation with a host over its pipe: requests are waited for, news are kept.
class Talk {
 public:
    explicit Talk(const std::string& store = ":memory:", const std::string& mods = "mods",
                  const std::vector<std::string>& more = {})
        : client_(start(store, mods, more)) {
        ask({{"type", "hello"}, {"protocol", 1}});
    }

    /// The reply; news that come before it are kept.
    Json ask(Json request) {
        request["id"] = ++last_;
        client_.send(request);
        for (;;) {
            Json message = receive();
            if (message.is_null() || message.value("re", -1) == last_) return message;
            news.push_back(std::move(message));
        }
    }

    /// The next message, news or not; null when none comes in time.
    Json receive(std::chrono::milliseconds patience = std::chrono::seconds(20)) {
        auto message = client_.receive(patience);
        if (!message) {
            if (patience > std::chrono::seconds(5)) ADD_FAILURE() << to_text(message.error());
            return {};
        }
        heard.push_back(*message);
        return std::move(*message);
    }

    /// The next news of that type, whether they came already or are yet to come.
    Json wait_for(const std::string& type) {
        for (;;) {
            while (!news.empty()) {
                Json message = std::move(news.front());
                news.pop_front();
                if (message["type"] == type) return message;
            }
            Json message = receive();
            if (message.is_null()) return message;
            news.push_back(std::move(message));
        }
    }

    /// Opens a match of people and sits all of them down. Sets `match`, `tokens` and `eyes`.
    void open(const std::string& ruleset, int people, const Json& more = Json::object()) {
        Json request{{"type", "open"}, {"ruleset", ruleset}, {"seed", 7}};
        for (int i = 0; i < people; ++i) request["seats"].push_back({{"who", "human"}});
        request.update(more);
        const Json opened = ask(request);
        ASSERT_EQ(opened["type"], "opened") << opened;
        match = opened["match"];
        eyes = opened.value("watch", "");
        tokens.clear();
        for (const Json& seat : opened["seats"]) tokens.push_back(seat.value("token", ""));
    }

    Json join(const std::string& token) { return ask({{"type", "join"}, {"token", token}}); }

    Json at(const char* type, int seat, Json more = Json::object()) {
        more.update({{"type", type}, {"match", match}, {"seat", seat}});
        return ask(std::move(more));
    }

    /// One of the moves on offer to the seat, drawn by lot.
    Json some_move(int seat, Random& random) {
        const Json legal = at("legal", seat);
        const Json& moves = legal["moves"];
        if (moves.empty()) return {};
        Json move = moves[random.below(static_cast<uint32_t>(moves.size()))];
        if (const auto range = move.find("range"); range != move.end()) {
            const Json wanted = *range;
            move.erase("range");
            move["values"][wanted["slot"].get<std::string>()] =
                random.between(wanted["from"], wanted["upto"]);
        }
        return move;
    }

    /// Sits everybody down, plays so many moves by lot, and returns what the first seat sees then.
    Json play_some(int moves, uint64_t chance) {
        Random random{chance};
        Json joined;
        for (const std::string& token : tokens) joined = join(token);
        int seat = joined["turn"]["deciders"][0];
        for (int i = 0; i < moves; ++i) {
            EXPECT_EQ(at("move", seat, {{"move", some_move(seat, random)}})["type"], "done");
            seat = at("view", seat)["turn"]["deciders"][0];
        }
        return at("view", 1)["view"];
    }

    pid_t process() const { return client_.process(); }
    int finish() { return client_.finish(); }
    protocol::PipeClient& client() { return client_; }

    std::string match;
    std::vector<std::string> tokens;
    std::string eyes;
    std::deque<Json> news;
    std::vector<Json> heard;  ///< everything

 private:
    static protocol::PipeClient start(const std::string& store, const std::string& mods,
                                      const std::vector<std::string>& more) {
        std::vector<std::string> words{"--stdio", "--store", store};
        words.insert(words.end(), more.begin(), more.end());
        return std::move(protocol::PipeClient::start(host_command(words, mods)).value());
    }

    protocol::PipeClient client_;
    int last_ = 0;
};

}  // namespace fronteira::host
