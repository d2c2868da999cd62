// SPDX-License-Identifier: MIT
// How a match begins to which people were invited. What was shown until then is an example: it is
// dealt when nobody can have it dealt again, so that no deal is looked at and thrown away for a
// better one.
#include "host/rooms/deal.hpp"
#include "host/rooms/room.hpp"
#include "host/words.hpp"
#include "protocol/keys.hpp"

#include <utility>

namespace fronteira::host {

void Room::set_ready(int seat, const Json& message, const Reply& reply) {
    const auto ready = protocol::flag_of(message, "ready");
    if (!ready) return reply(protocol::error("protocol.key"));
    bool& known = seating_.at(seat).ready;
    // Many may sit at one screen and be ready at once; only going back and forth is rationed.
    if (waiting() && known && !*ready && !seating_.may_speak(seat))
        return reply(protocol::error("chat.hasty"));
    reply(protocol::message("done"));
    if (!waiting()) return;
    if (std::exchange(known, *ready) != *ready)
        tell_seats(seating_.say(*ready ? "ready" : "not_ready", seat));
    if (seating_.all_ready()) begin([](const Json&) {});
}

/// Where the seed was named, or nobody could arrange anything, it stays as it was dealt first.
void Room::begin(const Reply& reply) {
    if (std::exchange(beginning_, true)) return reply(protocol::message("done"));
    if (!kept_.about.wish.is_null() && !kept_.about.commitment.empty()) return deal_in_turn(reply);
    const std::vector<int> vacant = seating_.end_lobby();
    // The names came meanwhile, and the log tells them.
    if (auto record = kept_record(); worker_ != nullptr && record)
        resume(std::move(*record));
    else
        wake();
    begin_play(vacant, reply);
}

/// When the table is as it was wished last.
void Room::deal_in_turn(const Reply& reply) {
    queue_->add("seats", this, [weak = weak_from_this(), reply](const FairQueue::Done& done) {
        if (const auto self = weak.lock()) return self->deal(reply, done);
        done();
        reply(protocol::error("match.closed"));
    });
}

void Room::deal(const Reply& reply, const FairQueue::Done& done) {
    if (worker_ == nullptr)
        if (auto hired = hire(); !hired) {
            done();
            return cannot_begin(protocol::error(hired.error()), reply);
        }
    const Deal deal(kept_.about);
    const size_t closings = closings_;
    worker_->ask(deal.request(), [=, self = shared_from_this()](Result<Json> answer) {
        done();
        Json refused = deal.refused(answer);
        if (self->closings_ != closings) refused = protocol::error("match.closed");
        if (!refused.is_null()) return self->cannot_begin(refused, reply);
        deal.keep(*answer, self->kept_);
        const std::vector<int> vacant = self->seating_.end_lobby();
        self->take_answer(std::move(answer), {}, self->worker_.get());
        self->begin_play(vacant, reply);
    });
}

/// It cannot begin; whoever comes back may try again.
void Room::cannot_begin(const Json& refused, const Reply& reply) {
    beginning_ = false;
    break_down({error_at({}, refused["code"].get<std::string>(), refused.value("hint", ""))});
    reply(refused);
}

void Room::begin_play(const std::vector<int>& vacant, const Reply& reply) {
    services_.store.put(kept_);
    expect_kept();
    run_clock();
    tell_begun(reply);
    for (const int seat : vacant) hand_over(seat, "bot", seating_.say("bot_comes", seat), {});
}

/// Everybody is told what they may see of the deal. The worker is asked before anything is played,
/// and answers that first.
void Room::tell_begun(const Reply& reply) {
    show_spectators();
    std::vector<int> viewers = seating_.present();
    viewers.push_back(-1);
    for (const int viewer : viewers)
        ask({{"do", "ask"}, {"seat", viewer}, {"language", "en"}, {"message", {{"type", "join"}}}},
            [self = shared_from_this(), viewer, reply](const Json& joined) {
                if (joined.value("type", "") != "joined")
                    return viewer >= 0 ? void()
                                       : reply(joined.value("type", "") == "error"
                                                   ? joined
                                                   : protocol::error("match.closed"));
                Json news = protocol::message("begun");
                for (const char* part : {"view", "turn", "log"}) news[part] = joined[part];
                if (!self->kept_.about.commitment.empty())
                    news["commitment"] = self->kept_.about.commitment;
                news["clock"] = self->clock_.to_json(now());
                news["say"] = in_all_languages(self->services_.texts, "begun");
                self->send(viewer, std::move(news));
                if (viewer < 0) reply(protocol::message("done"));
            });
}

}  // namespace fronteira::host
