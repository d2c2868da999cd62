// SPDX-License-Identifier: MIT
#include "hostile/honest_match.hpp"

#include <thread>

namespace fronteira::host {
namespace {

using Time = std::chrono::steady_clock;

double since(Time::time_point start) {
    return std::chrono::duration<double, std::milli>(Time::now() - start).count();
}

}  // namespace

HonestMatch::HonestMatch(uint16_t port, int number, uint64_t seed)
    : port_(port),
      address_("127.0.2." + std::to_string(number + 1)),
      random_{seed + static_cast<uint64_t>(number)} {
    open();
}

void HonestMatch::complain(const std::string& what) {
    ++tally_.wrong;
    if (complaints_.size() < 10) complaints_.push_back(match_ + ": " + what.substr(0, 400));
}

void HonestMatch::open() {
    WebClient opener(port_, true, {}, address_);
    const Json opened =
        opener.ask({{"type", "open"},
                    {"ruleset", "war/war"},
                    {"options", {{"round_limit", 20}}},
                    {"clock", {{"seconds", 86400}}},
                    {"watch", {{"by", "anyone"}}},
                    {"seats", {{{"who", "human"}}, {{"who", "human"}}, {{"who", "bot:random"}}}}});
    if (!opened.is_object() || opened["type"] != "opened")
        return complain("cannot be opened: " + opened.dump());
    match_ = opened["match"];
    for (size_t i = 0; i < 2; ++i) {
        people_[i].token = opened["seats"][i]["token"];
        people_[i].client.reset();
    }
    spare_ = people_[0].token;
    acknowledged_ = 0;
}

/// As long as it takes for the host to be there.
bool HonestMatch::sit_down(Person& person, const std::atomic<bool>& enough) {
    while (!enough) {
        if (person.client != nullptr && person.client->open) return true;
        try {
            person.client = std::make_unique<WebClient>(
                port_, true, std::map<std::string, std::string>{}, address_);
            const Json joined = person.client->ask({{"type", "join"}, {"token", person.token}});
            if (!joined.is_object()) continue;
            if (joined["type"] != "joined") {
                complain("cannot be joined: " + joined.dump());
                return false;
            }
            const size_t number = joined["turn"]["number"];
            if (number < acknowledged_) {
                tally_.lost += acknowledged_ - number;
                complain("moves are lost");
            }
            return true;
        } catch (const std::exception&) {  // nobody listens at the moment
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
        }
    }
    return false;
}

Json HonestMatch::ask(int seat, Json request) {
    Person& person = people_[seat - 1];
    request.update({{"match", match_}, {"seat", seat}});
    const auto asked = Time::now();
    Json answer = person.client->ask(std::move(request));
    person.client->news.clear();
    tally_.longest_wait = std::max(tally_.longest_wait, since(asked));
    return answer;
}

/// False when the match is over.
bool HonestMatch::one_move(const std::atomic<bool>& enough) {
    for (Person& person : people_)
        if (!sit_down(person, enough)) return false;
    const Json view = ask(1, {{"type", "view"}});
    if (!view.is_object() || view["type"] != "view") return view.is_null();
    const Json& deciders = view["turn"]["deciders"];
    if (deciders.empty()) {
        ++tally_.finished;
        return false;
    }
    const int seat = deciders[0];
    if (seat > 2) {
        std::this_thread::sleep_for(std::chrono::milliseconds(150));
        return true;
    }
    const std::string who = std::to_string(seat);
    const auto began = Time::now();
    const Json before = ask(seat, {{"type", "view"}});
    const Json legal = ask(seat, {{"type", "legal"}});
    if (!before.is_object() || !legal.is_object()) return true;
    if (legal["type"] != "legal" || legal["moves"].empty()) return true;
    const Json& moves = legal["moves"];
    Json move = moves[random_.below(static_cast<uint32_t>(moves.size()))];
    move.erase("range");
    const double thought = since(began);
    const size_t number = legal["number"];
    const Json done = ask(seat, {{"type", "move"}, {"move", move}, {"at", number}});
    if (!done.is_object()) return true;
    if (done["type"] != "done") {
        if (done.value("code", "") != "move.stale") complain("a good move: " + done.dump());
        return true;
    }
    ++tally_.moves;
    acknowledged_ = done["number"];
    const Json after = ask(seat, {{"type", "view"}});
    if (!after.is_object() || after["type"] != "view") return true;
    const bool again = after["turn"]["deciders"] == Json::array({seat});
    if (!again) {
        const double charged = before["clock"]["left"][who].get<double>() -
                               after["clock"]["left"][who].get<double>() - thought;
        tally_.most_charged = std::max(tally_.most_charged, charged);
    }
    if (after["turn"]["number"] < acknowledged_) {
        ++tally_.lost;
        complain("a move is gone");
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(400));  // five messages, below the limit
    return true;
}

void HonestMatch::play(const std::atomic<bool>& enough) {
    while (!enough) {
        try {
            if (!one_move(enough) && !enough) open();
        } catch (const std::exception& odd) {
            std::this_thread::sleep_for(std::chrono::milliseconds(200));
        }
    }
}

}  // namespace fronteira::host
