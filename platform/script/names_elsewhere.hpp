// SPDX-License-Identifier: MIT
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>

namespace fronteira::script {

/// Fields of an event that screens show, with the keys of `look.toml` that say how: `pulse`.
using DrawnFields = std::map<std::string, std::set<std::string>>;

/// The names in maps and decks known to the mod, besides those of the map that is played on.
struct NamesElsewhere {
    std::set<std::string> of_spaces;   ///< printed on spaces,
    std::set<std::string> of_regions;  ///< on regions,
    std::set<std::string> others;      ///< and on cards, and the ids of all of them
    std::set<std::string> tags;        ///< of spaces
    std::set<std::string> links;       ///< kinds of links
    bool speaks = false;               ///< whether the mod has any sentences
    /// Of events: their placeholders, each with the file of the sentence; of several, any.
    std::map<std::string, std::map<std::string, std::string>> sentences;
    std::map<std::string, DrawnFields> drawn;  ///< of events
};

/// Read when first needed; empty if not known.
using Elsewhere = std::function<const NamesElsewhere&()>;

}  // namespace fronteira::script
