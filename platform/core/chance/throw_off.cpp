// SPDX-License-Identifier: MIT
#include "core/chance/throw_off.hpp"

#include "core/match.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::core {

uint32_t throw_once(Match& match, uint32_t seats, const Die* die) {
    int32_t best = INT32_MIN;  // loaded dice may show anything
    uint32_t leaders = 0;
    for (; seats != 0; seats &= seats - 1) {
        const int seat = std::countr_zero(seats);
        const Face* face = die == nullptr ? nullptr : match.roll(*die);
        if (die != nullptr && face == nullptr) return 0;
        const int32_t points = face == nullptr ? match.roll(6) : face->number;
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

bool shows_numbers(const Die& die) {
    return std::all_of(die.faces.begin(), die.faces.end(),
                       [](const Face& face) { return face.word.empty(); });
}

uint32_t standing_seats(const Match& match) {
    const Layout& layout = match.rules().layout;
    uint32_t seats = 0;
    for (int seat = 0; seat < layout.seats(); ++seat)
        if (match.state().get(layout.standing(), seat) != 0) seats |= 1u << seat;
    return seats;
}

}  // namespace fronteira::core
