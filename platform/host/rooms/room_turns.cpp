// SPDX-License-Identifier: MIT
// What seats and spectators ask of the match, in turns, and what their waiting costs.
#include "host/rooms/room.hpp"

namespace fronteira::host {

/// Whose turn it is: a seat has one turn, over however many connections it asks.
const void* Room::asker(const Peer& peer, int seat) const {
    if (seat < 0) return &peer;
    return &seating_.at(seat);
}

/// One at a time and in turns, so that nobody's questions keep another's move waiting: seats come
/// as often as all spectators together.
void Room::ask_in_turn(const std::shared_ptr<Peer>& peer, int seat, Json request, Reply reply,
                       std::optional<Moment> arrived) {
    if (worker_ == nullptr && services_.awake >= services_.limits.matches)
        return reply(protocol::error("host.full"));
    if (worker_ == nullptr && !peer->may_start_worker())
        return reply(protocol::error("address.hasty"));
    if (worker_ == nullptr) address_ = peer->address;
    queue_->add(seat < 0 ? "spectators" : "seats", asker(*peer, seat),
                [weak = weak_from_this(), peer, request = std::move(request),
                 reply = std::move(reply), arrived, life = lives_](const FairQueue::Done& done) {
                    const auto self = weak.lock();
                    const bool asks_on = self != nullptr && self->lives_ == life;
                    if (asks_on && (arrived || !peer->gone()))
                        return self->ask(request, reply, arrived, done);
                    done();
                    reply(self ? self->asked_too_early() : protocol::error("match.closed"));
                });
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
                    self->let_go(seat);
                });
}

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
            self->let_go(seat);
        },
        arrived);
}

}  // namespace fronteira::host
