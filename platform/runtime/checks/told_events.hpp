// SPDX-License-Identifier: MIT
#pragma once

#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::runtime {

/// Adds the events that a rule file tells by name: `match:tell("conquest", ...)`.
void note_told(std::string_view text, std::set<std::string>& told);

/// Adds the names that a rule file gives to fields of tables, and all its words in quotes: events
/// have no fields under other names.
void note_fields(std::string_view text, std::set<std::string>& fields);

/// An event that a spec asks about by name: `game:told "conquest"`.
struct AskedEvent {
    std::string name;
    int line = 0;
    int column = 0;  ///< of the name
};
std::vector<AskedEvent> asked_events(std::string_view text);

}  // namespace fronteira::runtime
