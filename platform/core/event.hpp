// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/column.hpp"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace fronteira::core {

/// One typed fact of an event. A card is shown only to the seats in `seen_by`.
struct EventField {
    std::string name;
    Kind kind = Kind::integer;
    int32_t value = 0;
    int deck = -1;  ///< for a card
    uint32_t seen_by = ~uint32_t{0};
    std::string word = {};  ///< for a choice; `value` is then nothing
};

/// Something that happened, for the log and the animation. Seats outside `audience` learn nothing
/// of it, not even that it was.
struct Event {
    std::string name;
    std::vector<EventField> fields;
    uint32_t audience = ~uint32_t{0};
};

/// What an event comes to at most, with the names of its fields: everybody who looks on gets it.
inline constexpr size_t most_event_bytes = 16384;
/// Units of a budget for telling so many bytes, which are written down for each viewer.
constexpr int64_t cost_of_telling(size_t bytes) {
    return 8 * static_cast<int64_t>(bytes);
}

/// Units for telling an event of the platform's own, whose names and words are short.
constexpr int64_t cost_of_telling_facts(size_t fields) {
    return cost_of_telling(sizeof(Event) + fields * sizeof(EventField));
}

/// The event as a seat learns it: nothing hidden is left in it. False when it learns nothing. A
/// seat of -1 is a spectator, who learns only what is kept from nobody.
bool seen_by(int seat, Event& event);

}  // namespace fronteira::core
