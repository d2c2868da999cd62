// SPDX-License-Identifier: MIT
// The next match, in which the same people play again.
#include "host/rooms/room.hpp"

namespace fronteira::host {

void Room::set_next(const std::string& match) {
    kept_.about.next = match;
    keep_about();
}

/// Whoever gave up on the way plays again, and so do those who came later under another name.
Json Room::wish_for_rematch() const {
    Json wish = kept_.about.wish;
    if (wish.is_null()) return wish;
    for (size_t seat = 0; seat < wish["seats"].size() && seat < kept_.about.people.size(); ++seat) {
        Json& one = wish["seats"][seat];
        if (one.value("who", "human") != "human") continue;
        one["invited"] = true;
        one["name"] = kept_.about.people[seat];
    }
    return wish;
}

void Room::tell_rematch(int by) {
    Json news = protocol::message("rematch");
    news["by"] = by + 1;
    news["say"] = seating_.say("rematch", by);
    for (int seat = 0; seat < seats(); ++seat)
        if (seat != by) send(seat, news);
}

}  // namespace fronteira::host
