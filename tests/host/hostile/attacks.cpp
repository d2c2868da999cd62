// SPDX-License-Identifier: MIT
#include "hostile/attacks.hpp"

#include "web_client.hpp"
#include "wire.hpp"

#include <thread>

namespace fronteira::host {
namespace {

using Fields = std::map<std::string, std::string>;
using std::chrono::milliseconds;

void pause(int time) {
    std::this_thread::sleep_for(milliseconds(time));
}

/// Says these in turn for some seconds, as fast as one may or faster, and reads what comes or not.
void flood(WebClient& client, const std::vector<Json>& messages, int each, bool reads) {
    for (int i = 0; i < 4000 / std::max(each, 10) && client.open; ++i) {
        client.send(messages[static_cast<size_t>(i) % messages.size()].dump());
        while (reads && client.open && client.pending()) client.receive();
        pause(each);
    }
}

Attack flood_of(const std::string& name, std::vector<Json> messages, int each = 51,
                bool reads = true) {
    return {name, [messages = std::move(messages), each, reads](
                      const Target& target, const std::string& address, Random&) {
                WebClient client(target.port, true, {}, address);
                const Json match = target.match;
                client.ask({{"type", "join"}, {"match", match}});
                std::vector<Json> filled = messages;
                for (Json& message : filled)
                    if (!message.contains("match") && message["type"] != "matches")
                        message.update({{"match", match}, {"seat", 0}});
                flood(client, filled, each, reads);
            }};
}

/// Every message that there is, as a spectator, as a stranger, and out of turn.
std::vector<Json> every_message(const Target& target) {
    std::vector<Json> all;
    for (const char* type :
         {"hello",  "list",  "map",   "open",   "load",     "join",  "matches", "record",
          "forget", "view",  "story", "legal",  "complete", "why",   "move",    "undo",
          "answer", "pause", "go_on", "resign", "leave",    "dance", "pace"})
        for (int seat : {0, 1, 2, 3})
            all.push_back({{"type", type},
                           {"match", target.match},
                           {"seat", seat},
                           {"protocol", 1},
                           {"map", "war/world"},
                           {"move", {{"kind", "place"}}}});
    return all;
}

void raw(const Target& target, const std::string& address, const std::string& bytes, int linger) {
    Wire wire(target.port, address);
    for (const char byte : bytes) {
        if (!wire.write({byte})) break;
        if (linger > 0) pause(linger);
    }
}

/// Matches of one's own, played by oneself as fast as one may.
void play_alone(const Target& target, const std::string& address, Random& random) {
    WebClient client(target.port, true, {}, address);
    const Json opened = client.ask({{"type", "open"},
                                    {"ruleset", "war/war"},
                                    {"clock", {{"seconds", 5}}},
                                    {"watch", {{"by", "anyone"}, {"delay", 86400}}},
                                    {"seats",
                                     {{{"who", "human"}, {"name", "\xe2\x80\xae\x1b[2J<b>"}},
                                      {{"who", "human"}},
                                      {{"who", "bot"}}}}});
    if (!opened.is_object() || opened["type"] != "opened") return pause(1000);
    std::vector<Json> messages;
    for (int seat = 1; seat <= 2; ++seat) {
        client.ask(
            {{"type", "join"}, {"token", opened["seats"][static_cast<size_t>(seat) - 1]["token"]}});
        for (const char* type : {"legal", "story", "undo", "pause", "go_on", "view"})
            messages.push_back({{"type", type}, {"match", opened["match"]}, {"seat", seat}});
    }
    flood(client, messages, random.between(40, 60), true);
}

/// Everything that may be opened at once, and left.
void open_all(const Target& target, const std::string& address, Random&) {
    WebClient client(target.port, true, {}, address);
    for (int i = 0; i < 20 && client.open; ++i) {
        client.ask({{"type", "open"},
                    {"ruleset", i % 4 == 3 ? "nowhere" : "war/war"},
                    {"bot_pace", 0},
                    {"watch", {{"by", "anyone"}, {"delay", 3600}}},
                    {"seats", {{{"who", "bot"}}, {{"who", "bot"}}, {{"who", "bot"}}}}});
        pause(60);
    }
    pause(3000);
}

void guess_tokens(const Target& target, const std::string& address, Random& random) {
    WebClient client(target.port, true, {}, address);
    for (int i = 0; i < 60 && client.open; ++i) {
        std::string token = target.token;
        token[random.below(static_cast<uint32_t>(token.size()))] = 'g';
        client.ask({{"type", "join"}, {"token", token}});
        pause(50);
    }
}

void send_giants(const Target& target, const std::string& address, Random&) {
    for (const size_t size : {size_t{65537}, size_t{1} << 20, size_t{16} << 20}) {
        WebClient client(target.port, true, {}, address);
        client.send(std::string(size, '['));
        while (client.open) client.receive();
        pause(200);
    }
}

void send_crumbs(const Target& target, const std::string& address, Random&) {
    WebClient client(target.port, true, {}, address);
    for (int i = 0; i < 100000 && client.send_part(i % 2 == 0 ? "" : " ", false); ++i) {
    }
    pause(500);
}

void send_rubbish(const Target& target, const std::string& address, Random& random) {
    WebClient client(target.port, true, {}, address);
    for (int i = 0; i < 60 && client.open; ++i) {
        std::string text = R"({"type":"view","match":")" + target.match + R"(","seat":0,"id":7})";
        for (uint32_t j = random.below(6); j > 0; --j)
            text[random.below(static_cast<uint32_t>(text.size()))] =
                static_cast<char>(random.below(256));
        client.send(text);
        while (client.open && client.pending()) client.receive();
        pause(51);
    }
}

void ping(const Target& target, const std::string& address, Random&) {
    WebClient client(target.port, true, {}, address);
    for (int i = 0; i < 3000 && client.ping(); ++i) {
    }
    pause(300);
}

/// Asks for much and reads nothing.
void read_slowly(const Target& target, const std::string& address, Random&) {
    WebClient client(target.port, true, {}, address);
    client.ask({{"type", "join"}, {"match", target.match}});
    for (int i = 0; i < 80 && client.open; ++i) {
        client.send(Json{{"type", "map"}, {"map", "war/world"}}.dump());
        client.send(Json{{"type", "join"}, {"match", target.match}}.dump());
        pause(110);
    }
}

void come_and_go(const Target& target, const std::string& address, Random& random) {
    for (int i = 0; i < 100; ++i) {
        try {
            const WebClient client(target.port, random.below(2) == 0, {}, address);
        } catch (const std::exception&) {
        }
        pause(10);
    }
}

void crowd_the_door(const Target& target, const std::string& address, Random&) {
    std::vector<std::unique_ptr<Wire>> wires;
    for (int i = 0; i < 150; ++i) wires.push_back(std::make_unique<Wire>(target.port, address));
    pause(4000);
}

}  // namespace

const std::vector<Attack>& attacks() {
    static const std::vector<Attack> all{
        flood_of("stories", {{{"type", "story"}}}),
        flood_of("records", {{{"type", "record"}}, {{"type", "matches"}}}),
        flood_of("views", {{{"type", "view"}}, {{"type", "join"}}}),
        flood_of("questions of a seat that is not theirs",
                 {{{"type", "legal"}}, {{"type", "why"}}, {{"type", "move"}}, {{"type", "undo"}}}),
        flood_of("too much, and nothing is read", {{{"type", "view"}}, {{"type", "join"}}}, 5,
                 false),
        {"every message",
         [](const Target& target, const std::string& address, Random&) {
             WebClient client(target.port, true, {}, address);
             flood(client, every_message(target), 51, true);
         }},
        {"old tokens of others' seats", guess_tokens},
        {"matches of one's own", play_alone},
        {"matches that nobody wants", open_all},
        {"giants", send_giants},
        {"crumbs", send_crumbs},
        {"rubbish", send_rubbish},
        {"pings", ping},
        {"slow readers", read_slowly},
        {"comings and goings", come_and_go},
        {"a crowd at the door", crowd_the_door},
        {"a slow request",
         [](const Target& target, const std::string& address, Random&) {
             raw(target, address, "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n", 100);
         }},
        {"no request",
         [](const Target& target, const std::string& address, Random& random) {
             std::string bytes(200, '\0');
             for (char& byte : bytes) byte = static_cast<char>(random.below(256));
             raw(target, address, bytes, 0);
             pause(100);
         }},
    };
    return all;
}

void keep_on(const Attack& attack, const Target& target, uint64_t seed, milliseconds rest,
             const std::atomic<bool>& peace, std::atomic<size_t>& blows) {
    const auto number = static_cast<size_t>(&attack - attacks().data());
    Random random{seed * 1000 + number};
    while (!peace) {
        // Each from a few addresses of its own.
        const std::string address =
            "127.1." + std::to_string(number) + "." + std::to_string(1 + random.below(4));
        try {
            attack.strike(target, address, random);
            ++blows;
        } catch (const std::exception&) {  // the door was closed, or the host is gone
            pause(100);
        }
        for (milliseconds left = rest; left.count() > 0 && !peace; left -= milliseconds(100))
            pause(100);
    }
}

}  // namespace fronteira::host
