// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::runtime {

/// The names of fields that each event is told with; nothing where they are not written there.
using ToldEvents = std::map<std::string, std::optional<std::set<std::string>>>;

/// Adds the events that a rule file tells by name: `match:tell("conquest", { seat = match.me })`.
void note_told(std::string_view text, ToldEvents& told);

/// An event that a spec asks about by name: `game:told "conquest"`.
struct AskedEvent {
    std::string name;
    int line = 0;
    int column = 0;  ///< of the name
};
std::vector<AskedEvent> asked_events(std::string_view text);

}  // namespace fronteira::runtime
