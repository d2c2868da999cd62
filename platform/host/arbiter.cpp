// SPDX-License-Identifier: MIT
#include "host/arbiter.hpp"

#include "protocol/keys.hpp"

#include <utility>

namespace fronteira::host {

Arbiter::Arbiter(Services& services, Contest& contest, const Rooms& rooms, Open open)
    : services_(services),
      contest_(contest),
      rooms_(rooms),
      open_(std::move(open)),
      self_(nobody_, true, services.limits.pipe, "arbiter"),
      again_(services.io) {
    find_rooms();
}

bool Arbiter::knows(const std::string& type) {
    static const std::set<std::string> requests = {"tournament", "register", "withdraw", "round",
                                                   "replace",    "correct",  "forfeit"};
    return requests.contains(type);
}

void Arbiter::find_rooms() {
    for (const auto& [id, room] : rooms_)
        if (const auto& fixture = room->about().fixture) room_of_[fixture->number] = id;
}

Room* Arbiter::room_of(uint64_t number) const {
    const auto known = room_of_.find(number);
    if (known == room_of_.end()) return nullptr;
    const auto room = rooms_.find(known->second);
    return room == rooms_.end() ? nullptr : room->second.get();
}

int Arbiter::seat_of(const Room& room, const std::string& token) const {
    const auto& fixture = room.about().fixture;
    return fixture ? contest_.seat_of(fixture->number, token) : -1;
}

void Arbiter::handle(const std::shared_ptr<Peer>& peer, const Json& message,
                     const Room::Reply& reply) {
    const bool looks = message["type"] == "tournament";
    const auto follows = protocol::flag_of(message, "follow", false);
    if (looks && !follows) return reply(protocol::error(follows.error()));
    if (looks && *follows) follow(peer);
    const bool stranger = looks && !peer->local && !message.contains("token");
    if (stranger && !listed_.empty()) return peer->send_text(listed_, message.value("id", Json()));
    if (message["type"] == "register" && !contest_.is_organisers(message) && !peer->may_register())
        return reply(protocol::error("tournament.hasty"));
    Contest::Ruling ruling = contest_.rule(message, peer->local);
    if (ruling.reply["type"] == "tournament") add_matches(ruling.reply);
    if (stranger) listed_ = protocol::to_line(ruling.reply);
    for (const Contest::Change& change : ruling.changes)
        if (Room* room = room_of(change.number)) room->seat_somebody_else(change);
    if (ruling.forfeit) return forfeit(*ruling.forfeit, reply);
    reply(std::move(ruling.reply));
    if (!ruling.changed) return;
    look_again();
    go_on();
}

void Arbiter::follow(const std::shared_ptr<Peer>& peer) {
    if (followers_.size() > services_.limits.connections)
        std::erase_if(followers_, [](const auto& one) { return one.second.expired(); });
    followers_[peer.get()] = peer;
}

/// Under which name each match is joined and told again.
void Arbiter::add_matches(Json& told) const {
    for (Json& match : told["matches"])
        if (const auto room = room_of_.find(match["number"].get<uint64_t>() - 1);
            room != room_of_.end() && rooms_.contains(room->second))
            match["match"] = room->second;
}

void Arbiter::look_again() {
    listed_.clear();
    std::erase_if(followers_, [](const auto& one) { return one.second.expired(); });
    for (const auto& [known, one] : followers_)
        if (const auto peer = one.lock(); !peer->gone()) peer->send(protocol::message("changed"));
}

/// Matches are opened one after the other: each is a process that loads its rules.
void Arbiter::go_on() {
    for (const Contest::Fixture& fixture : contest_.fixtures()) {
        Room* room = room_of(fixture.number);
        if (room == nullptr) {
            if (!std::exchange(opening_, true)) open(fixture);
        } else if (room->over()) {
            enter(fixture.number, *room);
        } else if (awake_.insert(room->id()).second) {
            room->play_on();
        }
    }
}

void Arbiter::try_again() {
    constexpr std::chrono::seconds pause{10};
    again_.expires_after(pause);
    again_.async_wait([this](boost::system::error_code error) {
        if (error) return;
        awake_.clear();
        go_on();
    });
}

void Arbiter::cannot(const std::string& what, const std::string& why) {
    services_.seldom.warn("contest", what + ": " + why + "; it will be tried again");
    try_again();
}

void Arbiter::open(const Contest::Fixture& fixture) {
    open_(fixture.open, {.number = fixture.number, .limits = fixture.limits},
          [this, number = fixture.number](const Json& answer) { opened(number, answer); });
}

void Arbiter::opened(uint64_t number, const Json& opened) {
    opening_ = false;
    const std::vector<Late> late = std::exchange(late_, {});
    if (opened["type"] == "error") {
        cannot("match " + std::to_string(number + 1) + " of the tournament cannot be opened",
               opened.dump());
        for (const Late& one : late) one.reply(opened);
        return;
    }
    room_of_[number] = opened["match"];
    awake_.insert(opened["match"]);
    look_again();
    go_on();
    for (const Late& one : late) forfeit(one.forfeit, one.reply);
}

void Arbiter::forfeit(const Contest::Forfeit& forfeit, const Room::Reply& reply) {
    if (Room* room = room_of(forfeit.number))
        return room->forfeit(forfeit.seat, forfeit.reason,
                             [this, room, number = forfeit.number, reply](Json answer) {
                                 if (answer["type"] == "error" || !room->over())
                                     return reply(std::move(answer));
                                 when_entered_[number] = reply;
                             });
    if (!opening_) return reply(protocol::error("match.unknown"));
    late_.push_back({forfeit, reply});
}

void Arbiter::enter(uint64_t number, const Room& room) {
    if (!entering_.insert(number).second) return;
    services_.stories.ask(
        self_,
        [&room] {
            const auto& fixture = room.about().fixture;
            return Json{{"do", "result"},
                        {"record", room.kept_record().value_or("")},
                        {"by_spaces", fixture && fixture->limits.by_spaces}};
        },
        [this, number, &room](const Json& result) { entered(number, room, result); });
}

void Arbiter::entered(uint64_t number, const Room& room, const Json& result) {
    entering_.erase(number);
    Result<void> kept;
    if (result["type"] == "error")
        kept = fail(error_at({}, result.value("code", ""), result.dump()));
    else
        kept = contest_.enter(number, result, room.about().why);
    if (const auto waits = when_entered_.extract(number))
        waits.mapped()(kept ? protocol::message("done") : protocol::error(kept.error()));
    if (!kept)
        return cannot("the result of match " + std::to_string(number + 1) + " cannot be entered",
                      to_text(kept.error().front()));
    look_again();
    go_on();
}

}  // namespace fronteira::host
