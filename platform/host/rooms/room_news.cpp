// SPDX-License-Identifier: MIT
// The news of a room: to a seat, to all, to those who look on.
#include "host/rooms/room.hpp"
#include "host/words.hpp"

namespace fronteira::host {

void Room::send(int seat, Json news) {
    if (news["type"] == "moved" || news["type"] == "undone" || news["type"] == "ended")
        news["clock"] = clock_.to_json(now());
    if (news["type"] == "undone") news["say"] = seating_.say("undone", news["by"].get<int>() - 1);
    if (seat < 0) return tell_spectators(std::move(news));
    seating_.send(seat, std::move(news));
}

void Room::tell_all(const Json& news) {
    for (int seat = 0; seat < seats(); ++seat) send(seat, news);
    tell_spectators(news);
}

void Room::tell_seats(const Json& say) {
    Json news = protocol::message("seats");
    news["seats"] = seating_.to_json();
    news["watching"] = spectators_.names();
    news["say"] = say;
    tell_all(news);
}

/// Where more waits for them than is held, they begin anew, as late as before.
void Room::tell_spectators(Json news) {
    if (spectators_.tell(std::move(news))) return;
    services_.warn("match " + kept_.id + " has more for late spectators than can be held");
    show_spectators_anew();
}

/// Spectators who are late begin with how the match stands now, before anything more is played:
/// asked of the worker first, it is answered first.
void Room::show_spectators() {
    if (!spectators_.late() || spectators_.shown()) return;
    ask({{"do", "ask"}, {"seat", -1}, {"language", "en"}, {"message", {{"type", "join"}}}},
        [self = shared_from_this()](Json joined) {
            if (joined["type"] != "joined") return;
            joined["seats"] = self->seating_.to_json();
            joined["clock"] = self->clock_.to_json(now());
            joined["open"] = Json::object();
            joined["waiting"] = self->waiting();
            if (const std::string& one = self->kept_.about.commitment; !one.empty())
                joined["commitment"] = one;
            self->spectators_.show(std::move(joined));
        });
}

void Room::show_spectators_anew() {
    Json later = protocol::message("error");
    later["code"] = "watch.later";
    later["say"] = in_all_languages(services_.texts, "error.watch.later");
    spectators_.begin_anew(later);
    show_spectators();
}

}  // namespace fronteira::host
