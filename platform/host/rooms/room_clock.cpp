// SPDX-License-Identifier: MIT
// Whose time runs; nobody pays for waiting for the host.
#include "host/rooms/room.hpp"

namespace fronteira::host {

/// Whoever moves has thought until now, however long the move waits for its turn.
void Room::move(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                const Reply& reply) {
    if (clock_.paused()) return reply(protocol::error("match.paused"));
    const Moment arrived = heard();
    if (clock_.is_up(seat, arrived)) return reply(protocol::error("move.late"));
    if (clock_.exists()) clock_.hold(seat);
    ask_in_turn(
        peer, seat, {{"do", "play"}, {"seat", seat}, {"message", message}},
        [self = shared_from_this(), seat, reply](Json answer) {
            reply(std::move(answer));
            self->release_clock(seat);
        },
        arrived);
}

/// Whoever decides must know what is legal: until they do, their time stands still, once for each
/// decision and behind nothing else that they asked for.
void Room::look_up(const std::shared_ptr<Peer>& peer, int seat, const Json& message,
                   const Reply& reply) {
    const Json request{
        {"do", "ask"}, {"seat", seat}, {"language", peer->language}, {"message", message}};
    const std::string type = message["type"];
    if ((type != "legal" && type != "complete") || !clock_.may_be_excused(seat) ||
        queue_->waits(asker(*peer, seat)))
        return ask_in_turn(peer, seat, request, reply);
    clock_.hold(seat);
    ask_in_turn(peer, seat, request,
                [self = shared_from_this(), seat, reply, asked = heard()](Json answer) {
                    self->clock_.excuse(seat, asked, now());
                    reply(std::move(answer));
                    self->release_clock(seat);
                });
}

/// When what is being read came.
Moment Room::heard() const {
    return services_.outbox.disk().heard(now());
}

/// The seat's move was played or refused.
void Room::release_clock(int seat) {
    if (!clock_.exists()) return;
    clock_.let_go(seat);
    watch_clock();
}

/// The clocks of the people who decide go on from now, once everybody has come.
void Room::run_clock(std::optional<Clock::Decision> decided) {
    if (!clock_.exists() || waiting()) return;
    std::vector<int> thinking;
    if ((seating_.all_came() || !kept_.about.left.empty()) && status_.is_object())
        for (const Json& seat : status_.value("deciders", Json::array()))
            if (seating_.is_person(seat)) thinking.push_back(seat);
    clock_.run(thinking, now(), decided);
    watch_clock();
}

void Room::watch_clock() {
    const auto flag = clock_.next_flag();
    if (!flag) {
        flag_.cancel();
        return;
    }
    wait_for_flag(flag->first);
}

void Room::wait_for_flag(Moment until) {
    flag_.expires_at(until);
    flag_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto self = weak.lock();
        if (error || !self) return;
        const auto up = self->clock_.next_flag();
        if (!up) return;
        // A move may have come in time and not have been read yet.
        if (self->services_.outbox.disk().hides(up->first, now()))
            return self->wait_for_flag(now() + Standstill::catching_up);
        if (up->first > now()) return self->wait_for_flag(up->first);
        self->give_up(up->second, "time", {});
    });
}

}  // namespace fronteira::host
