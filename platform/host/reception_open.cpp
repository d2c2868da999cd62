// SPDX-License-Identifier: MIT
// Opening a match: what was asked for, tokens, and the room.
#include "host/reception.hpp"
#include "host/token.hpp"
#include "protocol/keys.hpp"

#include <chrono>

namespace fronteira::host {
namespace {

constexpr size_t most_seats = 16;
constexpr size_t longest_name = 60;  // bytes

/// Who sits where.
struct Table {
    std::vector<std::string> chairs;
    std::vector<std::string> people;
};

Result<Table> read_seats(const Json& message) {
    const auto found = message.find("seats");
    if (found == message.end() || !found->is_array() || found->empty() ||
        found->size() > most_seats)
        return protocol::key_fault("seats", "a list of 1 to 16 objects");
    Table table;
    for (const Json& seat : *found) {
        if (!seat.is_object()) return protocol::key_fault("seats", "a list of 1 to 16 objects");
        const auto who = protocol::text_of(seat, "who", "human");
        const auto name = protocol::text_of(seat, "name", "");
        if (!who) return fail(who.error());
        if (!name) return fail(name.error());
        if (name->size() > longest_name) return protocol::key_fault("name", "of at most 60 bytes");
        table.chairs.push_back(*who);
        table.people.push_back(*name);
    }
    return table;
}

Result<Json> read_clock(const Json& message) {
    const auto found = message.find("clock");
    if (found == message.end() || found->is_null()) return Json();
    if (!found->is_object()) return protocol::key_fault("clock", "an object");
    const auto seconds = protocol::number_of(*found, "seconds", 1, 31536000);
    const auto increment = protocol::number_of(*found, "increment", 0, 86400, 0);
    if (!seconds) return fail(seconds.error());
    if (!increment) return fail(increment.error());
    return Json{{"seconds", *seconds}, {"increment", *increment}};
}

Result<Json> read_watch(const Json& message) {
    const Json watch = message.value("watch", Json::object());
    if (!watch.is_object()) return protocol::key_fault("watch", "an object");
    const auto by = protocol::text_of(watch, "by", "token");
    const auto delay = protocol::number_of(watch, "delay", 0, 86400, 0);
    if (!by || (*by != "anyone" && *by != "token" && *by != "nobody"))
        return protocol::key_fault("by", "`anyone`, `token` or `nobody`");
    if (!delay) return fail(delay.error());
    return Json{{"by", *by}, {"delay", *delay}};
}

/// All that is kept of the wish but the seats.
Result<Json> read_about(const Json& message) {
    auto clock = read_clock(message);
    auto watch = read_watch(message);
    const auto pace = protocol::number_of(message, "bot_pace", 0, 60000, 0);
    if (!clock) return fail(std::move(clock.error()));
    if (!watch) return fail(std::move(watch.error()));
    if (!pace) return fail(pace.error());
    const auto today = std::chrono::system_clock::now().time_since_epoch();
    return Json{{"clock", std::move(*clock)},
                {"watch", std::move(*watch)},
                {"bot_pace", *pace},
                {"opened", std::chrono::duration_cast<std::chrono::seconds>(today).count()}};
}

Json error(const Diagnostics& findings) {
    return {{"type", "error"}, {"code", findings.front().code}, {"hint", findings.front().message}};
}

}  // namespace

/// How many matches somebody opened that still cost a process.
size_t Reception::opened_by(const Peer& peer) const {
    size_t count = peer.opening;
    for (const std::string& match : peer.opened)
        if (const auto room = rooms_.find(match); room != rooms_.end())
            count += room->second->awake() && !room->second->over() ? 1 : 0;
    return count;
}

void Reception::open(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& outer) {
    const Reply reply = [peer, outer](Json answer) {
        --peer->opening;
        if (answer["type"] == "opened") peer->opened.insert(answer["match"]);
        outer(std::move(answer));
    };
    const bool full =
        !peer->local && opened_by(*peer) >= services_.limits.matches_of_one_connection;
    ++peer->opening;
    if (full) return reply({{"type", "error"}, {"code", "open.too_many"}});
    auto table = read_seats(message);
    auto about = read_about(message);
    const auto seed =
        protocol::number_of(message, "seed", 0, INT64_MAX, static_cast<int64_t>(new_seed() >> 1));
    if (!table) return reply(error(table.error()));
    if (!about) return reply(error(about.error()));
    if (!seed) return reply(error(seed.error()));
    (*about)["chairs"] = table->chairs;
    (*about)["people"] = table->people;
    create(std::move(*about),
           {{"do", "open"},
            {"message", message},
            {"chairs", table->chairs},
            {"people", table->people},
            {"seed", *seed}},
           reply);
}

/// A record is played again to its end, and goes on from there.
void Reception::load(const std::shared_ptr<Peer>& peer, const Json& message, const Reply& reply) {
    if (!peer->local) return reply({{"type", "error"}, {"code", "local.only"}});
    const auto record = protocol::text_of(message, "record");
    auto about = read_about(message);
    if (!record) return reply(error(record.error()));
    if (!about) return reply(error(about.error()));
    Json request{{"do", "resume"}, {"record", *record}, {"people", Json::array()}};
    if (message.contains("seats")) {
        auto table = read_seats(message);
        if (!table) return reply(error(table.error()));
        request["chairs"] = table->chairs;
        request["people"] = table->people;
    }
    (*about)["chairs"] = request.value("chairs", Json::array());
    (*about)["people"] = request["people"];
    create(std::move(*about), request, reply);
}

void Reception::create(Json about, const Json& request, const Reply& reply) {
    if (services_.awake >= services_.limits.matches)
        return reply({{"type", "error"}, {"code", "host.full"}});
    about["tokens"] = Json::array();
    about["eyes"] = "";
    const auto room =
        std::make_shared<Room>(services_, KeptMatch{new_match_id(), std::move(about), "", "", 0});
    room->open(request, [this, room, reply](Json answer) {
        if (answer.value("type", "") == "error") return reply(std::move(answer));
        rooms_[room->id()] = room;
        Json opened = protocol::message("opened");
        opened["match"] = room->id();
        opened["seats"] = Json::array();
        const Room::Keys keys = room->keys();
        for (size_t seat = 0; seat < keys.seats.size(); ++seat) {
            Json one{{"seat", seat + 1}};
            if (!keys.seats[seat].empty()) {
                one["token"] = keys.seats[seat];
                rights_[token_hash(keys.seats[seat])] = {room->id(), static_cast<int>(seat)};
            }
            opened["seats"].push_back(std::move(one));
        }
        if (!keys.eyes.empty()) {
            opened["watch"] = keys.eyes;
            rights_[token_hash(keys.eyes)] = {room->id(), -1};
        }
        reply(std::move(opened));
    });
}

}  // namespace fronteira::host
