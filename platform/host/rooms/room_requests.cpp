// SPDX-License-Identifier: MIT
// What people ask of a match, and what is told of it to anybody.
#include "host/rooms/outcome_told.hpp"
#include "host/rooms/room.hpp"

#include <utility>

namespace fronteira::host {

void Room::handle(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                  const Reply& outer) {
    const std::string type = message["type"];
    const Reply reply = [self = shared_from_this(), seat, outer](Json answer) {
        if (answer["type"] != "error") {
            answer["match"] = self->kept_.id;
            answer["seat"] = seat + 1;
        }
        if (answer["type"] == "view") {
            answer["clock"] = self->clock_.to_json(now());
            if (seat < 0 && self->spectators_.late() && !self->spectators_.shown())
                return outer(protocol::error("watch.later"));
            if (seat < 0) self->spectators_.hold_back(answer);
        }
        outer(std::move(answer));
    };
    // Spectators who are kept behind are told nothing again before they have seen the end.
    if (type == "story" && seat < 0 && spectators_.late() && !over_for_all())
        return reply(protocol::error("match.going_on"));
    if (type == "story") return tell_again(*peer, seat, message, reply);
    if (type == "chat") return chat(*peer, seat, message, reply);
    const bool looks = type == "view";
    if (seat >= 0 && !looks && seating_.gave_up(seat))
        return reply(protocol::error("seat.given_up"));
    if (looks || (seat >= 0 && (type == "legal" || type == "complete" || type == "why")))
        return look_up(peer, seat, message, reply);
    if (seat < 0) return reply(protocol::error("seat.not_yours"));
    if (type == "ready") return set_ready(seat, message, reply);
    if (waiting()) return reply(protocol::error("match.waiting"));
    if (type == "move") return move(peer, seat, message, reply);
    if (type == "answer") return answer_proposal(seat, message, reply);
    if (over()) return reply(protocol::error("match.over"));
    if (type == "undo" || type == "pause") return propose(type, seat, reply);
    if (type == "go_on") {
        end_pause(seat);
        return reply(protocol::message("done"));
    }
    if (type == "resign") return give_up(seat, "resigned", reply);
    reply(protocol::error("protocol.type"));
}

/// Told from what is kept, by a worker that plays no match: the one that plays this one goes on.
void Room::tell_again(const Peer& peer, int seat, const Json& message, const Reply& reply) {
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

void Room::tell_record(const Peer& peer, const Reply& reply) {
    services_.stories.in_turn(peer, [self = shared_from_this(), reply] {
        auto text = self->kept_record();
        if (!text) return reply(protocol::error("match.closed"));
        Json answer = protocol::message("record");
        answer["text"] = std::move(*text);
        reply(std::move(answer));
    });
}

Json Room::entry(bool for_owner) const {
    const bool late = !for_owner && spectators_.behind();
    Json told = seating_.to_json();
    // Before those who are late were shown anything, the seats are as they were at first.
    if (late) told = spectators_.shown() ? spectators_.seats() : seating_.at_first();
    Json entry{{"match", kept_.id},
               {"seats", std::move(told)},
               {"number", late ? spectators_.number() : kept_.moves},
               {"over", for_owner ? over() : over_for_all()}};
    if (late && spectators_.shown() ? spectators_.waiting() : waiting()) entry["waiting"] = true;
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

}  // namespace fronteira::host
