// SPDX-License-Identifier: MIT
#include "core/event.hpp"

namespace fronteira::core {
namespace {

/// What is kept from one seat is kept from spectators too: they might tell.
bool names(uint32_t seats, int seat) {
    return seat < 0 ? seats == ~uint32_t{0} : (seats >> seat & 1u) != 0;
}

}  // namespace

bool seen_by(int seat, Event& event) {
    if (!names(event.audience, seat)) return false;
    for (EventField& field : event.fields)
        if (!names(field.seen_by, seat)) {
            field.value = hidden;
            field.word.clear();
        }
    return true;
}

}  // namespace fronteira::core
