// SPDX-License-Identifier: MIT
// Whoever plays no more: they resign, their time is up, or a tournament gives the seat to another.
#include "host/rooms/room.hpp"

#include <utility>

namespace fronteira::host {

/// Between two the match ends; among more a bot plays on while people are left, and whoever gave up
/// looks on.
void Room::give_up(int seat, const char* why, const Reply& reply, const std::string& reason) {
    if (std::exchange(seating_.at(seat).gives_up, true)) {
        if (reply) reply(protocol::error("seat.given_up"));
        return;
    }
    const Json sentence = seating_.say(why, seat);
    size_t others = 0;
    for (int other = 0; other < seats(); ++other)
        if (other != seat && seating_.is_person(other)) ++others;
    end_pause(seat);
    if (seats() > 2 && others > 0) return hand_over(seat, "bot", sentence, reply);
    kept_.about.why = reason.empty() ? why : reason;
    services_.store.put_about(kept_.id, kept_.about);
    ask({{"do", "resign"}, {"seat", seat}},
        [self = shared_from_this(), seat, sentence, reply](Json answer) {
            self->seating_.at(seat).gives_up = false;
            if (answer["type"] != "error") self->tell_seats(sentence);
            if (reply) reply(std::move(answer));
        });
}

void Room::hand_over(int seat, const std::string& who, const Json& sentence, const Reply& reply) {
    ask({{"do", "replace"}, {"seat", seat}, {"who", who}},
        [self = shared_from_this(), seat, sentence, reply](Json answer) {
            self->seating_.at(seat).gives_up = false;
            if (answer["type"] != "error") {
                self->kept_.about.chairs = self->status_["chairs"].get<std::vector<std::string>>();
                self->keep_about();
                self->run_clock();
                // Whoever left the game has no say any more, and nothing to ask for.
                if (self->proposal_ && self->proposal_->concerns(seat)) self->decline(seat);
                self->tell_seats(sentence);
            }
            if (reply) reply(std::move(answer));
        });
}

void Room::forfeit(int seat, const std::string& reason, const Reply& reply) {
    if (over()) return reply(protocol::error("match.over"));
    give_up(seat, "forfeited", reply, reason);
}

void Room::seat_somebody_else(const Contest::Change& change) {
    if (over()) return;
    const auto at = static_cast<size_t>(change.seat);
    seating_.dismiss(change.seat, protocol::message("taken_over"));
    kept_.about.people[at] = change.name;
    keep_about();
    if (kept_.about.chairs[at] == change.who) return tell_seats(seating_.say("came", change.seat));
    hand_over(change.seat, change.who, seating_.say("came", change.seat),
              [self = shared_from_this()](const Json&) { self->step_later(); });
}

}  // namespace fronteira::host
