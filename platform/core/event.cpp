// SPDX-License-Identifier: MIT
#include "core/event.hpp"

namespace fronteira::core {

bool seen_by(int seat, Event& event) {
    if ((event.audience >> seat & 1u) == 0) return false;
    for (EventField& field : event.fields)
        if ((field.seen_by >> seat & 1u) == 0) field.value = hidden;
    return true;
}

}  // namespace fronteira::core
