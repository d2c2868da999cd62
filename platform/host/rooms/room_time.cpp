// SPDX-License-Identifier: MIT
// The room and time: clocks, the pace of bots, sleep.
#include "host/rooms/room.hpp"

namespace fronteira::host {
/// The bot that decides moves, at a pace that eyes can follow.
void Room::step_later() {
    if (worker_ == nullptr || clock_.paused() || waiting() || stepping_ || status_.empty()) return;
    if (!status_["bot"].get<bool>() || status_["over"].get<bool>()) return sleep_when_idle();
    stepping_ = true;
    pace_.expires_after(std::chrono::milliseconds(kept_.about.bot_pace));
    pace_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto self = weak.lock();
        if (self && !error) self->step();
    });
}

void Room::step() {
    stepping_ = worker_ != nullptr && !clock_.paused();
    if (!stepping_) return;
    ask({{"do", "step"}}, [weak = weak_from_this()](const Json&) {
        if (const auto room = weak.lock()) room->stepping_ = false;
    });
}

/// A move that is being worked out already comes by itself.
void Room::step_now() {
    if (pace_.cancel() > 0) step();
}

void Room::play_on() {
    if (seating_.only_bots() && !over()) wake();
}

void Room::sleep_when_idle() {
    idle_.expires_after(services_.limits.idle);
    idle_.async_wait([weak = weak_from_this()](boost::system::error_code error) {
        const auto self = weak.lock();
        if (error || !self || self->worker_ == nullptr) return;
        // It is waking up, or somebody is about to sit down.
        if (!self->status_.is_object() || !self->queue_->idle()) return self->sleep_when_idle();
        const bool bot = self->status_["bot"].get<bool>() && !self->status_["over"].get<bool>();
        // Bots do not play on for nobody; a person who left finds the match at their own move.
        if ((bot && !self->seating_.only_bots()) || !self->seating_.present().empty() ||
            !self->spectators_.empty())
            return;
        self->worker_->dismiss();
        self->worker_ = nullptr;
        --self->services_.awake;
    });
}

Json Room::clock_json() const {
    return clock_.to_json(now());
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

/// When what is being read came.
Moment Room::heard() const {
    return services_.outbox.disk().heard(now());
}

/// The seat's move was played or refused.
void Room::let_go(int seat) {
    if (!clock_.exists()) return;
    clock_.let_go(seat);
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
