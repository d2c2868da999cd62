// SPDX-License-Identifier: MIT
// The room and its people: who sits where, what they ask of each other.
#include "host/rooms/outcome_told.hpp"
#include "host/rooms/room.hpp"
#include "host/words.hpp"
#include "protocol/one_line.hpp"

#include <algorithm>

namespace fronteira::host {

/// As spectators who are late know them. Before they were shown anything: as they were at first.
Json Room::seats_told() const {
    if (spectators_.shown()) return spectators_.seats();
    return seating_.at_first();
}

Json Room::entry(bool for_owner) const {
    const bool late = !for_owner && spectators_.behind();
    Json entry{{"match", kept_.id},
               {"seats", late ? seats_told() : seating_.to_json()},
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
    news["seats"] = seating_.to_json();
    news["watching"] = spectators_.names();
    news["say"] = say;
    tell_all(news);
}

void Room::join(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply) {
    if (seat >= 0 && !seating_.is_person(seat) && !seating_.gave_up(seat))
        return reply(protocol::error("seat.taken"));
    if (seat < 0 && !spectators_.open()) return reply(protocol::error("watch.later"));
    const std::string called = protocol::one_line(message.value("name", ""), longest_name);
    ask_in_turn(peer, seat,
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
                    const bool comes = seat >= 0 && self->seating_.at(seat).holder.lock() != peer;
                    if (seat >= 0) {
                        self->seating_.sit(peer, seat);
                        self->run_clock();
                    }
                    joined["match"] = self->kept_.id;
                    joined["seat"] = seat + 1;
                    joined["seats"] = self->seating_.to_json();
                    joined["watching"] = self->spectators_.names();
                    if (self->waiting()) joined["waiting"] = true;
                    joined["clock"] = self->clock_json();
                    if (!self->kept_.about.commitment.empty())
                        joined["commitment"] = self->kept_.about.commitment;
                    // Who looks on later than all others was not told it yet.
                    if (!self->kept_.about.said.empty() && (seat >= 0 || !self->spectators_.late()))
                        joined["said"] = self->kept_.about.said;
                    joined["open"] = Json::object();
                    if (self->proposal_) joined["open"] = self->proposal_->to_json();
                    const bool listed = seat < 0 && !self->spectators_.name(*peer).empty();
                    if (seat < 0) self->look_on(peer, called, joined);
                    reply(std::move(joined));
                    if (comes && !self->seating_.gave_up(seat))
                        self->tell_seats(self->seating_.say("came", seat));
                    const bool appears =
                        seat < 0 && !listed && !self->spectators_.name(*peer).empty();
                    if (appears && peer->may_chat(std::chrono::steady_clock::now()))
                        self->tell_seats(self->seating_.say("watches", called));
                    self->step_later();
                });
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
            joined["seats"] = self->seating_.to_json();
            joined["clock"] = self->clock_json();
            joined["open"] = Json::object();
            joined["waiting"] = self->waiting();
            self->spectators_.show(std::move(joined));
        });
}

void Room::leave(const Peer& peer, int seat, bool by_choice) {
    if (seat < 0) {
        const std::string called = spectators_.remove(peer);
        if (!called.empty()) tell_seats(seating_.say("looks_away", called));
    } else {
        if (!seating_.leave(peer, seat, by_choice)) return;
        if (!seating_.gave_up(seat)) tell_seats(seating_.say("left", seat));
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
    if (seat >= 0 && !looks && seating_.gave_up(seat))
        return reply(protocol::error("seat.given_up"));
    if (looks || (seat >= 0 && (type == "legal" || type == "complete" || type == "why")))
        return look_up(peer, seat, message, reply);
    if (seat < 0) return reply(protocol::error("seat.not_yours"));
    if (type == "ready") return ready(seat, message, reply);
    if (waiting()) return reply(protocol::error("match.waiting"));
    if (type == "move") return move(peer, seat, message, reply);
    if (type == "answer") return answer_proposal(seat, message, reply);
    if (over()) return reply(protocol::error("match.over"));
    if (type == "undo" || type == "pause") return propose(type, seat, reply);
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
