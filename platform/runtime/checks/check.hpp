// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <filesystem>
#include <string>

namespace fronteira::runtime {

/// What a check examines besides the files.
struct CheckMore {
    bool deep = false;      ///< rulesets without a fault are also played and tested: deep_check
    bool compiled = false;  ///< notes tell what of the rules is left to Lua, and why
};

/// What a check looked at and found.
struct CheckReport {
    std::string target;
    Diagnostics findings;
    int rulesets = 0;
    int maps = 0;
    int decks = 0;
    int bots = 0;
    int specs = 0;

    bool good() const { return !has_errors(findings); }
};

/// Checks everything about a mod that can be checked without playing: manifest and texts, every map
/// and deck, every ruleset on its map for every number of seats and every option, every bot, every
/// script. Maps and decks are checked even if the manifest is broken.
CheckReport check_mod(const Installation& installation, const std::filesystem::path& folder,
                      const CheckMore& more = {});

/// One ruleset of an installed mod on its own map.
CheckReport check_ruleset(const Installation& installation, const content::FoundRuleset& found,
                          const CheckMore& more = {});

/// Checks only a map: the file, and whether its spaces are connected.
CheckReport check_map(const std::filesystem::path& file);

/// Checks only a deck.
CheckReport check_deck(const std::filesystem::path& file);

}  // namespace fronteira::runtime
