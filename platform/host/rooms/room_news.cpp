// SPDX-License-Identifier: MIT
// The news of a room: to a seat, to all, to those who watch.
#include "host/rooms/room.hpp"
#include "host/words.hpp"

namespace fronteira::host {

void Room::send(int seat, Json news) {
    if (news["type"] == "moved" || news["type"] == "undone" || news["type"] == "ended")
        news["clock"] = clock_json();
    if (news["type"] == "undone") news["say"] = seating_.say("undone", news["by"].get<int>() - 1);
    if (seat < 0) return tell_spectators(std::move(news));
    seating_.send(seat, std::move(news));
}

void Room::tell_all(const Json& news) {
    for (int seat = 0; seat < seats(); ++seat) send(seat, news);
    tell_spectators(news);
}

/// Where more waits for them than is held, they begin anew, as late as before.
void Room::tell_spectators(Json news) {
    if (spectators_.tell(std::move(news))) return;
    services_.warn("match " + kept_.id + " has more for late spectators than can be held");
    show_spectators_anew();
}

void Room::show_spectators_anew() {
    Json later = protocol::message("error");
    later["code"] = "watch.later";
    later["say"] = in_all_languages(services_.texts, "error.watch.later");
    spectators_.begin_anew(later);
    show_spectators();
}

}  // namespace fronteira::host
