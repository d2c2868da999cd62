// SPDX-License-Identifier: MIT
// Before a match begins: who sits where and by which house rules, as often as that changes.
#include "host/rooms/deal.hpp"
#include "host/rooms/room.hpp"
#include "host/words.hpp"

namespace fronteira::host {

void Room::arrange(const std::shared_ptr<Peer>& peer, const Arrangement& wanted,
                   const std::function<void()>& exchanged, const Reply& reply) {
    if (!waiting() || beginning_) return reply(protocol::error("match.begun"));
    if (kept_.about.wish.is_null()) return reply(protocol::error("rematch.none"));
    if (Json refused = refused_arrangement(*peer, wanted); !refused.is_null())
        return reply(std::move(refused));
    if (!peer->may_start_worker()) return reply(protocol::error("address.hasty"));
    address_ = peer->address;
    queue_->add("seats", peer.get(), [=, weak = weak_from_this()](const FairQueue::Done& done) {
        if (const auto self = weak.lock())
            return self->deal_anew(peer, wanted, exchanged, reply, done);
        done();
        reply(protocol::error("match.closed"));
    });
}

/// Null when that may be.
Json Room::refused_arrangement(const Peer& peer, const Arrangement& wanted) const {
    if (wanted.by_opener) return {};
    const bool own = wanted.exchange && peer.seats.contains({kept_.id, wanted.exchange->first});
    if (!own || !wanted.options.empty()) return protocol::error("seat.opener");
    return seating_.is_vacant(wanted.exchange->second) ? Json() : protocol::error("seat.somebody");
}

void Room::deal_anew(const std::shared_ptr<Peer>& peer, const Arrangement& wanted,
                     const std::function<void()>& exchanged, const Reply& reply,
                     const FairQueue::Done& done) {
    if (!waiting()) {
        done();
        return reply(protocol::error("match.begun"));
    }
    const Json said = wanted.exchange ? seating_.say("arranged.places", wanted.exchange->first,
                                                     wanted.exchange->second)
                                      : in_all_languages(services_.texts, "arranged.rules");
    const Deal deal(kept_.about, wanted);
    close();
    if (auto hired = hire(); !hired) {
        done();
        return reply(protocol::error(hired.error()));
    }
    const size_t closings = closings_;
    worker_->ask(deal.request(), [=, self = shared_from_this()](Result<Json> answer) {
        done();
        Json refused = deal.refused(answer);
        // Somebody may have sat down there in the meantime.
        if (refused.is_null()) refused = self->refused_arrangement(*peer, wanted);
        // As it was before is in the store.
        if (!refused.is_null() && self->closings_ == closings) self->close();
        if (!refused.is_null()) return reply(refused);
        if (!self->waiting() || self->closings_ != closings)
            return reply(protocol::error("match.begun"));
        deal.keep(*answer, self->kept_);
        if (wanted.exchange) {
            self->seating_.exchange(wanted.exchange->first, wanted.exchange->second);
            exchanged();
        }
        for (int seat = 0; seat < self->seats(); ++seat) self->seating_.at(seat).ready = false;
        self->services_.store.put(self->kept_);
        self->take_answer(
            std::move(answer),
            [self, wanted, said, reply](const Json& told) {
                if (told.value("type", "") == "error") return reply(told);
                self->tell_arranged(wanted, said);
                reply(protocol::message("done"));
            },
            self->worker_.get());
        self->sleep_when_idle();
    });
}

void Room::tell_arranged(const Arrangement& wanted, const Json& said) {
    Json news = protocol::message("arranged");
    news["say"] = said;
    news["options"] = wanted.options;
    if (wanted.exchange)
        news["exchanged"] = {wanted.exchange->first + 1, wanted.exchange->second + 1};
    for (int seat = 0; seat < seats(); ++seat) {
        news["was"] = wanted.seat_before(seat) + 1;
        send(seat, news);
    }
    news["was"] = 0;
    if (spectators_.late())
        show_spectators_anew();
    else
        tell_spectators(news);
    tell_seats(news["say"]);
}

}  // namespace fronteira::host
