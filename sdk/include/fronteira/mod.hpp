// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/map.hpp>
#include <fronteira/option.hpp>
#include <fronteira/text.hpp>

#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fronteira {

/// What the grid of a map must be like.
struct GridNeeds {
    std::optional<MapGrid::Shape> shape = {};  ///< none: any
    std::vector<int> widths = {};              ///< one of these; none: any
    std::vector<int> heights = {};             ///< as widths
};

/// What a ruleset asks of a map before it can be played there.
struct Needs {
    bool regions = false;   ///< every space belongs to a region
    bool connected = true;  ///< every space can be reached from every other
    int min_spaces = 1;
    int max_spaces = 65535;
    std::optional<GridNeeds> grid;               ///< none: drawn or not
    std::vector<std::string> space_attributes;   ///< numbers that every space must carry
    std::vector<std::string> region_attributes;  ///< numbers that every region must carry
    std::map<std::string, int> tags;             ///< how many spaces must carry each tag
    std::vector<std::string> cards;              ///< decks whose cards name spaces and regions
};

/// A value that a preset gives to an option of the ruleset it is like, as written.
struct PresetValue {
    std::string option;
    std::string value;
    Place place;
};

/// A game that a mod offers: rules, seats, house rules. A preset is `like` another ruleset, from
/// which it takes everything that it does not say itself; `set` holds its own defaults.
struct RulesetEntry {
    std::string id;
    LocalText name;
    LocalText description;
    int min_players = 2;
    int max_players = 2;
    std::string like;  ///< `ruleset` of this mod, or `mod/ruleset`; may be empty
    std::vector<PresetValue> set;
    std::string rules = "rules";  ///< folder, relative to the mod, that holds init.lua
    std::string default_map;      ///< `map` of this mod, or `mod/map`
    std::string default_bot;      ///< the bot that plays when none is named; may be empty
    Needs needs;
    std::vector<Option> options;
    Place place;
};

/// Sentences and names by key for each language: `text["pt_BR"]["why.attack.from"]`.
using TextTable = std::map<std::string, std::map<std::string, std::string>>;

/// A mod as found in its folder: its manifest, read and checked, and a list of its parts.
struct Mod {
    std::string id;
    std::string version;
    int api = 1;
    LocalText name;
    LocalText description;
    std::vector<std::string> authors;
    std::string licence;
    std::map<std::string, std::string> depends;  ///< mod id to version range
    std::map<std::string, std::string> conflicts;
    std::vector<RulesetEntry> rulesets;
    std::filesystem::path folder;
    std::vector<std::string> maps;   ///< ids: file names in maps/ without `.toml`, sorted
    std::vector<std::string> decks;  ///< ids: file names in cards/ without `.toml`, sorted
    std::vector<std::string> bots;   ///< ids: file names in bots/ without `.lua`, sorted
    TextTable text;
};

}  // namespace fronteira
