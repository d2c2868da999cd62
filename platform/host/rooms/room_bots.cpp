// SPDX-License-Identifier: MIT
// The moves of bots, at a pace that eyes can follow.
#include "host/rooms/room.hpp"

namespace fronteira::host {

void Room::play_on() {
    if (seating_.only_bots() && !over()) wake();
}

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

}  // namespace fronteira::host
