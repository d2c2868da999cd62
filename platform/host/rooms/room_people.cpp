// SPDX-License-Identifier: MIT
// Who comes to the table, who leaves, and whom its seats are given to.
#include "host/rooms/room.hpp"
#include "host/token.hpp"
#include "host/words.hpp"
#include "protocol/one_line.hpp"

namespace fronteira::host {

void Room::join(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply) {
    if (seat >= 0 && !seating_.is_person(seat) && !seating_.gave_up(seat))
        return reply(protocol::error("seat.taken"));
    if (seat < 0 && !spectators_.open()) return reply(protocol::error("watch.later"));
    const std::string called = protocol::one_line(message.value("name", ""), longest_name);
    ask_in_turn(
        peer, seat,
        {{"do", "ask"}, {"seat", seat}, {"language", peer->language}, {"message", message}},
        [self = shared_from_this(), peer, seat, called, reply, closings = closings_](Json joined) {
            if (self->closings_ != closings && self->waiting() && self->stopped_.is_null())
                return reply(protocol::error(laid_anew));
            if (joined["type"] == "error") return reply(std::move(joined));
            if (self->closings_ != closings) return reply(self->overtaken_error());
            if (seat < 0 && self->spectators_.late() && !self->spectators_.shown())
                return reply(protocol::error("watch.later"));
            if (peer->gone()) {
                self->sleep_when_idle();
                return reply(protocol::error("match.closed"));
            }
            if (seat >= 0)
                self->sit(peer, seat, std::move(joined), reply);
            else
                self->look_on(peer, called, std::move(joined), reply);
            self->step_later();
        });
}

void Room::sit(const std::shared_ptr<Peer>& peer, int seat, Json joined, const Reply& reply) {
    const bool comes = seating_.at(seat).holder.lock() != peer;
    seating_.sit(peer, seat);
    run_clock();
    add_table(joined);
    joined["seat"] = seat + 1;
    if (!kept_.about.said.empty()) joined["said"] = kept_.about.said;
    reply(std::move(joined));
    if (comes && !seating_.gave_up(seat)) tell_seats(seating_.say("came", seat));
}

void Room::look_on(const std::shared_ptr<Peer>& peer, const std::string& called, Json joined,
                   const Reply& reply) {
    const bool listed = !spectators_.name(*peer).empty();
    peer->seats.insert({kept_.id, -1});
    spectators_.add(peer, called);
    add_table(joined);
    joined["seat"] = 0;
    // Who looks on later than all others was not told it yet.
    if (!kept_.about.said.empty() && !spectators_.late()) joined["said"] = kept_.about.said;
    spectators_.hold_back(joined);
    reply(std::move(joined));
    const bool appears = !listed && !spectators_.name(*peer).empty();
    if (appears && peer->may_chat(std::chrono::steady_clock::now()))
        tell_seats(seating_.say("watches", called));
}

/// What the room knows besides the worker, which sees the board and nobody at it.
void Room::add_table(Json& joined) const {
    joined["match"] = kept_.id;
    joined["seats"] = seating_.to_json();
    joined["watching"] = spectators_.names();
    if (waiting()) joined["waiting"] = true;
    joined["clock"] = clock_.to_json(now());
    if (!kept_.about.commitment.empty()) joined["commitment"] = kept_.about.commitment;
    joined["open"] = proposal_ ? proposal_->to_json() : Json::object();
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

void Room::give_seat(int seat, const std::string& token, const std::string& called) {
    seating_.give(seat, token, called);
    keep_about();
}

void Room::invite_with(const std::string& invitation) {
    kept_.about.invitation = token_hash(invitation);
    keep_about();
}

void Room::send_away(int seat) {
    Json news = protocol::message("dismissed");
    news["say"] = in_all_languages(services_.texts, "dismissed");
    const Json sentence = seating_.say("sent_away", seat);
    seating_.dismiss(seat, std::move(news));
    give_seat(seat, "", "");
    tell_seats(sentence);
}

}  // namespace fronteira::host
