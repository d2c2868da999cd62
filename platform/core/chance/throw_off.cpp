// SPDX-License-Identifier: MIT
#include "core/chance/throw_off.hpp"

#include "core/match.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {

uint32_t throw_once(Match& match, uint32_t seats) {
    int32_t best = INT32_MIN;  // loaded dice may show anything
    uint32_t leaders = 0;
    for (; seats != 0; seats &= seats - 1) {
        const int seat = std::countr_zero(seats);
        const int32_t points = match.roll(6);
        if (match.listening()) {
            Event event;
            event.name = "throw";
            event.fields = {{"points", Kind::integer, points, -1, ~uint32_t{0}},
                            {"seat", Kind::seat, seat, -1, ~uint32_t{0}}};
            match.tell(std::move(event));
        }
        if (points > best) leaders = 0;
        if (points >= best) leaders |= 1u << seat;
        best = std::max(best, points);
    }
    return leaders;
}

uint32_t standing_seats(const Match& match) {
    const Layout& layout = match.rules().layout;
    uint32_t seats = 0;
    for (int seat = 0; seat < layout.seats(); ++seat)
        if (match.state().get(layout.standing(), seat) != 0) seats |= 1u << seat;
    return seats;
}

}  // namespace fronteira::core
