// SPDX-License-Identifier: MIT
// The room and its people: who sits where, what they ask of each other.
#include "host/rooms/outcome_told.hpp"
#include "host/rooms/room.hpp"
#include "host/words.hpp"
#include "protocol/one_line.hpp"

#include <algorithm>

namespace fronteira::host {

std::string Room::name(int seat) const {
    return kept_.about.people[static_cast<size_t>(seat)];
}

/// Somebody had the seat, and a bot plays on; they may look on from there.
bool Room::gave_up(int seat) const {
    const auto at = static_cast<size_t>(seat);
    return !kept_.about.is_person(at) && kept_.about.has_token(at);
}

bool Room::only_bots() const {
    const auto& chairs = kept_.about.chairs;
    return std::find(chairs.begin(), chairs.end(), "human") == chairs.end();
}

Json Room::say(const std::string& key, const std::string& who) const {
    return in_all_languages(services_.texts, key, {{"who", who}});
}

/// What somebody is called, in all languages.
Json Room::called(int seat) const {
    Json all = in_all_languages(services_.texts, "player", {{"number", std::to_string(seat + 1)}});
    if (!name(seat).empty())
        for (auto& [language, player] : all.items()) player = name(seat);
    return all;
}

/// A sentence in which `{who}` is the seat.
Json Room::say(const std::string& key, int seat) const {
    Json all = Json::object();
    const Json who = called(seat);
    for (const auto& [language, player] : who.items())
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
        const std::string& who = kept_.about.chairs[seat];
        list.push_back({{"seat", seat + 1},
                        {"name", kept_.about.people[seat]},
                        {"who", who},
                        {"present", who != "human" || !chairs_[seat].holder.expired()}});
        if (is_invited(static_cast<int>(seat))) list.back()["invited"] = true;
        if (waiting()) list.back()["ready"] = who != "human" || chairs_[seat].ready;
    }
    return list;
}

/// As spectators who are late know them. Before they were shown anything: as they were at first.
Json Room::seats_told() const {
    if (spectators_.shown()) return spectators_.seats();
    Json seats = seats_json();
    for (size_t seat = 0; seat < seats.size(); ++seat) {
        const bool person = gave_up(static_cast<int>(seat)) || seats[seat]["who"] == "human";
        if (!person) continue;
        seats[seat]["who"] = "human";
        seats[seat]["present"] = false;
    }
    return seats;
}

Json Room::entry(bool for_owner) const {
    const bool late = !for_owner && spectators_.late() && awaited();
    Json entry{{"match", kept_.id},
               {"seats", late ? seats_told() : seats_json()},
               {"number", late ? spectators_.number() : kept_.moves},
               {"over", for_owner ? over() : over_for_all()}};
    if (waiting()) entry["waiting"] = true;
    if (entry["over"].get<bool>()) {
        Json outcome = outcome_told(kept_.end, seats());
        if (!outcome.is_null()) entry["outcome"] = std::move(outcome);
    }
    entry["ruleset"] = kept_.about.ruleset;
    entry["title"] = kept_.about.title;
    entry["map"] = kept_.about.map;
    entry["opened"] = kept_.about.opened;
    return entry;
}

void Room::tell_seats(const Json& say) {
    Json news = protocol::message("seats");
    news["seats"] = seats_json();
    news["watching"] = spectators_.names();
    news["say"] = say;
    tell_all(news);
}

void Room::join(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply) {
    if (seat >= 0 && !kept_.about.is_person(static_cast<size_t>(seat)) && !gave_up(seat))
        return reply(protocol::error("seat.taken"));
    if (seat < 0 && !spectators_.open()) return reply(protocol::error("watch.later"));
    const std::string called = protocol::one_line(message.value("name", ""), longest_name);
    ask_in_turn(
        peer, seat,
        {{"do", "ask"}, {"seat", seat}, {"language", peer->language}, {"message", message}},
        [self = shared_from_this(), peer, seat, called, reply, life = lives_](Json joined) {
            if (self->lives_ != life && self->waiting() && self->stopped_.is_null())
                return reply(protocol::error(laid_anew));
            if (joined["type"] == "error") return reply(std::move(joined));
            if (self->lives_ != life) return reply(self->asked_too_early());
            if (seat < 0 && self->spectators_.late() && !self->spectators_.shown())
                return reply(protocol::error("watch.later"));
            if (peer->gone()) {
                self->sleep_when_idle();
                return reply(protocol::error("match.closed"));
            }
            const bool comes =
                seat >= 0 && self->chairs_[static_cast<size_t>(seat)].holder.lock() != peer;
            if (seat >= 0) self->sit(peer, seat);
            joined["match"] = self->kept_.id;
            joined["seat"] = seat + 1;
            joined["seats"] = self->seats_json();
            joined["watching"] = self->spectators_.names();
            if (self->waiting()) joined["waiting"] = true;
            joined["clock"] = self->clock_json();
            if (!self->kept_.about.commitment.empty())
                joined["commitment"] = self->kept_.about.commitment;
            // Who looks on later than all others was not told it yet.
            if (!self->kept_.about.said.empty() && (seat >= 0 || !self->spectators_.late()))
                joined["said"] = self->kept_.about.said;
            joined["open"] = Json::object();
            if (self->question_)
                joined["open"] = {{"what", self->question_->what}, {"by", self->question_->by + 1}};
            const bool listed = seat < 0 && !self->spectators_.name(*peer).empty();
            if (seat < 0) self->look_on(peer, called, joined);
            reply(std::move(joined));
            if (comes && !self->gave_up(seat)) self->tell_seats(self->say("came", seat));
            const bool appears = seat < 0 && !listed && !self->spectators_.name(*peer).empty();
            if (appears && peer->may_chat(std::chrono::steady_clock::now()))
                self->tell_seats(self->say("watches", called));
            self->step_later();
        });
}

void Room::evict(int seat) {
    Chair& chair = chairs_[static_cast<size_t>(seat)];
    if (const auto holder = chair.holder.lock()) {
        send(seat, protocol::message("taken_over"));
        holder->seats.erase({kept_.id, seat});
    }
    chair.holder.reset();
    chair.ready = false;
}

void Room::seat_somebody_else(const Contest::Change& change) {
    if (over()) return;
    const auto at = static_cast<size_t>(change.seat);
    evict(change.seat);
    kept_.about.people[at] = change.name;
    keep_about();
    if (kept_.about.chairs[at] == change.who) return tell_seats(say("came", change.seat));
    hand_over(change.seat, change.who, say("came", change.seat),
              [self = shared_from_this()](const Json&) { self->step_later(); });
}

/// Takes the chair, from another connection if need be.
void Room::sit(const std::shared_ptr<Peer>& peer, int seat) {
    peer->seats.insert({kept_.id, seat});
    Chair& chair = chairs_[static_cast<size_t>(seat)];
    if (chair.holder.lock() != peer) evict(seat);
    chair.holder = peer;
    chair.came = true;
    chair.left = false;
    run_clock();
}

void Room::look_on(const std::shared_ptr<Peer>& peer, const std::string& called, Json& joined) {
    peer->seats.insert({kept_.id, -1});
    spectators_.add(peer, called);
    joined["watching"] = spectators_.names();
    spectators_.hold_back(joined);
}

/// Spectators who are late begin with how the match stands now, before anything more is played:
/// asked of the worker first, it is answered first.
void Room::show_spectators() {
    if (!spectators_.late() || spectators_.shown()) return;
    ask({{"do", "ask"}, {"seat", -1}, {"language", "en"}, {"message", {{"type", "join"}}}},
        [self = shared_from_this()](Json joined) {
            if (joined["type"] != "joined") return;
            joined["seats"] = self->seats_json();
            joined["clock"] = self->clock_json();
            joined["open"] = Json::object();
            joined["waiting"] = self->waiting();
            self->spectators_.show(std::move(joined));
        });
}

void Room::leave(const Peer& peer, int seat, bool by_choice) {
    if (seat < 0) {
        const std::string called = spectators_.remove(peer);
        if (!called.empty()) tell_seats(say("looks_away", called));
    } else {
        Chair& chair = chairs_[static_cast<size_t>(seat)];
        const auto holder = chair.holder.lock();
        if (holder && holder.get() != &peer) return;
        chair.holder.reset();
        chair.ready = false;
        chair.left = by_choice;
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
            if (seat < 0 && self->spectators_.late() && !self->spectators_.shown())
                return outer(protocol::error("watch.later"));
            if (seat < 0) self->spectators_.hold_back(answer);
        }
        outer(std::move(answer));
    };
    // Spectators who are kept behind are told nothing again before they have seen the end.
    if (type == "story" && seat < 0 && spectators_.late() && !over_for_all())
        return reply(protocol::error("match.going_on"));
    if (type == "story") return story(*peer, seat, message, reply);
    if (type == "chat") return chat(*peer, seat, message, reply);
    const bool looks = type == "view";
    if (seat >= 0 && !looks && gave_up(seat)) return reply(protocol::error("seat.given_up"));
    if (looks || (seat >= 0 && (type == "legal" || type == "complete" || type == "why")))
        return look_up(peer, seat, message, reply);
    if (seat < 0) return reply(protocol::error("seat.not_yours"));
    if (type == "ready") return ready(seat, message, reply);
    if (waiting()) return reply(protocol::error("match.waiting"));
    if (type == "move") return move(peer, seat, message, reply);
    if (type == "answer") return answer(seat, message, reply);
    if (over()) return reply(protocol::error("match.over"));
    if (type == "undo" || type == "pause") return question(type, seat, reply);
    if (type == "go_on") return go_on(seat, reply);
    if (type == "resign") return give_up(seat, "resigned", reply);
    reply(protocol::error("protocol.type"));
}

/// Told from what is kept, by a worker that plays no match: the one that plays this one goes on.
void Room::story(const Peer& peer, int seat, const Json& message, const Reply& reply) {
    services_.stories.ask(
        peer,
        [self = shared_from_this(), seat, message] {
            return Json{{"do", "story"},
                        {"record", self->kept_record().value_or("")},
                        {"people", self->kept_.about.people},
                        {"seat", seat},
                        {"message", message}};
        },
        reply);
}

void Room::record(const Peer& peer, const Reply& reply) {
    services_.stories.in_turn(peer, [self = shared_from_this(), reply] {
        auto text = self->kept_record();
        if (!text) return reply(protocol::error("match.closed"));
        Json answer = protocol::message("record");
        answer["text"] = std::move(*text);
        reply(std::move(answer));
    });
}

}  // namespace fronteira::host
