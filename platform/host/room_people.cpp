// SPDX-License-Identifier: MIT
// The room and its people: who sits where, what they ask of each other.
#include "host/room.hpp"
#include "host/words.hpp"

#include <algorithm>

namespace fronteira::host {
namespace {

Json error(const char* code) {
    return {{"type", "error"}, {"code", code}};
}

}  // namespace

std::string Room::name(int seat) const {
    const auto& named = kept_.about["people"][static_cast<size_t>(seat)];
    return named.get<std::string>();
}

/// Somebody had the seat, and a bot plays on; they may look on from there.
bool Room::gave_up(int seat) const {
    const auto at = static_cast<size_t>(seat);
    const Json& tokens = kept_.about["tokens"];
    return kept_.about["chairs"][at] != "human" && at < tokens.size() && tokens[at] != "";
}

bool Room::only_bots() const {
    const Json& chairs = kept_.about["chairs"];
    return std::find(chairs.begin(), chairs.end(), "human") == chairs.end();
}

/// A sentence in which `{who}` is the seat.
Json Room::say(const std::string& key, int seat) const {
    const std::string who = name(seat);
    if (!who.empty()) return in_all_languages(services_.texts, key, {{"who", who}});
    Json all = Json::object();
    const Json players =
        in_all_languages(services_.texts, "player", {{"number", std::to_string(seat + 1)}});
    for (const auto& [language, player] : players.items())
        all[language] = in_all_languages(services_.texts, key, {{"who", player.get<std::string>()}})
                            .value(language, "");
    return all;
}

/// The seats that somebody holds now.
std::vector<int> Room::people() const {
    std::vector<int> held;
    for (int seat = 0; seat < seats(); ++seat)
        if (!chairs_[static_cast<size_t>(seat)].holder.expired()) held.push_back(seat);
    return held;
}

Json Room::seats_json() const {
    Json list = Json::array();
    for (size_t seat = 0; seat < chairs_.size(); ++seat) {
        const Json& who = kept_.about["chairs"][seat];
        list.push_back({{"seat", seat + 1},
                        {"name", kept_.about["people"][seat]},
                        {"who", who},
                        {"present", who != "human" || !chairs_[seat].holder.expired()}});
    }
    return list;
}

Json Room::entry(bool for_owner) const {
    const bool late = !for_owner && gallery_.late() && awaited();
    Json entry{{"match", kept_.id},
               {"seats", seats_json()},
               {"number", late ? gallery_.number() : kept_.moves},
               {"over", for_owner ? over() : over_for_all()}};
    for (const char* key : {"ruleset", "title", "map", "opened"}) entry[key] = kept_.about[key];
    return entry;
}

void Room::tell_seats(const Json& say) {
    Json news = protocol::message("seats");
    news["seats"] = seats_json();
    news["say"] = say;
    tell_all(news);
}

void Room::join(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply) {
    if (seat >= 0 && kept_.about["chairs"][static_cast<size_t>(seat)] != "human" && !gave_up(seat))
        return reply(error("seat.taken"));
    if (seat < 0 && !gallery_.open()) return reply(error("watch.later"));
    ask({{"do", "ask"}, {"seat", seat}, {"language", peer->language}, {"message", message}},
        [self = shared_from_this(), peer, seat, reply](Json joined) {
            if (joined["type"] == "error") return reply(std::move(joined));
            if (peer->gone()) return;
            if (seat >= 0) self->sit(peer, seat);
            joined["match"] = self->kept_.id;
            joined["seat"] = seat + 1;
            joined["seats"] = self->seats_json();
            joined["clock"] = self->clock_json();
            joined["open"] = Json::object();
            if (self->question_)
                joined["open"] = {{"what", self->question_->what}, {"by", self->question_->by + 1}};
            if (seat < 0) self->look_on(peer, joined);
            reply(std::move(joined));
            if (seat >= 0 && !self->gave_up(seat)) self->tell_seats(self->say("came", seat));
            self->step_later();
        });
}

/// Takes the chair, from another connection if need be.
void Room::sit(const std::shared_ptr<Peer>& peer, int seat) {
    peer->seats.insert({kept_.id, seat});
    Chair& chair = chairs_[static_cast<size_t>(seat)];
    const auto before = chair.holder.lock();
    if (before && before != peer) {
        send(seat, protocol::message("taken_over"));
        before->seats.erase({kept_.id, seat});
    }
    chair.holder = peer;
    chair.came = true;
    run_clock();
}

void Room::look_on(const std::shared_ptr<Peer>& peer, Json& joined) {
    peer->seats.insert({kept_.id, -1});
    gallery_.hold_back(joined);
    gallery_.add(peer);
}

/// Spectators who are late begin with how the match stands now, before anything more is played:
/// asked of the worker first, it is answered first.
void Room::show_gallery() {
    if (!gallery_.late() || gallery_.shown()) return;
    ask({{"do", "ask"}, {"seat", -1}, {"language", "en"}, {"message", {{"type", "join"}}}},
        [self = shared_from_this()](Json joined) {
            if (joined["type"] != "joined") return;
            joined["seats"] = self->seats_json();
            joined["clock"] = self->clock_json();
            joined["open"] = Json::object();
            self->gallery_.show(std::move(joined));
        });
}

void Room::leave(const Peer& peer, int seat) {
    if (seat < 0) {
        gallery_.remove(peer);
    } else {
        Chair& chair = chairs_[static_cast<size_t>(seat)];
        const auto holder = chair.holder.lock();
        if (holder && holder.get() != &peer) return;
        chair.holder.reset();
        if (!gave_up(seat)) tell_seats(say("left", seat));
    }
    sleep_when_idle();
}

void Room::handle(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                  const Reply& outer) {
    const std::string type = message["type"];
    const Reply reply = [self = shared_from_this(), seat, outer](Json answer) {
        if (answer["type"] != "error") {
            answer["match"] = self->kept_.id;
            answer["seat"] = seat + 1;
        }
        if (answer["type"] == "view") {
            answer["clock"] = self->clock_json();
            if (seat < 0) self->gallery_.hold_back(answer);
        }
        outer(std::move(answer));
    };
    // Spectators who are kept behind are told nothing again before they have seen the end.
    if (type == "story" && seat < 0 && gallery_.late() && !over_for_all())
        return reply(error("match.going_on"));
    const bool looks = type == "view" || type == "story";
    if (seat >= 0 && !looks && gave_up(seat)) return reply(error("seat.given_up"));
    if (looks || (seat >= 0 && (type == "legal" || type == "complete" || type == "why")))
        return ask(
            {{"do", "ask"}, {"seat", seat}, {"language", peer->language}, {"message", message}},
            reply);
    if (seat < 0) return reply(error("seat.not_yours"));
    if (type == "move") return move(seat, message, reply);
    if (type == "answer") return answer(seat, message, reply);
    if (over()) return reply(error("match.over"));
    if (type == "undo" || type == "pause") return question(type, seat, reply);
    if (type == "go_on") return go_on(seat, reply);
    if (type == "resign") return give_up(seat, "resigned", reply);
    reply(error("protocol.type"));
}

void Room::move(int seat, const Json& message, const Reply& reply) {
    if (paused_) return reply(error("match.paused"));
    ask({{"do", "play"}, {"seat", seat}, {"message", message}}, reply);
}

void Room::record(const Reply& reply) {
    ask({{"do", "record"}}, reply);
}

}  // namespace fronteira::host
