// SPDX-License-Identifier: MIT
#pragma once

#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>

namespace fronteira::runtime {

/// The names of fields that each event is told with; nothing where they are not written there.
using ToldEvents = std::map<std::string, std::optional<std::set<std::string>>>;

/// Adds the events that a rule file tells by name: `match:tell("conquest", { seat = match.me })`.
void note_told(std::string_view text, ToldEvents& told);

}  // namespace fronteira::runtime
